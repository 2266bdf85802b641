import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DECLINE } from '../../runtime/engine.ts'
import { whyNot } from '../../runtime/trials/dry-run.ts'
import { answer, run } from '../../runtime/kernel/kernel.ts'
import type { PlacesAsked } from '../../runtime/trials/places-asked.ts'
import { ROUND_LIMIT, TooManyRounds, countAfresh } from '../../runtime/rounds/rounds.ts'
import { completable } from '../../runtime/trials/trials.ts'
import { source } from '../kit/playout.ts'
import {
  REASON,
  type Announcement,
  type Asking,
  type Given,
  type Question,
  answersTo,
  begin,
  programOf,
  table,
} from './announcing.ts'

// What may be announced is found by trying; it has to be what there is a line of answers for.

const choices = fc.integer({ min: 0, max: 4 }).map((n) => Array.from({ length: n }, (_, i) => i + 1))
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record({ kind: fc.constant('one' as const), of: choices, optional: fc.boolean() }),
  fc
    .record({ of: choices, from: fc.nat(3), more: fc.nat(2) })
    .map(({ of, from, more }) => ({ kind: 'set', of, from, to: from + more }) as const),
)

const sum = (a: number, b: number): number => a + b

/** What is read of a set, which hangs on no more than what stands at these places. */
const READ: Readonly<Record<PlacesAsked, (set: readonly number[]) => number>> = {
  none: (set) => set.reduce(sum, 0),
  first: (set) => set.reduce(sum, 3 * (set[0] ?? 0)),
  last: (set) => set.reduce(sum, 3 * (set.at(-1) ?? 0)),
  ends: (set) => set.reduce(sum, 3 * (set[0] ?? 0) + 5 * (set.at(-1) ?? 0)),
  all: (set) => set.reduce((value, each) => value * 3 + each, 1),
}

/** Announcements that some lines of answers complete, few or none. */
const announcements: fc.Arbitrary<Announcement> = fc
  .record({
    questions: fc.array(question, { minLength: 1, maxLength: 3 }),
    of: fc.integer({ min: 2, max: 6 }),
    is: fc.nat(5),
    placesAsked: fc.constantFrom<PlacesAsked>('none', 'first', 'last', 'ends', 'all'),
  })
  .map(({ questions, of, is, placesAsked }) => ({
    questions,
    passes: (given) => given.map((set, i) => READ[placesAsked](set) * (2 * i + 1)).reduce(sum, 0) % of === is,
    placesAsked,
  }))

const sorted = (list: Iterable<number>): readonly number[] => [...list].sort((a, b) => a - b)

/** Whether a line of answers goes on from what was answered so far, and from the members of a set that were chosen. */
const goesOn = (line: Given, given: Given, set: readonly number[]): boolean =>
  given.every((each, i) => String(each) === String(line[i] ?? [])) && set.every((x, i) => line[given.length]?.[i] === x)

beforeEach(() => countAfresh())

test('can be announced what some line of answers completes', () => {
  fc.assert(
    fc.property(announcements, (announcement) => {
      const s = table()
      const before = structuredClone(s)
      const expected = answersTo(announcement.questions).some(announcement.passes)
      expect(completable(programOf(announcement), s, begin)).toBe(expected)
      expect(s).toEqual(before)
    }),
    { numRuns: 300 },
  )
})

test('answers are offered that lead to an end, and no others', () => {
  fc.assert(
    fc.property(announcements, fc.nat(), (announcement, seed) => {
      const { questions, passes } = announcement
      const program = programOf(announcement)
      const lines = answersTo(questions).filter(passes)
      const pick = source(seed)
      const s = table()
      if (lines.length === 0) return
      begin(s)
      for (run(program, s); s.ask > 0; run(program, s)) {
        const { set } = s.frames[0] as Asking
        const { given } = s
        const next = lines.filter((line) => goesOn(line, given, set)).map((line) => line[given.length] ?? [])
        const offered = new Set(next.flatMap((each) => each.slice(set.length, set.length + 1)))
        expect(sorted(s.legal)).toEqual(sorted(offered))
        const declines =
          questions[given.length]?.kind === 'set' ? (each: readonly number[]) => each.length === set.length : isNone
        expect(s.optional).toBe(next.some(declines))
        const answers = [...s.legal, ...(s.optional ? [DECLINE] : [])]
        answer(program, s, answers[pick(answers.length)] ?? DECLINE)
      }
      expect({ left: s.frames.length, announcing: s.announcing, passes: passes(s.given) }).toEqual({
        left: 0,
        announcing: 0,
        passes: true,
      })
    }),
    { numRuns: 300 },
  )
})

describe('the last way that is left', () => {
  const only: Announcement = {
    questions: [{ kind: 'one', of: [1, 2, 3], optional: false }],
    passes: ([given]) => given?.[0] === 3,
    placesAsked: 'none',
  }

  /** How many dry runs it takes to offer what can be answered, where the announcement is known to have an end or not. */
  function dryRuns(anew: boolean): number {
    const program = programOf(only, anew)
    const clone = vi.fn(program.clone)
    const s = table()
    begin(s)
    run(Object.assign(program, { clone }), s)
    expect(s.legal).toEqual([3])
    return clone.mock.calls.length
  }

  test('is tried on no copy, unless nothing is known of how play came there', () => {
    expect({ known: dryRuns(false), anew: dryRuns(true) }).toEqual({ known: 2, anew: 3 })
  })
})

const isNone = (each: readonly number[]): boolean => each.length === 0

describe('where nothing completes an announcement', () => {
  const of = Array.from({ length: 12 }, (_, i) => i + 1)
  const never: Announcement = {
    questions: [
      { kind: 'one', of: [1, 2], optional: false },
      { kind: 'set', of, from: 0, to: 12 },
    ],
    passes: () => false,
    placesAsked: 'none',
  }

  test('so many answers are tried, and the question with most to choose from is named', () => {
    countAfresh(100)
    try {
      completable(programOf(never), table(), begin)
      expect.unreachable()
    } catch (thrown) {
      if (!(thrown instanceof TooManyRounds)) throw thrown
      expect(thrown.what).toEqual({ kind: 'tries', site: 2, tried: 1000, candidates: 12 })
    }
  })

  test('each set is tried once, in one order', () => {
    // 2 answers before 4096 sets: a question and a line for each at most.
    countAfresh((2 * 2 * 4096) / 10)
    expect(completable(programOf(never), table(), begin)).toBe(false)
    countAfresh(ROUND_LIMIT)
  })

  test('what refuses it is told once', () => {
    const few: Announcement = {
      questions: [{ kind: 'one', of: [1, 2], optional: false }],
      passes: () => false,
      placesAsked: 'none',
    }
    expect(whyNot(programOf(few), table(), begin)).toEqual([REASON])
    expect(whyNot(programOf({ ...few, passes: () => true }), table(), begin)).toEqual([])
  })
})
