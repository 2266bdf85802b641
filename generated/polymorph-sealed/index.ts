// Compiled from the rules of PolymorphSealed: engine. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Choice, Engine, GameInfo } from '../../runtime/engine.ts'
import { makeEngine } from '../../runtime/make-engine.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import type { HiddenCard } from '../../runtime/typed-move.ts'
import {
  ATTRIBUTE,
  BREED,
  CARD,
  CARD_NAMES,
  DEFAULT_DECKS,
  DEFINITIONS,
  KIND,
  LANGUAGE,
  MONSTER_TYPE,
  PACK,
  POSITION,
  PRINTED_ALSO_NAMES,
  PRINTED_ATTRIBUTE_OF,
  PRINTED_BASE_ATTACK,
  PRINTED_BASE_DEFENCE,
  PRINTED_BREED_OF,
  PRINTED_ENGLISH_ALSO_NAMES,
  PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES,
  PRINTED_ENGLISH_RULE_NAME,
  PRINTED_FORBIDDEN,
  PRINTED_KIND_OF,
  PRINTED_LEVEL,
  PRINTED_MATERIAL_CARDS,
  PRINTED_MATERIAL_LINE,
  PRINTED_MATERIAL_RACES,
  PRINTED_MENTIONED,
  PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY,
  PRINTED_PROPERTY_OF,
  PRINTED_RACE_OF,
  PRINTED_RANK,
  PRINTED_RATING,
  PRINTED_READING,
  PRINTED_RULE_CATEGORIES,
  PRINTED_RULE_NAME,
  PROPERTY,
  RACE,
  TEXTS,
  ZONE,
} from './names.ts'
import { EVENTS, FACTS, LASTING, LOOPS, MOVES, OFFERS, OPTIONS, RULES, SITES, ZONES } from './tables.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { newState, viewersOf } from './state.ts'
import {
  alsoNamesInOf,
  borderedInEnglishOf,
  borderedInJapaneseOf,
  categoryOfOf,
  changedNameHasOf,
  givenByRuleOf,
  isFoundIn,
  isGivenIn,
  isListed,
  isOfTheExtraDeck,
  isToken,
  japaneseNameOf,
  listedInEnglishOf,
  listedInJapaneseOf,
  mentions,
  namesMaterialOf,
  ownNameHasOf,
  ownNameOf,
  ownPartOf,
  polyOf,
  prefixHasOf,
  printedNameOf,
  printedNamesOf,
  readAloudOf,
  readNameOf,
  readsAsOf,
  replacedNameOf,
  ruleCategoriesInOf,
  ruleTextGivesOf,
  secondNameHasOf,
  spelledOf,
} from './facts.ts'
import { draft, match, program } from './events.ts'
import { list, obligations, perform } from './decisions.ts'
import { DECK_RULES, deckRefusals, refusals } from './explain.ts'

/** What does not change while the game is played. */
// prettier-ignore
export const info: GameInfo = {
  name: 'PolymorphSealed', title: '遊戯王多相シールド: every card is in every category of the database',
  seats: {
    from: 2, to: 6,
    clauses: [
      'overview.2', 'overview.3', 'overview.4', 'plain.1', 'plain.2', 'plain.3', 'plain.4', 'multi.1', 'declare.1',
      'rulename.1', 'poly.5', 'end.2',
    ],
    place: PLACES.folder + PLACES.seats,
  },
  options: OPTIONS, events: EVENTS, rules: placed(PLACES, 'rules', RULES), cards: namesIn(CARD), zones: ZONES,
  decks: ['main-deck', 'extra-deck', 'side-deck'], fingerprint: '2ae7437bb9677fa4',
}

/** Printed names of cards. */
export type CardName = keyof typeof CARD

/** Options of the game and their values. */
export interface Options {
  readonly 'pick-order'?: 'snake' | 'clockwise'
  readonly 'pick-by-declaration'?: 'off' | 'on-with-consent'
  readonly 'packs-per-pick'?: '2' | '1' | '5'
  readonly 'cards-per-pack'?: '5' | '9'
  readonly 'name-borders'?: 'literal' | 'delimited'
  readonly 'rule-text-categories'?: 'no' | 'yes'
  readonly 'category-reading'?: 'spelling-only' | 'spelling-and-reading'
  readonly 'different-names'?: 'original-only' | 'original-and-current'
  readonly tokens?: 'no' | 'yes'
  readonly 'foreign-only-own-name'?: 'use-printed-name' | 'empty'
  readonly 'forbidden-list'?: 'ignored' | 'applied'
  readonly 'side-deck-limit'?: 'none' | '15'
  readonly repick?: 'replace-pool' | 'add-to-pool'
  readonly 'small-deck-moment'?: 'own-first-draw-phase' | 'first-real-draw'
  readonly participants?: 'unstated' | 'winner-stays'
}

