// Compiled from the rules of LuckySeven into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, askInTrial, comeTo, emptied, firstsIn, happens, isPresetNext, isSettled, isTrying, loseSight, namesIn,
  noteChance, placedLoops, placedSites, prune, randomBelow, takeEffect,
} from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
// prettier-ignore
import { DEFINITIONS, EFFECT_ZONES, POSITION, PRINTED_RANK, PRINTED_SUIT, ROLE, SUIT, ZONE } from '../trump-king/names.ts'
import { PLACES } from '../trump-king/places.ts'
import type { State } from '../trump-king/state.ts'
// prettier-ignore
import { ASKING_CARDS, CARD_OF_CHANCE, COPIES, FACTS, LOOPS, MOVES, OFFERS, SETTLED, SITES, TOLD } from '../trump-king/tables.ts'
import type { LuckySevenRules } from './linked.ts'
import { COPIED_AS, HOLDS_CARDS, LOOKS, WAITING } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as LuckySevenRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match, sites: placedSites(PLACES, SITES),
    loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS, waiting: WAITING, telling: TOLD,
    moveBase: 16, enums: { suit: namesIn(SUIT), position: namesIn(POSITION), role: namesIn(ROLE) },
    zoneBases: firstsIn(ZONE),
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
  const rules = all as LuckySevenRules
  return {
    /** The same, when it is counted. */
    resolveEffectInside(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 18 /* blast-effect */: return rules.blastEffect(s, kept[0]!, kept[1]!)
        case 20 /* insight-effect */: return rules.insightEffect(s, kept[0]!, kept[1]!)
        case 28 /* diamond-call-effect */: return rules.diamondCallEffect(s, kept[0]!)
        case 35 /* use-spell-effect */: return rules.useSpellEffect(s, kept[0]!, kept[1]!)
        case 37 /* use-spell-effect */: return rules.useSpellEffect2(s, kept[0]!)
        case 40 /* use-spell-effect */: return rules.useSpellEffect3(s, kept[0]!)
        case 42 /* use-trap-effect */: return rules.useTrapEffect(s, kept[0]!, kept[1]!)
        case 44 /* use-trap-effect */: return rules.useTrapEffect2(s, kept[0]!, kept[1]!)
        case 47 /* use-trap-effect */: return rules.useTrapEffect3(s, kept[0]!)
        case 49 /* pop-effect */: return rules.popEffect(s, kept[0]!, kept[1]!)
        case 79 /* slash */: return rules.slash(s, kept[0]!, kept[1]!)
        case 80 /* when-battle-destroy */: return rules.whenBattleDestroy(s, kept[0]!, kept[1]!)
        case 83 /* comfort */: return rules.comfort(s, kept[0]!, kept[1]!)
        case 84 /* comfort-anyhow */: return rules.comfortAnyhow(s, kept[0]!, kept[1]!)
        case 85 /* harvest */: return rules.harvest(s, kept[0]!, kept[1]!)
        case 86 /* last-gift */: return rules.lastGift(s, kept[0]!)
        case 94 /* use-spell-effect */: return rules.useSpellEffect4(s, kept[0]!)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },

    /** Stops to ask a seat, unless there is nothing to ask. */
    ask(s: State, f: Frame, site: number, seat: number, optional: boolean, picked = -1): void {
      const { legal } = s
      emptied(legal)
      f.answer = 0
      if (seat === NONE) return
      if (picked > 0 && isPresetNext(s, f)) return
      comeTo(s, site)
      rules.list(s, f, site, seat, legal)
      const acts = site === 1 /* window */ || site === 23 /* main */ || site === 24 /* battle-phase */
      let may = optional
      if (s.announcing > 0) {
        const settled = isSettled(s, SETTLED)
        if (isTrying(s)) {
          askInTrial(s, site, optional, picked, 'all')
          if (legal.length > 0 && settled) s.dry = 2
          return
        }
        if (!settled) may = prune(rules, s, { optional, picked, site, places: 'all' })
      }
      const only = legal.length === 1 && !may && !s.askAll && s.log === null && !acts
      if (legal.length === 0 && !(s.askAll && acts) && !rules.attends(s, site, seat)) return
      if (seat === CHANCE && site in CARD_OF_CHANCE) loseSight(s, legal, HOLDS_CARDS, CARD_OF_CHANCE[site])
      if (seat === CHANCE && !s.openChance) {
        f.answer = legal[randomBelow(s, legal.length)]!
        if (happens(s, legal.length)) noteChance(s, rules.viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
      } else if (only) f.answer = legal[0]!
      else {
        s.ask = site
        s.asked = seat
        s.optional = may
        return
      }
      emptied(legal)
    },
  }
}
