import { sees, nameOfCard, waitingWord, zoneWord, instancesOf } from '../../runtime/words/describe.ts'
import { laidOut } from '../../runtime/words/arranged-board.ts'
import { NONE, type Seat } from '../../runtime/engine.ts'
import { allFacts, boardFacts, boardMarks, hasPlace } from '../../runtime/words/board-facts.ts'
import { endingIn } from '../../runtime/match/board-view.ts'
import { laidBy } from '../../runtime/told/in-passing.ts'
import { allToldToWait } from '../../runtime/told/told-to-wait.ts'
import type { GameSheet } from './game-sheet.ts'
import type { Course } from './course.ts'
import type { SeenTable, TableCard, TableZone, Viewer, TableQuestion, TableChoice } from './table.ts'
import { tellSteps } from './tell-steps.ts'
import { viewQuestion } from './view-question.ts'

/** How many of the last steps are told with a table. */
const TOLD_STEPS = 12

/** The table as a viewer sees it. */
export function viewTable(course: Course, sheet: GameSheet, viewer: Viewer): SeenTable {
  const { engine, state } = course
  const seat = viewer === 'all' ? undefined : viewer
  const waiting = effectsIn(course, seat)
  const zones = zonesOf(course, sheet, seat)
  return {
    viewer,
    step: course.step,
    steps: course.choices.length,
    players: state.players,
    zones,
    facts:
      seat === undefined
        ? allFacts(engine.parts, state)
        : engine.bounded(state, () => boardFacts(engine.parts, state, seat)),
    pending: waiting.filter(({ zone }) => zone !== 'lasting').map(({ words }) => words),
    lasting: waiting.filter(({ zone }) => zone === 'lasting').map(({ words }) => words),
    question: inOrder(viewQuestion(course, viewer), zones),
    ending: endingIn(engine, state),
    told: tellSteps(course, viewer, TOLD_STEPS),
  }
}

/** Without those that boards leave out; whoever sees everything sees them as well. */
function zonesOf(course: Course, sheet: GameSheet, viewer: Seat | undefined): TableZone[] {
  const { parts } = course.engine
  const by = laidBy(parts, course.state, course.steps.slice(0, course.step + 1), viewer)
  return parts.info.zones.flatMap((zone, family): TableZone[] => {
    const isLeftOut = viewer !== undefined && parts.info.board?.leavesOut.includes(zone.name) === true
    if (zone.holds !== 'cards' || isLeftOut) return []
    const first = parts.zoneBases[family] ?? 0
    const count = zone.perSeat ? course.state.players : instancesOf(zone)
    const seenBy = sheet.zones[family]?.seenBy ?? 'others'
    return Array.from({ length: count }, (_, i) => {
      const cards = cardsIn(course, { name: zone.name, place: first + i, isHand: seenBy === 'owner' }, viewer)
      return {
        key: zoneWord(parts, first + i),
        name: zone.name,
        seat: zone.perSeat ? i : null,
        of: zone.of?.[i] ?? null,
        seenBy,
        isQuiet: viewer !== undefined && !hasPlace(parts, zone.name, cards.length),
        cards: cards.map((card) => ({ ...card, by: by.get(card.id) ?? null })),
      }
    })
  })
}

/** A zone where cards lie; a hand is one that its owner sees. */
interface Place {
  readonly name: string
  readonly place: number
  readonly isHand: boolean
}

/**
 * As they lie before the viewer: a hand in the order of the board, or else in which the rules list the cards. Whoever
 * sees everything sees how all others lie.
 */
function cardsIn(course: Course, { name, place, isHand }: Place, viewer: Seat | undefined): TableCard[] {
  const { parts } = course.engine
  const { state } = course
  const cards = state.zones[place] ?? []
  const isAsItLies = viewer === undefined && !isHand
  const laid = isAsItLies ? cards : laidOut(parts, state, name, cards, (card) => sees(parts, state, card, viewer))
  const shown = laid.map((card) => cardOf(course, card, viewer))
  const isSorted = parts.info.board?.sorts.some(({ zone }) => zone === name) === true
  return isHand && !isSorted ? shown.sort(byFace) : shown
}

const byFace = (a: TableCard, b: TableCard): number => (a.face ?? -1) - (b.face ?? -1)

function cardOf({ engine, state, memory }: Course, id: number, viewer: Seat | undefined): TableCard {
  const { parts } = engine
  const owner = state.owner[id] === NONE || state.owner[id] === undefined ? null : state.owner[id]
  const face = state.def[id] ?? NONE
  if (!sees(parts, state, id, viewer)) {
    const isRemembered = viewer !== undefined && ((memory.seen[id] ?? 0) & (1 << viewer)) !== 0
    const remembered = isRemembered ? nameOfCard(parts.info, face) : null
    return { id, face: null, remembered, printed: null, owner, by: null, facts: [] }
  }
  const original = state.printedDef?.[id] ?? face
  const printed = original === face ? null : nameOfCard(parts.info, original)
  return { id, face, remembered: null, printed, owner, by: null, facts: boardMarks(parts, state, id, viewer) }
}

function effectsIn({ engine, state, memory }: Course, viewer: Seat | undefined): { zone: string; words: string }[] {
  const { parts } = engine
  return allToldToWait(parts, state, viewer, memory).map(({ id, zone }) => ({
    zone,
    words: waitingWord(parts, state, id, viewer),
  }))
}

/**
 * The question with its choices as the cards lie that they are about, so that a list is read as a hand is held. Only
 * neighbours that are about one card each change places; by which place they are taken stays as it was.
 */
function inOrder(question: TableQuestion | null, zones: readonly TableZone[]): TableQuestion | null {
  if (question === null) return null
  const lies = new Map(zones.flatMap(({ cards }) => cards).map(({ id }, at) => [id, at]))
  const where = ({ cards }: TableChoice): number => lies.get(cards[0] ?? NOWHERE) ?? NOWHERE
  const choices = runsOf(question.choices).flatMap((run) => [...run].sort((a, b) => where(a) - where(b)))
  return { ...question, choices }
}

const NOWHERE = -1

/** Choices about one card each, as long as they follow each other; each other one by itself. */
function runsOf(choices: readonly TableChoice[]): TableChoice[][] {
  const runs: TableChoice[][] = []
  for (const [at, choice] of choices.entries()) {
    const isOfRun = choice.cards.length === 1 && choices[at - 1]?.cards.length === 1
    if (isOfRun) runs.at(-1)?.push(choice)
    else runs.push([choice])
  }
  return runs
}
