import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkForEngine, scriptOfChecked } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, times } from '../kit/effort.ts'
import { type Line, anyTable, source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { futureChance } from '../laws/future.ts'

/** Announcements are tried before they are offered. What they would come to by chance must not show in what is offered. */

const DECK = `game Future for 2 players

printed rank of card: number
type suit: ♣, ♦
card each suit s, each number n in 1..6 named n s
  rank = n

zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 3) to hand of p
  repeat
    each player p
      turn by p
  until deck is empty
  finish

to turn by player p
  p may act
  if deck is not empty
    move top of deck to hand of p

player p may wait at turn
to wait by player p
  score of p gains 1
player p may go card c in hand of p at turn
`

interface Compiled {
  readonly codes: readonly string[]
  readonly engine: FullEngine<BaseState> | null
}

/** The engine of a text, also where it has findings, and their codes. */
async function compiled(text: string): Promise<Compiled> {
  const { program, diagnostics } = checkForEngine('future.rules', { read: () => text, find: () => null })
  const codes = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
  if (program === null) return { codes, engine: null }
  return { codes, engine: liveEngine(await scriptOfChecked(program), 'future.rules').engine }
}

/** Whether games of it keep to the law, as far as they go: some written at random come to no next question. */
function keepsTheLaw({ engine }: Compiled, games: number): boolean {
  if (engine === null) throw new Error('the text does not compile')
  const holds = (line: Line): boolean => {
    try {
      futureChance.holds({ name: 'Future', engine, variant: false }, line)
      return true
    } catch (thrown) {
      if (isRoundLimitError(thrown)) return true
      throw thrown
    }
  }
  return !fc.check(fc.property(anyTable(engine), holds), { numRuns: games, endOnFailure: true }).failed
}

describe('a shuffle whose order decides what is offered is refused', () => {
  test.each([
    [
      'in the announcement itself',
      'announce\n    move c to deck\n    shuffle deck\n    only if rank of top of deck > 3',
    ],
    ['on the way to it', 'shuffle deck\n  announce\n    only if rank of top of deck > 3\n    move c to pile'],
    [
      'in the answers that are offered',
      'announce\n    shuffle deck\n    choose card d in hand of p where rank of d > rank of top of deck by p\n    move d to pile',
    ],
    [
      'through what comes off the deck',
      'announce\n    shuffle deck\n    move top of deck to hand of p\n    choose card d in hand of p where rank of d > 5 by p\n    move d to pile',
    ],
    [
      'in a loop that comes round',
      'announce\n    let n = 2\n    while n > 0\n      only if rank of top of deck > 1\n      shuffle deck\n      n loses 1\n    move c to pile',
    ],
    [
      'through events that are called',
      'announce\n    mix by p\n    look by p\nto mix by player p\n  shuffle deck\nto look by player p\n  only if rank of top of deck > 3\n  score of p gains 1',
    ],
    [
      'by what comes instead of a move',
      'announce\n    move c to pile\n    only if rank of top of deck > 3\ninstead of move card c to pile\n  move c to deck\n  shuffle deck',
    ],
    [
      'by a rule before the event',
      'announce\n    only if rank of top of deck > 3\n    move c to pile\nbefore go card c by player p\n  shuffle deck',
    ],
    [
      'for a rule that forbids',
      'announce\n    shuffle deck\n    look by p\nto look by player p\n  score of p gains 1\ncannot look if rank of top of deck > 3',
    ],
    [
      'for a word that is worked out',
      'announce\n    shuffle deck\n    only if luck > 3\n    move c to pile\nluck: number = rank of first of deck or 0',
    ],
    [
      'going through the cards',
      'announce\n    shuffle deck\n    each card d in deck\n      if score of p < 9\n        score of p gains rank of d\n    only if score of p mod 2 = 0',
    ],
  ])('%s', async (_, text) => {
    const game = await compiled(`${DECK}to go card c by player p\n  ${text}\n`)
    expect(game.codes).toEqual(['HR0516'])
    // What is refused does break the law.
    expect(keepsTheLaw(game, 20)).toBe(false)
  })
})

describe('what does not depend on the order may follow a shuffle', () => {
  test.each([
    [
      'how many there are, and which',
      'announce\n    move c to deck\n    shuffle deck\n    only if count of deck > 4 and some card d in deck where rank of d = 6',
    ],
    [
      'a choice among them',
      'announce\n    shuffle deck\n    choose card d in deck where rank of d > 3 by p\n    move d to pile',
    ],
    [
      'the order of something else',
      'announce\n    shuffle deck\n    only if rank of last of hand of p > 3\n    move c to pile',
    ],
    ['what follows the announcement', 'announce\n    move c to deck\n    shuffle deck\n  move top of deck to pile'],
    [
      'what an effect does later',
      'announce\n    move c to deck\n    shuffle deck\n    later\n      move top of deck to pile\n  each effect e in waiting\n    resolve e',
    ],
    [
      'a shuffle at the end',
      'announce\n    only if rank of top of pile < 9 or pile is empty\n    move c to deck\n    shuffle deck',
    ],
  ])('%s', async (_, text) => {
    const game = await compiled(`${DECK}to go card c by player p\n  ${text}\n`)
    expect(game.codes).toEqual([])
    expect(keepsTheLaw(game, 20)).toBe(true)
  })
})

test('chance on the way to an announcement is refused, since it would be drawn to try it', async () => {
  const game = await compiled(
    `${DECK}to go card c by player p
  choose card d in deck by chance
  announce
    only if rank of d > 3
    move c to pile
`,
  )
  expect(game.codes).toEqual(['HR0512'])
  expect(keepsTheLaw(game, 20)).toBe(false)
})

test('games written at random keep to it where they are not refused', { timeout: 300_000 * times }, async () => {
  let passed = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const game = await compiled(randomGame(source(seed), { shuffles: 30 }))
      if (game.engine === null || game.codes.length > 0) return
      passed += 1
      expect(keepsTheLaw(game, 2)).toBe(true)
    }),
    { numRuns: byDay(15, 30 * times), endOnFailure: true },
  )
  expect(passed).toBeGreaterThan(byDay(2, 8 * times))
})
