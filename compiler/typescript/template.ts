import type { Name } from './name.ts'
import { word } from './name.ts'
import { LEVEL, precedenceOf, neededBefore, neededBehind } from './precedence.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a template consists of, in the order of its text. `types` marks what JavaScript leaves out. */
export type TemplatePiece =
  | { readonly kind: 'text'; readonly text: string; readonly types: boolean }
  | { readonly kind: 'name'; readonly name: Name; readonly types: boolean }
  | Hole

export interface Hole {
  readonly kind: 'hole'
  readonly index: number
  /** How tightly an expression has to hold here to stand without parentheses. */
  readonly needed: number
  /** Whether the members of a list stand in one expression, and are parted by commas. */
  readonly inList: boolean
  /** Whether what stands here may be what the whole text is. */
  readonly outermost: boolean
  readonly types: boolean
}

/** The text of a template, looked through once: its names are symbols, and its operators tell how tightly it holds. */
export interface Template {
  readonly pieces: readonly TemplatePiece[]
  /** How tightly its loosest operator outside of brackets holds. */
  readonly level: number
  /** Whether it consists of names, numbers, dots and holes alone. */
  readonly path: boolean
  /** Whether its text declares a variable outside of any brackets, for what stands behind it. */
  readonly declares: boolean
  /** Whether it is an expression or one plain statement, which may stand behind a condition without braces. */
  readonly plain: boolean
}

/** Symbols of words that mean something wherever a template writes them. */
export type Vocabulary = (text: string) => Name | undefined

/** Words of the language, which are no names. */
const KEYWORDS = new Set(
  (
    'break case catch class const continue debugger default delete do else export extends false finally for function if import in ' +
    'instanceof let new null of return super switch this throw true try typeof var void while with yield'
  ).split(' '),
)
const TYPE_WORDS = new Set(
  'any as boolean interface is keyof never number object readonly satisfies string type undefined unknown'.split(' '),
)
const VALUES = new Set(['false', 'null', 'super', 'this', 'true'])
const OPERATORS = new Set(['delete', 'in', 'instanceof', 'new', 'of', 'typeof', 'void'])

/** Words that begin a declaration, or a statement that others stand in. */
const HEADS = new Set(['const', 'do', 'else', 'for', 'if', 'let', 'switch', 'try', 'while'])

export function readTemplate(strings: readonly string[], vocabulary: Vocabulary): Template {
  return new Reader(tokensOf(strings), vocabulary).read()
}

class Reader {
  private readonly tokens: readonly Token[]
  private readonly vocabulary: Vocabulary
  private readonly own: ReadonlySet<string>
  private readonly pieces: TemplatePiece[] = []
  private readonly open: string[] = []
  private level: number = LEVEL.whole
  private path = true
  private declares = false
  private plain = true
  private types = 0
  /** The last token that is not blank, comment or type, and whether it ends an operand. */
  private last: Token | null = null
  private operand = false

  constructor(tokens: readonly Token[], vocabulary: Vocabulary) {
    this.tokens = tokens
    this.vocabulary = vocabulary
    this.own = boundIn(tokens)
  }

  read(): Template {
    for (const [i, token] of this.tokens.entries()) this.token(token, i)
    const { pieces, level, path, declares, plain } = this
    return { pieces, level, path, declares, plain }
  }

  private token(token: Token, i: number): void {
    switch (token.kind) {
      case 'types':
        this.types += token.open ? 1 : -1
        // `&` and `|` behind an assertion would be of its type.
        if (token.open && isWord(this.next(i), 'as')) this.loosen(LEVEL.conditional)
        else if (token.open && isMark(this.next(i), '!')) this.loosen(LEVEL.call)
        return
      case 'comment':
        // On a line of its own a comment begins a statement.
        if (token.text.startsWith('//')) this.parts()
        return this.text(token.text)
      case 'blank':
        if (token.line && this.last !== null && this.inStatements() && !this.continues(i)) this.parts()
        if (!this.types) this.path = false
        return this.text(token.text)
      case 'hole':
        return this.hole(token.index, i)
      case 'word':
        return this.word(token, i)
      case 'number':
      case 'string':
        this.text(token.text)
        return this.types > 0 ? undefined : this.ended(token, LEVEL.primary)
      case 'mark':
        return this.mark(token, i)
    }
  }

  private text(text: string, types = this.types > 0): void {
    const last = this.pieces.at(-1)
    if (last?.kind === 'text' && last.types === types)
      this.pieces[this.pieces.length - 1] = { ...last, text: last.text + text }
    else this.pieces.push({ kind: 'text', text, types })
  }

  private ended(token: Token, level: number): void {
    if (this.open.length === 0) this.loosen(level)
    this.last = token
    this.operand = true
  }

  private loosen(level: number): void {
    if (this.open.length === 0) this.level = Math.min(this.level, level)
  }

  /** Another statement stands below. */
  private parts(): void {
    this.loosen(LEVEL.statement)
    if (this.open.length === 0) this.plain = false
  }

  private inStatements(): boolean {
    return this.open.length === 0 || this.open.at(-1) === '{'
  }

  private next(i: number): Token | undefined {
    return this.tokens.slice(i + 1).find((t) => t.kind !== 'blank' && t.kind !== 'comment')
  }

  /** Whether the line before goes on behind the blank. */
  private continues(i: number): boolean {
    const next = this.next(i)
    return (
      next === undefined ||
      (next.kind === 'mark' && !'({['.includes(next.text) && precedenceOf({ text: next.text, infix: true }) !== null)
    )
  }

