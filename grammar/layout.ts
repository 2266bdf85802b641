import type { IToken, TokenType } from 'chevrotain'
import { createTokenInstance } from './chevrotain.ts'
import {
  And,
  Cannot,
  Cite,
  Close,
  Comma,
  Deck,
  Dedent,
  Equals,
  Except,
  If,
  Indent,
  LineBreak,
  NL,
  Open,
  Or,
  Refuse,
  Strange,
  Tab,
  Where,
} from './tokens.ts'
import type { Fault } from './fault.ts'

/**
 * The layout pass: turns line breaks and leading blanks into NL, INDENT and DEDENT. A line goes on below when the next
 * one starts with `where`, `and` or `or`, or is deeper and starts with `=`, comes after a comma or clauses, stands while a
 * bracket is open (then it may also start with `)`), or starts with the `if` of a sentence that takes no block. The demand
 * for depth keeps one forgotten bracket, or one comma too many, from swallowing the rest of the file.
 */
export interface Layout {
  readonly tokens: IToken[]
  readonly faults: readonly Fault[]
}

interface PhysicalLine {
  readonly indent: number
  readonly tokens: readonly IToken[]
}

const continuing: ReadonlySet<TokenType> = new Set([Where, And, Or])

/** How many blocks enclose the token. INDENT and DEDENT count as part of the block they open and close. */
export function levelOf(token: IToken): number {
  const level: unknown = token.payload
  return typeof level === 'number' ? level : 0
}

function width(leading: string): number {
  let columns = 0
  for (const ch of leading) columns += ch === '\t' ? 2 : ch === '\uFEFF' ? 0 : 1
  return columns
}

function physicalLines(tokens: readonly IToken[], text: string): PhysicalLine[] {
  const lines: PhysicalLine[] = []
  let lineStart = 0
  let current: IToken[] = []
  const close = (): void => {
    const first = current[0]
    if (first !== undefined) lines.push({ indent: width(text.slice(lineStart, first.startOffset)), tokens: current })
    current = []
  }
  for (const token of tokens) {
    if (token.tokenType === LineBreak) {
      close()
      lineStart = token.startOffset + token.image.length
    } else if (token.tokenType !== Tab && token.tokenType !== Strange) current.push(token)
  }
  close()
  return lines
}

function tabFault(tokens: readonly IToken[]): Fault[] {
  const tabs = tokens.filter((token) => token.tokenType === Tab)
  const first = tabs[0]
  if (first === undefined) return []
  const count = tabs.length === 1 ? '' : ` (${tabs.length} in this file)`
  return [
    {
      code: 'HR0002',
      title: 'a tab instead of spaces',
      sentence: `tabs look different in every editor${count}`,
      hint: 'indent with two spaces for each level',
      start: first.startOffset,
      end: first.startOffset + first.image.length,
    },
  ]
}

class LayoutPass {
  readonly output: IToken[] = []
  readonly faults: Fault[] = []
  private readonly indents = [0]
  private openBrackets = 0
  private lineIndent = 0
  private end = 0
  private last: TokenType | null = null
  /** Under a prohibition, an exception or a rule about decks stands no block, so that a deeper `if` is its own. */
  private takesNoBlock = false
  private started = false

  line(line: PhysicalLine): void {
    // A physical line holds at least one token, by construction in `physicalLines`.
    const first = line.tokens[0] as IToken
    if (!this.goesOn(line.indent, first)) this.begin(line.indent, first)
    for (const token of line.tokens) this.take(token)
  }

  finish(): void {
    if (this.started) this.make(NL, this.end)
    while (this.indents.length > 1) this.leave()
  }

  private goesOn(indent: number, first: IToken): boolean {
    if (!this.started) return false
    if (continuing.has(first.tokenType)) return true
    if (this.openBrackets > 0 && first.tokenType === Close) return true
    const isOpen = this.openBrackets > 0 || this.last === Comma || this.last === Cite
    const isOwn = first.tokenType === Equals || (first.tokenType === If && this.takesNoBlock)
    return (isOpen || isOwn) && indent > this.lineIndent
  }

  private begin(indent: number, first: IToken): void {
    if (this.started) this.make(NL, this.end)
    this.started = true
    this.openBrackets = 0
    this.takesNoBlock = false
    this.lineIndent = indent
    if (indent > this.top()) {
      this.indents.push(indent)
      this.make(Indent, first.startOffset)
      return
    }
    while (this.indents.length > 1 && (this.indents[this.indents.length - 2] ?? 0) >= indent) this.leave()
    if (indent !== this.top()) this.misaligned(indent, first)
  }

  private top(): number {
    return this.indents[this.indents.length - 1] ?? 0
  }

  private leave(): void {
    this.make(Dedent, this.end)
    this.indents.pop()
  }

  /** The line is read as part of the deeper of the two blocks that it stands between. */
  private misaligned(indent: number, first: IToken): void {
    const outer = this.indents[this.indents.length - 2] ?? 0
    this.faults.push({
      code: 'HR0002',
      title: 'this line is not aligned',
      sentence: `it starts in column ${indent + 1}, its neighbours in column ${outer + 1} or ${this.top() + 1}`,
      hint: 'align it with one of the lines above',
      start: first.startOffset,
      end: first.startOffset + first.image.length,
    })
  }

  private take(token: IToken): void {
    if (token.tokenType === Open) this.openBrackets += 1
    else if (token.tokenType === Close && this.openBrackets > 0) this.openBrackets -= 1
    if (isBlockless(this.last, token.tokenType)) this.takesNoBlock = true
    token.payload = this.indents.length - 1
    this.end = token.startOffset + token.image.length
    this.last = token.tokenType
    this.output.push(token)
  }

  /** Layout tokens have no width, so that spans end where the words end. */
  private make(type: TokenType, offset: number): void {
    const token = createTokenInstance(type, '', offset, offset - 1, NaN, NaN, NaN, NaN)
    token.payload = this.indents.length - 1
    this.output.push(token)
  }
}

/** Of a sentence that takes no block: `cannot`, `except`, `refuse deck`. */
const isBlockless = (before: TokenType | null, token: TokenType): boolean =>
  token === Cannot || token === Except || (before === Refuse && token === Deck)

export function layOut(tokens: readonly IToken[], text: string): Layout {
  const pass = new LayoutPass()
  for (const line of physicalLines(tokens, text)) pass.line(line)
  pass.finish()
  return { tokens: pass.output, faults: [...tabFault(tokens), ...pass.faults] }
}
