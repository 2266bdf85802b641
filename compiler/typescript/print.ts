import {
  type Code,
  type Entry,
  type FunctionTree,
  type Part,
  type Sign,
  type Table,
  codeOf,
  isList,
  levelOfPart,
  partAt,
} from './code.ts'
import type { Name } from './name.ts'
import type { Hole, Template } from './template.ts'

export interface Printing {
  /** How a name is spelled where it is printed. */
  readonly spell: (name: Name) => string
  /** Whether types are printed and tables laid out: TypeScript, else JavaScript. */
  readonly types: boolean
  /** How far the code is moved in where it is laid out. */
  readonly indent: number
}

const asWished = (name: Name): string => name.wish

/** No line of a table is longer, unless one of its values is. */
export const WIDTH = 120

export const typeScript = (code: Code, spell: Printing['spell'] = asWished): string =>
  print(code, { spell, types: true, indent: 0 })

export const javaScript = (code: Code, spell: Printing['spell'] = asWished): string =>
  print(code, { spell, types: false, indent: 0 })

/** A function as a method of an object. */
export const method = ({ name, rest }: FunctionTree, spell: Printing['spell']): string =>
  `${name.wish}${print(rest, { spell, types: true, indent: 4 })}`

function print(code: Code, how: Printing): string {
  const out: string[] = []
  put(code, how, out)
  return out.join('')
}

function put(code: Code, how: Printing, out: string[]): void {
  switch (code.kind) {
    case 'name':
      out.push(how.spell(code.name))
      return
    case 'literal':
      out.push(String(code.value))
      return
    case 'later':
      out.push(String(code.number()))
      return
    case 'text':
      out.push(code.text)
      return
    case 'list':
      for (const [i, item] of code.items.entries()) {
        if (i > 0) out.push(code.between)
        put(item, how, out)
      }
      return
    case 'function':
      out.push(`${code.own || !how.types ? '' : 'export '}function ${code.name.wish}`)
      return put(code.rest, how, out)
    case 'table':
      return putTable(code, how, out)
    case 'template':
      putTemplate(code.template, code.holes, how, out)
  }
}

function putTable(table: Table, how: Printing, out: string[]): void {
  const indent = table.indent + how.indent
  const text = how.types ? laidOut(table, how, indent, columnOf(out) + indent) : onOneLine(table, how)
  if (text.startsWith('\n')) out.push((out.pop() ?? '').trimEnd())
  out.push(text)
}

function putTemplate({ pieces }: Template, holes: readonly Part[], how: Printing, out: string[]): void {
  for (const piece of pieces) {
    if (piece.types && !how.types) continue
    if (piece.kind === 'text') out.push(piece.text)
    else if (piece.kind === 'name') out.push(how.spell(piece.name))
    else putHole(piece, partAt(holes, piece.index), how, out)
  }
}

function putHole(hole: Hole, part: Part, how: Printing, out: string[]): void {
  if (isList(part)) {
    const between = hole.inList ? ', ' : '\n'
    for (const [i, item] of part.entries()) {
      if (i > 0) out.push(between)
      put(codeOf(item), how, out)
    }
    return
  }
  const loose = levelOfPart(part) < hole.needed
  if (loose) out.push('(')
  put(codeOf(part), how, out)
  if (loose) out.push(')')
}

/** How long the last line is so far. */
function columnOf(out: readonly string[]): number {
  const start = out.findLastIndex((text) => text.includes('\n'))
  return columnIn(out.slice(Math.max(start, 0)).join(''))
}

/** On one line, whatever that comes to. */
function onOneLine({ brackets: [open, close], entries, sign }: Table, how: Printing): string {
  const blank = open === '{' ? ' ' : ''
  const texts = entries.map((entry) => `${keyOf(entry, how)}${flat(entry.value, how)}`)
  return texts.length === 0 ? `${open}${close}` : `${open}${blank}${texts.join(betweenOf(sign))}${blank}${close}`
}

const betweenOf = (sign: Sign): string => (sign === ',' ? ', ' : ` ${sign} `)

const flat = (value: Code, how: Printing): string =>
  value.kind === 'table' ? onOneLine(value, how) : print(value, how)

const keyOf = ({ key }: Entry, how: Printing): string => (key === null ? '' : `${print(key, how)}: `)

