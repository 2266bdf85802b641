import type { IParserErrorMessageProvider, IToken, TokenType } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import { equationOf, onlyWords } from './equations.ts'
import { BY_WHOM, OTHERWISE, englishHint } from './english-hints.ts'
import { IN_BRACKETS, goesOnWithSign } from './out-of-place.ts'
import type { Fault } from './fault.ts'
import type { Mismatch } from './mismatch.ts'
import { repairOf } from './repairs.ts'
import { SEVERAL_IN_A_CASE } from './several-in-a-case.ts'
import {
  After,
  At,
  Before,
  Cannot,
  Close,
  Colon,
  Comma,
  Dedent,
  Else,
  Except,
  Foreign,
  If,
  Indent,
  Instead,
  Is,
  isReserved,
  Name,
  NL,
  Of,
  OpenQuote,
  Text,
  To,
  When,
} from './tokens.ts'

/** Raised by productions where the token alone does not tell what is wrong. */
export class Misfit extends Error {
  readonly found: IToken
  readonly hint: string | null
  constructor(expected: string, found: IToken, hint: string | null) {
    super(expected)
    this.found = found
    this.hint = hint
  }
}

export class TooDeep extends Error {
  readonly found: IToken
  /** A chain such as `1 + 1 + …`, in which nothing stands inside of anything. */
  readonly isChain: boolean
  constructor(found: IToken, isChain: boolean) {
    super('nested too deeply')
    this.found = found
    this.isChain = isChain
  }
}

/** What a token is called in messages. */
export function label(type: TokenType): string {
  return type.LABEL ?? type.name
}

/** Chevrotain's messages are reduced to the noun phrase of what was expected; `faultOf` makes the sentence. */
export const expectedOnly: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => label(expected),
  buildNotAllInputParsedMessage: () => label(NL),
  buildNoViableAltMessage: ({ customUserDescription, expectedPathsPerAlt }) =>
    customUserDescription ?? eitherOf(expectedPathsPerAlt.flatMap((paths) => paths.map((path) => path[0]))),
  buildEarlyExitMessage: ({ customUserDescription, expectedIterationPaths }) =>
    customUserDescription ?? eitherOf(expectedIterationPaths.map((path) => path[0])),
}

function eitherOf(types: readonly (TokenType | undefined)[]): string {
  const labels = [...new Set(types.flatMap((type) => (type === undefined ? [] : [label(type)])))]
  const last = labels.pop() ?? 'something else'
  return labels.length === 0 ? last : `${labels.join(', ')} or ${last}`
}

const layoutTypes: ReadonlySet<TokenType> = new Set([NL, Indent, Dedent])

function isLayout(token: IToken): boolean {
  return layoutTypes.has(token.tokenType) || Number.isNaN(token.startOffset)
}

function shown(token: IToken): string {
  return token.image.length > 40 ? `\`${token.image.slice(0, 37)}…\`` : `\`${token.image}\``
}

export function endOf({ startOffset, endOffset, image }: IToken): number {
  if (Number.isNaN(startOffset)) return 0
  // Of what was written in another language the image says nothing of the length.
  return endOffset === undefined || Number.isNaN(endOffset) ? startOffset + image.length : endOffset + 1
}

export function faultOf(mismatch: Mismatch): Fault {
  const { expected, found, previous } = mismatch
  if (found.tokenType === Indent) return strayIndent(found, null, mismatch.following)
  const atEnd = isLayout(found) || expected === blockNoun
  const start = atEnd ? endOf(previous) : found.startOffset
  const end = atEnd ? start : endOf(found)
  const said = englishHint(mismatch)
  const place = isLayout(previous) ? ' at the start of this line' : ` after ${shown(previous)}`
  return {
    code: expected === blockNoun ? 'HR0002' : 'HR0001',
    title: titleOf(mismatch),
    sentence: `expected ${expected}${expected === blockNoun ? '' : expected.includes(' as in ') ? `,${place}` : place}`,
    hint: said ?? (isMeantAsName(mismatch) ? reservedHint(found) : (mismatch.hint ?? hintFor(mismatch))),
    repair: said === null && isMeantAsName(mismatch) ? null : repairOf(mismatch),
    equation: equationOf(mismatch, ruleNoun),
    inWords: said === null ? onlyWords(mismatch) : null,
    start,
    end,
  }
}

export const partsOfName = 'the variables that make up the printed name'
export const blockNoun = 'a deeper line under this one'
export const missingBlock = 'the block is missing'
export const actionNoun = 'an action'
export const ruleNoun = 'a rule'
const paramNoun = 'a type and a name'

function titleOf(mismatch: Mismatch): string {
  const { expected, found } = mismatch
  if (expected === blockNoun) return missingBlock
  if (isMeantAsName(mismatch)) return `${shown(found)} cannot be a name`
  if (isLayout(found)) return 'the line ends too early'
  return `${shown(found)} does not fit here`
}

const reservedHint = ({ image }: IToken): string =>
  `\`${image}\` is a word of the language; take another name, or write \`《${image}》\``

/** How what is expected begins, where a name is or has just been left out. */
const NAMING = ['the name of ', 'a name', '`is`', '`may`']

/** Whether a word of the language stands where a name belongs, or where only a name could. */
function isMeantAsName({ expected, found, previous, following }: Mismatch): boolean {
  if (!isReserved(found.tokenType)) return false
  if (following.tokenType === Colon) return true
  if (isLayout(previous)) return expected === ruleNoun && following.tokenType === Of
  if (NAMING.some((noun) => expected.startsWith(noun))) return true
  return expected === label(NL) && isLayout(following) && tokenMatcher(previous, Name)
}

