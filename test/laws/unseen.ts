import type { BaseState, CardId, Choice, Happening, Seat } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { mixedBy, sightOf } from '../../runtime/log.ts'
import { type Course, carryOut, openCourse } from '../../runtime/match/course.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import type { Line } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import { relisted } from './exchange.ts'
import type { Law } from './law.ts'
import { openly } from './matches.ts'
import { judges } from './occasions.ts'

type AnyEngine = FullEngine<BaseState>

/** A step of a game, with who sees each card at the question that it led to, as a bit set. */
interface Seen {
  readonly happenings: readonly Happening[]
  readonly sights: readonly number[]
}

/**
 * What a table has seen of the cards, worked out without what the engine notes of it: at questions, where something is
 * shown, and of cards that go through zones in which nothing was ever hidden from a seat at a question.
 */
class Table {
  readonly steps: Seen[] = []
  /** By zone, the seats that did not see some card there at some question. */
  private readonly hidden: number[] = []
  private readonly engine: AnyEngine
  private last: BaseState | null = null

  constructor(engine: AnyEngine) {
    this.engine = engine
  }

  add(s: BaseState, happenings: readonly Happening[]): void {
    const sights = s.def.map((_, card) => sightOf(s, this.engine.parts.viewers, card))
    for (const [card, place] of s.place.entries())
      if (place !== NONE) this.hidden[place] = (this.hidden[place] ?? 0) | ~(sights[card] ?? 0)
    this.steps.push({ happenings, sights })
    this.last = s
  }

  /** Who may have seen each card in a step: at the questions around it, as it was shown, or on its way. */
  seenIn(step: number): Map<CardId, number> {
    const seen = new Map<CardId, number>()
    const sees = (card: CardId, bits: number): void => void seen.set(card, (seen.get(card) ?? 0) | bits)
    for (const at of [step - 1, step])
      for (const [card, bits] of this.steps[at]?.sights.entries() ?? []) sees(card, bits)
    for (const h of this.steps[step]?.happenings ?? []) {
      if (h.kind !== 'event') continue
      const [card = NONE, first = NONE, second = NONE] = h.args
      const name = this.engine.info.events[h.event]?.name
      if (name === 'show') sees(card, 1 << first)
      if (name === 'create') sees(card, this.openTo(first))
      if (name === 'move') sees(card, this.openTo(first) | this.openTo(second))
    }
    return seen
  }

  private openTo(zone: number): number {
    const hidden = this.hidden[zone]
    if (hidden !== undefined || this.last === null) return ~(hidden ?? 0)
    // Where cards only pass through, as the zone itself says.
    const s = this.engine.clone(this.last)
    if (s.zones[zone] === undefined || s.place.length === 0) return 0
    s.place[0] = zone
    return this.engine.parts.viewers(s, 0).reduce((bits, seat) => bits | (1 << seat), 0)
  }
}

/** How often a card is moved in a step: what came into a zone and left it again is not judged by where it lies. */
function timesMoved({ info }: AnyEngine, happenings: readonly Happening[]): Map<CardId, number> {
  const times = new Map<CardId, number>()
  for (const h of happenings) {
    const card = h.kind === 'event' && info.events[h.event]?.name === 'move' ? (h.args[0] ?? NONE) : NONE
    times.set(card, (times.get(card) ?? 0) + 1)
  }
  return times
}

const namedWhenTold: Law = {
  says: 'no line names a card that its reader had not seen and does not see at the next question, unless it was shown',
  share: 0.5,
  holds({ engine }, line) {
    const table = new Table(engine)
    playMatch(engine, line, ({ course: { state }, happenings }) => table.add(state, happenings), byDay(300, 1500))
    const known: number[] = []
    for (const [step, { happenings }] of table.steps.entries()) {
      const seen = table.seenIn(step)
      const moved = timesMoved(engine, happenings)
      const mixed = new Set(happenings.flatMap((h) => mixedBy(engine.info, h)).map(({ card }) => card))
      for (const { card, seen: told } of happenings.flatMap(({ glimpses }) => glimpses)) {
        if (card === NONE || mixed.has(card) || (moved.get(card) ?? 0) > 1) continue
        judges()
        same(told & ~((seen.get(card) ?? 0) | (known[card] ?? 0)), 0)
      }
      for (const [card, bits] of seen) known[card] = mixed.has(card) ? bits : (known[card] ?? 0) | bits
    }
  },
}

/** What a seat is handed, without what follows from numbers and names that everybody is told. */
function handed(course: Course, seat: Seat): string {
  const { zones, mixed, decision } = viewOf(course, seat)
  return JSON.stringify([zones, mixed, decision, toldTo(course, seat, course.steps.length - 1)])
}

/** What everybody is told of a step, and what is kept for all to see. */
function open(engine: AnyEngine, course: Course, seat: Seat): string {
  const { facts, effects, asked } = viewOf(course, seat)
  const trace = course.steps.at(-1)?.happenings.map((each) => openly(engine, each))
  return JSON.stringify([trace, facts, effects, asked, course.state.ask])
}

/** The same deal, but for two cards that are each what the other was. */
function dealtOtherwise(engine: AnyEngine, line: Line, a: CardId, b: CardId): Course {
  const course = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: false })
  const { state } = course
  for (const kept of [state.def, state.printedDef ?? []]) [kept[a], kept[b]] = [kept[b] ?? NONE, kept[a] ?? NONE]
  relisted(engine, state)
  return course
}

const sameRecord: Law = {
  says: 'the record of a seat is the same in two deals that differ in two cards which it never sees',
  share: 0.5,
  holds({ engine }, line) {
    const table = new Table(engine)
    const choices: Choice[] = []
    let viewer = 0
    let pick: (below: number) => number = () => 0
    playMatch(
      engine,
      line,
      ({ course: { state }, happenings, choice, random }) => {
        if (choices.length === 0) [viewer, pick] = [random(state.players), random]
        table.add(state, happenings)
        choices.push(choice)
      },
      byDay(60, 200),
    )
    const seen = new Set<CardId>()
    for (const step of table.steps.keys())
      for (const [card, bits] of table.seenIn(step)) if ((bits >> viewer) & 1) seen.add(card)
    const first = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: false })
    const { def, owner } = first.state
    const unseen = def.flatMap((_, card) => (seen.has(card) ? [] : [card]))
    // One that somebody has chosen, where there is one: of others little is told.
    const handled = unseen.filter((card) =>
      table.steps
        .slice(1)
        .some((step) =>
          step.happenings.some(
            (h) => h.kind === 'answer' && h.by !== CHANCE && h.glimpses.some((each) => each.card === card),
          ),
        ),
    )
    const from = handled.length === 0 ? unseen : handled
    const a = from[pick(from.length)] ?? NONE
    const others = unseen.filter((card) => def[card] !== def[a] && owner[card] === owner[a])
    const b = others[pick(others.length)] ?? NONE
    if (a === NONE || b === NONE) return
    const other = dealtOtherwise(engine, line, a, b)
    for (const choice of choices) {
      const [one, two] = [open(engine, first, viewer), open(engine, other, viewer)]
      if (one !== two || first.state.asked !== other.state.asked) return
      judges()
      same(handed(other, viewer), handed(first, viewer))
      if (!engine.choices(other.state).includes(choice)) return
      carryOut(first, choice)
      carryOut(other, choice)
    }
  },
}

export const unseenLaws: readonly Law[] = [namedWhenTold, sameRecord]
