import { Name } from './name.ts'
import { LEVEL } from './precedence.ts'
import { type Template, type Vocabulary, readTemplate } from './template.ts'

/** What every piece of code has. */
export abstract class Tree {
  /** How tightly it holds as an operand. */
  abstract readonly level: number
}

/** A template with parts in its holes. */
export class Filled extends Tree {
  readonly kind = 'template'
  readonly template: Template
  readonly holes: readonly Part[]
  readonly level: number

  constructor(template: Template, holes: readonly Part[]) {
    super()
    this.template = template
    this.holes = holes
    this.level = levelIn(template, holes)
  }
}

export class Named extends Tree {
  readonly kind = 'name'
  readonly level = LEVEL.primary
  readonly name: Name

  constructor(name: Name) {
    super()
    this.name = name
  }
}

export class Listed extends Tree {
  readonly kind = 'list'
  readonly level = LEVEL.whole
  readonly items: readonly Code[]
  readonly between: string

  constructor(items: readonly Code[], between: string) {
    super()
    this.items = items
    this.between = between
  }
}

export class Literal extends Tree {
  readonly kind = 'literal'
  readonly value: number | boolean

  constructor(value: number | boolean) {
    super()
    this.value = value
  }

  get level(): number {
    return levelOfPart(this.value)
  }
}

/** A number that is known when all of its kind are. */
export class Later extends Tree {
  readonly kind = 'later'
  readonly level = LEVEL.postfix
  /** What is numbered: the same thing has the same number. */
  readonly of: object
  readonly number: () => number

  constructor(of: object, number: () => number) {
    super()
    this.of = of
    this.number = number
  }
}

/** A string literal, a comment, or text that its writer answers for. */
export class Verbatim extends Tree {
  readonly kind = 'text'
  readonly text: string
  readonly level: number

  constructor(text: string, level: number) {
    super()
    this.text = text
    this.level = level
  }
}

/** An entry of a table: a value, behind its key where it has one. */
export interface Entry {
  readonly key: Code | null
  readonly value: Code
}

/** A comma ends a line; the signs between types begin one. */
export type Sign = ',' | '|' | '&'

/**
 * A list or object of a table, as short as can be: as many entries on a line as it has room for, or each row on its
 * own.
 */
export class Table extends Tree {
  readonly kind = 'table'
  readonly level = LEVEL.primary
  readonly brackets: readonly [open: string, close: string]
  readonly entries: readonly Entry[]
  /** Whether each entry has a line of its own. */
  readonly rows: boolean
  /** How far the line is moved in on which it begins. */
  readonly indent: number
  /** What parts the entries. */
  readonly sign: Sign

  constructor(
    brackets: readonly [string, string],
    entries: readonly Entry[],
    rows: boolean,
    indent = 0,
    sign: Sign = ',',
  ) {
    super()
    this.brackets = brackets
    this.entries = entries
    this.rows = rows
    this.indent = indent
    this.sign = sign
  }
}

/** A function that a module declares, which is a statement or a method where it is printed. */
export class FunctionTree extends Tree {
  readonly kind = 'function'
  readonly level = LEVEL.statement
  readonly name: Name
  /** From its parameters to the end of its body. */
  readonly rest: Code
  /** Whether it is for its own module alone. */
  readonly own: boolean

  constructor(name: Name, rest: Code, own: boolean) {
    super()
    this.name = name
    this.rest = rest
    this.own = own
  }
}

/** A piece of the emitted program: an immutable tree of templates, names and literals. */
export type Code = Filled | Named | Listed | Literal | Later | Verbatim | Table | FunctionTree

/** What may stand in a hole of a template. Text may not: it would have to be code, or a literal, and says neither. */
export type Part = Code | Name | number | boolean | readonly Part[]

/** Makes code of a template and what stands in its holes. */
export type Quote = (strings: TemplateStringsArray, ...holes: readonly Part[]) => Code

