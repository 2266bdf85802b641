import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FactInfo, Parts } from '../../runtime/parts.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { valuesOfPairs } from '../../runtime/words/pair-facts.ts'
import { anyTable, playOut } from '../kit/playout.ts'
import { specimen } from '../kit/specimen.ts'

// What a seat is shown that looked before is what one is shown that looks for the first time.

const game = (...lines: readonly string[]): string =>
  [
    'game Looking for 2 players "who sees what, and no longer"',
    'printed rank of card: number',
    'card each number n in 1..6 named n ♣',
    '  rank = n',
    'zone hand of player p seen by p',
    'turns: number starts 0',
    'to match',
    '  each definition d',
    '    create d to table',
    '  move each card c in top of (table, 2) to hand of first of players',
    '  repeat',
    '    each player p',
    '      turn by p',
    '    turns gains 1',
    '  until turns > 8',
    '  finish',
    'to turn by player p',
    '  p must act',
    'player p may take at turn',
    '  move top of table to hand of p',
    'player p may lay card c in hand of p at turn',
    '  move c to table',
    ...lines,
  ].join('\n')

const GAMES: Readonly<Record<string, string>> = {
  'a zone that is opened and closed': game(
    'peeks of player: truth starts no',
    'zone table seen by each player p where peeks of p',
    'player p may look at turn',
    '  peeks of p becomes yes',
    'player p may look-away at turn',
    '  peeks of p becomes no',
  ),
  'the same beside an exception for another zone': game(
    'peeks of player: truth starts no',
    'zone table seen by each player p where peeks of p',
    'player p may look at turn',
    '  peeks of p becomes yes',
    'player p may look-away at turn',
    '  peeks of p becomes no',
    'except viewers of card c = players if c in hand and rank of c = 2',
  ),
  'a card that is marked outside of the zone of its mark': game(
    'zone table seen by nobody',
    'card c in hand is veiled starts no',
    'except viewers of veiled c = players',
    'player p may veil card c in table at turn',
    '  c becomes veiled',
  ),
  'pairs of seats and values': game(
    'type mood: glad, cross',
    'zone table seen by nobody',
    'trust of (player, mood): number starts 0',
    'player p may trust-in mood m at turn',
    '  trust of (p, m) gains 1',
    'player p may forget-all at turn',
    '  each mood m',
    '    trust of (p, m) becomes 0',
  ),
}

describe('what goes on being watched is what is seen by who comes just now', () => {
  test.each(Object.entries(GAMES))('%s', async (_, text) => {
    const { engine } = await specimen(text)
    let compared = 0
    fc.assert(
      fc.property(anyTable(engine), (line) => {
        playOut(engine, line, ({ state }) => {
          for (let seat = 0; seat < state.players; seat++) {
            expect(engine.observe(state, seat)).toEqual(engine.observe(engine.clone(state), seat))
            compared += 1
          }
        })
      }),
      { numRuns: 30 },
    )
    expect(compared).toBeGreaterThan(100)
  })
})

test('the values of a type are those of the engine that asks, where a variant shares the fact and has more', () => {
  const fact: FactInfo = {
    name: 'trust',
    column: 'trust',
    of: 'pair',
    params: ['player', 'mood'],
    type: 'number',
    zones: [],
  }
  const s = { players: 2, trust: { 1: 5, 1024: 6, 1026: 7 } } as unknown as BaseState
  const having = (...mood: readonly string[]): Parts<BaseState> => ({ enums: { mood } }) as unknown as Parts<BaseState>
  expect(valuesOfPairs(having('glad', 'cross'), s, fact)).toEqual([undefined, 5, 6, undefined])
  expect(valuesOfPairs(having('glad', 'cross', 'dull'), s, fact)).toEqual([undefined, 5, undefined, 6, undefined, 7])
})
