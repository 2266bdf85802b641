import type { BoardCardView, BoardView, BoardZoneView, PassingCard } from '../../runtime/match/board-view.ts'
import type { AnyGame, CardView, Cards, SeatName } from '../../runtime/match/game-types.ts'
import type { Handle } from '../../runtime/ids.ts'
import type { ChoiceView, ToldStep, View } from '../../runtime/match/view.ts'
import type { OpenView } from '../../cli/host/open-view.ts'
import type { PassedCard } from '../play/table.ts'
import { type GameSheet, instanceName } from '../play/game-sheet.ts'
import type { SeenTable, TableCard, TableChoice, TableQuestion, TableZone } from '../play/table.ts'

/** What a host sent of a match: what this seat sees, or what every seat does. */
export interface Sent {
  readonly view: View | OpenView
  readonly board: BoardView
  readonly next: readonly (readonly Handle[])[]
  readonly told: readonly ToldStep[]
}

/** Who looks: how many sit at the table, and which of the seats is drawn at the foot. */
export interface Onlooker {
  readonly players: number
  readonly below: number
}

/** A table to be drawn, of what was sent. */
export function seenAtSeat(
  { view, board, next, told }: Sent,
  sheet: GameSheet,
  { players, below }: Onlooker,
): SeenTable {
  const cards = cardsIn(view.zones)
  const own = 'decision' in view ? view.decision : null
  const step = 'step' in view ? view.step : told.length
  return {
    viewer: below,
    step,
    steps: step,
    players,
    zones: board.zones.map((zone) => zoneOf(zone, sheet, cards)),
    facts: board.facts.map((fact) => ({ ...fact, seat: fact.seat === null ? null : seatIn(fact.seat) })),
    pending: view.effects.filter(({ zone }) => zone !== 'lasting').map(({ words }) => words),
    lasting: view.effects.filter(({ zone }) => zone === 'lasting').map(({ words }) => words),
    question: own === null ? othersQuestion(view, below) : questionOf(own, { next, numbers: board.numbers }, below),
    ending: board.ending,
    told: told.map(({ step: at, lines, turns = [] }) => ({
      step: at,
      lines: lines.map((words) => ({ kind: 'event', words, rule: null })),
      turns: turns.map((mark) => ({ ...mark, seat: mark.seat === null ? null : seatIn(mark.seat) })),
    })),
  }
}

/** What lay there before it went on, each card by the zones that it left and came to. */
export const passedAtSeat = (passed: readonly PassingCard[]): PassedCard[] =>
  passed.map(({ face, by, from, to }) => ({
    card: null,
    face,
    by: by === null ? null : seatIn(by),
    from: instanceName(from.name, from.seat ?? from.of),
    to: instanceName(to.name, to.seat ?? to.of),
  }))

/** Letters of seats stand in the order of the alphabet. */
const seatIn = (name: SeatName): number => name.charCodeAt(0) - 'A'.charCodeAt(0)
/** A handle is a number with a letter before it. */
const idOf = (handle: Handle): number => Number(handle.slice(1))

function cardsIn(zones: AnyGame['zones']): ReadonlyMap<string, CardView> {
  const piles = Object.values(zones).flatMap((held): readonly Cards[] =>
    Array.isArray(held) ? [held as Cards] : Object.values(held as Readonly<Record<string, Cards>>),
  )
  return new Map(piles.flat().map((card) => [card.handle, card]))
}

function zoneOf(
  { name, seat, of, isQuiet, cards }: BoardZoneView,
  sheet: GameSheet,
  all: ReadonlyMap<string, CardView>,
): TableZone {
  const seenBy = sheet.zones.find((zone) => zone.name === name)?.seenBy ?? 'others'
  return {
    key: instanceName(name, seat ?? of),
    name,
    seat: seat === null ? null : seatIn(seat),
    of,
    seenBy,
    isQuiet,
    cards: cards.map((card) => cardOf(card, all.get(card.handle))),
  }
}

const cardOf = ({ handle, face, facts, by }: BoardCardView, seen: CardView | undefined): TableCard => ({
  id: idOf(handle),
  face,
  remembered: seen?.remembered ?? null,
  printed: seen?.printed ?? null,
  owner: seen?.owner == null ? null : seatIn(seen.owner),
  by: by === null ? null : seatIn(by),
  facts,
})

const NOTHING_TO_CHOOSE = { prompt: '', clauses: [], choices: [], chosen: [], kind: 'act' } as const

/** Who else is asked, as far as that is told. */
function othersQuestion({ asked, results }: View | OpenView, below: number): TableQuestion | null {
  if (results !== null) return null
  const [seat] = asked
  return seat === undefined
    ? { seat: below, isOthers: true, isUntold: true, ...NOTHING_TO_CHOOSE }
    : { seat: seatIn(seat), isOthers: true, ...NOTHING_TO_CHOOSE }
}

type OfChoices = Pick<Sent, 'next'> & Pick<BoardView, 'numbers'>

function questionOf(decision: NonNullable<View['decision']>, of: OfChoices, seat: number): TableQuestion {
  const { kind, prompt, said, clauses, choices, picked } = decision
  return {
    seat,
    isOthers: false,
    kind,
    prompt,
    ...(said === undefined ? {} : { said }),
    clauses,
    choices: choices.map((choice) => choiceOf(choice, of)),
    chosen: (picked?.answers ?? []).flatMap(({ cards }) => cards.map(idOf)),
  }
}

const choiceOf = ({ place, words, cards }: ChoiceView, { next, numbers }: OfChoices): TableChoice => ({
  place,
  words,
  cards: cards.map(idOf),
  seats: [],
  zones: [],
  starts: (next[place] ?? []).map(idOf),
  numbered: numbers[place] ?? null,
})
