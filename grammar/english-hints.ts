import type { IToken, TokenType } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import { hintOfActing } from './act-hints.ts'
import type { Mismatch } from './mismatch.ts'
import { TOWARDS, singular } from './repairs.ts'
import { nearSentence } from './near-sentences.ts'
import { outOfPlace } from './out-of-place.ts'
import {
  At,
  Cannot,
  Colon,
  Comma,
  DotDot,
  Each,
  Equals,
  For,
  Game,
  If,
  May,
  Minus,
  Must,
  Name,
  NL,
  Not,
  Numeral,
  Of,
  Or,
  Plus,
  Seen,
  Variant,
} from './tokens.ts'

/** What is said with `not` in English, and with a word of its own here. */
const FORBIDDING: ReadonlySet<string> = new Set(['must', 'may', 'can'])

const NO_PASSING = 'that passing is not possible is said with `must act`, as in `player p must act at turn`'

/** What people write as they say it, where the language has other words: what to write instead; else null. */
export function englishHint(mismatch: Mismatch): string | null {
  return (
    hintOfActing(mismatch) ??
    hintAtHead(mismatch) ??
    hintOfComparison(mismatch) ??
    hintWithin(mismatch) ??
    hintBehindName(mismatch) ??
    nearSentence(mismatch) ??
    hintOfOrder(mismatch) ??
    outOfPlace(mismatch)
  )
}

/** What is said in the order of an English sentence. */
function hintOfOrder({ found, previous, before, after, expected }: Mismatch): string | null {
  const head = before[0]?.image ?? ''
  if (before[0]?.image === 'player' && before[2]?.image === 'can')
    return 'what somebody can do is said with `may`, and what nobody can with `cannot`'
  if (/^(?:an?|the|any|every)$/iu.test(head) && before[1]?.image === 'player')
    return 'a rule is said of any of them: `player p may …`, as in `player p may lay card c in hand of p at turn`'
  if (RULE_WORDS.has(head) && before[1]?.image === 'player')
    return `the event comes first, and who does it follows \`by\`: \`${head} draw by player p\``
  if (RULE_WORDS.has(head) && expected === NL.LABEL && after.some(({ image }) => CHANGES.has(image)))
    return 'what happens then stands on a deeper line under it'
  if (found.tokenType === Equals && before[1]?.tokenType === Colon)
    return `behind \`:\` stands a type, as in \`${head}: number = 3\`; what is so of some is said with \`is\`: \`card c is ${head} if …\``
  if (ARTICLES.has(previous.image) && before.length === 2 && tokenMatcher(found, Name) && expected === NL.LABEL)
    return `no \`${previous.image}\` stands before a word; how many is a number, as in \`${head} 1\``
  if (isSubject(before) && after.length === 1 && expected === NL.LABEL && tokenMatcher(found, Name))
    return `who does something follows \`by\`: \`${previous.image} ${found.image} by ${head}\``
  return null
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** A name, and the event that it is to do. */
const isSubject = (before: readonly IToken[]): boolean =>
  before.length === 2 && before.every((token) => tokenMatcher(token, Name))

/** By the word that a line begins with. */
function hintAtHead({ found, before, after, expected }: Mismatch): string | null {
  const head = before[0]?.image
  if (head === 'elseif' || head === 'elsif' || head === 'elif') return 'another case is `else if …`'
  if (head === 'unless' || found.image === 'unless')
    return 'what keeps something from happening is asked with `if not …`'
  if (found.tokenType === For && before.length === 0) return 'each of them in turn is `each player p`, without `for`'
  if (found.tokenType === Each && before.length === 0 && after.some((token) => MODAL.has(token.tokenType)))
    return 'a rule is said of any of them: `player p may …`'
  if (HOW_MANY.has(found.tokenType) && isPlayers(before))
    return 'how many play is written with `to`: `for 2 to 4 players`'
  if (isHeader(before) && before.at(-1)?.tokenType === For && tokenMatcher(found, Name))
    return 'numbers are written in digits'
  if (found.image === 'player' && isPlayers(before)) return 'write `players`, also of one'
  if (found.image === 'no' && before.length === 0) return 'what nobody may do is said of anybody: `player p cannot …`'
  if (before[0]?.tokenType === If && expected === NL.LABEL && isAction(found, after))
    return 'what happens then stands on a deeper line under the `if`'
  return null
}

const RULE_WORDS: ReadonlySet<string> = new Set(['after', 'before', 'when'])
const MODAL: ReadonlySet<TokenType> = new Set([May, Must, Cannot])
const HOW_MANY: ReadonlySet<TokenType> = new Set([DotDot, Minus, Comma, Or])
const isHeader = (before: readonly IToken[]): boolean => before.some(({ tokenType }) => HEADER.has(tokenType))
const HEADER: ReadonlySet<TokenType> = new Set([Game, Variant])
const isPlayers = (before: readonly IToken[]): boolean =>
  isHeader(before) && before.at(-1)?.tokenType === Numeral && before.at(-2)?.tokenType === For

/** What may well begin an instruction: `finish`, `draw 1 by p`, `score of p gains 1`. */
const isAction = (found: IToken, after: readonly IToken[]): boolean =>
  tokenMatcher(found, Name) &&
  found.image !== 'then' &&
  (after.length === 1 || after.some(({ image }) => CHANGING.has(image)))
const CHANGES: ReadonlySet<string> = new Set(['becomes', 'gains', 'loses'])
const CHANGING: ReadonlySet<string> = new Set([...CHANGES, 'by'])

const GREATER: ReadonlySet<string> = new Set(['greater', 'more', 'bigger', 'larger', 'higher'])
const LESS: ReadonlySet<string> = new Set(['less', 'fewer', 'smaller', 'lower'])
const COMPARES: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>='])
const BETWEEN = 'one of several numbers is asked for with `in`: `x in 1..3`'

/** How values are compared. */
function hintOfComparison({ found, previous, following, before }: Mismatch): string | null {
  const line = [...before, found, following]
  const than = line.findIndex(({ image }, i) => image === 'than' && i >= before.length - 1)
  const [said, no] = [line[than - 1]?.image ?? '', line[than - 2]?.image ?? '']
  const denied = no === 'not' || no === 'no'
  if (GREATER.has(said)) return denied ? `write \`<=\` for "${no} greater than"` : 'write `>` for "greater than"'
  if (LESS.has(said)) return denied ? `write \`>=\` for "${no} less than"` : 'write `<` for "less than"'
  if (found.tokenType === At && following.image === 'least') return 'write `>=` for "at least"'
  if (found.tokenType === At && following.image === 'most') return 'write `<=` for "at most"'
  if (previous.image === '=' && found.image === '<') return 'write `<=` for "at most"'
  if (previous.image === '<' && found.image === '>') return 'write `!=` for "is not equal"'
  if (previous.image === 'between') return BETWEEN
  if (found.tokenType === Equals && before[0]?.tokenType === If && before.some(({ image }) => COMPARES.has(image)))
    return 'two values are compared at a time: `a = b and b = c`'
  if (previous.tokenType === Not && found.image === 'empty') return '`is` stands before it: `… is not empty`'
  return null
}

function hintWithin({ expected, found, previous, following, before }: Mismatch): string | null {
  const forbids = found.tokenType === Not && FORBIDDING.has(previous.image)
  if (forbids && following.image === 'pass') return NO_PASSING
  if (found.tokenType === At && previous.image === 'pass')
    return `${NO_PASSING}; an event of the game that is called \`pass\` is forbidden everywhere, without \`at\``
  if (forbids) return 'what is forbidden is said with `cannot`, as in `player p cannot play card c`'
  if (found.image === '/' && (following.image === '/' || previous.image === '/')) return 'a comment begins with `--`'
  if (found.tokenType === If && previous.tokenType === Numeral)
    return 'a value by cases stands in brackets: `(1 if … else 0)`'
  if (found.tokenType === Plus && previous.tokenType === Plus)
    return 'one more is `gains 1`, as in `score of p gains 1`'
  if (TOWARDS.has(found.image) && before[0]?.image === 'move') return 'where something moves is said with `to`'
  if (found.image === 'but') return 'both are asked for with `and`'
  if (
    (previous.image === 'random' && found.tokenType !== Numeral) ||
    (found.image === 'random' && tokenMatcher(previous, Name))
  )
    return 'chance draws with `by chance`: `choose card c in deck by chance`, and then `move c to …`'
  const counted = before.findIndex(({ image }) => image === 'cards')
  if (counted >= 2 && before[counted - 1]?.image === 'of' && COUNTS.has(before[counted - 2]?.image ?? ''))
    return HOW_MANY_CARDS
  if (previous.image === 'top' && found.tokenType === Numeral)
    return `the topmost ${found.image} of a zone are \`top of (deck, ${found.image})\``
  if (
    previous.tokenType === Numeral &&
    tokenMatcher(found, Name) &&
    expected === NL.LABEL &&
    before.some(({ image }) => CHANGING.has(image))
  )
    return following.tokenType === Of
      ? `between \`${previous.image}\` and \`${found.image}\` a sign is missing, such as \`*\``
      : `numbers stand alone: leave \`${found.image}\` out`
  return null
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'count', 'amount'])
const HOW_MANY_CARDS = 'how many cards lie there is `count of hand of p`'

