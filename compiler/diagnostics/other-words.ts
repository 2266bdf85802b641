import type { Sayable } from '../../grammar/saying.ts'
import { worded } from './worded.ts'
/** What is said of people's words for what the language says otherwise, where nothing in the game is called so. */
export type Words = ReadonlyMap<string, Otherwise>

/** The word of the language, or how the same is said. */
export type Otherwise =
  | { readonly word: string }
  /** `write`: what is to stand there instead of the word, where that is all that is wrong. */
  | { readonly hint: Sayable; readonly write?: string }

const each = (words: string, hint: Sayable, write?: string): readonly (readonly [string, Otherwise])[] =>
  words.split(' ').map((word) => [word, write === undefined ? { hint } : { hint, write }] as const)

const other = (words: string, meant: string): readonly (readonly [string, Otherwise])[] =>
  words.split(' ').map((word) => [word, { word: meant }] as const)

const HOW_MANY = worded('how many lie there is `count of hand of p`, and `hand of p` is all of them')
const BY_CHANCE = worded('chance draws with `by chance`: `choose card c in deck by chance`')

/** Where a value stands. */
export const NAMES: Words = new Map([
  ...each('all everybody anyone', worded('all players are `everyone`'), 'everyone'),
  ...each('cards', HOW_MANY),
  ...each('random', BY_CHANCE),
  ...each('true', 'write `yes`', 'yes'),
  ...each('false', 'write `no`', 'no'),
  ...each(
    'owner',
    worded('whose a card is is `owner of c`; whose a zone is, it says itself: `zone hand of player p seen by p`'),
  ),
])

/** Before `of`. */
export const ATTRIBUTES: Words = new Map([
  ...other('greatest largest biggest maximum max', 'highest'),
  ...other('least smallest minimum min', 'lowest'),
  ...other('number amount size length', 'count'),
  ...each('jack queen king ace', worded('a card is written as the game names it, such as `K♥`')),
])

/** Behind `is`. */
export const ADJECTIVES: Words = new Map([
  ...each('even', worded('of an even number nothing remains: `x mod 2 = 0`')),
  ...each('odd', worded('of an odd number one remains: `x mod 2 = 1`')),
  ...each('true', worded('write `is yes`'), 'yes'),
  ...each('false', worded('write `is no`'), 'no'),
])

/** Between two values. */
export const RELATIONS: Words = new Map([
  ...each('between', worded('one of several numbers is asked for with `in`: `x in 1..3`')),
  ...each('equals', worded('equality is written `=`'), '='),
])

/** At the beginning of an instruction. */
export const EVENTS: Words = new Map([
  ...each('end end-game game game-over quit exit', worded('what ends the game is `finish`'), 'finish'),
  ...each('add increase', worded('a number grows by `gains`: `score of p gains 1`')),
  ...each('subtract decrease reduce', worded('a number shrinks by `loses`: `score of p loses 1`')),
  ...each('set', worded('a changed value is written `x becomes 3`')),
])

/** Where a type stands. */
export const TYPES: Words = new Map([
  ...each('a an any every all another', worded('a type stands without such a word: `player p`')),
  ...each('integer int', worded('the type is `number`'), 'number'),
  ...each('boolean bool', worded('the type is `truth`: `yes` or `no`'), 'truth'),
  ...each('string', worded('the type is `text`'), 'text'),
])

/** Whom a rule is about. */
export const SUBJECTS: Words = new Map(
  each(
    'players everyone everybody anyone anybody all',
    worded('a rule is said of any of them: `player p may …`, `player p cannot …`'),
  ),
)
