import { expect } from 'vitest'
import { isToldWhoIsAsked } from '../../runtime/told/audience-of.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import type { BaseState, CardId, Choice, Happening, Seat } from '../../runtime/engine.ts'
import { CHANCE, DECLINE, NONE, seatName } from '../../runtime/engine.ts'
import { type Course, carryOut, openCourse } from '../../runtime/match/course.ts'
import { toldTo } from '../../runtime/match/told.ts'
import type { View } from '../../runtime/match/view.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay } from '../kit/effort.ts'
import { fork } from '../kit/play-together.ts'
import { type Line, type Visit, playOut, source } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import { relisted } from './exchange.ts'
import type { Law } from './law.ts'
import { openly } from './matches.ts'
import { judges } from './occasions.ts'
import { Table } from './table.ts'

type AnyEngine = FullEngine<BaseState>

/** What a seat is handed, without what follows from numbers and names that everybody is told. */
function handed(course: Course, seat: Seat, view: View): string {
  const { zones, mixed, decision, effects, asked, step } = view
  const { pending, lasting } = course.engine.observe(course.state, seat)
  const told = toldTo(course, seat, course.steps.length - 1)
  return JSON.stringify([zones, mixed, decision, effects, asked, step, pending, lasting, told])
}

/** What a seat is told of the steps from one on, whichever the cards are, and what is kept for all to see. */
export function open(
  engine: AnyEngine,
  course: Course,
  seat: Seat,
  since: number,
  view = viewOf(course, seat),
): string {
  const happenings = course.steps.slice(since).flatMap((step) => step.happenings)
  // Cards are seen to come and go, whoever is told of it.
  const isOpen = (each: Happening): boolean => isMeantFor(each, seat) || movesCards(engine, each)
  const trace = happenings.filter(isOpen).map((each) => openly(engine, each))
  const { ask, asked } = course.state
  const question = isToldWhoIsAsked(engine.parts, course.state, seat) ? [ask, asked] : []
  return JSON.stringify([trace, view.facts, question])
}

const movesCards = ({ info }: AnyEngine, each: Happening): boolean =>
  each.kind === 'event' && ['move', 'create', 'delete', 'shuffle'].includes(info.events[each.event]?.name ?? '')

/** How often somebody may pass before a table has gone on as another, in which he is not asked. */
const PASSES = 4

/** The course with passes of others, as long as there are some before another has gone on; their answers left out. */
function* passed(engine: AnyEngine, course: Course, viewer: Seat): Generator<Course> {
  const after = fork(course)
  for (let passes = 0; passes < PASSES; passes++) {
    const { asked } = after.state
    if (asked < 0 || asked === viewer || !engine.choices(after.state).includes(DECLINE)) return
    carryOut(after, DECLINE)
    const steps = after.steps.slice()
    const last = steps.at(-1)
    if (last === undefined) return
    steps[steps.length - 1] = { ...last, happenings: last.happenings.slice(1) }
    yield { ...after, steps }
  }
}

/** The same deal, but for two cards that are each what the other was. */
function dealtOtherwise(engine: AnyEngine, line: Line, a: CardId, b: CardId): Course {
  const course = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: false })
  const { state } = course
  for (const kept of [state.def, state.printedDef ?? []]) [kept[a], kept[b]] = [kept[b] ?? NONE, kept[a] ?? NONE]
  relisted(engine, state)
  return course
}

/** Two deals that a seat cannot tell apart up to a step, and what was chosen in one of them. */
interface Pair {
  readonly first: Course
  readonly other: Course
  readonly viewer: Seat
  readonly choices: readonly Choice[]
}

/** What was chosen in a game, and which cards a seat has seen up to each choice. */
interface Played {
  readonly viewer: Seat
  readonly choices: Choice[]
  readonly table: Table
  readonly pick: (below: number) => number
}

/** A game up to one of its first decisions: what is told at the end alone would else be told of half of the games. */
function playedSoFar(engine: AnyEngine, line: Line): Played {
  const table = new Table(engine)
  const choices: Choice[] = []
  const pick = source(line.picks ^ 0x2c1b3c6d)
  const longest = 1 + pick(byDay(60, 200))
  let noted = 0
  const visit = ({ state, choice }: Visit): void => {
    const log = state.log ?? []
    table.add(state, log.slice(noted))
    noted = log.length
    choices.push(choice)
  }
  const { players } = playOut(engine, line, visit, { log: true }, longest)
  return { viewer: pick(players), choices, table, pick }
}

