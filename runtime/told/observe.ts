import { isToldWhoIsAsked } from './audience-of.ts'
import { boardOf, type BoardZone, factsOfCards } from './board.ts'
import { waitingWord } from '../words/describe.ts'
import { type BaseState, type Memory, type Observation, type Seat, type SeenCard, seatName } from '../engine.ts'
import { isEnded } from '../kernel/kernel.ts'
import type { Parts, FactInfo } from '../parts.ts'
import { lookAsBefore } from './still.ts'
import { allToldToWait } from './told-to-wait.ts'
import {
  columnsOfCards,
  lookAt,
  newView,
  type LastLook,
  type FactLook,
  isNothing,
  isOfOthers,
  type Looking,
} from './view.ts'
import { columnsOf } from '../columns.ts'
import { keptFact } from '../words/fact-words.ts'
import { valuesOfPairs } from '../words/pair-facts.ts'

/** What each seat saw of a state when it looked last, for one engine. */
interface Views {
  readonly parts: object
  readonly bySeat: (LastLook | undefined)[]
}

const views = new WeakMap<BaseState, Views>()

function viewOf<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat): LastLook {
  let known = views.get(s)
  if (known === undefined || known.parts !== parts) {
    known = { parts, bySeat: [] }
    views.set(s, known)
  }
  return (known.bySeat[viewer] ??= newView(s.def.length, factsOfCards(parts.facts)))
}

/**
 * What a seat may know, from zones and declared visibility only; facts of cards go with the cards. Parts that are as
 * they were when the seat looked at this state last are the same objects, and frozen.
 */
export function observe<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, memory?: Memory): Observation {
  const view = viewOf(parts, s, viewer)
  const columns = columnsOfCards(s, view.ofCards)
  const at = { parts, s, viewer, memory, asBefore: lookAsBefore(view.still, s, memory), columns }
  let zones: Record<string, readonly SeenCard[]> | null = null
  const board = boardOf(parts, s.players)
  for (let i = 0; i < board.length; i++) {
    const zone = board[i] as BoardZone
    if (zone.zone.holds !== 'cards') continue
    const before = view.zones[i]
    const now = lookAt(view, at, zone, i)
    if (now !== before) (zones ??= { ...view.shown.zones })[zone.word] = now
  }
  const facts = seenFacts(view, at)
  if (zones !== null || facts !== view.shown.facts)
    view.shown = { facts, zones: zones === null ? view.shown.zones : Object.freeze(zones) }
  const [pending, lasting]: [string[], string[]] = [[], []]
  for (const { id, zone } of allToldToWait(parts, s, viewer, memory)) {
    const words = waitingWord(parts, s, id, viewer)
    if (zone === 'lasting') lasting.push(words)
    else pending.push(`${words} in ${zone}`)
  }
  const asked = s.ask === 0 || !isToldWhoIsAsked(parts, s, viewer) ? null : seatName(s.asked)
  const shown = { viewer: seatName(viewer), facts, zones: view.shown.zones, pending, asked, over: isEnded(s) }
  return parts.lasting === undefined ? shown : { ...shown, lasting }
}

/** What is kept of other things than cards; the same record as last time where all of it is as it was. */
function seenFacts<S extends BaseState>(view: LastLook, at: Looking<S>): Observation['facts'] {
  const { parts, s, viewer } = at
  let facts: Record<string, FactLook['said']> | null = null
  for (let i = 0; i < parts.facts.length; i++) {
    const fact = parts.facts[i] as FactInfo
    if (fact.of === 'card') continue
    const before = view.facts[i]
    if (before !== undefined && stands(parts, s, fact, before.values)) continue
    const said = keptFact(parts, s, fact, viewer)
    view.facts[i] = { values: valuesOf(parts, s, fact), said: typeof said === 'string' ? said : Object.freeze(said) }
    if (before?.said !== said) (facts ??= { ...view.shown.facts })[fact.name] = said
  }
  return facts === null ? view.shown.facts : Object.freeze(facts)
}

/** The values of a fact, one for each thing that it is said of; null where any of many things may have one. */
function listOf<S extends BaseState>(parts: Parts<S>, s: S, fact: FactInfo): readonly unknown[] | null {
  if (fact.of === 'pair') return valuesOfPairs(parts, s, fact)
  const held = columnsOf(s)[fact.column]
  return fact.of === 'game' ? [held] : Array.isArray(held) ? held : null
}

/** Null where the words follow from more than the values. */
function valuesOf<S extends BaseState>(parts: Parts<S>, s: S, fact: FactInfo): readonly unknown[] | null {
  const values = listOf(parts, s, fact)
  return values !== null && isOfOthers(fact.type) && !values.every(isNothing) ? null : (values?.slice() ?? null)
}

function stands<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  fact: FactInfo,
  values: readonly unknown[] | null,
): boolean {
  if (values !== null && fact.of === 'game') return columnsOf(s)[fact.column] === values[0]
  const now = values === null ? null : listOf(parts, s, fact)
  if (values === null || now === null || now.length !== values.length) return false
  for (let i = 0; i < values.length; i++) if (now[i] !== values[i]) return false
  return true
}
