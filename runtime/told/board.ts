import { instancesOf, zoneWord } from '../words/describe.ts'
import type { BaseState, ZoneInfo } from '../engine.ts'
import type { FactInfo, Parts } from '../parts.ts'

/** A zone as it lies on the table. */
export interface BoardZone {
  /** Its number in a state. */
  readonly place: number
  /** `hand of A`. */
  readonly word: string
  readonly zone: ZoneInfo
  /** What is kept of cards while they lie here, and the number of each among all facts that are kept of cards. */
  readonly facts: readonly FactInfo[]
  readonly columns: readonly number[]
  /** Whether all its cards are open to the same seats, which never change, but for those that were shown. */
  readonly openAsOne: boolean
}

const boards = new WeakMap<object, BoardZone[][]>()

/** The zones of a game for so many players, family by family; worked out once for each engine. */
export function boardOf<S extends BaseState>(parts: Parts<S>, players: number): readonly BoardZone[] {
  const known = boards.get(parts)?.[players]
  if (known !== undefined) return known
  const made = layOut(parts, players)
  const all = boards.get(parts) ?? []
  all[players] = made
  boards.set(parts, all)
  return made
}

/** Where a zone stands among those of the board; -1 where it is none of them. */
export function placeOnBoard<S extends BaseState>(parts: Parts<S>, s: S, zone: number): number {
  return boardOf(parts, s.players).findIndex(({ place }) => place === zone)
}

/** Facts that are kept of cards. */
export const factsOfCards = (facts: readonly FactInfo[]): readonly FactInfo[] => facts.filter(({ of }) => of === 'card')

/** Those that are kept where a card lies in such a zone. */
export const factsKeptIn = (facts: readonly FactInfo[], { name }: ZoneInfo): readonly FactInfo[] =>
  facts.filter(({ zones }) => zones.length === 0 || zones.includes(name))

function layOut<S extends BaseState>(parts: Parts<S>, players: number): BoardZone[] {
  const ofCards = factsOfCards(parts.facts)
  return parts.info.zones.flatMap((zone, i) => {
    const base = parts.zoneBases[i] ?? 0
    const facts = factsKeptIn(ofCards, zone)
    return Array.from({ length: zone.perSeat ? players : instancesOf(zone) }, (_, p) => ({
      place: base + p,
      word: zoneWord(parts, base + p),
      zone,
      facts,
      columns: facts.map((fact) => ofCards.indexOf(fact)),
      openAsOne: parts.openByCard?.includes(zone.name) !== true,
    }))
  })
}
