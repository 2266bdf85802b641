import type { BoardView, BoardZoneView } from '../../runtime/match/board-view.ts'
import type { AnyGame, CardView, Cards, SeatName } from '../../runtime/match/game-types.ts'
import type { Handle } from '../../runtime/ids.ts'
import type { ChoiceView, ToldStep, View } from '../../runtime/match/view.ts'
import type { OpenView } from '../../cli/host/open-view.ts'
import type { Numbered } from '../../runtime/words/numbered-choices.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { SeenTable, TableCard, TableChoice, TableFact, TableQuestion, TableZone } from '../play/table.ts'

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
  const facesByName = new Map(sheet.faces.map(({ name }, face) => [name, face]))
  const results = resultsOf(view.results)
  const own = 'decision' in view ? view.decision : null
  const step = 'step' in view ? view.step : told.length
  return {
    viewer: below,
    step,
    steps: step,
    players,
    zones: board.zones.map((zone) => zoneOf(zone, sheet, cards, facesByName)),
    facts: Object.entries(board.facts).flatMap(([name, value]) => factsOf(name, value)),
    pending: view.effects.filter(({ zone }) => zone !== 'lasting').map(({ words }) => words),
    lasting: view.effects.filter(({ zone }) => zone === 'lasting').map(({ words }) => words),
    question: own === null ? othersQuestion(view, below) : questionOf(own, next, below),
    results,
    won: results === null ? null : wonBy(results),
    told: told.map(({ step: at, lines }) => ({
      step: at,
      lines: lines.map((words) => ({ kind: 'event', words, rule: null })),
    })),
  }
}

const seatIn = (name: SeatName): number => name.charCodeAt(0) - 'A'.charCodeAt(0)
const idOf = (handle: string): number => Number(handle.slice(1))

function cardsIn(zones: AnyGame['zones']): ReadonlyMap<string, CardView> {
  const piles = Object.values(zones).flatMap((held): readonly Cards[] =>
    Array.isArray(held) ? [held as Cards] : Object.values(held as Readonly<Record<string, Cards>>),
  )
  return new Map(piles.flat().map((card) => [card.handle, card]))
}

function zoneOf(
  { name, seat, of, cards }: BoardZoneView,
  sheet: GameSheet,
  all: ReadonlyMap<string, CardView>,
  faces: ReadonlyMap<string, number>,
): TableZone {
  const seenBy = sheet.zones.find((zone) => zone.name === name)?.seenBy ?? 'others'
  const whose = seat ?? of
  return {
    key: whose === null ? name : `${name} of ${whose}`,
    name,
    seat: seat === null ? null : seatIn(seat),
    of,
    seenBy,
    cards: cards.flatMap((handle) => {
      const card = all.get(handle)
      return card === undefined ? [] : [cardOf(card, faces)]
    }),
  }
}

function cardOf(
  { handle, card, remembered, printed, owner, facts = {} }: CardView,
  faces: ReadonlyMap<string, number>,
): TableCard {
  const face = card === null ? null : (faces.get(bareName(card)) ?? null)
  return {
    id: idOf(handle),
    face,
    remembered: remembered ?? null,
    printed: printed ?? null,
    owner: owner === null ? null : seatIn(owner),
    facts: Object.entries(facts).map(([name, value]) => [name, value === true ? 'yes' : String(value)] as const),
  }
}

/** A name without the brackets that rules need around several words. */
const bareName = (name: string): string => name.replace(/^《(.*)》$/u, '$1')

function factsOf(name: string, value: BoardView['facts'][string]): TableFact[] {
  if (typeof value === 'string') return saysNothing(value) ? [] : [{ name, seat: null, value }]
  const said = Object.entries(value).filter(([, each]) => !saysNothing(each))
  if (Object.keys(value).every((of) => /^[A-L]$/.test(of)))
    return said.map(([of, each]) => ({ name, seat: seatIn(of as SeatName), value: each }))
  return said.length === 0 ? [] : [{ name, seat: null, value: said.map(([of, each]) => `${of} ${each}`).join(', ') }]
}

const saysNothing = (value: string): boolean => value === 'none' || value === '' || value === 'no'

const NOTHING_TO_CHOOSE = { prompt: '', clauses: [], choices: [], chosen: [], kind: 'act' } as const

/** Who else is asked, as far as that is told. */
function othersQuestion({ asked, results }: View | OpenView, below: number): TableQuestion | null {
  if (results !== null) return null
  const [seat] = asked
  return seat === undefined
    ? { seat: below, isOthers: true, isUntold: true, ...NOTHING_TO_CHOOSE }
    : { seat: seatIn(seat), isOthers: true, ...NOTHING_TO_CHOOSE }
}

function questionOf(decision: NonNullable<View['decision']>, next: Sent['next'], seat: number): TableQuestion {
  const { kind, prompt, said, clauses, choices, picked } = decision
  return {
    seat,
    isOthers: false,
    kind,
    prompt,
    ...(said === undefined ? {} : { said }),
    clauses,
    choices: choices.map((choice) => choiceOf(choice, next[choice.place] ?? [])),
    chosen: (picked?.answers ?? []).flatMap(({ cards }) => cards.map(idOf)),
  }
}

const choiceOf = (choice: ChoiceView, next: readonly Handle[]): TableChoice => ({
  place: choice.place,
  words: choice.words,
  cards: choice.cards.map(idOf),
  seats: [],
  zones: [],
  starts: next.map(idOf),
  numbered: numberIn(choice),
})

/** Of choices that differ in a number at their end. */
function numberIn({ words, move }: ChoiceView): Numbered | null {
  const number = Object.values(move).findLast((value) => typeof value === 'number')
  if (typeof number !== 'number' || !words.endsWith(String(number))) return null
  const before = words.slice(0, -String(number).length).trimEnd()
  return { besides: `${move.move} ${before}`, before, number }
}

function resultsOf(results: View['results']): readonly number[] | null {
  return results === null ? null : Object.values(results).map((result) => result ?? 0)
}

/** Who has the best result, alone or with others. */
function wonBy(results: readonly number[]): SeenTable['won'] {
  if (results.length < 2) return null
  const best = Math.max(...results)
  const seats = results.flatMap((result, seat) => (result === best ? [seat] : []))
  return { isDrawn: seats.length === results.length, seats }
}
