// Compiled from the rules of DuemaParty: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import {
  BREED,
  CARD,
  CIVILIZATION,
  DEFAULT_DECKS,
  DEFINITIONS,
  KEYWORD,
  KIND,
  PLACE,
  PRINTED_BANNED,
  PRINTED_BASE_POWER,
  PRINTED_BEGINS,
  PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS,
  PRINTED_COPIES_ALLOWED,
  PRINTED_COST,
  PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD,
  PRINTED_HALVES,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_KIRIFUDASH,
  PRINTED_NINJA_STRIKE,
  PRINTED_NOT_FOR_TOURNAMENTS,
  PRINTED_RACES,
  PRINTED_SIZE,
  RACE,
  ZONE,
} from './names.ts'
import { EVENTS, FACTS, LASTING, LOOPS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import {
  allowedCopiesOf,
  isAdmitted,
  isBarred,
  isEvolving,
  isLaidOn,
  isLeader,
  isMulticoloredAsPrinted,
  isSpellAsPrinted,
  isWhole,
  suits,
} from './facts.ts'
import { match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { DECK_RULES, deckRefusals, refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'DuemaParty', title: 'デュエパーティー: everybody against everybody, each deck with a partner',
  seats: { from: 3, to: 6, clauses: ['000.2', '000.3', '100.1'], place: PLACES.folder + PLACES.seats },
  options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: namesIn(CARD), zones: ZONES,
  decks: ['main-deck', 'partner-card'], fingerprint: '542b17bef84118f3',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'turn-order'?: 'seats' | 'by-chance' | 'drawn' | 'agreed'
  readonly 'all-lose'?: 'nobody-wins' | 'last-wins'
  readonly 'losing-together'?: 'own-loss-only' | 'everybody' | 'no-loss'
  readonly 'void-parts'?: 'name-nobody' | 'name-whom'
  readonly 'same-name'?: 'counted-apart' | 'counted-together'
  readonly 'replaced-summon'?: 'counted' | 'not-counted'
  readonly 'own-way-home'?: 'closed' | 'open'
  readonly 'own-replacements'?: 'first' | 'last'
  readonly 'uses-declared'?: 'any-number' | 'one'
  readonly 'end-of-attack'?: 'dropped' | 'kept'
}

/** The events whose text asks players something. */
export type Asking =
  | 'charge-step'
  | 'main-step'
  | 'attack-step'
  | 'forced-attacks'
  | 'pay'
  | 'spell-effect'
  | 'put'
  | 'end-attack'
  | 'block-step'
  | 'break'
  | 'settle-one-of'
  | 'declare'
  | 'settle-instead'
  | 'throw-copy'
  | 'purge'
  | 'toll'
  | 'hush'
  | 'answer-from-hand'
  | 'switch'
  | 'turn-up-top'
  | 'settle-order'
  | 'draw-order'
  | 'agree-order'
  | 'propose-order'
  | 'break-shield'
  | 'lose'
  | 'cast'
  | 'attack'
  | 'end-of-turn'
  | 'defeat'
  | 'move'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'charge'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'play'; readonly c: CardName | HiddenCard; readonly as: CardName; readonly by: string }
  | { readonly event: 'attack-player'; readonly q: string; readonly with: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack-creature'
      readonly t: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'block'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'guard'; readonly with: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'ninja-strike'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'play-g-zero'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'galaxshield'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'kirifudash'; readonly c: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'fushigibirth'
      readonly c: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'cast-again'; readonly this: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'draw-away'
      readonly this: CardName | HiddenCard
      readonly to: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'answer-from-hand'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'switch'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'dig-up'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'comet'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = {
  'allowed-copies': allowedCopiesOf,
  whole: isWhole,
  'laid-on': isLaidOn,
  evolving: isEvolving,
  admitted: isAdmitted,
  leader: isLeader,
  barred: isBarred,
  spell: isSpellAsPrinted,
  multicolored: isMulticoloredAsPrinted,
  suits: suits,
}

/** The engine of DuemaParty. */
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
    civilization: namesIn(CIVILIZATION),
    kind: namesIn(KIND),
    keyword: namesIn(KEYWORD),
    race: namesIn(RACE),
    place: namesIn(PLACE),
    breed: namesIn(BREED),
  },
  zoneBases: firstsIn(ZONE),
  defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  printed: [
    { name: 'kinds', type: 'set of kind', values: PRINTED_KINDS },
    { name: 'cost', type: 'number', values: PRINTED_COST },
    { name: 'civilizations', type: 'set of civilization', values: PRINTED_CIVILIZATIONS },
    { name: 'races', type: 'set of race', values: PRINTED_RACES },
    { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
    { name: 'keywords', type: 'set of keyword', values: PRINTED_KEYWORDS },
    { name: 'halves', type: 'set of definition', values: PRINTED_HALVES },
    { name: 'ninja-strike', type: 'number', values: PRINTED_NINJA_STRIKE },
    { name: 'galaxshield', type: 'number', values: PRINTED_GALAXSHIELD },
    { name: 'kirifudash', type: 'number', values: PRINTED_KIRIFUDASH },
    { name: 'fushigibirth', type: 'number', values: PRINTED_FUSHIGIBIRTH },
    { name: 'begins', type: 'place', values: PRINTED_BEGINS },
    { name: 'not-for-tournaments', type: 'number', values: PRINTED_NOT_FOR_TOURNAMENTS },
    { name: 'banned', type: 'number', values: PRINTED_BANNED },
    { name: 'copies-allowed', type: 'number', values: PRINTED_COPIES_ALLOWED },
    { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
    { name: 'size', type: 'number', values: PRINTED_SIZE },
  ],
  shape: ['nowhere', 'battle', 'beneath'],
  decks: {
    columns: ['mainDeck', 'partnerCard'],
    defaults: DEFAULT_DECKS,
    rules: DECK_RULES,
    refusals: deckRefusals,
  },
  queries: {
    definitions: DEFINITIONS,
    ask: queries,
    infos: [
      { name: 'allowed-copies', params: [{ name: 'd', type: 'definition' }], type: 'number' },
      { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'laid-on', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
      { name: 'evolving', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
      { name: 'admitted', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'leader', params: [{ name: 'k', type: 'definition' }], type: 'truth' },
      { name: 'barred', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'spell', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
      { name: 'multicolored', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
      {
        name: 'suits',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'k', type: 'definition' },
        ],
        type: 'truth',
      },
    ],
  },
})
