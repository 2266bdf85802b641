import type { IToken, TokenType } from 'chevrotain'
import leven from 'leven'
import { tokenMatcher } from './chevrotain.ts'
import type { Repair } from './fault.ts'
import type { Mismatch } from './mismatch.ts'
import {
  After,
  At,
  Before,
  Cannot,
  Colon,
  Does,
  Each,
  Except,
  If,
  Instead,
  Is,
  May,
  Minus,
  Must,
  Name,
  NL,
  Numeral,
  Plus,
  Slash,
  Star,
  Starts,
  Times,
  To,
  When,
  Where,
} from './tokens.ts'

/** A value does not go on in the next line by itself. */
export const IN_BRACKETS = 'a value that goes on in the next line stands in brackets: `= (a` and below `+ b)`'

const SIGNS: ReadonlySet<TokenType> = new Set([Plus, Minus, Star, Slash])

/** Whether a line that begins so is meant to go on with the one above. */
export const goesOnWithSign = (first: IToken): boolean => SIGNS.has(first.tokenType)

const HOOKS: ReadonlySet<TokenType> = new Set([Instead, Before, After, When, Except])

/** What is right, and stands where it cannot: what to write, or where; else null. */
export function outOfPlace(mismatch: Mismatch): string | null {
  const { expected, found, previous, following, before } = mismatch
  const head = before[0]
  if (before.length === 0 && goesOnWithSign(found)) return IN_BRACKETS
  if (found.tokenType === If && expected.startsWith('`at` and '))
    return 'an `if` stands behind `at …`: `… at turn if …`; what may be taken is narrowed by `where`: `card c in … where …`'
  if (found.tokenType === Where && expected === NL.LABEL) return ofWhere(before)
  if (found.tokenType === At && head?.tokenType === To)
    return 'the parts of an event stand behind `by`, `to`, `from`, `with`, `as`, `on` or `for`, as in `to peek on player q by player p`'
  if (isNumbered(mismatch))
    return `a card that is called by digits alone stands in brackets: \`card 《${following.image}》\``
  if (found.tokenType === Starts && expected === Colon.LABEL)
    return 'what it is said of ends with `:`, and its type follows: `score of player: number starts 0`'
  if (found.tokenType === Times && previous.tokenType === Numeral && before.length === 1)
    return `so many times is \`each number n in 1..${previous.image}\`, with what happens on deeper lines`
  if (previous.tokenType === Times && before.length === 2 && found.image !== '(')
    return `so many times is \`each number n in 1..${head?.image ?? '3'}\`, with what happens on deeper lines`
  const word = misspeltHead(mismatch)
  return word === null ? null : `did you mean \`${word}\`?`
}

/** What the hint says, as an edit. */
export function repairOfPlace(mismatch: Mismatch): Repair | null {
  const { expected, found, following, before } = mismatch
  if (found.tokenType === Where && expected === NL.LABEL && isRule(before) && !before.some(isIf))
    return write(found, 'if')
  if (isNumbered(mismatch)) return write(following, `《${following.image}》`)
  const word = misspeltHead(mismatch)
  return word === null ? null : write(before[0] ?? found, word)
}

const isIf = ({ tokenType }: IToken): boolean => tokenType === If

const write = (token: IToken, replacement: string): Repair => ({
  title: `write \`${replacement}\``,
  start: token.startOffset,
  end: token.startOffset + token.image.length,
  replacement,
})

function ofWhere(before: readonly IToken[]): string | null {
  if (before.some(isIf)) return 'two conditions are joined by `and`'
  if (isRule(before))
    return 'the condition of a rule is said with `if`; `where` narrows what stands before it, as `card c`'
  const isSaid = before.some(({ tokenType }) => [Colon, Does, Each].includes(tokenType))
  return !isSaid && before[0] !== undefined && tokenMatcher(before[0], Name)
    ? 'what happens under a condition stands on a deeper line under `if …`'
    : null
}

/** Whether a line so far is a rule that takes an `if` at its end. */
function isRule(before: readonly IToken[]): boolean {
  const [head] = before
  if (head === undefined) return false
  if (HOOKS.has(head.tokenType)) return true
  const has = (type: TokenType): boolean => before.some(({ tokenType }) => tokenType === type)
  if (has(Cannot)) return true
  if (has(May) || has(Must)) return has(At)
  return THINGS.has(head.image) && has(Is) && !has(Colon)
}

/** `card 7`, as a line begins. */
const isNumbered = ({ found, following, before }: Mismatch): boolean =>
  before.length === 0 && found.image === 'card' && following.tokenType === Numeral

/** What an adjective is said of. */
const THINGS: ReadonlySet<string> = new Set(['card', 'player', 'set', 'definition'])

/** What a rule may begin with. */
const HEADS: readonly string[] = [
  'game variant include option type printed card player zone deck text reading board tell to instead before after',
  'when except always replace remove example',
].flatMap((line) => line.split(' '))

/** What a line of an example begins with that does not begin with a player; these have names of one letter. */
const EXAMPLE_HEADS: readonly string[] = ['given', 'then']

/**
 * The word of the language for one that begins a rule, or a line of an example, and has a letter too many, too few or
 * wrong, or two exchanged.
 */
export function misspeltHead({ expected, found, before }: Mismatch): string | null {
  const head = before[0] ?? found
  // A word of the language is meant as it stands.
  if (head.image.length < 3 || head.tokenType !== Name) return null
  if (expected.startsWith('`does`, ')) return EXAMPLE_HEADS.find((word) => isMisspelt(head.image, word)) ?? null
  return head.image.length < 4 ? null : (HEADS.find((word) => word.length > 3 && isMisspelt(head.image, word)) ?? null)
}

function isMisspelt(written: string, word: string): boolean {
  const distance = leven(written, word)
  return distance === 1 || (distance === 2 && [...written].toSorted().join('') === [...word].toSorted().join(''))
}
