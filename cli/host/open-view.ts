import { isDeepStrictEqual } from 'node:util'
import type { AnyGame, CardView, Cards, SeatName } from '../../runtime/match/game-types.ts'
import type { BoardCardView, BoardView, PassingCard } from '../../runtime/match/board-view.ts'
import type { ToldStep, View } from '../../runtime/match/view.ts'

/** What every seat sees: nothing is in it that is not in the view of each of them. */
export type OpenView = Pick<View, 'game' | 'zones' | 'asked' | 'results'> & {
  readonly effects: readonly { readonly zone: string; readonly words: string }[]
}

/** A position as one seat is sent it. */
export interface SeatSight {
  readonly view: View
  readonly board: BoardView
}

/**
 * What all seats have in common of a moment. A card has a handle of this view alone, by which none can be followed; what
 * is kept of it, and of the game, stands on the board alone, in words, which are the same for all or are not there.
 */
export function openSight(all: readonly SeatSight[]): { readonly view: OpenView; readonly board: BoardView } {
  const [first, ...others] = all
  if (first === undefined) throw new RangeError('nobody sits at the table')
  const handles = new Handles()
  const marks = all.map(({ board }) => marksIn(board))
  const open = new Map<string, BoardCardView>()
  const zones = Object.entries(first.view.zones).map(([name, held]) => {
    const same = others.map(({ view }) => view.zones[name] as Held)
    return [name, inZones([held, ...same], marks, { handles, open })] as const
  })
  return {
    view: { ...openWords(first.view, others), zones: Object.fromEntries(zones) },
    board: openBoard(
      Object.fromEntries(zones),
      all.map(({ board }) => board),
      open,
    ),
  }
}

const openWords = (first: View, others: readonly SeatSight[]): Omit<OpenView, 'zones'> => ({
  game: first.game,
  effects: first.effects
    .filter(({ zone, words }) =>
      others.every(({ view }) => view.effects.some((each) => each.zone === zone && each.words === words)),
    )
    .map(({ zone, words }) => ({ zone, words })),
  asked: first.asked.filter((seat) => others.every(({ view }) => view.asked.includes(seat))),
  results: first.results,
})

/** How the rules lay out what every seat sees. */
function openBoard(
  zones: AnyGame['zones'],
  boards: readonly BoardView[],
  open: ReadonlyMap<string, BoardCardView>,
): BoardView {
  const [first, ...others] = boards as [BoardView, ...BoardView[]]
  const held = (name: string, of: string | null): Cards => {
    const all = zones[name] ?? []
    return isCards(all) ? all : (all[of ?? ''] ?? [])
  }
  return {
    facts: first.facts.filter((fact) =>
      others.every(({ facts }) => facts.some((each) => isDeepStrictEqual(each, fact))),
    ),
    zones: first.zones.map((zone) => ({
      ...zone,
      cards: held(zone.name, zone.of ?? zone.seat).flatMap(({ handle }) => open.get(handle) ?? []),
    })),
    numbers: [],
    ending: first.ending,
  }
}

/** What lay on the table before it went on, by what everybody saw of it; null where it was not the same for all. */
export function openPassing(all: readonly (readonly PassingCard[] | null)[]): readonly PassingCard[] | null {
  const [first, ...others] = all
  if (first === undefined || first === null) return null
  if (others.some((each) => each?.length !== first.length)) return null
  return first.map((card, at) => ({
    ...card,
    face: others.every((each) => each?.[at]?.face === card.face) ? card.face : null,
  }))
}

type Held = AnyGame['zones'][string]
type Marks = ReadonlyMap<string, BoardCardView>

const marksIn = ({ zones }: BoardView): Marks =>
  new Map(zones.flatMap(({ cards }) => cards.map((card): [string, BoardCardView] => [card.handle, card])))

/** The handles that are given out, and what the board has of each card. */
interface Opened {
  readonly handles: Handles
  readonly open: Map<string, BoardCardView>
}

function inZones(held: readonly Held[], marks: readonly Marks[], opened: Opened): Held {
  const [first] = held
  if (first === undefined || isCards(first)) return openCards(held as readonly Cards[], marks, opened)
  const all = held as readonly Readonly<Record<string, Cards>>[]
  return Object.fromEntries(
    Object.keys(first).map((of) => [
      of,
      openCards(
        all.map((each) => each[of] ?? []),
        marks,
        opened,
      ),
    ]),
  )
}

const isCards = (held: Held): held is Cards => Array.isArray(held)

/** Face by face, where all see the same in the same place; else a back. */
function openCards(held: readonly Cards[], marks: readonly Marks[], { handles, open }: Opened): Cards {
  const [first = [], ...others] = held
  return first.map((card, at): CardView => {
    const same = others.map((other) => other[at])
    const isOpen = card.card !== null && same.every((each) => each !== undefined && each.card === card.card)
    const handle = handles.next(isOpen ? (card.card ?? '') : 'back')
    const [own, ...theirs] = held.map((each, seat) => marks[seat]?.get(each[at]?.handle ?? ''))
    const facts = own?.facts.filter((fact) =>
      theirs.every((each) => each?.facts.some((other) => isDeepStrictEqual(other, fact)) === true),
    )
    const by = theirs.every((each) => each?.by === own?.by) ? (own?.by ?? null) : null
    open.set(handle, isOpen ? { handle, face: own?.face ?? null, facts: facts ?? [], by } : { handle, ...HIDDEN })
    if (!isOpen) return { handle, owner: card.owner, card: null }
    const printed = card.printed !== undefined && same.every((each) => each?.printed === card.printed)
    return { handle, owner: card.owner, card: card.card, ...(printed ? { printed: card.printed } : {}) }
  })
}

const HIDDEN = { face: null, facts: [], by: null }

/** Handles by what lies there: the same face keeps the same one from view to view. */
class Handles {
  readonly #used = new Map<string, number>()

  next(face: string): `c${number}` {
    const count = (this.#used.get(face) ?? 0) + 1
    this.#used.set(face, count)
    let sum = 7
    for (const sign of `${face} ${count}`) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
    return `c${sum}`
  }
}

/** The lines that every seat was told, in their order, and whose turn it was; `step` counts them for who watches. */
export function openLines(told: readonly (readonly ToldStep[])[], step: number): ToldStep[] {
  const [first = [], ...others] = told.map((steps) => steps.flatMap(linesAndTurns))
  const left = others.map((all) => [...all])
  const same = first.filter((said) =>
    left.every((all) => {
      const at = all.findIndex((each) => isDeepStrictEqual(each, said))
      if (at >= 0) all.splice(at, 1)
      return at >= 0
    }),
  )
  const lines = same.filter((said) => typeof said === 'string')
  if (same.length === 0) return []
  const turns = same.flatMap((said, i) =>
    typeof said === 'string'
      ? []
      : [{ ...said, at: same.slice(0, i).filter((each) => typeof each === 'string').length }],
  )
  return [{ step, lines, ...(turns.length === 0 ? {} : { turns }) }]
}

/** Each line, and before it the turn that began there. */
function linesAndTurns({ lines, turns = [] }: ToldStep): (string | { readonly seat: SeatName | null })[] {
  const at = (place: number): { readonly seat: SeatName | null }[] =>
    turns.flatMap(({ seat, at: before }) => (before === place ? [{ seat }] : []))
  return [...lines.flatMap((line, i) => [...at(i), line]), ...at(lines.length)]
}
