import { describe, expect, test } from 'vitest'
import { interpret } from '../interpret/game.ts'
import { checkGame } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { specimen } from '../kit/specimen.ts'

/** A card whose own text asks, while it is announced, whether it could be. */
const text = `game Doubt for 2 players
card each number n in 1..3 named c n
  rank = n
printed rank of card: number
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  ask-for by first of players
  finish
to ask-for by player p
  p must act
player p may lay card c in hand of p at ask-for
to lay card c by player p
  move c to pile
text of card this where rank of this = 2
  to lay this by player p
    announce
      if p may lay this
        score of p gains 1
      move this to pile
`

test.each([true, false])(
  'an announcement that depends on itself is stopped, and told where (shortcuts: %s)',
  async (shortcuts) => {
    const { engine } = await specimen(text, { shortcuts })
    let thrown: unknown = null
    try {
      engine.setup({ seed: 1 })
    } catch (error) {
      thrown = error
    }
    expect(isRoundLimitError(thrown) ? thrown.what : thrown).toMatchObject({
      kind: 'event',
      at: 'lay',
      place: 'specimen.rules:16',
      // As often as trials stand in each other.
      rounds: 60,
    })
  },
)

test('what the rules mean is bounded there as well', () => {
  const { program } = checkGame('doubt.rules', { read: () => text, find: () => null })
  if (program === null) throw new Error('it has errors')
  expect(() => interpret(program, { seed: 1 })).toThrow('depends on itself')
})

/** Two events, and what each of them announces beside the other. */
const game = (...announced: readonly string[]): string => `game Slow for 2 players
card each number n in 1..12 named c n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p may act
player p may able card c in hand of p at turn
${announced
  .map(
    (block, i) => `to ${['able', 'baker', 'carry', 'drop', 'end'][i]} card c by player p
  announce
    ${block.split('\n').join('\n    ')}
`,
  )
  .join('')}`

/** What is written before keeps the condition at the end from telling at once that nothing has to be tried. */
const offers = (other: string): string =>
  `move c to pile\nscore of p gains 1\nchoose card x in hand of p where p may ${other} x by p\nmove x to pile\nonly if score of p > 5`
const tests = (other: string): string =>
  `move c to pile\nscore of p gains 1\nchoose card x in hand of p by p\nonly if p may ${other} x\nonly if score of p > 5`
const doubts = (other: string): string =>
  `move c to pile\nscore of p gains 1\nif p may ${other} last of hand of p or p may ${other} first of hand of p\n  only if score of p > 5\nonly if score of p > 5`

describe.each([true, false])(
  'announcements that are tried within each other share one bound (shortcuts: %s)',
  (shortcuts) => {
    test.each([
      ['what is offered asks for the other', [offers('baker'), offers('able')], 'announcement', 'to able'],
      ['what is answered is asked of the other', [tests('baker'), tests('able')], 'announcement', 'to able'],
      [
        'one after the other, none twice',
        ['baker', 'carry', 'drop', 'end'].map(offers).concat('only if score of p > 5'),
        'announcement',
        'to able',
      ],
      ['nobody is asked', [doubts('baker'), doubts('able')], 'event', 'to able'],
    ])('%s', async (_, announced, kind, from) => {
      const text = game(...announced)
      const { engine } = await specimen(text, { shortcuts })
      const { program } = engine.parts
      let tried = 0
      const { lend } = program
      if (lend === undefined) throw new Error('nothing is tried')
      Object.assign(program, { lend: (s: BaseState) => (tried++, lend(s)) })
      let thrown: unknown = null
      try {
        engine.setup({ seed: 1, roundLimit: 100 })
      } catch (error) {
        thrown = error
      }
      expect(isRoundLimitError(thrown) ? thrown.what : thrown).toMatchObject({ kind, at: 'able', rounds: 1000 })
      const lines = text.split('\n')
      const place = Number(isRoundLimitError(thrown) ? thrown.what.place.split(':')[1] : NaN)
      expect(place).toBeGreaterThanOrEqual(lines.findIndex((line) => line.startsWith(from)) + 1)
      expect(place).toBeLessThan(lines.findIndex((line) => line.startsWith('to baker')) + 1)
      expect(tried).toBeGreaterThan(500)
      expect(tried).toBeLessThanOrEqual(1001)
    })
  },
)