/** A table whose first line begins at `column`; lines below begin at `indent`. */
function laidOut(table: Table, how: Printing, indent: number, column: number): string {
  const short = onOneLine(table, how)
  const { length } = table.entries
  if (length === 0 || (column + short.length <= WIDTH && !(table.rows && length > 1))) return short
  const [open, close] = table.brackets
  if (open === '') return typesBelow(table, how, indent + 2)
  const start = `\n${' '.repeat(indent + 2)}`
  const body = table.rows
    ? shortTogether(table.entries, how)
        .map((line) => filled(line, how, indent + 2, start))
        .join(',')
    : filled(table.entries, how, indent + 2, start)
  return `${open}${body},\n${' '.repeat(indent)}${close}`
}

/** Types below what they belong to, as many on a line as it has room for. */
function typesBelow({ entries, sign }: Table, how: Printing, indent: number): string {
  const [end, begin] = sign === ',' ? [',', ''] : ['', `${sign} `]
  const lines: string[] = []
  for (const { value } of entries) {
    const text = flat(value, how)
    const longer = `${lines.at(-1) ?? ''}${betweenOf(sign)}${text}`
    if (lines.length > 0 && indent + longer.length + end.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`${begin}${text}`)
  }
  return lines.map((line) => `\n${' '.repeat(indent)}${line}`).join(end)
}

/** A row is short where several have room on a line. */
const SHORT = 56

/** The rows of a table; neighbours that are all short fill lines together. */
function shortTogether(entries: readonly Entry[], how: Printing): Entry[][] {
  const lines: Entry[][] = []
  let wasShort = false
  for (const entry of entries) {
    const isShort = keyOf(entry, how).length + flat(entry.value, how).length <= SHORT
    if (isShort && wasShort) lines.at(-1)?.push(entry)
    else lines.push([entry])
    wasShort = isShort
  }
  return lines
}

/** Entries behind what stands there so far, as many on a line as it has room for with what closes behind them. */
function filled(entries: readonly Entry[], how: Printing, indent: number, start: string, closing = 1): string {
  const below = `\n${' '.repeat(indent)}`
  const lines = new Lines(start)
  let isBroken = false
  for (const [i, entry] of entries.entries()) {
    const text = `${keyOf(entry, how)}${flat(entry.value, how)}`
    const room = WIDTH - text.length - (i === entries.length - 1 ? closing : 1)
    const parting = i === 0 ? '' : ', '
    // What follows an entry of several lines begins a line.
    const whole: boolean = lines.column + parting.length <= room && !isBroken
    isBroken = !whole && indent > room
    if (whole) lines.add(`${parting}${text}`)
    else if (i === 0 && start.endsWith(below)) lines.add(broken(entry, how, indent))
    else {
      lines.end(i === 0 ? '' : ',')
      lines.add(`${below}${indent <= room ? text : broken(entry, how, indent)}`)
    }
  }
  return lines.text
}

/** A text that grows, and where its last line ends; as a whole it would be looked through again with each entry. */
class Lines {
  column: number
  private readonly parts: string[]

  constructor(start: string) {
    this.parts = [start]
    this.column = columnIn(start)
  }

  add(text: string): void {
    this.parts.push(text)
    this.column = text.includes('\n') ? columnIn(text) : this.column + text.length
  }

  /** What follows begins a line. */
  end(text: string): void {
    this.parts.push(`${(this.parts.pop() ?? '').trimEnd()}${text}`)
  }

  get text(): string {
    return this.parts.join('')
  }
}

/** An entry that is longer than a line: a table begins behind its bracket and ends before it. */
function broken({ key, value }: Entry, how: Printing, indent: number): string {
  const name = keyOf({ key, value }, how)
  if (value.kind !== 'table') return `${name}${print(value, how)}`
  if (value.rows && value.entries.length > 1) return `${name}${laidOut(value, how, indent, WIDTH)}`
  const [open, close] = value.brackets
  const blank = open === '{' ? ' ' : ''
  const start = `${' '.repeat(indent)}${name}${open}${blank}`
  return `${filled(value.entries, how, indent + 2, start, close.length + blank.length + 1).slice(indent)}${blank}${close}`
}

/** Where the last line of a text ends. */
const columnIn = (text: string): number => text.length - (text.lastIndexOf('\n') + 1)
