import type { IToken, ParserMethod, TokenType } from 'chevrotain'
import type { Name } from './tree/names.ts'
import type { SourceFile, Span } from './source-file.ts'
import { EmbeddedActionsParser, EOF, tokenMatcher } from './chevrotain.ts'
import { levelOf } from './layout.ts'
import {
  endOf,
  expectedOnly,
  faultOf,
  blockNoun,
  goesOnHint,
  ifWithoutBlock,
  Misfit,
  nestedTooDeeply,
  strayIndent,
  TooDeep,
} from './syntax-errors.ts'
import type { Fault } from './fault.ts'
import * as t from './tokens.ts'

export type Production<T> = ParserMethod<[], T>

/** A node before the line around it adds its span, its clause ids and its label. */
export type Bare<T> = T extends unknown ? Omit<T, 'span' | 'cites' | 'label'> : never

/** Reads the block under a line that begins with `head`. */
export type BlockReader = (head: IToken) => void

/** A line as it begins, for recovery. */
export interface LineStart {
  readonly first: IToken
  /** What it begins with behind its clauses and its name. */
  readonly head: IToken
  readonly level: number
  readonly readUnder: BlockReader
}

/** Half of node's default stack serves this depth in the most expensive production, brackets. */
const deepest = 48
const longestChain = 400
const mostFaults = 200
const noFile: SourceFile = { path: '', text: '' }

/** How the offsets of tokens become places: in a file, or in a passage of one. */
export type SpanMaker = (start: number, end: number) => Span

export const inFile =
  (file: SourceFile): SpanMaker =>
  (start, end) => ({ file, start, end })

/**
 * What all productions share: spans, the guard against deep nesting, and recovery. Chevrotain's own recovery is off;
 * a mistake ends its line, and reading resumes at the next line of the same depth.
 */
export abstract class LineParser extends EmbeddedActionsParser {
  private spanOf: SpanMaker = inFile(noFile)
  protected faults: Fault[] = []
  private depth = 0
  private chain = 0

  /** Chevrotain's own checks of a grammar take longer than reading a game; a test has them made. */
  constructor(skipValidations: boolean) {
    super([...t.vocabulary], {
      recoveryEnabled: false,
      maxLookahead: 1,
      errorMessageProvider: expectedOnly,
      skipValidations,
    })
  }

  /** Where each token stands among all, where their order is not that of the text. */
  private places: ReadonlyMap<IToken, number> | null = null

  protected begin(spanOf: SpanMaker, tokens: IToken[], inOrder: boolean): void {
    this.input = tokens
    this.places = inOrder ? null : new Map(tokens.map((token, place) => [token, place]))
    this.spanOf = spanOf
    this.faults = []
    this.depth = 0
    this.chain = 0
  }

  /** `RULE` with the type of the result known from outside, so that `kind` keeps its literal type. */
  protected rule<T>(name: string, parse: () => T): Production<T> {
    return this.RULE(name, parse)
  }

  protected isName(ahead: number): boolean {
    return tokenMatcher(this.LA(ahead), t.Name)
  }

  protected next(ahead: number, ...types: readonly TokenType[]): boolean {
    return types.includes(this.LA(ahead).tokenType)
  }

  /** From the first token of a production to the last one consumed. */
  protected spanFrom(first: IToken): Span {
    if (this.places !== null) return this.spanAround(first, this.LA(0), this.places)
    const start = first.startOffset
    return this.spanOf(start, Math.max(start, endOf(this.LA(0))))
  }

  /** All that is taken in by tokens which another language has in another order. */
  private spanAround(first: IToken, last: IToken, places: ReadonlyMap<IToken, number>): Span {
    const [from, to] = [places.get(first), places.get(last)]
    if (from === undefined || to === undefined) return this.spanOf(first.startOffset, endOf(first))
    const written = this.input.slice(from, Math.max(from, to) + 1).filter((token) => endOf(token) > token.startOffset)
    if (written.length === 0) return this.spanOf(first.startOffset, first.startOffset)
    return this.spanOf(
      written.reduce((start, token) => Math.min(start, token.startOffset), Infinity),
      written.reduce((end, token) => Math.max(end, endOf(token)), 0),
    )
  }

  protected nameOf(token: IToken): Name {
    // While the grammar is recorded, `OR` and `OPTION` give no token.
    if (this.RECORDING_PHASE) return { text: '', span: this.spanFrom(this.LA(1)) }
    return { text: token.image, span: this.spanOf(token.startOffset, endOf(token)) }
  }

  /** `[draw.1, gap.order]` as one name per id. */
  protected citesOf(token: IToken): Name[] {
    const cites: Name[] = []
    for (const id of token.image.matchAll(/[^\s,[\]]+/g)) {
      const start = token.startOffset + id.index
      cites.push({ text: id[0], span: this.spanOf(start, start + id[0].length) })
    }
    return cites
  }

  protected misfit(expected: string, hint: string | null = null): never {
    throw new Misfit(expected, this.LA(1), hint)
  }

  /** Every recursive production runs inside this, so that no text can exhaust the stack. */
  protected nested<T>(parse: () => T): T {
    if (this.depth >= deepest) throw new TooDeep(this.LA(1), false)
    this.depth += 1
    try {
      return parse()
    } finally {
      this.depth -= 1
    }
  }

  /** A chain such as `1 + 1 + …` makes a tree as deep as it is long, which later passes walk recursively. */
  protected linked(): void {
    this.chain += 1
    if (this.chain > longestChain) throw new TooDeep(this.LA(1), true)
  }

