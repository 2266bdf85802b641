import { type BoardZone, boardOf } from '../told/board.ts'
import { type BaseState, seatName } from '../engine.ts'
import { ownEntry } from '../own-entry.ts'
import type { FactInfo, Parts } from '../parts.ts'

/** What a number that is `none` is written as; anything else that is none is 0. */
export const NO_NUMBER = -32768

/** How many parts of a move that is chosen part by part are shown. */
export const PARTS_SHOWN = 4

/** One entry of an observation. */
export interface ObservedEntry {
  /** `hand of A, card 1`, `total of B`, `asked seat`. */
  readonly name: string
  /**
   * What the number means: a `count` or `number` as it is (`none` of a number is -32768), a `truth` 0 or 1, an `action` its
   * id (-1 is none); everything else counts from 1, and 0 is none: a `card` by `GameInfo.cards`, a `player`, a `question`, the
   * values of a type by their order. A card that is not seen is -1.
   */
  readonly type: string
}

/** A fact, and where its entries begin; a set is told by how many it holds. */
export interface ObservedFact {
  readonly fact: FactInfo
  readonly first: number
  readonly size: number
}

/** A zone: how many cards or effects it holds, then its places from the bottom, each with the facts of the card there. */
export interface ObservedZone {
  readonly zone: BoardZone
  readonly first: number
  readonly places: number
  readonly facts: readonly FactInfo[]
}

/** What stands where in the observations of a game at one kind of table. */
export interface ObservationSpace {
  readonly size: number
  readonly entries: readonly ObservedEntry[]
  readonly facts: readonly ObservedFact[]
  readonly zones: readonly ObservedZone[]
  readonly picks: number
}

/** Entries that every game has, before its own. */
export const HEAD = {
  viewer: 0,
  over: 1,
  asked: 2,
  question: 3,
  optional: 4,
  picked: 5,
  atLeast: 6,
  atMost: 7,
} as const

/** The schema of a game; `s` is a state that was just set up, whose cards are counted. */
export function observationSpace<S extends BaseState>(parts: Parts<S>, s: S): ObservationSpace {
  const entries: ObservedEntry[] = [
    { name: 'viewer', type: 'player' },
    { name: 'over', type: 'truth' },
    { name: 'asked seat', type: 'player' },
    { name: 'question', type: 'question' },
    { name: 'may decline', type: 'truth' },
    { name: 'picked so far', type: 'count' },
    { name: 'to pick at least', type: 'count' },
    { name: 'to pick at most', type: 'count' },
  ]
  const picks = entries.length
  for (let part = 1; part <= PARTS_SHOWN; part++) entries.push({ name: `part ${part} of the move`, type: 'action' })
  const facts = parts.facts.flatMap((fact): ObservedFact[] => {
    const keys = keysOf(parts, s, fact)
    const first = entries.length
    const type = entryType(fact.type)
    if (keys === null || type === null) return []
    entries.push(...keys.map((key) => ({ name: key === '' ? fact.name : `${fact.name} of ${key}`, type })))
    return [{ fact, first, size: keys.length }]
  })
  const zones = boardOf(parts, s.players).map((zone): ObservedZone => {
    const first = entries.length
    const places = zone.zone.holds === 'cards' ? s.def.length : 0
    const kept = zone.facts.filter((fact) => entryType(fact.type) !== null)
    entries.push({ name: `${zone.word}, how many`, type: 'count' })
    for (let place = 1; place <= places; place++) {
      const name = `${zone.word}, card ${place}`
      entries.push({ name, type: 'card' })
      for (const fact of kept) entries.push({ name: `${name}: ${fact.name}`, type: entryType(fact.type) ?? '' })
    }
    return { zone, first, places, facts: kept }
  })
  return { size: entries.length, entries, facts, zones, picks }
}

/** Of what a fact is said, in words; null where that is not settled beforehand. */
function keysOf<S extends BaseState>(parts: Parts<S>, s: S, { of, key }: FactInfo): readonly string[] | null {
  switch (of) {
    case 'game':
      return ['']
    case 'player':
      return Array.from({ length: s.players }, (_, seat) => seatName(seat))
    case 'value':
      return ownEntry(parts.enums, key ?? '') ?? []
    default:
      return null
  }
}

/** How values of a type are written; null where they are not. */
function entryType(type: string): string | null {
  if (type.startsWith('set of ')) return 'count'
  return type === 'text' || type === 'effect' ? null : type
}
