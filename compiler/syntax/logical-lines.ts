import type { IToken } from 'chevrotain'
import { levelOf } from '../../grammar/layout.ts'
import { Dedent, Indent, NL } from '../../grammar/tokens.ts'

/** A stretch of a line without a comment inside; a new one begins where a comment forces a break. */
export interface Segment {
  readonly above: readonly string[]
  readonly tokens: readonly IToken[]
  readonly trailing: string | null
}

export type LineEntry =
  | { readonly kind: 'comment'; readonly level: number; readonly blankBefore: boolean; readonly text: string }
  | {
      readonly kind: 'line'
      readonly level: number
      readonly blankBefore: boolean
      readonly segments: readonly Segment[]
    }

interface RawLine {
  readonly level: number
  readonly column: number
  readonly tokens: readonly IToken[]
}

function endOf(token: IToken): number {
  return token.startOffset + token.image.length
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

function rawLines(tokens: readonly IToken[], text: string): RawLine[] {
  const lines: RawLine[] = []
  let current: IToken[] = []
  for (const token of tokens) {
    if (token.tokenType === Indent || token.tokenType === Dedent) continue
    if (token.tokenType !== NL) {
      current.push(token)
      continue
    }
    const first = current[0]
    if (first !== undefined)
      lines.push({ level: levelOf(first), column: columnOf(text, first.startOffset), tokens: current })
    current = []
  }
  return lines
}

/**
 * Groups tokens and comments into what is printed line by line. The text must have parsed without a fault, and its
 * lines must end with a bare line feed, as Prettier sees to.
 */
export class LineGrouping {
  private readonly entries: LineEntry[] = []
  private readonly columns: number[] = []
  private readonly text: string
  private readonly comments: readonly IToken[]
  private nextComment = 0
  private end = 0

  constructor(text: string, comments: readonly IToken[]) {
    this.text = text
    this.comments = comments
  }

  group(tokens: readonly IToken[]): readonly LineEntry[] {
    for (const line of rawLines(tokens, this.text)) {
      this.columns[line.level] = line.column
      const before = this.columns.length - 1
      this.ownLineComments(firstOf(line.tokens).startOffset, line.level, before)
      this.columns.length = line.level + 1
      this.line(line)
    }
    this.ownLineComments(this.text.length + 1, 0, this.columns.length - 1)
    return this.entries
  }

  /** Comments between two lines stand at the deepest level between both that is not right of them. */
  private ownLineComments(until: number, level: number, deepest: number): void {
    for (let comment = this.comment(until); comment !== undefined; comment = this.comment(until)) {
      const column = columnOf(this.text, comment.startOffset)
      let at = Math.max(level, deepest)
      while (at > level && (this.columns[at] ?? 0) > column) at -= 1
      this.entries.push({
        kind: 'comment',
        level: at,
        blankBefore: this.blankBefore(comment),
        text: comment.image.trimEnd(),
      })
      this.end = endOf(comment)
    }
  }

  /** The next comment that starts before the offset. */
  private comment(until: number): IToken | undefined {
    const comment = this.comments[this.nextComment]
    if (comment === undefined || comment.startOffset >= until) return undefined
    this.nextComment += 1
    return comment
  }

  private line({ level, tokens }: RawLine): void {
    const blankBefore = this.blankBefore(firstOf(tokens))
    const segments: Segment[] = []
    let above: string[] = []
    let from = 0
    tokens.forEach((token, index) => {
      this.end = endOf(token)
      const following = tokens[index + 1]
      const { trailing, own } = this.commentsAfter(following?.startOffset)
      if (following !== undefined && trailing === null && own.length === 0) return
      segments.push({ above, tokens: tokens.slice(from, index + 1), trailing })
      above = own
      from = index + 1
    })
    this.entries.push({ kind: 'line', level, blankBefore, segments })
  }

  /** Comments up to the next token of the same line; after its last token only the one on the same text line. */
  private commentsAfter(following: number | undefined): { readonly trailing: string | null; readonly own: string[] } {
    let trailing: string | null = null
    const own: string[] = []
    for (;;) {
      const comment = this.comments[this.nextComment]
      if (comment === undefined || comment.startOffset >= (following ?? Infinity)) return { trailing, own }
      const sameLine = this.breaksBefore(comment) === 0
      if (!sameLine && following === undefined) return { trailing, own }
      this.nextComment += 1
      if (sameLine) trailing = comment.image.trimEnd()
      else own.push(comment.image.trimEnd())
      this.end = endOf(comment)
    }
  }

  private breaksBefore(token: IToken): number {
    return this.text.slice(this.end, token.startOffset).split('\n').length - 1
  }

  private blankBefore(token: IToken): boolean {
    return this.entries.length > 0 && this.breaksBefore(token) > 1
  }
}

function firstOf(tokens: readonly IToken[]): IToken {
  // A line holds at least one token, by construction in `rawLines`.
  return tokens[0] as IToken
}
