// Compiled from the rules of MentalLegacy: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import {
  CARD,
  COLOUR,
  DEFAULT_DECKS,
  DEFINITIONS,
  KEYWORD,
  KIND,
  LAYOUT,
  LEGALITY,
  PHASE_KIND,
  PRINTED_ABILITY_COST,
  PRINTED_BASE_POWER,
  PRINTED_BASE_TOUGHNESS,
  PRINTED_COLOUR_INDICATOR,
  PRINTED_CYCLING_COST,
  PRINTED_DREDGE,
  PRINTED_EVOKE_COST,
  PRINTED_FACES,
  PRINTED_FLASHBACK_COST,
  PRINTED_FLASHBACK_LIFE,
  PRINTED_KEYWORDS,
  PRINTED_KICKER_COST,
  PRINTED_KINDS,
  PRINTED_LAYOUT,
  PRINTED_LEGACY,
  PRINTED_MADNESS_COST,
  PRINTED_MAKES,
  PRINTED_MANA_COST,
  PRINTED_MIRACLE_COST,
  PRINTED_MORPH_COST,
  PRINTED_MORPH_DISCARDS,
  PRINTED_SCAVENGE_COST,
  PRINTED_SPLICE_COST,
  PRINTED_SUBTYPES,
  PRINTED_SUPERTYPES,
  PRINTED_SUSPEND_COST,
  PRINTED_SUSPEND_NUMBER,
  ROLE_ON_STACK,
  SUBTYPE,
  SUPERTYPE,
  SYMBOL,
  WAY,
  ZONE,
} from './names.ts'
import { EVENTS, FACTS, LASTING, LOOPS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import {
  costsAsMuchAs,
  discountOf,
  huesOf,
  isCreatureLike,
  isDoubleHeaded,
  isLegal,
  isMorphing,
  isPainted,
  isPermanentCard,
  isQuick,
  isWhole,
  leastManaOf,
  leftCostOf,
  manaFloorOf,
  manaValueOf,
  nameableOf,
  pairsUpWith,
  rightCostOf,
  spellFaceOf,
  suits,
} from './facts.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { DECK_RULES, deckRefusals, refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'MentalLegacy', title: 'メンタルレガシー戦: a card from hand may be cast as another of the same mana cost',
  seats: { from: 2, to: 2 }, options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES),
  cards: namesIn(CARD), zones: ZONES, decks: ['main-deck', 'sideboard'], fingerprint: 'c5194c95a9ba4134',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'mana-payment'?: 'automatic' | 'by-hand'
  readonly format?: 'legacy-of-2013' | 'with-cards-to-come' | 'vintage'
}

/** The events whose text asks players something. */
export type Asking =
  | 'settle-instead'
  | 'pay-symbol'
  | 'pay-coloured'
  | 'priority'
  | 'place-trigger'
  | 'cleanup-step'
  | 'choose-face'
  | 'choose-options'
  | 'aim'
  | 'pay-instead'
  | 'choose-x'
  | 'aim-creature'
  | 'aim-player'
  | 'aim-anywhere'
  | 'spell-effect'
  | 'let-cast'
  | 'pay-granted'
  | 'turn-up'
  | 'splice-onto'
  | 'scavenge'
  | 'legend-rule'
  | 'declare-attackers'
  | 'declare-blockers'
  | 'strike-with'
  | 'unmake'
  | 'eat-land'
  | 'eat-spell'
  | 'eat-creature'
  | 'imitate'
  | 'feed'
  | 'aim-spell-on-stack'
  | 'aim-activation'
  | 'tax'
  | 'aim-second-creature'
  | 'banish-with'
  | 'empty-grave'
  | 'keep-or-return'
  | 'give-freely'
  | 'draw-one'
  | 'cast'
  | 'drawn'
  | 'enter'
  | 'draw-for-turn'
  | 'move'