/** Mistakes that come from other languages, by the sign or word that was found. */
const foreignHints: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '==': 'equality is written with one `=`',
    '&&': 'write `and`',
    '||': 'write `or`',
    '!': 'write `not`, or `!=` for "is not equal"',
    ':=': 'write `becomes` for a change, `=` for a definition',
    ';': 'a line ends by itself; delete the `;`',
    '{': 'a block is made by deeper lines, without braces',
    '}': 'a block is made by deeper lines, without braces',
    '=>': 'write `>=` for "at least"',
    '->': 'write the action on a deeper line',
    '≠': 'write `!=`',
    '≤': 'write `<=`',
    '≥': 'write `>=`',
    '%': 'the remainder is written `mod`',
    '[': 'clause ids stand in brackets at the start of a line, as in `[draw.1]`',
    ']': 'clause ids stand in brackets at the start of a line, as in `[draw.1]`',
    then: 'a condition ends its line; delete `then` and write what follows on a deeper line',
    ':': 'a block needs no `:`; write it on deeper lines',
    '=': 'a changed value is written with `becomes`, a name for a value with `let`',
    '+=': 'write `gains`',
    '-=': 'write `loses`',
    set: 'a changed value is written `x becomes 3`',
  }),
)

/** Types that begin the name of a part of an event, as in `by player p`. */
const MADE_NAMES: ReadonlySet<string> = new Set(['player', 'card'])

function hintFor({ expected, found, previous }: Mismatch): string | null {
  if (found.tokenType === OpenQuote) return 'a quoted name ends with 》'
  if (found.tokenType === Foreign) return foreignHints.get(found.image) ?? null
  if (expected === blockNoun) return 'indent what belongs to this line by two more spaces'
  if (found.tokenType === Else) return 'an `else` lines up with its `if`, directly under the block'
  if (expected === actionNoun)
    return ruleHeads.has(found.tokenType)
      ? 'this is a rule; it stands outside of events, or under `until` or `during`'
      : null
  // `card c fits if …` begins like a relation of two things.
  if (found.tokenType === If && expected.startsWith(paramNoun) && tokenMatcher(previous, Name))
    return `an adjective has \`is\` before it: \`… is ${previous.image} if …\`; a relation names a second thing`
  if (expected === label(NL) && found.tokenType === At)
    return 'what is forbidden is so everywhere; an `if` can narrow it'
  if (found.tokenType === Comma && expected === label(Is)) return SEVERAL_IN_A_CASE
  if (found.tokenType === Of && expected === label(NL) && tokenMatcher(previous, Name))
    return `one word stands behind \`is\`; two values are compared with \`=\` and \`!=\`, as in \`suit of c != suit of d\`; ${BY_WHOM}`
  if (
    found.tokenType === Text &&
    (expected === partsOfName || (expected === label(NL) && tokenMatcher(previous, Name)))
  )
    return `words of a name are quoted as \`《${found.image.slice(1, -1)}》\``
  const lineEnd = expected === label(NL) || expected.startsWith('`becomes`')
  const foreign = lineEnd ? foreignHints.get(found.image) : undefined
  if (foreign !== undefined) return foreign
  const areNames = tokenMatcher(found, Name) && tokenMatcher(previous, Name)
  const isNamed = areNames && expected === label(NL)
  if ((isNamed || (areNames && expected === label(Close))) && MADE_NAMES.has(previous.image)) {
    const made = `${previous.image} ${found.image}`
    const instead = `take one that is there already, or say \`each ${made} where …\``
    return `a name such as \`${made}\` is made where the event has such a part; leave it out here, ${instead}`
  }
  if (isNamed)
    return `if \`${previous.image}\` is asked of \`${found.image}\`, write \`${previous.image} of ${found.image}\``
  return null
}

export const goesOnHint =
  'a line goes on below only with `where`, `and`, `or`, or deeper inside brackets, or with the `if` of a `cannot`'
export const ifWithoutBlock =
  'indent what belongs to this `if` by two more spaces; what a whole rule asks for stands on its first line, as in `after … if …`'
const ruleHeads: ReadonlySet<TokenType> = new Set([To, Instead, Before, After, When, Except, Cannot])

/** `above` is the word that the line before ends with, `below` the one that the deeper line begins with. */
export function strayIndent(indent: IToken, above: IToken | null, below: IToken): Fault {
  const goesOn = goesOnWithSign(below) ? IN_BRACKETS : `align it with the line before; ${goesOnHint}`
  return {
    code: 'HR0002',
    title: 'this line is too deep',
    sentence: 'the line before takes no block',
    hint: above?.image === 'otherwise' ? OTHERWISE : goesOn,
    start: indent.startOffset,
    end: indent.startOffset,
  }
}

export function nestedTooDeeply({ found, isChain }: TooDeep): Fault {
  const start = Number.isNaN(found.startOffset) ? 0 : found.startOffset
  return {
    code: 'HR0004',
    title: isChain ? 'this is too long' : 'this is nested too deeply',
    sentence: isChain ? 'from here on there is more than one line can join' : 'the nesting goes too deep here',
    hint: 'give a part of it a name with `let`, or make it an event or a fact of its own',
    start,
    end: Number.isNaN(found.startOffset) ? 0 : Math.max(start, endOf(found)),
  }
}
