import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import type { BaseState, Choice } from '../../runtime/engine.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { RoundLimitError, isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { newRecord, parseSave, recordedChoice, restore, savedGame } from '../../runtime/records/replay.ts'
import { DEEPEST } from '../../runtime/rounds/rounds.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'

const { engine, examples } = await compiledSample('test/standstill/loops.rules')

function choice(s: BaseState, words: string): Choice {
  const found = engine.choices(s).find((c) => engine.describe(s, c) === words)
  if (found === undefined) throw new Error(`${words} is not offered`)
  return found
}

/** What is thrown when a seat does something. */
function doing(words: string, roundLimit?: number): RoundLimitError {
  const s = engine.setup({ seed: 1, ...(roundLimit === undefined ? {} : { roundLimit }) })
  try {
    engine.apply(s, choice(s, words))
  } catch (thrown) {
    if (isRoundLimitError(thrown)) return thrown
    throw thrown
  }
  throw new Error(`${words} came to an end`)
}

const lines = readFileSync(new URL('loops.rules', import.meta.url), 'utf8').split('\n')
const place = (line: number): string => `test/standstill/loops.rules:${line}`
const lineOf = (text: string, from = 0): number => lines.findIndex((line, i) => i >= from && line.includes(text)) + 1

describe('what goes on without an end is stopped, and told where', () => {
  test('a loop, and what runs inside of it', () => {
    const { what, message } = doing('count-on')
    expect(what).toMatchObject({
      kind: 'repeat',
      place: place(lineOf('repeat', lineOf('to count-on'))),
      at: 'count-on',
      asks: false,
      inner: [{ kind: 'while', rounds: 100_000 }],
    })
    expect(message).toBe(
      `${what.place}: this \`repeat\` has gone round 33,334 times since the last answer; inside it \`while\` (${place(lineOf('while n > 0'))}) 100,000 times`,
    )
  })

  test('a loop with questions that nobody can answer any more', () => {
    const { what, message } = doing('rest')
    expect(what).toMatchObject({
      kind: 'repeat',
      place: place(lineOf('repeat')),
      at: 'match',
      rounds: 100_000,
      asks: true,
      inner: [],
    })
    expect(message).toBe(
      `${what.place}: this \`repeat\` has gone round 100,000 times since the last answer, and nobody could do anything any more`,
    )
  })

  test.each([
    ['sink', 'event', 'sink', DEEPEST, /`sink` has led to itself again \d+ times, each inside the one before$/],
    ['fork', 'event', 'fork', 100_000, /`fork` has been done 100,000 times since the last answer$/],
    ['come-round', 'event', 'come-back', 100_000, /`come-back` has been done 100,000 times/],
    ['move-round', 'event', 'move', DEEPEST, /`move` has led to itself again/],
    ['ask-odd', 'while', 'odd', 100_000, /this `while` has gone round 100,000 times/],
  ])('%s', (words, kind, at, rounds, message) => {
    const error = doing(words)
    expect(error.what).toMatchObject({ kind, at, rounds })
    expect(error.message).toMatch(message)
    expect(error.what.place).toMatch(/^test\/standstill\/loops\.rules:\d+$/)
  })

  test('effects that lay down others and resolve them', () => {
    expect(['event', 'effect']).toContain(doing('resolve-on').what.kind)
  })

  test('what runs inside is told by its name', async () => {
    const { engine: inner } = await compiledText(`game Inner for 2 players
deep: number starts 0
to match
  repeat
    dip by first of players
  until deep < 0
to dip by player p
  deep gains 1
  if deep mod 2 = 1
    dip by p
`)
    expect(() => inner.setup({ seed: 1 })).toThrow(
      'sample.rules:4: this `repeat` has gone round 50,001 times since the last answer; inside it `dip` (sample.rules:7) 100,000 times',
    )
  })

  test('a fact that is asked for while nobody is at play', () => {
    const odd = {
      ...examples[0],
      title: 'odd',
      clauses: [],
      place: '',
      options: [],
      set: () => undefined,
      steps: [
        {
          kind: 'then' as const,
          line: 7,
          told: [],
          test: (s: BaseState) => {
            engine.apply(s, choice(s, 'ask-odd'))
            return true
          },
        },
      ],
    }
    const { failures } = runExample(engine, { ...odd, set: (s) => engine.parts.start(s) })
    expect(failures).toMatchObject([
      { line: 7, message: expect.stringMatching(/^this comes to no end: .*this `while` has gone round/) },
    ])
  })
})

