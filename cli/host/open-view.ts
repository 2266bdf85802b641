import { isDeepStrictEqual } from 'node:util'
import type { AnyGame, CardView, Cards } from '../../runtime/match/game-types.ts'
import type { BoardView } from '../../runtime/match/board-view.ts'
import type { ToldStep, View } from '../../runtime/match/view.ts'

/** What every seat sees: nothing is in it that is not in the view of each of them. */
export type OpenView = Pick<View, 'game' | 'zones' | 'facts' | 'asked' | 'results'> & {
  readonly effects: readonly { readonly zone: string; readonly words: string }[]
}

/** What all views of a moment have in common. A card has a handle of this view alone, by which none can be followed. */
export function openView(views: readonly View[]): OpenView {
  const [first, ...others] = views
  if (first === undefined) throw new RangeError('nobody sits at the table')
  const handles = new Handles()
  const zones = Object.entries(first.zones).map(([name, held]) => {
    const same = others.map((view) => view.zones[name])
    return [name, inZones(held, same as (typeof held)[], handles)] as const
  })
  return {
    game: first.game,
    zones: Object.fromEntries(zones),
    facts: openFacts(first, others),
    effects: first.effects
      .filter(({ zone, words }) =>
        others.every(({ effects }) => effects.some((e) => e.zone === zone && e.words === words)),
      )
      .map(({ zone, words }) => ({ zone, words })),
    asked: first.asked.filter((seat) => others.every(({ asked }) => asked.includes(seat))),
    results: first.results,
  }
}

/** How the rules lay out what every seat sees. */
export function openBoard({ zones }: OpenView, boards: readonly BoardView[]): BoardView {
  const [first, ...others] = boards
  if (first === undefined) throw new RangeError('nobody sits at the table')
  const held = (name: string, of: string | null): Cards => {
    const all = zones[name] ?? []
    return isCards(all) ? all : (all[of ?? ''] ?? [])
  }
  return {
    facts: openRecord(
      first.facts,
      others.map(({ facts }) => facts),
    ) as BoardView['facts'],
    zones: first.zones.map(({ name, seat, of }) => {
      const cards = held(name, of ?? seat).map(({ handle }) => handle)
      return { name, seat, of, cards }
    }),
  }
}

type Held = AnyGame['zones'][string]

function inZones(held: Held, others: readonly Held[], handles: Handles): Held {
  if (isCards(held)) return openCards(held, others as readonly Cards[], handles)
  const rest = others as readonly Readonly<Record<string, Cards>>[]
  return Object.fromEntries(
    Object.entries(held).map(([of, cards]) => [
      of,
      openCards(
        cards,
        rest.map((other) => other[of] ?? []),
        handles,
      ),
    ]),
  )
}

const isCards = (held: Held): held is Cards => Array.isArray(held)

/** Face by face, where all see the same in the same place; else a back. */
function openCards(cards: Cards, others: readonly Cards[], handles: Handles): Cards {
  return cards.map((card, at): CardView => {
    const same = others.map((other) => other[at])
    const isOpen = card.card !== null && same.every((each) => each !== undefined && each.card === card.card)
    if (!isOpen) return { handle: handles.next('back'), owner: card.owner, card: null }
    const facts = openRecord(
      card.facts ?? {},
      same.map((each) => each?.facts ?? {}),
    )
    const printed = card.printed !== undefined && same.every((each) => each?.printed === card.printed)
    return {
      handle: handles.next(card.card),
      owner: card.owner,
      card: card.card,
      ...(printed ? { printed: card.printed } : {}),
      ...(Object.keys(facts).length > 0 ? { facts: facts as CardView['facts'] & object } : {}),
    }
  })
}

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

const openFacts = (first: View, others: readonly View[]): AnyGame['facts'] =>
  openRecord(
    first.facts,
    others.map(({ facts }) => facts),
  ) as AnyGame['facts']

/** What is equal in all; what speaks of a card is said by a handle, which is another one for each seat. */
function openRecord(first: object, others: readonly object[]): Record<string, unknown> {
  const all = others as readonly Readonly<Record<string, unknown>>[]
  return Object.fromEntries(
    Object.entries(first).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const same = all.map((other) => other[name])
      if (isRecord(value))
        return [
          [
            name,
            openRecord(
              value,
              same.map((each) => (isRecord(each) ? each : {})),
            ),
          ],
        ]
      return speaksOfCards(value) || !same.every((each) => isDeepStrictEqual(each, value)) ? [] : [[name, value]]
    }),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const speaksOfCards = (value: unknown): boolean => /"c\d+"/.test(JSON.stringify(value) ?? '')

/** The lines that every seat was told, in their order; `step` counts them for who watches. */
export function openLines(told: readonly (readonly ToldStep[])[], step: number): ToldStep[] {
  const [first = [], ...others] = told.map((steps) => steps.flatMap(({ lines }) => lines))
  const left = others.map((lines) => [...lines])
  const lines = first.filter((line) =>
    left.every((all) => {
      const at = all.indexOf(line)
      if (at >= 0) all.splice(at, 1)
      return at >= 0
    }),
  )
  return lines.length === 0 ? [] : [{ step, lines }]
}