/** The events whose text asks players something. */
export type Asking =
  | 'main-phase'
  | 'end-phase'
  | 'window'
  | 'line-up'
  | 'link-up'
  | 'prepare'
  | 'carry-out'
  | 'give-tributes'
  | 'special-summon'
  | 'gather'
  | 'battle-phase'
  | 'call-sisters'
  | 'peer'
  | 'impersonate'
  | 'burst'
  | 'create-light'
  | 'begin-all'
  | 'pick-packs'
  | 'take-pack'
  | 'declare-packs'
  | 'open-pack'
  | 'build'
  | 'move'
  | 'arrive'
  | 'declare-attack'
  | 'destroy'
  | 'normal-summon'
  | 'standby'

/** What a player may do, or answer. */
export type GameMove =
  | { readonly event: 'activate'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-card'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'normal-summon'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'set-monster'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'change-position'; readonly c: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'summon-from-extra'; readonly f: CardName | HiddenCard; readonly by: string }
  | {
      readonly event: 'attack'
      readonly d: CardName | HiddenCard
      readonly with: CardName | HiddenCard
      readonly by: string
    }
  | { readonly event: 'attack-directly'; readonly a: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'call-sisters'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'peer'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'impersonate'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'burst'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'create-light'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly event: 'begin-all'; readonly this: CardName | HiddenCard; readonly by: string }
  | { readonly answer: string }

/** A choice of the pending decision in the words of the rules, as `viewer` may know it. */
export function gameMove(s: State, choice: Choice, viewer = s.asked): GameMove {
  return wordMove(engine, s, choice, viewer) as GameMove
}

/** What can be asked of printed cards, by the words of the rules. */
export const queries = {
  'printed-name': printedNameOf,
  'japanese-name': japaneseNameOf,
  'replaced-name': replacedNameOf,
  'own-name': ownNameOf,
  'also-names-in': alsoNamesInOf,
  'rule-categories-in': ruleCategoriesInOf,
  'printed-names': printedNamesOf,
  'category-of': categoryOfOf,
  'given-by-rule': givenByRuleOf,
  'read-name': readNameOf,
  'reads-as': readsAsOf,
  'names-material': namesMaterialOf,
  spelled: spelledOf,
  'read-aloud': readAloudOf,
  'own-name-has': ownNameHasOf,
  'changed-name-has': changedNameHasOf,
  'second-name-has': secondNameHasOf,
  'rule-text-gives': ruleTextGivesOf,
  'listed-in-japanese': listedInJapaneseOf,
  'listed-in-english': listedInEnglishOf,
  'bordered-in-japanese': borderedInJapaneseOf,
  'bordered-in-english': borderedInEnglishOf,
  'own-part': ownPartOf,
  poly: polyOf,
  'prefix-has': prefixHasOf,
  token: isToken,
  listed: isListed,
  'of-the-extra-deck': isOfTheExtraDeck,
  mentions: mentions,
  'is-given-in': isGivenIn,
  'is-found-in': isFoundIn,
}

/** The engine of PolymorphSealed. */
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
  draft: draft,
  sites: placed(PLACES, 'sites', SITES),
  loops: placed(PLACES, 'loops', LOOPS),
  moves: MOVES,
  offers: OFFERS,
  facts: FACTS,
  lasting: LASTING,
  moveBase: 128,
  enums: {
    kind: namesIn(KIND),
    'monster-type': namesIn(MONSTER_TYPE),
    property: namesIn(PROPERTY),
    attribute: namesIn(ATTRIBUTE),
    race: namesIn(RACE),
    position: namesIn(POSITION),
    language: namesIn(LANGUAGE),
    breed: namesIn(BREED),
    pack: namesIn(PACK),
  },
  zoneBases: firstsIn(ZONE),
  defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  printed: [
    { name: 'kind-of', type: 'kind', values: PRINTED_KIND_OF },
    { name: 'monster-types', type: 'set of monster-type', values: PRINTED_MONSTER_TYPES },
    { name: 'property-of', type: 'property', values: PRINTED_PROPERTY_OF },
    { name: 'attribute-of', type: 'attribute', values: PRINTED_ATTRIBUTE_OF },
    { name: 'race-of', type: 'race', values: PRINTED_RACE_OF },
    { name: 'level', type: 'number', values: PRINTED_LEVEL },
    { name: 'rank', type: 'number', values: PRINTED_RANK },
    { name: 'rating', type: 'number', values: PRINTED_RATING },
    { name: 'base-attack', type: 'number', values: PRINTED_BASE_ATTACK },
    { name: 'base-defence', type: 'number', values: PRINTED_BASE_DEFENCE },
    { name: 'english-name', type: 'text', values: PRINTED_ENGLISH_NAME },
    { name: 'reading', type: 'text', values: PRINTED_READING },
    { name: 'overseas-only', type: 'truth', values: PRINTED_OVERSEAS_ONLY },
    { name: 'rule-name', type: 'text', values: PRINTED_RULE_NAME },
    { name: 'english-rule-name', type: 'text', values: PRINTED_ENGLISH_RULE_NAME },
    { name: 'also-names', type: 'set of text', values: PRINTED_ALSO_NAMES },
    { name: 'english-also-names', type: 'set of text', values: PRINTED_ENGLISH_ALSO_NAMES },
    { name: 'rule-categories', type: 'set of text', values: PRINTED_RULE_CATEGORIES },
    { name: 'english-rule-categories', type: 'set of text', values: PRINTED_ENGLISH_RULE_CATEGORIES },
    { name: 'mentioned', type: 'set of definition', values: PRINTED_MENTIONED },
    { name: 'material-line', type: 'set of text', values: PRINTED_MATERIAL_LINE },
    { name: 'forbidden', type: 'truth', values: PRINTED_FORBIDDEN },
    { name: 'material-cards', type: 'set of definition', values: PRINTED_MATERIAL_CARDS },
    { name: 'material-races', type: 'set of race', values: PRINTED_MATERIAL_RACES },
    { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
  ],
  shape: ['monsters'],
  decks: {
    columns: ['mainDeck', 'extraDeck', 'sideDeck'],
    defaults: DEFAULT_DECKS,
    rules: DECK_RULES,
    refusals: deckRefusals,
  },
  texts: TEXTS,
  queries: {
    definitions: DEFINITIONS,
    names: CARD_NAMES,
    ask: queries,
    infos: [
      {
        name: 'printed-name',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      { name: 'japanese-name', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      {
        name: 'replaced-name',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      {
        name: 'own-name',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      {
        name: 'also-names-in',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'set of text',
      },
      {
        name: 'rule-categories-in',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'set of text',
      },
      {
        name: 'printed-names',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'set of text',
      },
      {
        name: 'category-of',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'given-by-rule',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      { name: 'read-name', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      {
        name: 'reads-as',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'names-material',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
        ],
        type: 'truth',
      },
      {
        name: 'spelled',
        params: [
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      { name: 'read-aloud', params: [{ name: 'a', type: 'text' }], type: 'text' },
      {
        name: 'own-name-has',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'changed-name-has',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'second-name-has',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'rule-text-gives',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      { name: 'listed-in-japanese', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      { name: 'listed-in-english', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      { name: 'bordered-in-japanese', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      { name: 'bordered-in-english', params: [{ name: 'd', type: 'definition' }], type: 'text' },
      {
        name: 'own-part',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      {
        name: 'poly',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'l', type: 'language' },
        ],
        type: 'text',
      },
      {
        name: 'prefix-has',
        params: [
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      { name: 'token', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'listed', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      { name: 'of-the-extra-deck', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
      {
        name: 'mentions',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'n', type: 'definition' },
        ],
        type: 'truth',
      },
      {
        name: 'is-given-in',
        params: [
          { name: 'a', type: 'text' },
          { name: 'l', type: 'language' },
        ],
        type: 'truth',
      },
      {
        name: 'is-found-in',
        params: [
          { name: 'd', type: 'definition' },
          { name: 'k', type: 'pack' },
        ],
        type: 'truth',
      },
    ],
  },
})
