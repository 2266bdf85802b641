import { isToldWhoIsAsked } from './audience-of.ts'
import { boardOf, type BoardZone, factsOfCards } from './board.ts'
import { waitingWord } from '../words/describe.ts'
import { type BaseState, type Memory, type Observation, type Seat, type SeenCard, seatName } from '../engine.ts'
import { isEnded } from '../kernel/kernel.ts'
import type { Parts } from '../parts.ts'
import { lookAsBefore } from './still.ts'
import { allToldToWait } from './told-to-wait.ts'
import { columnsOfCards, lookAt, newView, type LastLook } from './view.ts'
import { seenFacts } from './view-of-facts.ts'

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
  const effects = allToldToWait(parts, s, viewer, memory).map(({ id, zone }) => ({
    zone,
    words: waitingWord(parts, s, id, viewer),
  }))
  const isLasting = ({ zone }: { readonly zone: string }): boolean => zone === 'lasting'
  return {
    viewer: seatName(viewer),
    facts,
    zones: view.shown.zones,
    pending: effects.filter((each) => !isLasting(each)).map(({ words, zone }) => `${words} in ${zone}`),
    ...(parts.lasting === undefined ? {} : { lasting: effects.filter(isLasting).map(({ words }) => words) }),
    asked: s.ask === 0 || !isToldWhoIsAsked(parts, s, viewer) ? null : seatName(s.asked),
    over: isEnded(s),
  }
}
