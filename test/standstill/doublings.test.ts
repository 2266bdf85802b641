import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type RoundLimitError, isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { byDay } from '../kit/effort.ts'

// Nothing here goes round a loop that could go on for ever, and nothing leads to itself: it only takes far too long.

const THIRTY = Array.from({ length: 30 }, (_, i) => i + 1)

/** A game whose text is `body`, with what `declared` declares; it asks nobody. */
const gameOf = (declared: string, body: string, players = 2): string => `game Long for ${players} players
printed rank of card: number
card stone
  rank = 1
card gem
  rank = 2
n: number starts 0
zone deck seen by nobody
zone pile seen by everyone
zone hand of player p seen by p
to count-on
  n gains 1
to fill
  each number i in 1..2000
    create stone to deck
${declared}
to match
${body.replaceAll(/^/gm, '  ')}
  finish
`

const nested = (depth: number, line: (i: number) => string, inside: string): string =>
  [...Array.from({ length: depth }, (_, i) => '  '.repeat(i) + line(i)), '  '.repeat(depth) + inside].join('\n')

async function begun(text: string, setup: { readonly roundLimit?: number; readonly log?: boolean } = {}) {
  const { engine } = await compiledText(text)
  return begin(engine, setup)
}

function begin(engine: FullEngine<BaseState>, setup: object): RoundLimitError | BaseState {
  try {
    return engine.setup({ seed: 1, ...setup })
  } catch (thrown) {
    if (isRoundLimitError(thrown)) return thrown
    throw thrown
  }
}

/** By day less is waited for than where nobody sets a limit. */
const LIMIT = { roundLimit: byDay(5_000, 100_000) }

const doubled = (way: (i: number) => string): string => ['to e0\n  n becomes 1 - n', ...THIRTY.map(way)].join('\n')

describe('events that carry out others twice, thirty deep, are stopped and named', () => {
  test.each([
    ['in their text', doubled((i) => `to e${i}\n  e${i - 1}\n  e${i - 1}`)],
    ['after them', doubled((i) => `to e${i}\n  n gains 1\nafter e${i}\n  e${i - 1}\nafter e${i}\n  e${i - 1}`)],
    ['before them', doubled((i) => `to e${i}\n  n gains 1\nbefore e${i}\n  e${i - 1}\nbefore e${i}\n  e${i - 1}`)],
    ['instead of them', doubled((i) => `to e${i}\n  n gains 1\ninstead of e${i}\n  e${i - 1}\n  e${i - 1}`)],
    ['as one announcement', doubled((i) => `to e${i}\n  announce\n    e${i - 1}\n    e${i - 1}`)],
  ])('%s', async (_, declared) => {
    const { what, message } = (await begun(gameOf(declared, 'e30'), LIMIT)) as RoundLimitError
    expect(what).toMatchObject({ kind: 'event', at: expect.stringMatching(/^e\d+$/) })
    expect(message).toMatch(/`e\d+` has been done [\d,]+ times since the last answer/)
    expect(Math.max(what.rounds, ...what.inner.map(({ rounds }) => rounds))).toBe(LIMIT.roundLimit)
  })

  test('with what waits, of which there is room for so much', async () => {
    const waiting = doubled((i) => `to e${i}\n  e${i - 1}\n  e${i - 1}\nwhen e${i}\n  n gains 1`)
    await expect(begun(gameOf(waiting, 'e30'))).rejects.toThrow(/^sample\.rules:\d+: what is kept has grown to 2,/)
  })

  test('by an engine without shortcuts as well, and as often as is set', async () => {
    const text = gameOf(
      doubled((i) => `to e${i}\n  e${i - 1}\n  e${i - 1}`),
      'e30',
    )
    const { engine } = await compiledText(text, { shortcuts: false })
    const { what } = begin(engine, { roundLimit: 70 }) as RoundLimitError
    expect(what.inner[0]).toMatchObject({ kind: 'event', at: 'e0', rounds: 70 })
  })

  test('where moves of cards lead to others', async () => {
    const text = gameOf(
      `after move card c to pile
  each card d in deck
    move d to hand of first of players
    each card e in hand of first of players
      move e to deck`,
      'fill\neach card c in deck\n  move c to pile',
    )
    expect(await begun(text)).toMatchObject({ what: { kind: 'event', at: 'move' } })
  })

  test('fewer of them are done', async () => {
    const s = (await begun(
      gameOf(
        doubled((i) => `to e${i}\n  e${i - 1}\n  e${i - 1}`),
        'e16',
      ),
    )) as BaseState
    expect(s.over).toBe(true)
  })
})

