import { inEnglish } from '../../grammar/saying.ts'
import { describe, expect, test } from 'vitest'
import { explanationText } from '../../cli/output/explanation-text.ts'
import { whyUnread } from '../../cli/play/why-text.ts'
import { DECLINE } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import { specimen } from '../kit/specimen.ts'

const game = (ask: string, rule: string): string => `game Keen for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
passed of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  each number i in 1..2
    turn by first of players
  finish
to turn by player p
  ${ask}
to lay card c by player p
  move c to pile
to pass by player p
  passed of p gains 100
player p may lay card c in hand of p at turn if rank of c < 3
${rule}`

const RULE = '[keen.1] keen: player p must act at turn if pile is empty\n'

describe('who must act', () => {
  test('has no other answers than moves, as long as the condition holds', async () => {
    const { engine } = await specimen(game('p may act', RULE))
    const s = engine.setup({ seed: 1 })
    expect(engine.choices(s)).not.toContain(DECLINE)
    expect(engine.tryApply(s, DECLINE)).toBe(false)
    engine.apply(s, engine.choices(s)[0] ?? DECLINE)
    expect(engine.choices(s)).toContain(DECLINE)
  })

  test('is told by which rule passing is none, also where an event is called like it', async () => {
    const { engine } = await specimen(game('p may act', RULE))
    const s = engine.setup({ seed: 1 })
    const explained = engine.explain(s, 0, 'pass')
    expect(explained).toMatchObject({ allowed: false, move: 'pass', reasons: [{ rule: 'keen', clauses: ['keen.1'] }] })
    expect(
      inEnglish(explanationText(explained, 'A'))
        .replaceAll(/[\w.-]*\.rules:\d+/g, 'PLACE')
        .split('\n'),
    ).toEqual([
      'A may not pass, because',
      '  keen [keen.1] does not let it (PLACE)',
      '    keen: player p must act at turn if pile is empty',
    ])
    engine.apply(s, engine.choices(s)[0] ?? DECLINE)
    expect(engine.explain(s, 0, 'pass')).toMatchObject({ allowed: true, reasons: [{ rule: 'turn' }] })
  })

  test('is told by the question where its text lets nobody pass', async () => {
    const { engine } = await specimen(game('p must act', ''))
    const s = engine.setup({ seed: 1 })
    expect(engine.explain(s, 0, 'pass')).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'turn', kind: 'question' }],
    })
  })
})

test('a match refuses passing with the rules that forbid it', async () => {
  const { engine } = await specimen(game('p may act', RULE))
  const match = Match.open(engine, { seed: 1 })
  expect(match.answer(0, 0, { move: 'answer', at: 'turn', value: null })).toMatchObject({
    taken: false,
    kind: 'not-offered',
    why: 'A may not pass now; see keen',
    reasons: [{ rule: 'keen' }],
  })
})

describe('where an event that is offered is called like passing', () => {
  const offered = async () => specimen(game('p may act', `player p may pass at turn\n${RULE}`))

  test('a match refuses passing with the rules that forbid it, not with the one that offers the event', async () => {
    const { engine } = await offered()
    const match = Match.open(engine, { seed: 1 })
    expect(match.answer(0, 0, { move: 'answer', at: 'turn', value: null })).toMatchObject({
      why: 'A may not pass now; see keen',
      reasons: [{ rule: 'keen', clauses: ['keen.1'] }],
    })
    expect(match.answer(0, 0, { move: 'pass', by: 'A' })).toMatchObject({ taken: true })
  })

  test('it is told of the event, and that passing is none as long as it is', async () => {
    const { engine } = await offered()
    const s = engine.setup({ seed: 1 })
    expect(engine.explain(s, 0, 'pass')).toMatchObject({
      allowed: true,
      reasons: [
        { rule: 'may-pass' },
        { text: 'this is the event of that name; to pass without it is not possible: see keen', place: '' },
      ],
    })
    const lay = engine.choices(s).find((each) => engine.describe(s, each).startsWith('lay'))
    engine.apply(s, lay ?? DECLINE)
    expect(engine.explain(s, 0, 'pass').reasons).toMatchObject([{ rule: 'may-pass' }])
  })
})

test('where a hidden card binds, it is told that a rule does', async () => {
  const { engine } = await specimen(
    game('p may act', 'keen: player p must act at turn if some card c in vault where rank of c > 1')
      .replace('zone pile', 'zone vault seen by nobody\nzone pile')
      .replace('  each number i', '  move last of hand of first of players to vault\n  each number i'),
  )
  const s = engine.setup({ seed: 1 })
  const explained = engine.explain(s, 0, 'pass')
  expect(explained.allowed).toBe(false)
  expect(whyUnread(explained)).toBe(null)
  expect(inEnglish(explanationText(explained, 'A')).split('\n')).toEqual([
    'A may not pass, because',
    '  a rule does not let it; which one hangs on cards that A does not see',
  ])
})
