import { util } from 'prettier/standalone'
import type { IToken } from 'chevrotain'
import {
  And,
  Cannot,
  Cite,
  Close,
  Colon,
  Comma,
  Deck,
  DotDot,
  Else,
  Equals,
  Except,
  If,
  Minus,
  None,
  Open,
  Or,
  Plus,
  Refuse,
  Where,
} from '../../grammar/tokens.ts'

// Its declarations leave out that it has this, too.
declare module 'prettier/standalone' {
  export const util: { getStringWidth(text: string): number }
}

const widest = 110
/** Fewer signs are not worth a line of their own. */
const longCitation = 18

/**
 * A token as it is printed: its text, whether a space parts it from the one before, and how good a break before it
 * is.
 */
interface Piece {
  readonly text: string
  readonly space: boolean
  /** Smaller is better; null where the layout rules allow no break. */
  readonly rank: number | null
  /** Of several `where` the first holds the others; of several `and` the last fills the line best. */
  readonly outermost: boolean
}

/** The text lines of one stretch of tokens. The first is indented by `first` columns, the others by `rest`. */
export function brokenLines(
  tokens: readonly IToken[],
  depthBefore: number,
  isSign: (token: IToken) => boolean,
  first: number,
  rest: number,
): string[] {
  const lines: string[] = []
  let left = pieces(tokens, depthBefore, isSign)
  while (left.length > 0) {
    const indent = lines.length === 0 ? first : rest
    const count = fitting(left, indent)
    lines.push(' '.repeat(indent) + joined(left.slice(0, count)))
    left = left.slice(count)
  }
  return lines
}

export function bracketDepth(tokens: readonly IToken[], before: number): number {
  let depth = before
  for (const token of tokens) depth += token.tokenType === Open ? 1 : token.tokenType === Close ? -1 : 0
  return depth
}

function pieces(tokens: readonly IToken[], depthBefore: number, isSign: (token: IToken) => boolean): Piece[] {
  let depth = depthBefore
  const best = depth === 0 ? [definingSign(tokens), ownCondition(tokens)] : []
  return tokens.map((token, index) => {
    const before = tokens[index - 1]
    if (token.tokenType === Close) depth -= 1
    const piece = {
      text: token.tokenType === Cite ? token.image.replace(/ *, */g, ', ') : token.image,
      space: before !== undefined && spaced(before, token, isSign),
      rank: before === undefined ? null : rankOf([before, token, tokens[index + 1]], depth, best),
      outermost: token.tokenType === Where,
    }
    if (token.tokenType === Open) depth += 1
    return piece
  })
}

function spaced(before: IToken, token: IToken, isSign: (token: IToken) => boolean): boolean {
  if (before.tokenType === Open || before.tokenType === DotDot || isSign(before)) return false
  return ![Close, Comma, Colon, DotDot].includes(token.tokenType)
}

/** The `if` of a prohibition, an exception or a rule about decks, which has no block under it. */
function ownCondition(tokens: readonly IToken[]): IToken | undefined {
  const takesNoBlock = tokens.findIndex(
    ({ tokenType }, index) =>
      tokenType === Cannot || tokenType === Except || (tokenType === Refuse && tokens[index + 1]?.tokenType === Deck),
  )
  if (takesNoBlock < 0) return undefined
  return tokens.find(
    (token, index) => index > takesNoBlock && token.tokenType === If && bracketDepth(tokens.slice(0, index), 0) === 0,
  )
}

/** The `=` after which a declaration says what it is worth; others compare. */
function definingSign(tokens: readonly IToken[]): IToken | undefined {
  const colon = tokens.findIndex(({ tokenType }) => tokenType === Colon)
  const sign = tokens.findIndex(
    (token, index) => token.tokenType === Equals && bracketDepth(tokens.slice(0, index), 0) === 0,
  )
  const compares = tokens.slice(0, sign).some(({ tokenType }) => tokenType === If || tokenType === Where)
  return colon >= 0 && colon < sign && !compares ? tokens[sign] : undefined
}

/**
 * How good a break in front of the second of these is. Breaks stand outside brackets rather than inside, before an `if`
 * that has no block (0) rather than `where`, before `where` rather than `or`, before `or` rather than `and`, before the
 * `=` of a declaration (4) rather than after a comma, inside brackets there rather than before an `else` or a `+`, and
 * behind many clauses only where nothing else is left. A type such as `card or none` stays whole.
 */
function rankOf(
  [before, token, next]: readonly [IToken, IToken, IToken | undefined],
  depth: number,
  [defining, condition]: readonly (IToken | undefined)[],
): number | null {
  if (token === condition) return 0
  if (token === defining) return 4
  if (token.tokenType === Or && next?.tokenType === None) return null
  const order = [Where, Or, And].indexOf(token.tokenType)
  if (order >= 0) return depth * 10 + 1 + order
  if (before.tokenType === Comma) return depth * 10 + 5
  if (before.tokenType === Cite && before.image.length >= longCitation) return 9
  if (token.tokenType === Else && depth > 0) return depth * 10 + 6
  return token.tokenType === Plus && depth > 0 ? depth * 10 + 7 : null
}

/** How many pieces go on one line: all, or those before the best break that still fits. */
function fitting(line: readonly Piece[], indent: number): number {
  let width = indent
  let best: { readonly rank: number; readonly count: number } | null = null
  for (const [index, piece] of line.entries()) {
    if (index > 0 && piece.rank !== null) {
      // Where nothing fits, the first break of all is the least bad.
      if (width > widest && best !== null) return best.count
      if (best === null || piece.rank < best.rank || (piece.rank === best.rank && !piece.outermost))
        best = { rank: piece.rank, count: index }
    }
    width += util.getStringWidth(piece.text) + (piece.space && index > 0 ? 1 : 0)
  }
  return width > widest && best !== null ? best.count : line.length
}

function joined(line: readonly Piece[]): string {
  return line.map(({ text, space }, index) => (space && index > 0 ? ` ${text}` : text)).join('')
}

export function isMinus(token: IToken): boolean {
  return token.tokenType === Minus
}