/** Where a name is followed by what cannot stand there. */
function hintBehindName({ expected, found, previous, before }: Mismatch): string | null {
  if (!tokenMatcher(previous, Name)) return null
  if (found.image === 'in' && previous.image === 'card')
    return before.some(({ tokenType }) => tokenType === May || tokenType === Must)
      ? 'what varies has a name: `card c in …`'
      : 'an instruction names what it is about: `choose card c in …` in a line above, and then `c`'
  if (found.image === 'players' && previous.image === 'all')
    return 'all players are `players`; each of them in turn is `each player p`'
  const changes = before.length > 1 ? singular(found.image) : null
  if (changes !== null) return `how a value changes is said with \`${changes}\``
  if (found.image === 'from' && expected === NL.LABEL)
    return 'what something is chosen from follows `in`, as in `card c in hand of p`'
  if (found.image === 'card' && previous.image === 'top')
    return 'the topmost card of a zone is `top of …`, without `card`'
  if (found.image === 'order' && previous.image === 'turn')
    return '`each player p from q` goes round as they sit, beginning with `q`'
  if (tokenMatcher(found, Name) && expected === Seen.LABEL)
    return `a name is one word: \`${previous.image}-${found.image}\``
  return null
}

/** Above a block that no line opens. */
export const OTHERWISE = 'the other case is `else`'

/** Of what `of` follows where a player may be meant, as in `at turn of A`. */
export const BY_WHOM = 'who does something follows `by`, as in `turn by A`'
