import { beforeAll, expect, test } from 'vitest'
import { type ChoiceWithIds, informationState } from '../../runtime/env/information-state.ts'
import type { BaseState, Seat } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { View } from '../../runtime/match/view.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { Course } from '../../studio/play/course.ts'
import { viewQuestion } from '../../studio/play/view-question.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'

let engine: FullEngine<BaseState>
beforeAll(async () => {
  engine = (await compiledSample('test/match/private.rules')).engine
})

const seats = [0, 1, 2, 3] as const

/** What a seat holds, as it sees it. */
const roleOf = (match: Match, seat: Seat): string | null => {
  const identity = match.view(seat).zones['identity'] as Readonly<Record<string, readonly { card: string | null }[]>>
  return identity['ABCD'[seat] ?? '']?.[0]?.card ?? null
}

interface Told {
  /** Everything that the seat is handed, each time that its step has grown. */
  readonly record: string
  readonly spy: Seat
  readonly answers: number
}

type Answer = 'first' | ((view: View) => number)

const last = ({ decision }: View): number => (decision?.choices.length ?? 0) - 1

/** A game as a seat is handed it step by step. It answers the first that it is offered; the others as they do. */
function asHanded(seed: number, viewer: Seat, others: Answer = 'first'): Told {
  const match = Match.open(engine, { seed })
  const spy = seats.find((seat) => roleOf(match, seat) === 'spy') ?? 0
  const handed: string[] = []
  let known = -1
  let answers = 0
  for (;;) {
    if (match.stepOf(viewer) > known) handed.push(JSON.stringify([match.view(viewer), match.log(viewer, known + 1)]))
    known = match.stepOf(viewer)
    const [asked] = match.asked
    if (asked === undefined) return { record: handed.join('\n'), spy, answers }
    match.timeOut(asked, match.stepOf(asked), asked === viewer ? 'first' : others)
    answers += 1
  }
}

const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

/** Games in which A is a councillor: any of the others may be the spy. */
const councils = (): readonly number[] =>
  seeds.filter((seed) => roleOf(Match.open(engine, { seed }), 0) === 'councillor')

test('the record of a seat is the same whoever of the others is the spy, and whoever the guard', () => {
  const told = councils().map((seed) => asHanded(seed, 0))
  expect(new Set(told.map(({ spy }) => spy))).toEqual(new Set([1, 2, 3]))
  expect(new Set(told.map(({ record }) => record)).size).toBe(1)
})

test('it is the same however the others answer what it is not told of', () => {
  const [seed = 0] = councils()
  expect(asHanded(seed, 0, last)).toEqual(asHanded(seed, 0))
  const { spy } = asHanded(seed, 0)
  expect(asHanded(seed, spy).record).not.toBe(asHanded(seed, 0).record)
})

test('the spy is handed what the others are not', () => {
  const [seed = 0] = councils()
  const { spy, record } = asHanded(seed, asHanded(seed, 0).spy)
  const name = 'ABCD'[spy] ?? ''
  expect(record).toContain(`"look by ${name}"`)
  expect(record).toContain(`"report by ${name}"`)
  expect(asHanded(seed, 0).record).not.toMatch(/look|report|watch/u)
})

/** A match in which the spy is asked, and seats are A's and the spy's. */
function atTheSpysQuestion(): { readonly match: Match; readonly spy: Seat } {
  const [seed = 0] = councils()
  const match = Match.open(engine, { seed })
  return { match, spy: match.asked[0] ?? 0 }
}

test('others are told that somebody is asked, not who', () => {
  const { match, spy } = atTheSpysQuestion()
  expect(match.view(0).asked).toEqual([])
  expect(match.view(0).decision).toBeNull()
  expect(match.view(spy).asked).toEqual(['ABCD'[spy]])
  expect(match.answer(0, match.stepOf(0), 0)).toMatchObject({ kind: 'another-asked', why: 'A is asked nothing now' })
})

test('what is answered there is no step for others as long as nothing else has come of it', () => {
  const { match, spy } = atTheSpysQuestion()
  const before = JSON.stringify(match.view(0))
  match.answer(spy, match.stepOf(spy), 1)
  expect(match.stepOf(spy)).toBe(1)
  expect(match.stepOf(0)).toBe(0)
  expect(JSON.stringify(match.view(0))).toBe(before)
})

test('what others are not told of is not taken back, and nobody learns who answered it', () => {
  const { match, spy } = atTheSpysQuestion()
  const before = match.undo(0, match.stepOf(0))
  match.answer(spy, match.stepOf(spy), 0)
  expect(match.undo(spy, match.stepOf(spy))).toMatchObject({ kind: 'told-a-secret' })
  expect(match.undo(0, match.stepOf(0))).toEqual(before)
})

test('why an answer stands is the same whether somebody was asked in secret since or not', async () => {
  const game = `game Spies for 4 players
printed rank of card: number
card each number n in 2..5 named n 《♣》
  rank = n
zone deck seen by nobody
zone identity of player p seen by p
score of player: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of deck to identity of p
  talk by next of first of players
  spy by first of players
  seer by next of (first of players, 2)
  finish
to talk by player p
  choose number n in 1..2 by p
  score of p gains n
to spy by player p
  only if rank of first of identity of p = 2
  choose number n in 1..3 by p
to seer by player p
  choose number n in 1..3 by p
tell spy by player p only to p
tell seer by player p only to p
`
  const spies = (await compiledText(game)).engine
  const worlds = new Set<boolean>()
  const told = new Set<string>()
  for (let seed = 1; seed < 12; seed++) {
    const match = Match.open(spies, { seed })
    match.answer(1, match.stepOf(1), 0)
    worlds.add(match.asked.includes(0))
    const undone = (): string => JSON.stringify([1, 3].map((seat) => match.undo(seat, match.stepOf(seat))))
    told.add(undone())
    if (match.asked.includes(0)) match.answer(0, match.stepOf(0), 0)
    told.add(undone())
  }
  expect(worlds.size).toBe(2)
  expect([...told]).toHaveLength(1)
})

test('a save goes on with the steps that each seat knows', () => {
  const { match, spy } = atTheSpysQuestion()
  match.answer(spy, match.stepOf(spy), 0)
  match.answer(spy, match.stepOf(spy), 0)
  const again = Match.restore(engine, JSON.stringify(match.save()))
  for (const seat of seats) {
    expect(again.stepOf(seat)).toBe(match.stepOf(seat))
    expect(again.log(seat)).toEqual(match.log(seat))
  }
})

test('a program is told no more than a person', () => {
  const asKnown = (seed: number): string => {
    const history: ChoiceWithIds[] = []
    const state = engine.setup({ seed })
    for (let choice = engine.choices(state)[0]; choice !== undefined; choice = engine.choices(state)[0]) {
      history.push({ choice, picks: [] })
      engine.apply(state, choice)
    }
    return informationState(engine, { seed }, { history, picks: [], seat: 0 })
  }
  const known = new Set(councils().map(asKnown))
  expect(known.size).toBe(1)
  expect([...known][0]).not.toMatch(/look|report|watch/u)
})

test('who looks at the table in the studio is not told who is asked, either', () => {
  const [seed = 0] = councils()
  const course = new Course(engine, engine.setup({ seed, log: true }))
  const spy = asHanded(seed, 0).spy
  expect(viewQuestion(course, 0)).toMatchObject({ isOthers: true, isUntold: true })
  expect(viewQuestion(course, spy)).toMatchObject({ isOthers: false })
  expect(viewQuestion(course, 'all')?.isUntold).toBeUndefined()
})