describe('the limit', () => {
  test('can be set, and goes with the state', () => {
    expect(doing('stroll', 100).what).toMatchObject({ kind: 'while', rounds: 100 })
    const s = engine.clone(engine.setup({ seed: 1, roundLimit: 100 }))
    expect(() => engine.apply(s, choice(s, 'stroll'))).toThrow(RangeError)
    const read = JSON.parse(JSON.stringify(engine.setup({ seed: 1, roundLimit: 100 }))) as BaseState
    expect(() => engine.apply(read, choice(read, 'stroll'))).toThrow(RangeError)
  })

  test.each([0, -1, 1.5, NaN])('is not %s', (roundLimit) => {
    expect(() => engine.setup({ seed: 1, roundLimit })).toThrow('roundLimit is a whole number of at least 1')
  })

  test('begins afresh with each answer', () => {
    const s = engine.setup({ seed: 1, roundLimit: 250 })
    for (let n = 0; n < 3; n++) {
      engine.apply(s, choice(s, 'stroll'))
      ;(s as BaseState & { deep: number }).deep = 0
    }
    expect(s.over).toBe(false)
  })

  test('leaves no trace in a state that does not come near it, nor in a save', () => {
    const played = (more: { readonly roundLimit?: number }): BaseState => {
      const s = engine.setup({ seed: 1, ...more })
      engine.apply(s, choice(s, 'stroll'))
      return s
    }
    expect('roundLimit' in played({})).toBe(false)
    const limited = played({ roundLimit: 500 })
    const before = engine.setup({ seed: 1 })
    const record = {
      ...newRecord(engine, { seed: 1, players: 2, options: {} }),
      choices: [recordedChoice(engine, before, choice(before, 'stroll'))],
    }
    const save = parseSave(JSON.stringify(savedGame(engine, record, limited)))
    expect(JSON.stringify(restore(engine, save))).toBe(JSON.stringify(played({})))
    expect(JSON.stringify(savedGame(engine, record, limited))).toBe(
      JSON.stringify(savedGame(engine, record, played({}))),
    )
  })
})

test('an example that comes to no end fails at its line, and the others are run', () => {
  const results = examples.map((example) => runExample(engine, example))
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(results[1]?.failures).toEqual([
    {
      line: lineOf('A does count-on'),
      message: expect.stringContaining('this comes to no end: test/standstill/loops.rules:'),
    },
  ])
  expect(runExample(engine, examples[0] ?? fail(), { roundLimit: 100 }).ok).toBe(false)
})

test('a simulated game counts as a standstill', () => {
  const rests = { name: 'rests', choose: (_: unknown, s: BaseState) => choice(s, 'rest') }
  expect(playGame(engine, { seed: 62, bots: [rests, rests], maxDecisions: 10 })).toEqual({
    seed: 62,
    results: null,
    decisions: 1,
    standstill: {
      place: place(lineOf('repeat')),
      message: expect.stringContaining('nobody could do anything any more'),
    },
  })
})

test('a bot that thinks of a standstill goes on thinking', () => {
  const s = engine.setup({ seed: 1 })
  const chosen = searchBot({ iterations: 30 }).choose(engine, s, s.asked, randomSource(1))
  expect(engine.choices(s)).toContain(chosen)
})

test('a bot spends ever less on games that come to a standstill', () => {
  const s = engine.setup({ seed: 1 })
  let [spent, standstills] = [0, 0]
  const counting = {
    ...engine,
    apply: (state: BaseState, made: Choice): void => {
      try {
        engine.apply(state, made)
      } catch (thrown) {
        spent += state.roundLimit ?? Infinity
        standstills += 1
        throw thrown
      }
    },
  }
  searchBot({ iterations: 300 }).choose(counting, s, s.asked, randomSource(1))
  expect(standstills).toBeGreaterThan(100)
  expect(spent).toBeLessThan(4000 + 20 * standstills)
})

function fail(): never {
  throw new Error('there is no such example')
}
