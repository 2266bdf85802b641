import { sees, nameOfCard, valueWord, zoneWord, instancesOf } from '../../runtime/describe.ts'
import { laidOut, shownFacts } from '../../runtime/arranged-board.ts'
import { type BaseState, type CardId, NONE, type Seat } from '../../runtime/engine.ts'
import { factWord, inZones, keptFacts } from '../../runtime/fact-words.ts'
import type { GameSheet } from './game-sheet.ts'
import type { Course } from './course.ts'
import type { Table, TableCard, TableFact, TableZone, Viewer } from './table.ts'
import { tellSteps } from './tell-steps.ts'
import { viewQuestion } from './view-question.ts'

/** How many of the last steps are told with a table. */
const TOLD_STEPS = 12

/** The table as a viewer sees it. */
export function viewTable(course: Course, sheet: GameSheet, viewer: Viewer): Table {
  const { engine, state } = course
  const seat = viewer === 'all' ? undefined : viewer
  const waiting = effectsIn(course, seat)
  return {
    viewer,
    step: course.step,
    steps: course.choices.length,
    players: state.players,
    zones: zonesOf(course, sheet, seat),
    facts: factsOf(course, seat),
    pending: waiting.filter(({ zone }) => zone !== 'lasting').map(({ words }) => words),
    lasting: waiting.filter(({ zone }) => zone === 'lasting').map(({ words }) => words),
    question: viewQuestion(course, viewer),
    results: engine.results(state),
    told: tellSteps(course, viewer, TOLD_STEPS),
  }
}

/** Without those that boards leave out; whoever sees everything sees them as well. */
function zonesOf(course: Course, sheet: GameSheet, viewer: Seat | undefined): TableZone[] {
  const { parts } = course.engine
  return parts.info.zones.flatMap((zone, family): TableZone[] => {
    const isLeftOut = viewer !== undefined && parts.info.board?.leavesOut.includes(zone.name) === true
    if (zone.holds !== 'cards' || isLeftOut) return []
    const first = parts.zoneBases[family] ?? 0
    const count = zone.perSeat ? course.state.players : instancesOf(zone)
    return Array.from({ length: count }, (_, i) => ({
      key: zoneWord(parts, first + i),
      name: zone.name,
      seat: zone.perSeat ? i : null,
      of: zone.of?.[i] ?? null,
      seenBy: sheet.zones[family]?.seenBy ?? 'others',
      cards: cardsIn(course, zone.name, first + i, viewer).map((card) => cardOf(course, card, viewer)),
    }))
  })
}

/** As they lie before the viewer; whoever sees everything sees how they lie. */
function cardsIn(
  { engine: { parts }, state }: Course,
  zone: string,
  place: number,
  viewer: Seat | undefined,
): readonly CardId[] {
  const cards = state.zones[place] ?? []
  return viewer === undefined ? cards : laidOut(parts, state, zone, cards, (card) => sees(parts, state, card, viewer))
}

function cardOf({ engine, state, memory }: Course, id: number, viewer: Seat | undefined): TableCard {
  const { parts } = engine
  const owner = state.owner[id] === NONE || state.owner[id] === undefined ? null : state.owner[id]
  const face = state.def[id] ?? NONE
  if (!sees(parts, state, id, viewer)) {
    const isRemembered = viewer !== undefined && ((memory.seen[id] ?? 0) & (1 << viewer)) !== 0
    const remembered = isRemembered ? nameOfCard(parts.info, face) : null
    return { id, face: null, remembered, printed: null, owner, facts: [] }
  }
  const original = state.printedDef?.[id] ?? face
  const printed = original === face ? null : nameOfCard(parts.info, original)
  return { id, face, remembered: null, printed, owner, facts: factsOfCard({ engine, state }, id, viewer) }
}

function factsOfCard(
  { engine: { parts }, state }: Pick<Course, 'engine' | 'state'>,
  card: number,
  viewer: Seat | undefined,
): [string, string][] {
  return parts.facts.flatMap((fact): [string, string][] => {
    if (fact.of !== 'card' || !inZones(parts, state, card, fact.zones)) return []
    const value = factWord(parts, state, fact, card, viewer)
    return value === 'none' || value === 'no' || value === '' ? [] : [[fact.name, value]]
  })
}

/** Facts that say something, as a board has them for a seat. Of those of players each seat has its own. */
function factsOf({ engine, state }: Course, viewer: Seat | undefined): TableFact[] {
  const { parts } = engine
  const all = keptFacts(parts, state, viewer)
  const kept = viewer === undefined ? all : engine.bounded(state, () => shownFacts(parts, state, all, viewer))
  const kinds = new Map([...parts.facts, ...(parts.shown ?? [])].map((fact) => [fact.name, fact.of]))
  return Object.entries(kept).flatMap(([name, value]): TableFact[] => {
    if (typeof value === 'string') return saysNothing(value) ? [] : [{ name, seat: null, value }]
    const said = Object.entries(value).filter(([, each]) => !saysNothing(each))
    if (kinds.get(name) === 'player')
      return said.map(([of, each]) => ({ name, seat: of.charCodeAt(0) - SEAT_A, value: each }))
    return said.length === 0 ? [] : [{ name, seat: null, value: said.map(([of, each]) => `${of} ${each}`).join(', ') }]
  })
}

const SEAT_A = 'A'.charCodeAt(0)

const saysNothing = (value: string): boolean => value === 'none' || value === '' || value === 'no'

function effectsIn({ engine: { parts }, state }: Course, viewer: Seat | undefined): { zone: string; words: string }[] {
  return parts.info.zones.flatMap((zone, family) =>
    zone.holds === 'effects' ? effectsOf(parts, state, family, viewer) : [],
  )
}

function effectsOf(
  parts: Course['engine']['parts'],
  state: BaseState,
  family: number,
  viewer: Seat | undefined,
): { zone: string; words: string }[] {
  const zone = parts.info.zones[family]
  if (zone === undefined) return []
  const first = parts.zoneBases[family] ?? 0
  return Array.from({ length: instancesOf(zone) }, (_, i) => state.zones[first + i] ?? [])
    .flat()
    .map((id) => ({ zone: zone.name, words: valueWord(parts, state, id, 'effect', viewer) }))
}