describe('what is done for each of many is stopped where that is', () => {
  test.each([
    ['members at the same time', nested(8, (i) => `each player q${i} at the same time`, 'count-on')],
    ['changes at the same time', nested(8, (i) => `each player q${i} at the same time`, 'n gains 1')],
  ])('%s, for eight players', async (_, body) => {
    const found = (await begun(gameOf('', body, 8), { log: true })) as RoundLimitError
    expect(found.what.place).toMatch(/^sample\.rules:\d+$/)
    expect(['each', 'set']).toContain(found.what.kind)
  })

  test('members of members, for eight players, of whom there is room to tell so much', async () => {
    const body = nested(8, (i) => `each player q${i}`, 'count-on')
    await expect(begun(gameOf('', body, 8), { log: true })).rejects.toThrow(
      /^sample\.rules:\d+: sets, texts and events/,
    )
    expect((await begun(gameOf('', body, 8))) as RoundLimitError).toMatchObject({ what: { kind: 'each' } })
  })

  test('one event after the other that goes through numbers', async () => {
    const steps = THIRTY.map((i) => `to e${i}\n  each number a in 1..10\n    e${i - 1}`)
    const text = gameOf(['to e0\n  n becomes 1 - n', ...steps].join('\n'), 'e20')
    expect(await begun(text)).toMatchObject({ what: { kind: 'each' } })
  })

  test.each([
    ['shuffled for each number', 'each number a in 1..50000\n  shuffle deck', 'each'],
    ['shuffled for each pair', 'each card a in deck\n  each card b in deck\n    shuffle deck', 'each'],
    [
      'moved for each pair',
      'each card a in deck\n  each card b in deck\n    move b to pile\n    move b to deck',
      'each',
    ],
    [
      'moved in a loop',
      'while n < 9\n  n becomes 1 - n\n  each card b in deck\n    move b to pile\n    move b to deck',
      'while',
    ],
  ])('cards that are %s', async (_, body, kind) => {
    const text = gameOf('', `fill\n${body}`)
    const { what, message } = (await begun(text, { roundLimit: 2000, log: true })) as RoundLimitError
    const line = (words: string): number => text.split('\n').findIndex((each) => each.includes(words)) + 1
    expect(what).toMatchObject({
      kind,
      at: 'match',
      place: `sample.rules:${line(kind === 'each' ? 'to match' : kind)}`,
    })
    expect(message).toMatch(/ goes on after [\d,]+ steps since the last answer: cards moved and shuffled, events told$/)
  })
})

test('a question has no more answers than somebody could look through', async () => {
  const found = await begun(`game Bids for 2 players
n: number starts 0
to match
  turn by first of players
  finish
to turn by player p
  p may act
to bid number a from number b by player p
  n becomes a + b
player p may bid number a in 1..400 from number b in 1..400 at turn
`)
  expect(found).toMatchObject({
    what: { kind: 'answers', at: 'turn', place: 'sample.rules:7', rounds: 160_000 },
    message: 'sample.rules:7: `turn` has 160,000 answers; let fewer be offered',
  })
})

test('an answer begins afresh, whatever the one before took', async () => {
  const { engine } = await compiledText(`game Mixes for 2 players
printed rank of card: number
card stone
  rank = 1
zone deck seen by nobody
to match
  each number i in 1..1000
    create stone to deck
  repeat
    turn by first of players
  until count of deck = 0
to turn by player p
  p must act
player p may mix at turn
to mix by player p
  each number i in 1..150
    shuffle deck
`)
  const s = engine.setup({ seed: 1, roundLimit: 10_000 })
  for (let n = 0; n < 5; n++) engine.apply(s, engine.choices(s)[0] ?? 0)
  expect(s.over).toBe(false)
})