/**
 * Quasi-quotation, as Babel's templates or ts-poet have it: the text of a template is TypeScript, looked through once
 * where it stands.
 * Its words are names of the `vocabulary`, or of themselves; its operators tell where what fills a hole needs
 * parentheses; what stands
 * between `‹` and `›` (annotations, assertions, whole interfaces) is of types only and left out of JavaScript, as is a
 * `!` behind an
 * operand. A list in a hole between round or square brackets is parted by commas, elsewhere by lines.
 * An object literal at the head of a template stands in parentheses of its own, lest it be taken for a block.
 */
export function quotation(vocabulary: Vocabulary): Quote {
  const templates = new WeakMap<TemplateStringsArray, Template>()
  return (strings, ...holes) => {
    let template = templates.get(strings)
    if (template === undefined) templates.set(strings, (template = readTemplate(strings, vocabulary)))
    return new Filled(template, holes)
  }
}

function levelIn({ pieces, level }: Template, holes: readonly Part[]): number {
  let loosest = level
  for (const piece of pieces) {
    if (piece.kind !== 'hole' || !piece.outermost) continue
    const own = levelOfPart(partAt(holes, piece.index))
    // What is put in parentheses holds as tightly as can be.
    if (own >= piece.needed) loosest = Math.min(loosest, own)
  }
  return loosest
}

export function partAt(holes: readonly Part[], index: number): Part {
  const part = holes[index]
  if (part === undefined) throw new Error('a hole of a template is empty')
  return part
}

/** How tightly a part holds. */
export function levelOfPart(part: Part): number {
  // A dot right behind a number would be part of it.
  if (typeof part === 'number') return part < 0 ? LEVEL.unary : LEVEL.postfix
  if (typeof part === 'boolean' || part instanceof Name) return LEVEL.primary
  return isList(part) ? LEVEL.whole : part.level
}

export const isList = (part: Part): part is readonly Part[] => Array.isArray(part)

/** A part that stands alone. */
export function codeOf(part: Part): Code {
  if (part instanceof Name) return new Named(part)
  if (typeof part === 'boolean') return part ? TRUE : FALSE
  if (typeof part === 'number') return new Literal(part)
  return isList(part) ? lines(part) : part
}

/** No code at all. */
export const NOTHING: Code = new Verbatim('', LEVEL.whole)

export const TRUE: Code = new Literal(true)
export const FALSE: Code = new Literal(false)

/**
 * Text of the emitted language that its writer answers for: literals and comments, never anything that names a symbol.
 */
export const verbatim = (content: string): Code => new Verbatim(content, LEVEL.primary)

/** One below the other, without those that are nothing. */
export const lines = (parts: readonly Part[]): Code => list(parts, '\n')

/** One after the other, parted by commas. */
export const commas = (parts: readonly Part[]): Code => list(parts, ', ')

function list(parts: readonly Part[], between: string): Code {
  const items = parts.map(codeOf).filter((item) => item !== NOTHING)
  const [first = NOTHING, ...rest] = items
  return rest.length === 0 ? first : new Listed(items, between)
}

/** Whether statements declare a variable for what stands behind them. */
export function declares(part: Part): boolean {
  const code = codeOf(part)
  if (code.kind === 'list') return code.items.some(declares)
  if (code.kind !== 'template') return false
  const { template, holes } = code
  return (
    template.declares ||
    template.pieces.some((p) => p.kind === 'hole' && p.outermost && declares(partAt(holes, p.index)))
  )
}

/** Whether it is one plain statement, or none. */
export const isPlain = (code: Code): boolean => code.kind === 'template' && areParts(code)

function areParts(part: Part): boolean {
  const code = codeOf(part)
  if (code.kind === 'list') return code.between !== '\n'
  if (code.kind !== 'template') return true
  const { template, holes } = code
  return (
    template.plain &&
    template.pieces.every((p) => p.kind !== 'hole' || !p.outermost || areParts(partAt(holes, p.index)))
  )
}

/** Whether it is a variable, a number or a field of one: nothing is worked out, and it may be said twice. */
export function isPath(part: Part): boolean {
  const code = codeOf(part)
  switch (code.kind) {
    case 'name':
    case 'later':
      return true
    case 'literal':
      return typeof code.value === 'boolean' || code.value >= 0
    case 'template':
      return code.template.path && code.holes.every(isPath)
    default:
      code.kind satisfies 'text' | 'list' | 'table' | 'function'
      return false
  }
}