/** What a player may do, or answer. */
export type GameMove =
  | {
      readonly event: 'tap-for-mana'
      readonly c: CardName | HiddenCard
      readonly for: keyof typeof COLOUR
      readonly by: string
    }
  | { readonly event: 'play-land'; readonly c: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'cast'
      readonly c: CardName | HiddenCard
      readonly as: CardName
      readonly with: keyof typeof WAY
      readonly by: string
    }
  | { readonly event: 'turn-up'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'cycle'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'suspend'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'scavenge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'attack'; readonly a: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'block'
      readonly a: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'unmake'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-land'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-spell'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'eat-creature'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'feed'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'banish-with'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'empty-grave'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'give-freely'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = {
  'mana-value': manaValueOf,
  hues: huesOf,
  'spell-face': spellFaceOf,
  'mana-floor': manaFloorOf,
  'least-mana': leastManaOf,
  discount: discountOf,
  'left-cost': leftCostOf,
  'right-cost': rightCostOf,
  nameable: nameableOf,
  'permanent-card': isPermanentCard,
  'creature-like': isCreatureLike,
  'double-headed': isDoubleHeaded,
  whole: isWhole,
  quick: isQuick,
  morphing: isMorphing,
  legal: isLegal,
  'is-painted': isPainted,
  suits: suits,
  'costs-as-much-as': costsAsMuchAs,
  'pairs-up-with': pairsUpWith,
}

/** The engine of MentalLegacy. */
export const engine: Engine<State> = makeEngine<State>({
  info,
  newState,
  program,
  list,
  perform,
  viewers: viewersOf,
  refusals,
  obligations,
  start: match,
  sites: placed(PLACES, 'sites', SITES),
  loops: placed(PLACES, 'loops', LOOPS),
  moves: MOVES,
  offers: OFFERS,
  facts: FACTS,
  lasting: LASTING,
  moveBase: 128,
  enums: {
    symbol: namesIn(SYMBOL),
    colour: namesIn(COLOUR),
    kind: namesIn(KIND),
    supertype: namesIn(SUPERTYPE),
    subtype: namesIn(SUBTYPE),
    keyword: namesIn(KEYWORD),
    layout: namesIn(LAYOUT),
    legality: namesIn(LEGALITY),
    'role-on-stack': namesIn(ROLE_ON_STACK),
    'phase-kind': namesIn(PHASE_KIND),
    way: namesIn(WAY),
  },
  zoneBases: firstsIn(ZONE),
  defaults: [0, 0],
  printed: [
    { name: 'mana-cost', type: 'set of symbol', values: PRINTED_MANA_COST },
    { name: 'kinds', type: 'set of kind', values: PRINTED_KINDS },
    { name: 'supertypes', type: 'set of supertype', values: PRINTED_SUPERTYPES },
    { name: 'subtypes', type: 'set of subtype', values: PRINTED_SUBTYPES },
    { name: 'colour-indicator', type: 'set of colour', values: PRINTED_COLOUR_INDICATOR },
    { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
    { name: 'base-toughness', type: 'number', values: PRINTED_BASE_TOUGHNESS },
    { name: 'keywords', type: 'set of keyword', values: PRINTED_KEYWORDS },
    { name: 'layout', type: 'layout', values: PRINTED_LAYOUT },
    { name: 'faces', type: 'set of definition', values: PRINTED_FACES },
    { name: 'legacy', type: 'legality', values: PRINTED_LEGACY },
    { name: 'ability-cost', type: 'set of symbol', values: PRINTED_ABILITY_COST },
    { name: 'makes', type: 'set of colour', values: PRINTED_MAKES },
    { name: 'evoke-cost', type: 'set of symbol', values: PRINTED_EVOKE_COST },
    { name: 'flashback-cost', type: 'set of symbol', values: PRINTED_FLASHBACK_COST },
    { name: 'flashback-life', type: 'number', values: PRINTED_FLASHBACK_LIFE },
    { name: 'madness-cost', type: 'set of symbol', values: PRINTED_MADNESS_COST },
    { name: 'miracle-cost', type: 'set of symbol', values: PRINTED_MIRACLE_COST },
    { name: 'cycling-cost', type: 'set of symbol', values: PRINTED_CYCLING_COST },
    { name: 'suspend-cost', type: 'set of symbol', values: PRINTED_SUSPEND_COST },
    { name: 'suspend-number', type: 'number', values: PRINTED_SUSPEND_NUMBER },
    { name: 'dredge', type: 'number', values: PRINTED_DREDGE },
    { name: 'splice-cost', type: 'set of symbol', values: PRINTED_SPLICE_COST },
    { name: 'kicker-cost', type: 'set of symbol', values: PRINTED_KICKER_COST },
    { name: 'scavenge-cost', type: 'set of symbol', values: PRINTED_SCAVENGE_COST },
    { name: 'morph-cost', type: 'set of symbol', values: PRINTED_MORPH_COST },
    { name: 'morph-discards', type: 'number', values: PRINTED_MORPH_DISCARDS },
  ],
  shape: ['stack', 'battlefield'],
  decks: {
    columns: ['mainDeck', 'sideboard'],
    defaults: DEFAULT_DECKS,
    rules: DECK_RULES,
    refusals: deckRefusals,
  },
  queries: {
    definitions: DEFINITIONS,
    ask: queries,
    infos: [
      { name: 'mana-value', params: [{ name: 'd', type: 'definition' }], type: 'number' },
      { name: 'hues', params: [{ name: 'd', type: 'definition' }], type: 'set of colour' },
      {
        name: 'spell-face',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'w', type: 'way' },
        ],
        type: 'definition',
      },
      { name: 'mana-floor', params: [{ name: 'd', type: 'definition' }], type: 'number' },
      {
        name: 'least-mana',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'w', type: 'way' },
        ],
        type: 'number',
      },
      { name: 'discount', params: [{ name: 'd', type: 'definition' }], type: 'number' },
      { name: 'left-cost', params: [{ name: 'd', type: 'definition' }], type: 'set of symbol' },
      { name: 'right-cost', params: [{ name: 'd', type: 'definition' }], type: 'set of symbol' },
      { name: 'nameable', params: [{ name: 'd', type: 'definition' }], type: 'set of definition' },
      { name: 'permanent-card', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'creature-like', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'double-headed', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'quick', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'morphing', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'legal', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      {
        name: 'is-painted',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'v', type: 'colour' },
        ],
        type: 'truth',
      },
      {
        name: 'suits',
        params: [
          { name: 'w', type: 'way' },
          { name: 'd', type: 'definition' },
        ],
        type: 'truth',
      },
      {
        name: 'costs-as-much-as',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'e', type: 'definition' },
        ],
        type: 'truth',
      },
      {
        name: 'pairs-up-with',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'e', type: 'definition' },
        ],
        type: 'truth',
      },
    ],
  },
})
