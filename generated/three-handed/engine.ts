// Compiled from the rules of ThreeHanded into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts } from 'houserules/runtime'
import { firstsIn, namesIn, placedLoops, placedSites } from 'houserules/runtime'
import { EVENT, SUIT, ZONE } from '../hearts/names.ts'
import { PLACES } from '../hearts/places.ts'
import type { State } from '../hearts/state.ts'
import { FACTS, HOLDS_CARDS, LOOKS, LOOPS, MOVES, OFFERS, SITES, TOLD } from '../hearts/tables.ts'
import type { ThreeHandedRules } from './linked.ts'
import { PRINTED_RANK, PRINTED_SUIT } from './names.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as ThreeHandedRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    obligations: rules.obligations, pickedSoFar: rules.pickedSoFar, brokenAlways: rules.brokenAlways,
    viewers: rules.viewersOf, holdsCards: HOLDS_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }],
      end: [EVENT.match, EVENT.deal, EVENT.gather, EVENT.passing, EVENT.round, EVENT.score, EVENT.shoot] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    telling: TOLD, moveBase: 1, enums: { suit: namesIn(SUIT) }, zoneBases: firstsIn(ZONE), defaults: [],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT }, { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    stretches: { loop: 0, end: rules.endStretch },
  }
}
