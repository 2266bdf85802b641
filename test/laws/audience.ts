import { isToldWhoIsAsked } from '../../runtime/told/audience-of.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { type BaseState, type Choice, type Happening, type Seat, seatName } from '../../runtime/engine.ts'
import type { Course } from '../../runtime/match/course.ts'
import { exactLinesOf, linesOf } from '../../runtime/match/lines.ts'
import { stepFor } from '../../runtime/match/open-line.ts'
import { takeAnswer } from '../../runtime/match/take-answer.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { fork } from '../kit/play-together.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { open } from './same-record.ts'

/** An entry of which nothing can be read but who is told of it. */
function sealed({ told }: Happening): Happening {
  return new Proxy({} as Happening, {
    get: (_, key) => {
      if (key === 'told') return told
      throw new Error(`what only others are told was looked at: ${String(key)}`)
    },
  })
}

const unread: Law = {
  says: 'of what only others are told a seat is told nothing, whatever it is',
  share: 0.5,
  holds({ engine }, line) {
    if (engine.parts.audience === undefined) return
    playMatch(engine, line, ({ course: { state }, happenings, random }) => {
      const viewer = random(state.players)
      const others = happenings.map((each) => (isMeantFor(each, viewer) ? each : sealed(each)))
      const hidden = happenings.filter((each) => !isMeantFor(each, viewer))
      if (hidden.length > 0) judges()
      same(linesOf(engine, state, others, viewer), linesOf(engine, state, happenings, viewer))
      same(exactLinesOf(engine, state, others, viewer), exactLinesOf(engine, state, happenings, viewer))
      for (const each of hidden) same(engine.tell(state, each, viewer), 'not told')
    })
  },
}

/** Where a seat is not told who is asked, nothing that it is handed says so. */
const whoIsAsked: Law = {
  says: 'who is asked what only others are told stands in no view and no observation',
  share: 0.5,
  holds({ engine }, line) {
    if (engine.parts.audience === undefined) return
    playMatch(engine, line, ({ course, random }) => {
      const { state } = course
      const viewer = random(state.players)
      if (isToldWhoIsAsked(engine.parts, state, viewer)) return
      judges()
      same(
        viewOf(course, viewer).asked.filter((asked) => asked !== seatName(viewer)),
        [],
      )
      same(engine.observe(state, viewer).asked, null)
    })
  },
}

/** Everything that a seat is handed, with the number of its step. */
const handed = (course: Course, seat: Seat): string => JSON.stringify([viewOf(course, seat), toldTo(course, seat, 0)])

/** What it sees and was told, without numbers of steps. */
function seen(course: Course, seat: Seat): string {
  const { step: _, decision, ...view } = viewOf(course, seat)
  return JSON.stringify([view, decision?.choices, toldTo(course, seat, 0).flatMap(({ lines }) => lines)])
}

function answered(engine: FullEngine<BaseState>, course: Course, choice: Choice): Course {
  const next = fork(course, engine.clone(course.state))
  takeAnswer(next, next.state.asked, choice)
  return next
}

const uncounted: Law = {
  says: 'how often others have answered what a seat is not told of changes nothing that it is handed',
  share: 0.25,
  holds({ engine }, line) {
    if (engine.parts.audience === undefined) return
    playMatch(engine, line, ({ course, choice, random }) => {
      const { state } = course
      const viewer = random(state.players)
      if (isToldWhoIsAsked(engine.parts, state, viewer) || engine.parts.sites[state.ask - 1]?.sameTime === true) return
      if (!isLookedAt(random)) return
      const choices = engine.choices(state)
      const one = answered(engine, course, choice)
      const other = answered(engine, course, choices[random(choices.length)] ?? choice)
      judges()
      // Nothing is changed for it by an answer of which it notices nothing.
      if (seen(one, viewer) === seen(course, viewer)) same(stepFor(one, viewer), stepFor(course, viewer))
      if (seen(one, viewer) === seen(other, viewer)) same(handed(other, viewer), handed(one, viewer))
    })
  },
}

/** What all see of the step after an answer, and what a seat is told then that waits, or holds for a while. */
function after(
  engine: FullEngine<BaseState>,
  course: Course,
  choice: Choice,
  seat: Seat,
): Record<'seen' | 'laid', string> {
  const next = answered(engine, course, choice)
  const view = viewOf(next, seat)
  const { pending, lasting } = engine.observe(next.state, seat)
  return {
    seen: JSON.stringify([open(engine, next, seat, course.steps.length, view), view.zones]),
    laid: JSON.stringify([view.effects, pending, lasting]),
  }
}

const secretlyLaid: Law = {
  says: 'what others answer in secret changes nothing in what a seat is told that waits, or holds for a while',
  share: 0.25,
  holds({ engine }, line) {
    if (engine.parts.audience === undefined) return
    playMatch(engine, line, ({ course, choice, random }) => {
      const { state } = course
      const viewer = random(state.players)
      if (isToldWhoIsAsked(engine.parts, state, viewer) || engine.parts.sites[state.ask - 1]?.sameTime === true) return
      const choices = engine.choices(state)
      const otherwise = choices[random(choices.length)] ?? choice
      if (otherwise === choice) return
      const one = after(engine, course, choice, viewer)
      const other = after(engine, course, otherwise, viewer)
      // What all see may tell of it, as cards that are moved, or facts.
      if (one.seen !== other.seen) return
      judges()
      same(other.laid, one.laid)
    })
  },
}

export const audienceLaws: readonly Law[] = [unread, whoIsAsked, uncounted, secretlyLaid]