  /**
   * Reads lines up to the end of the block; each line that fails is reported and left out.
   * `readUnder` reads the block under such a line, for the mistakes in it.
   */
  protected lines<T>(parse: () => T, readUnder: BlockReader = this.skipUnder): T[] {
    const read: T[] = []
    if (this.RECORDING_PHASE) {
      this.MANY(() => {
        parse()
      })
      return read
    }
    const first = this.LA(1)
    const level = first.tokenType === t.Indent ? levelOf(first) - 1 : levelOf(first)
    while (!this.next(1, t.Dedent, EOF)) {
      if (this.faults.length >= mostFaults) {
        this.skipRest()
        break
      }
      const line: LineStart = { first: this.LA(1), head: this.headAhead(), level, readUnder }
      this.chain = 0
      try {
        if (this.next(1, t.Indent)) this.strayBlock(parse, readUnder, read)
        else read.push(parse())
      } catch (error) {
        this.recover(error, line)
      }
    }
    return read
  }

  private headAhead(): IToken {
    let at = 1
    while (this.next(at, t.Cite)) at += 1
    return this.isName(at) && this.next(at + 1, t.Colon) ? this.LA(at + 2) : this.LA(at)
  }

  /** A text with so many mistakes is hardly a rules file. */
  private skipRest(): void {
    while (!this.next(1, EOF)) this.SKIP_TOKEN()
  }

  private strayBlock<T>(parse: () => T, readUnder: BlockReader, read: T[]): void {
    this.faults.push(strayIndent(this.LA(1), this.LA(-1), this.LA(2)))
    this.nested(() => {
      this.CONSUME(t.Indent)
      for (const one of this.lines(parse, readUnder)) read.push(one)
      this.CONSUME(t.Dedent)
    })
  }

  /** Reports a line that failed, goes on after it, and reads the block under it. */
  protected recover(error: unknown, { first, head, level, readUnder }: LineStart): void {
    this.faults.push(this.faultFrom(error, head))
    this.skipLine(level, first)
    do {
      if (!this.next(1, t.Indent)) continue
      if (error instanceof TooDeep || !opensBlock(head)) this.skipUnder()
      else readUnder(head)
    } while (this.skipBranch(level))
  }

  /** An `else` or `until` without its opening line is no mistake of its own. */
  private skipBranch(level: number): boolean {
    const ahead = this.next(1, t.Cite) ? 2 : 1
    if (!this.next(ahead, t.Else, t.Until)) return false
    this.skipLine(level, this.LA(1))
    return true
  }

  private skipLine(level: number, first: IToken): void {
    const fresh = this.LA(1) !== first && this.next(0, t.NL, t.Dedent)
    if (fresh && levelOf(this.LA(1)) === level) return
    while (this.insideLine(level)) {
      const skipped = this.LA(1)
      this.SKIP_TOKEN()
      if (skipped.tokenType === t.NL && levelOf(skipped) === level) return
      if (skipped.tokenType === t.Dedent && levelOf(skipped) === level + 1) return
    }
  }

  private insideLine(level: number): boolean {
    const token = this.LA(1)
    if (token.tokenType === EOF || levelOf(token) < level) return false
    return token.tokenType !== t.Dedent || levelOf(token) > level
  }

  protected readonly skipUnder = (): void => {
    const level = levelOf(this.LA(1))
    while (levelOf(this.LA(1)) >= level) this.SKIP_TOKEN()
  }

  private faultFrom(error: unknown, head: IToken): Fault {
    if (error instanceof TooDeep) return nestedTooDeeply(error)
    if (error instanceof Misfit) {
      return this.mismatch(error.message, error.found, error.hint ?? this.hintOfLine(error.message, error.found, head))
    }
    if (isMismatch(error)) {
      return this.mismatch(error.message, error.token, this.hintOfLine(error.message, error.token, head))
    }
    throw error
  }

  private mismatch(expected: string, found: IToken, hint: string | null): Fault {
    const [before, after] = [this.lineFrom(0, -1).toReversed(), this.lineFrom(1, 1)]
    return faultOf({ expected, found, previous: this.LA(0), following: this.LA(2), before, after, hint })
  }

  private lineFrom(start: number, step: 1 | -1): IToken[] {
    const found: IToken[] = []
    for (let at = start; !this.next(at, t.NL, t.Indent, t.Dedent, EOF); at += step) found.push(this.LA(at))
    return found
  }

  /** A line that ends too early over a deeper one was perhaps meant to go on there, and an `if` for the rule above. */
  private hintOfLine(expected: string, found: IToken, head: IToken): string | null {
    if (expected === blockNoun && head.tokenType === t.If) return ifWithoutBlock
    return found.tokenType === t.NL && this.next(2, t.Indent) && !opensBlock(head) ? goesOnHint : null
  }
}

/** Deeper lines under any other line are more likely its continuation than a block. */
const openers: ReadonlySet<TokenType> = new Set([
  t.To,
  t.Instead,
  t.Before,
  t.After,
  t.When,
  t.You,
  t.Add,
  t.Replace,
  t.Card,
  t.TextWord,
  t.If,
  t.Else,
  t.Each,
  t.Repeat,
  t.While,
  t.Until,
  t.During,
  t.Announce,
  t.Later,
  t.Choose,
  t.Minus,
  t.Reading,
])

function opensBlock(head: IToken): boolean {
  return openers.has(head.tokenType)
}

function isMismatch(error: unknown): error is Error & { readonly token: IToken } {
  return error instanceof Error && 'token' in error
}
