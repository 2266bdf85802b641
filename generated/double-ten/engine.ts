// Compiled from the rules of DoubleTen into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame } from 'houserules/runtime'
import { firstsIn, namesIn, placedLoops, placedSites } from 'houserules/runtime'
import { EVENT, PRINTED_RANK, PRINTED_SUIT, SUIT, ZONE } from '../hearts/names.ts'
import type { State } from '../hearts/state.ts'
import { COPIES, FACTS, HOLDS_CARDS, LOOKS, MOVES, OFFERS, SITES, TOLD } from '../hearts/tables.ts'
import type { DoubleTenRules } from './linked.ts'
import { PLACES } from './places.ts'
import { COPIED_AS, LOOPS } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as DoubleTenRules
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

export function engineRules() {
  return {
    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },
  }
}
