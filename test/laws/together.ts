import { expect } from 'vitest'
import { answerAnew } from '../../runtime/secrets/answers-anew.ts'
import type { Seat } from '../../runtime/engine.ts'
import type { Course, CourseStep, GivenAnswer } from '../../runtime/match/course.ts'
import { imagination } from '../../runtime/match/imagine.ts'
import { Match } from '../../runtime/match/match.ts'
import { askedIn, isOpen, stepFor } from '../../runtime/match/open-line.ts'
import { restoredCourse, savedMatch } from '../../runtime/match/saved-match.ts'
import { takeAnswer, takeOwnBack } from '../../runtime/match/take-answer.ts'
import { isRefusal, takenBack } from '../../runtime/match/take-back.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import { beforeWithheld } from '../../runtime/told/withheld.ts'
import { byDay, isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { answerAny, fork, playTogether } from '../kit/play-together.ts'
import { source } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { type Sent, questions, toSeat } from './sent.ts'

/** What several answer at the same time, while some are still to answer. */

const withheldAnswers: Law = {
  says: 'what others have answered at the same time changes nothing of what a bot is handed, or can imagine',
  share: 0.5,
  holds({ engine }, line) {
    const { parts } = engine
    playMatch(engine, line, ({ course, random }) => {
      const { state, memory } = course
      const { withheld } = state
      if (withheld?.open !== true || withheld.start === null || !isLookedAt(random)) return
      const viewer = random(state.players)
      const other = engine.clone(beforeWithheld(state))
      answerAnew(parts, other, state, viewer, () => random(2 ** 31) / 2 ** 31)
      if (other.ask !== state.ask || other.asked !== state.asked) return
      judges()
      const sent = questions(engine, course, random)
      same(toSeat(engine, { ...course, state: other }, viewer, sent), toSeat(engine, course, viewer, sent))
      const seed = random(2 ** 31)
      const worlds = [state, other].map((s) => {
        const pick = source(seed)
        const imagine = imagination(parts, s, viewer, memory)(() => pick(2 ** 31) / 2 ** 31).state
        return [imagine, engine.determinize(s, viewer, () => pick(2 ** 31) / 2 ** 31)].map((t) => ({ ...t, log: null }))
      })
      same(worlds[1], worlds[0])
    })
  },
}

type Pick = (below: number) => number

/** The same course, in which others than the viewer have answered something else, and some are still to answer. */
function otherwise(course: Course, viewer: Seat, pick: Pick): Course {
  let other = fork(course)
  other.line = { answers: course.line?.answers.filter(({ seat }) => seat === viewer) ?? [] }
  const since = other.steps.findLastIndex(({ own }) => own === undefined) + 1
  const own = other.steps.splice(since).filter((step) => step.own?.seat === viewer)
  other.steps.push(...own)
  for (const seat of other.own.keys())
    if (seat !== viewer) other.own[seat] = other.steps.filter((step) => step.own?.seat === seat).length
  for (let more = pick(8); more > 0; more--) {
    const next = fork(other)
    answerAny(next, others(next, viewer), pick)
    if (next.line === null || others(next, viewer).length === 0) break
    other = next
  }
  return other
}

const others = (course: Course, viewer: Seat): Seat[] =>
  isOpen(course) ? askedIn(course).filter((seat) => seat !== viewer) : []

/** What a seat tries at the steps about the one that it knows of. */
const TRIED: readonly ((match: Match, seat: Seat, step: number) => unknown)[] = [
  (match, seat, step) => match.undo(seat, step),
  (match, seat, step) => match.answer(seat, step, 0),
  (match, seat, step) => match.timeOut(seat, step, 'first'),
]

/** What comes back to it, and what it is handed then. */
function triedAt(course: Course, seat: Seat, [late, act]: readonly [number, number]): unknown {
  const step = stepFor(course, seat)
  const match = Match.restore(course.engine, JSON.stringify(savedMatch(course)))
  return [TRIED[act]?.(match, seat, step + late), match.view(seat), match.log(seat, step)]
}

const answeredTogether: Law = {
  says: 'what others answer in the meantime, and how much, changes nothing that a seat is handed at a match',
  share: 0.5,
  holds({ engine }, line) {
    playTogether(
      engine,
      line,
      ({ course, random }) => {
        if (!isOpen(course) || !isLookedAt(random)) return
        const viewer = random(course.state.players)
        if (others(course, viewer).length === 0) return
        const other = otherwise(course, viewer, random)
        judges()
        const sent: Sent = questions(engine, course, random)
        same(toSeat(engine, other, viewer, sent), toSeat(engine, course, viewer, sent))
        // What is restored is played again from the beginning.
        if (course.answers.length > 60) return
        const tried = [random(3) - 1, random(TRIED.length)] as const
        expect(triedAt(other, viewer, tried)).toEqual(triedAt(course, viewer, tried))
      },
      byDay(150, 600),
    )
  },
}

/** Answers of others than the viewer are given after some that were taken back. */
function afterChangesOfMind(course: Course, viewer: Seat, given: readonly GivenAnswer[], pick: Pick): Course {
  let changed = fork(course)
  for (const { seat, choice } of given) {
    for (let more = seat === viewer ? 0 : pick(4); more > 0; more--) {
      const next = fork(changed)
      answerAny(next, [seat], pick)
      if (next.line === null) break
      takeOwnBack(next, seat)
      changed = next
    }
    takeAnswer(changed, seat, choice)
  }
  return changed
}

const changedMinds: Law = {
  says: 'how often others changed their mind changes nothing that a seat is handed, when all have answered neither',
  share: 0.5,
  holds({ engine }, line) {
    playTogether(
      engine,
      line,
      ({ course, random }) => {
        if (!isOpen(course) || !isLookedAt(random)) return
        const one = fork(course)
        while (one.answers.length === course.answers.length) answerAny(one, askedIn(one), random)
        const given = one.answers.slice(course.answers.length)
        const left = given.filter((answer) => course.line?.answers.includes(answer) !== true)
        const viewer = random(course.state.players)
        const two = afterChangesOfMind(course, viewer, left, random)
        if (two.steps.length > one.steps.length) judges()
        const sent: Sent = questions(engine, one, random)
        same(toSeat(engine, two, viewer, sent), toSeat(engine, one, viewer, sent))
        expect(toldTo(two, viewer, 0)).toEqual(toldTo(one, viewer, 0))
        if (two.answers.length > 60) return
        const tried = [random(3) - 1, random(TRIED.length)] as const
        expect(triedAt(two, viewer, tried)).toEqual(triedAt(one, viewer, tried))
      },
      byDay(100, 400),
    )
  },
}

const inAnyOrder: Law = {
  says: 'answers that are given at the same time come to the same in any order',
  share: 0.5,
  holds({ engine }, line) {
    playTogether(
      engine,
      line,
      ({ course, random }) => {
        if (!isOpen(course) || course.line !== null || !isLookedAt(random)) return
        const one = fork(course)
        while (one.answers.length === course.answers.length) answerAny(one, askedIn(one), random)
        const two = fork(course)
        for (const { seat, choice } of one.answers.slice(course.answers.length)) takeAnswer(two, seat, choice)
        if (new Set(one.answers.slice(course.answers.length).map(({ seat }) => seat)).size > 1) judges()
        expect({ ...two, steps: [] }).toEqual({ ...one, steps: [] })
        for (let seat = 0; seat < course.state.players; seat++)
          expect(toldTo(two, seat, 0)).toEqual(toldTo(one, seat, 0))
      },
      byDay(150, 600),
    )
  },
}

/** Where all have answered, and the last answers may still be taken back: where they are, up to one in a line. */
function undoneIntoLine(course: Course): Course {
  const last = course.answers.at(-1)
  // What is taken back is played again from the beginning.
  if (course.line !== null || last === undefined || course.answers.length > 60) return course
  const undone = takenBack(course, last.seat)
  return isRefusal(undone) ? course : undoneIntoLine(undone)
}

const emptyIfGone = (step: CourseStep): CourseStep =>
  step.gone === true ? { happenings: [], ...(step.own && { own: { ...step.own, words: null } }) } : step

const restoredTogether: Law = {
  says: 'a match that is saved while some are still to answer is the same to every seat when it is restored',
  share: 0.25,
  holds({ engine }, line) {
    playTogether(
      engine,
      line,
      ({ course: played, random }) => {
        if (!isLookedAt(random)) return
        const course = undoneIntoLine(played)
        if (course.line === null) return
        const saved = JSON.stringify(savedMatch(course))
        const again = restoredCourse(engine, saved, { keepsAnswers: true })
        judges()
        expect(askedIn(again)).toEqual(askedIn(course))
        for (let seat = 0; seat < course.state.players; seat++)
          expect(viewOf(again, seat)).toEqual(viewOf(course, seat))
        for (let seat = 0; seat < course.state.players; seat++) {
          // Of what was taken back a save keeps the number.
          const told = toldTo({ ...course, steps: course.steps.map(emptyIfGone) }, seat, 0)
          expect(toldTo(again, seat, 0)).toEqual(told)
        }
        expect(JSON.stringify(savedMatch(again))).toBe(saved)
      },
      byDay(60, 200),
    )
  },
}

export const togetherLaws: readonly Law[] = [
  withheldAnswers,
  answeredTogether,
  changedMinds,
  inAnyOrder,
  restoredTogether,
]