/** The last step before which a seat has not seen two cards that differ, and might be each other, and the cards unseen. */
function lastUnseen({ viewer, choices, table }: Played, { def, owner }: BaseState): readonly [number, CardId[]] {
  const unseen = new Set(def.keys())
  for (let step = 0; step < choices.length; step++) {
    const before = [...unseen]
    for (const [card, bits] of table.seenIn(step)) if ((bits >> viewer) & 1) unseen.delete(card)
    const differ = [...unseen].some((a) => [...unseen].some((b) => def[a] !== def[b] && owner[a] === owner[b]))
    if (!differ) return [step, before]
  }
  return [choices.length, [...unseen]]
}

/** A game and the same with two cards changed that a seat has not seen by a step; null where there are none. */
function pairOf(engine: AnyEngine, line: Line): Pair | null {
  const played = playedSoFar(engine, line)
  const { viewer, choices, table, pick } = played
  const first = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: false })
  const { def, owner } = first.state
  // In many games each card is seen at last.
  const [end, unseen] = lastUnseen(played, first.state)
  // One that somebody has chosen, where there is one: of others little is told.
  const chosen = new Set(
    table.steps
      .slice(1, end)
      .flatMap(({ happenings }) => happenings.filter((h) => h.kind === 'answer' && h.by !== CHANCE))
      .flatMap(({ glimpses }) => glimpses.map(({ card }) => card)),
  )
  const handled = unseen.filter((card) => chosen.has(card))
  const from = handled.length === 0 ? unseen : handled
  const a = from[pick(from.length)] ?? NONE
  const others = unseen.filter((card) => def[card] !== def[a] && owner[card] === owner[a])
  const b = others[pick(others.length)] ?? NONE
  if (a === NONE || b === NONE) return null
  return { first, other: dealtOtherwise(engine, line, a, b), viewer, choices: choices.slice(0, end) }
}

/** Plays both alike, as far as all can see that they are, and shows each question, and where they part, if they do. */
function playBoth(
  engine: AnyEngine,
  line: Line,
  seen: {
    readonly alike?: (pair: Pair, views: readonly [View, View]) => void
    readonly parted?: (pair: Pair, since: number) => void
  },
): void {
  const pair = pairOf(engine, line)
  if (pair === null) return
  const { first, other, viewer, choices } = pair
  for (const choice of choices) {
    const since = first.steps.length - 1
    const views = [viewOf(first, viewer), viewOf(other, viewer)] as const
    if (open(engine, first, viewer, since, views[0]) !== open(engine, other, viewer, since, views[1]))
      return seen.parted?.(pair, since)
    seen.alike?.(pair, views)
    if (!engine.choices(other.state).includes(choice)) return
    carryOut(first, choice)
    carryOut(other, choice)
  }
}

export const sameRecord: Law = {
  says: 'the record of a seat is the same in two deals that differ in two cards which it has not seen',
  share: 0.5,
  holds({ engine }, line) {
    playBoth(engine, line, {
      alike({ first, other, viewer }, [view, otherView]) {
        judges()
        same(handed(other, viewer, otherView), handed(first, viewer, view))
      },
    })
  },
}

/**
 * Not judged is who is asked to choose: there is no such question where there is one answer, or none, which tells others
 * so much (`test/secrets/windows.test.ts`). Rules that are to keep it offer moves.
 * Nor is it judged whose the cards are: an owner is seen through any shuffle (HR0546), so that those of one player are
 * exchanged.
 */
export const passesUntold: Law = {
  says: 'who else is asked, and could only pass, tells a seat nothing of cards which it has not seen',
  share: 0.5,
  holds({ engine }, line) {
    playBoth(engine, line, {
      alike: () => judges(),
      parted(pair, since) {
        judges()
        expect(askedInOneAlone(engine, pair, since)).toBeNull()
      },
    })
  },
}

/** Who is asked in one of two courses alone, and could only pass to come to the other: that tells which of them it is. */
function askedInOneAlone(engine: AnyEngine, { first, other, viewer }: Pair, since: number): string | null {
  for (const [one, two] of [
    [first, other],
    [other, first],
  ] as const) {
    const wanted = open(engine, two, viewer, since)
    for (const each of passed(engine, one, viewer))
      if (open(engine, each, viewer, since) === wanted) return `${seatName(one.state.asked)} ${askedAt(engine, one)}`
  }
  return null
}

function askedAt({ parts }: AnyEngine, { state }: Course): string {
  const site = parts.sites[state.ask - 1]
  return `is asked ${site?.prompt} at ${site?.at} (${site?.place})`
}
