import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

// Cards that are moved, shuffled and told of without a loop that goes round too often: the engine stops at something
// that is running then, and does so at the same place whoever listens.

const HEAD = `game Mixes for 2 players
printed rank of card: number
card stone
  rank = 1
n: number starts 0
zone deck seen by nobody
zone pile seen by everyone
`

const FILLED = `to fill
  each number i in 1..600
    create stone to deck
`

const textOf = (declared: string, body: readonly string[]): string =>
  `${HEAD}${FILLED}${declared}\nto match\n${body.map((line) => `  ${line}\n`).join('')}  finish\n`

interface Setup {
  readonly roundLimit: number
  readonly log?: boolean
}

/** What is told where a game comes to no end; null where it does. */
function toldBy(engine: FullEngine<BaseState>, setup: Setup) {
  try {
    engine.setup({ seed: 1, ...setup })
    return null
  } catch (thrown) {
    if (!isRoundLimitError(thrown)) throw thrown
    return { message: thrown.message, ...thrown.what }
  }
}

const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1

const doubled = (lines: string): string =>
  [`to e0\n  ${lines}`, ...Array.from({ length: 12 }, (_, i) => `to e${i + 1}\n  e${i}\n  e${i}`)].join('\n')

describe('where the kernel has done too much, what runs then is named', () => {
  test('events that do others twice, where nothing else goes round', async () => {
    const text = textOf(doubled('shuffle deck'), ['fill', 'e12'])
    const { engine } = await compiledText(text)
    const told = toldBy(engine, { roundLimit: 200 })
    expect(told).toMatchObject({
      kind: 'event',
      at: expect.stringMatching(/^e\d+$/),
      steps: expect.any(Number),
    })
    expect(told?.place).toBe(`sample.rules:${lineOf(text, `to ${told?.at}`)}`)
  })

  test('a loop that has ended is not blamed for what is done after it', async () => {
    const early = ['while n < 150', '  n gains 1']
    const late = ['each card c in deck', '  each card d in deck', '    shuffle deck']
    const text = textOf('to mix\n  each card c in deck\n    each card d in deck\n      shuffle deck', [
      'fill',
      ...early,
      'mix',
    ])
    const { engine } = await compiledText(text)
    expect(toldBy(engine, { roundLimit: 200 })).toMatchObject({
      kind: 'each',
      at: 'mix',
      place: `sample.rules:${lineOf(text, 'to mix')}`,
    })
    const doubling = await compiledText(textOf(doubled('shuffle deck'), ['fill', ...early, 'e12']))
    expect(toldBy(doubling.engine, { roundLimit: 200 })).toMatchObject({
      kind: 'event',
    })
    const afterwards = await compiledText(textOf('', ['fill', ...late, ...early]))
    expect(toldBy(afterwards.engine, { roundLimit: 200 })).toMatchObject({
      kind: 'each',
      at: 'match',
    })
  })

  test('what a loop does in an event that it calls counts for the loop', async () => {
    const text = textOf('to mix\n  shuffle deck\n  shuffle deck', [
      'fill',
      'each card c in deck',
      '  each card d in deck',
      '    mix',
    ])
    const { engine } = await compiledText(text)
    expect(toldBy(engine, { roundLimit: 200 })).toMatchObject({
      kind: 'each',
      at: 'match',
    })
  })

  test('a loop that stops to ask between its rounds, and one for all at the same time', async () => {
    const asking = textOf('to mix by player p\n  choose number k in 1..1 by p\n  shuffle deck', [
      'fill',
      'each card c in deck',
      '  each card d in deck',
      '    mix by first of players',
    ])
    const together = textOf('', [
      'fill',
      'each number k in 1..400 at the same time',
      ...Array.from({ length: 4 }, () => '  shuffle deck'),
    ])
    for (const text of [asking, together]) {
      const { engine } = await compiledText(text)
      expect(toldBy(engine, { roundLimit: 20 }), text).toMatchObject({
        kind: 'each',
        at: 'match',
        place: `sample.rules:${lineOf(text, 'to match')}`,
      })
    }
  })
})

/** Instructions that the kernel has more or less to do with, `i` telling the lines of one program apart. */
const LINES: readonly ((i: number) => readonly string[])[] = [
  () => ['shuffle deck'],
  () => ['move deck to pile', 'move pile to deck'],
  (i) => [`each card c${i} in deck`, `  move c${i} to pile`, 'move pile to deck'],
  (i) => [`each card c${i} in top of (deck, 20)`, `  move c${i} to pile`, 'move pile to deck'],
  () => ['count-on'],
  (i) => [`choose card d${i} in deck by chance`],
  (i) => [`choose number k${i} in 1..6 by chance`],
  (i) => [`each card s${i} in deck`, `  show s${i} to first of players`],
  () => ['swap first of deck with last of deck'],
  () => ['create stone to pile', 'delete last of pile'],
]

test('the same is too much whether somebody listens or not, with and without shortcuts', async () => {
  const lines = fc.array(fc.constantFrom(...LINES), {
    minLength: 1,
    maxLength: 4,
  })
  const limits = fc.array(fc.integer({ min: 1, max: 400 }), {
    minLength: 4,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(lines, limits, fc.boolean(), async (chosen, roundLimits, shortcuts) => {
      const body = chosen.flatMap((line, i) => line(i)).map((line) => `  ${line}`)
      const text = textOf('to count-on\n  n gains 1', ['fill', 'while n < 300', '  n gains 1', ...body])
      const { engine } = await compiledText(text, { shortcuts })
      for (const roundLimit of roundLimits)
        expect(toldBy(engine, { roundLimit, log: true })).toEqual(toldBy(engine, { roundLimit }))
    }),
    { numRuns: byDay(10, 40), ...sampledSeed('steps of the kernel') },
  )
})