  private hole(index: number, i: number): void {
    const before = this.last?.kind === 'mark' || this.last?.kind === 'word' ? this.last.text : null
    const behind = before === null ? LEVEL.statement : neededBehind({ text: before, infix: this.infix })
    this.pieces.push({
      kind: 'hole',
      index,
      needed: this.types > 0 ? LEVEL.statement : Math.max(behind, this.neededBefore(i)),
      inList: this.open.at(-1) === '(' || this.open.at(-1) === '[',
      outermost: this.open.length === 0 && this.types === 0,
      types: this.types > 0,
    })
    if (this.types > 0) return
    this.last = { kind: 'hole', index }
    this.operand = true
  }

  /** Whether the last operator stood behind an operand. */
  private infix = false

  private neededBefore(i: number): number {
    const after = this.tokens[i + 1]
    const ends = after?.kind === 'blank' && after.line && this.inStatements() && !this.continues(i + 1)
    const next = ends ? undefined : this.next(i)
    if (next?.kind === 'types') return next.open ? levelOfTypes(this.next(this.tokens.indexOf(next))) : LEVEL.statement
    return next?.kind === 'mark' || next?.kind === 'word' ? neededBefore(next.text) : LEVEL.statement
  }

  private word(token: Token & { kind: 'word' }, i: number): void {
    const { text } = token
    if (this.types > 0) return this.typeWord(text, i)
    if (text === 'export') {
      // JavaScript in one piece has nothing to export.
      this.loosen(LEVEL.statement)
      return this.text(text, true)
    }
    const member = this.last?.kind === 'mark' && (this.last.text === '.' || this.last.text === '?.')
    if (!member && KEYWORDS.has(text) && !VALUES.has(text)) {
      this.text(text)
      this.path = false
      if (this.open.length === 0 && (text === 'const' || text === 'let')) this.declares = true
      if (this.open.length === 0 && HEADS.has(text)) this.plain = false
      const infix = this.operand
      this.loosen(OPERATORS.has(text) ? (precedenceOf({ text, infix }) ?? LEVEL.call) : LEVEL.statement)
      this.infix = infix
      this.last = token
      this.operand = false
      return
    }
    if (member || VALUES.has(text) || this.isKey(i)) this.text(text)
    else this.name(text)
    this.ended(token, member ? LEVEL.call : LEVEL.primary)
  }

  private typeWord(text: string, i: number): void {
    const before = this.tokens.slice(0, i).findLast((t) => t.kind !== 'blank')
    if (KEYWORDS.has(text) || TYPE_WORDS.has(text) || this.isKey(i) || (before?.kind === 'mark' && before.text === '.'))
      this.text(text)
    else this.name(text)
  }

  private name(text: string): void {
    const name = this.own.has(text) ? word(text) : (this.vocabulary(text) ?? word(text))
    this.pieces.push({ kind: 'name', name, types: this.types > 0 })
  }

  /** The key of a property stands right before its colon. */
  private isKey(i: number): boolean {
    const [next, second] = this.tokens.slice(i + 1, i + 3)
    return isMark(next, ':') || (isMark(next, '?') && isMark(second, ':'))
  }

  private mark(token: Token & { kind: 'mark' }, i: number): void {
    const { text } = token
    // What asserts that something is there stands right behind it; the opposite stands before it.
    const asserts = text === '!' && this.operand && this.tokens[i - 1]?.kind !== 'blank'
    this.text(text, this.types > 0 || asserts)
    if (this.types > 0) return
    if (text !== '.') this.path = false
    if (asserts) return this.loosen(LEVEL.call)
    const infix = this.operand
    const level = precedenceOf(
      token.text === '[' || token.text === '(' ? (infix ? { text, infix } : { text: '', infix }) : { text, infix },
    )
    if (text === ';' || text === ',') this.loosen(LEVEL.statement)
    else if (level !== null) this.loosen(level)
    else if ('([{'.includes(text)) this.loosen(LEVEL.primary)
    if (text === '{' && this.last === null) this.plain = false
    if ('([{'.includes(text)) this.open.push(text)
    if (')]}'.includes(text)) this.open.pop()
    this.infix = infix
    this.last = token
    this.operand = ')]}'.includes(text)
  }
}

/** How tightly an expression holds that a type says something of: by `as`, or by `!`. */
function levelOfTypes(first: Token | undefined): number {
  if (isWord(first, 'as')) return LEVEL.relation
  return isMark(first, '!') ? LEVEL.call : LEVEL.statement
}

const isWord = (token: Token | undefined, text: string): boolean => token?.kind === 'word' && token.text === text
const isMark = (token: Token | undefined, text: string): boolean => token?.kind === 'mark' && token.text === text

/** Variables that a template declares itself: they mean no symbol of the vocabulary. */
function boundIn(tokens: readonly Token[]): Set<string> {
  const bound = new Set<string>()
  const solid = tokens.filter((t) => t.kind !== 'blank' && t.kind !== 'comment')
  for (const [i, token] of solid.entries()) {
    const before = solid[i - 1]
    if (token.kind === 'word') {
      const declared = (isWord(before, 'const') || isWord(before, 'let')) && !isWord(solid[i - 2], 'export')
      const typed = solid[i + 1]
      if (
        declared ||
        (typed?.kind === 'types' && typed.open && isMark(solid[i + 2], ':') && !isWord(solid[i - 2], 'export'))
      )
        bound.add(token.text)
    }
    if (isMark(token, '=>')) for (const name of parametersBefore(solid, i)) bound.add(name)
  }
  return bound
}

/** The words between the parentheses before an arrow. */
function parametersBefore(solid: readonly Token[], arrow: number): string[] {
  if (!isMark(solid[arrow - 1], ')')) return []
  const open = solid.slice(0, arrow).findLastIndex((t) => isMark(t, '('))
  return solid.slice(open, arrow).flatMap((t) => (t.kind === 'word' ? [t.text] : []))
}
