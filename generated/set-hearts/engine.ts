// Compiled from the rules of SetHearts into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts } from 'houserules/runtime'
import { NONE, firstsIn, namesIn, placedLoops, placedSites, within } from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import { DEFINITIONS, EVENT, POSITION, PRINTED_RANK, PRINTED_SUIT, ROLE, SUIT, ZONE } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'
import { ASKING_CARDS, FACTS, HOLDS_CARDS, LOOKS, LOOPS, MOVES, SITES, TOLD, WAITING } from '../trump-king/tables.ts'
import type { SetHeartsRules } from './linked.ts'
import { PLACES } from './places.ts'
import { OFFERS } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as SetHeartsRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }], end: [EVENT.match, EVENT['set-up'], EVENT['settle-first-player']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    waiting: WAITING, telling: TOLD, moveBase: 16,
    enums: { suit: namesIn(SUIT), position: namesIn(POSITION), role: namesIn(ROLE) }, zoneBases: firstsIn(ZONE),
    defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT }, { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    openByCard: ['extra', 'monsters', 'backrow'],
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [{ name: 'synchro', params: [{ name: 'c', type: 'definition' }], type: 'truth' }] },
  }
}

export function engineRules(all: object) {
  const rules = all as SetHeartsRules
  return {
    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE) return false
      if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= rules.monsterZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(88 /* monsters */)
        return false
      }
      if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= rules.backrowZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(89 /* backrow */)
        return false
      }
      return true
    },
  }
}