/** An answer in vain, with as many rounds in each of a hundred loops. */
const winding = (rounds: number): string => {
  const loops = Array.from({ length: 100 }, (_, i) => `let n${i} = 0\nwhile n${i} < ${rounds}\n  n${i} gains 1`)
  return ['choose card x in hand of p by p\nmove x to pile', ...loops, 'only if n9 < 0'].join('\n')
}

test('tries that take long count as several', async () => {
  const asked = async (rounds: number): Promise<unknown> => {
    const { engine } = await specimen(game(winding(rounds)))
    try {
      return engine.choices(engine.setup({ seed: 1, roundLimit: 1001 })).length
    } catch (thrown) {
      return isRoundLimitError(thrown) ? thrown.what : thrown
    }
  }
  // Twelve cards with twelve answers each are too many only where each answer counts as a hundred.
  expect(await asked(10)).toBe(0)
  expect(await asked(1001)).toMatchObject({ kind: 'announcement', at: 'able' })
})

/** The text of an event asks so, beside that which some card has for it. */
const beside = `game Beside for 2 players
printed rank of card: number
card each number n in 1..3 named c n
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  ask-for by first of players
  finish
to ask-for by player p
  p must act
to pay card c by player p
  announce
    move c to pile
  if p may lay c
    score of p gains 1
player p may lay card c in hand of p at ask-for
to lay card c by player p
  announce
    pay c by p
    score of p gains 1
text of card this where rank of this = 2
  to lay this by player p
    move this to pile
`

test.each([true, false])('also where some card has a text of its own instead (shortcuts: %s)', async (shortcuts) => {
  const { engine } = await specimen(beside, { shortcuts })
  let thrown: unknown = null
  try {
    engine.setup({ seed: 1 })
  } catch (error) {
    thrown = error
  }
  expect(isRoundLimitError(thrown) ? thrown.what : thrown).toMatchObject({ kind: 'event', at: 'lay' })
})

test.each([true, false])('what announces itself is offered by the parts of each (shortcuts: %s)', async (shortcuts) => {
  const { engine } = await specimen(
    `game Within for 2 players
spent of player: number starts 0
to match
  ask-for by first of players
  finish
to ask-for by player p
  p must act
player p may dig number n in 1..4 to number m in 1..2 at ask-for
to dig number n to number m by player p
  announce
    only if n != m + 1
    if n > 1 and m < 4
      dig n - 1 to m + 1 by p
  spent of p gains n
`,
    { shortcuts },
  )
  const state = engine.setup({ seed: 1 })
  expect(engine.choices(state).map((choice) => engine.describe(state, choice))).toEqual([
    'dig 1 to 1',
    'dig 1 to 2',
    'dig 2 to 2',
    'dig 3 to 1',
    'dig 4 to 2',
  ])
})

/** Moves that are announced, with no question in them; what is asked for, and where. */
const manyMoves = (line: string, most: number): string => `game Many for 2 players
zone deck seen by nobody
zone pile at most 1 seen by nobody
n: number starts 0
printed rank of card: number
card stone
  rank = 1
to match
  create stone to deck
${line}
  first of players must act
player p may lay number i in 1..${most} at match
to lay number i by player p
  announce
    move top of deck to pile
    n gains 1
    only if n > i
`

test.each([
  ['offered', '', 3000, 'specimen.rules:10'],
  [
    'asked for in a loop',
    '  each number i in 1..3000\n    if first of players may lay i\n      n gains 0',
    1,
    'specimen.rules:8',
  ],
])('announcements without a question that are %s are stopped and told where', async (_, line, most, place) => {
  const { engine } = await specimen(manyMoves(line, most).replace('\n\n', '\n'))
  let thrown: unknown = null
  try {
    engine.setup({ seed: 1, roundLimit: 100 })
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({
    message: expect.stringMatching(
      /: 1,000 announcements were tried, and it is still not known what may be done in `match`/,
    ),
    what: { kind: 'announcement', at: 'match', place },
  })
})
