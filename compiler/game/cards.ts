import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import { type Span, inOneLine } from '../../grammar/source-file.ts'
import type { CardDecl } from '../../grammar/tree/declarations.ts'
import type { Expr, Phrase } from '../../grammar/tree/expressions.ts'
import { noteUse } from './name-use.ts'
import type { EnumSymbol, Game, PrintedValue } from './model.ts'
import { SEVERAL_IN_A_CASE, isSeveral } from '../../grammar/several-in-a-case.ts'
import { hasExpr } from '../syntax/children.ts'
import { nameInText } from '../../grammar/name-in-text.ts'
import { isLost } from './lost-cards.ts'
import { nameForm } from './name-form.ts'
import { isNumber, noNumber } from './numbers.ts'
import { type Row, constant } from './printed-constant.ts'
import { bareName } from './texts.ts'
import { type Type, show } from './type.ts'
import { saidOnce } from './said-once.ts'
import { worded } from '../diagnostics/worded.ts'

export interface PrintedCard {
  readonly name: string
  readonly attributes: ReadonlyMap<string, PrintedValue>
}

/** Largest number of cards one declaration may make; a slip of the pen should not fill the memory. */
const MOST_CARDS = 100_000

/**
 * The cards that one declaration prints: one, or one for each combination of its generators. Enumeration values are
 * indexes. Null where it is not known which.
 */
export function expandCards(decl: CardDecl, game: Game, report: Report): PrintedCard[] | null {
  const rows = combinations(decl, game, report)
  const told = once(report)
  saidOnce(
    report,
    decl.attributes.map(({ name }) => name),
    worded('a card prints one value under each name'),
  )
  if (rows === null) return null
  spelledNumbers(decl, rows, report)
  return rows.map((row) => ({
    name: decl.name?.text ?? nameOf(decl, row),
    attributes: attributesOf(decl, row, game, told),
  }))
}

/** HR0106: what is printed in place of a number, where the cards have no such number in their names. */
function spelledNumbers({ spellings, naming }: CardDecl, rows: readonly Row[], report: Report): void {
  for (const { value, as } of spellings) {
    const isThere = rows.some((row) => naming.some((part) => row.get(part.text)?.text === String(value)))
    if (!isThere && rows.length > 0)
      report(
        error(
          'HR0106',
          worded('no such number'),
          as.span,
          worded('no card here has the number {1} in its name', value),
          {
            hint: worded('make the range reach {1}, or leave `{1} as {2}` out', value, as.text),
          },
        ),
      )
  }
}

/** The same mistake on several cards of a pack is one mistake. */
function once(report: Report): Report {
  const places = new Set<Span>()
  return (found) => {
    if (!places.has(found.primary.span)) report(found)
    places.add(found.primary.span)
  }
}

function combinations(decl: CardDecl, game: Game, report: Report): Row[] | null {
  let rows: Row[] = [new Map()]
  for (const generator of decl.generators) {
    const values = valuesOf(generator, game, report)
    if (values === null) return null
    if (rows.length * values.length > MOST_CARDS) {
      report(
        error('HR0106', worded('too many cards'), decl.span, worded('this would make more than {1} cards', MOST_CARDS)),
      )
      return null
    }
    const name = generator.name?.text ?? generator.type.text
    rows = rows.flatMap((row) => values.map((v) => new Map([...row, [name, { ...v, type: generator.type.text }]])))
  }
  return rows
}

interface Cell {
  readonly value: number
  readonly text: string
}

function valuesOf(generator: Phrase, game: Game, report: Report): Cell[] | null {
  const enumeration = game.enums.get(generator.type.text)
  if (enumeration !== undefined) noteUse(game.uses, 'type', generator.type.span, enumeration.name.span)
  if (enumeration !== undefined && generator.in === null)
    return enumeration.values.map((v, value) => ({ value, text: v.text }))
  const made =
    generator.in === null
      ? cannotCount(generator, game)
      : (rangeOf(generator, generator.in) ??
        listOf(generator, generator.in, enumeration) ??
        cannotCount(generator, game))
  if (Array.isArray(made)) return made
  report(made)
  return null
}

/** `number n in 1..13`; null for what is no range. */
function rangeOf({ type }: Phrase, range: Expr): Cell[] | Diagnostic | null {
  if (type.text !== 'number' || range.kind !== 'binary' || range.op !== '..') return null
  const [from, to] = [writtenNumber(range.left), writtenNumber(range.right)]
  if (from === null || to === null) return null
  if (from > to) return noneOf(range.span, worded('no number is in this range'))
  return Array.from({ length: Math.min(to - from + 1, MOST_CARDS + 1) }, (_, i) => numbered(from + i))
}

/** `number n in (9, 10, 14)`, and a single value, around which brackets say nothing; null for what is neither. */
function listOf({ type }: Phrase, list: Expr, enumeration: EnumSymbol | undefined): Cell[] | Diagnostic | null {
  const items = list.kind === 'list' ? list.items : [list]
  if (items.length === 0) return noneOf(list.span, worded('nothing is listed here'))
  const cells = items.map((item) => listed(item, type.text, enumeration))
  const odd = items[cells.indexOf(null)]
  if (odd === undefined) return cells.filter((cell) => cell !== null)
  return odd.kind === 'name' && enumeration !== undefined ? noSuchValue(odd, enumeration) : null
}

function noneOf(span: Span, why: Sayable): Diagnostic {
  return error('HR0106', worded('nothing to count'), span, worded('{1}, and so there is no card', why))
}

function cannotCount({ span, type }: Phrase, game: Game): Diagnostic {
  const such = worded('`number` in a range such as `1..13` or a list such as `(9, 10, 14)`')
  const what = worded('cards can be made for each value of a type, or of {1}', such)
  return error('HR0106', worded('cannot count these'), span, what, nearest(type.text, game.enums.keys()))
}

/** One of the values that are listed, or null where it is none of the type. */
function listed(item: Expr, type: string, enumeration: EnumSymbol | undefined): Cell | null {
  const number = writtenNumber(item)
  if (number !== null) return type === 'number' ? numbered(number) : null
  const value = item.kind === 'name' ? (enumeration?.values.findIndex((v) => v.text === item.name) ?? -1) : -1
  return value < 0 || item.kind !== 'name' ? null : { value, text: item.name }
}

const numbered = (value: number): Cell => ({ value, text: String(value) })

/** A number as it stands there, which may be below zero. */
function writtenNumber(x: Expr): number | null {
  if (x.kind === 'number') return x.value
  return x.kind === 'minus' && x.operand.kind === 'number' ? -x.operand.value : null
}

function noSuchValue(item: Expr, { name, values }: EnumSymbol): Diagnostic {
  const known = values.map(({ text }) => text)
  const written = inOneLine(item.span)
  return error(
    'HR0101',
    worded('unknown value'),
    item.span,
    worded('`{1}` has no value `{2}`', name.text, written),
    nearest(written, known),
  )
}

/** The parts joined, in brackets where that is no name without: `《3》`, `《12 o'clock》`. */
function nameOf(decl: CardDecl, row: Row): string {
  const parts = decl.naming.map((part) => {
    const cell = row.get(part.text)
    if (cell === undefined) return part.text
    const isNumber = cell.text === String(cell.value)
    const spelling = isNumber ? decl.spellings.find((s) => s.value === cell.value) : undefined
    return spelling?.as.text ?? cell.text
  })
  return nameForm(nameInText(parts.map(bareName).join('')))
}

/** `case s: (♣, ♦) is dark`, which compares a single value with a set. */
const asksForSeveral = (x: Expr): boolean => x.kind === 'case' && x.arms.some(({ when }) => isSeveral(when))

function attributesOf(decl: CardDecl, row: Row, game: Game, report: Report): Map<string, PrintedValue> {
  const attributes = new Map<string, PrintedValue>()
  for (const { name, value } of decl.attributes) {
    const printed = game.printed.get(name.text)
    if (printed === undefined) {
      report(
        error(
          'HR0101',
          worded('unknown attribute'),
          name.span,
          worded('nothing is printed on cards under `{1}`', name.text),
          nearest(name.text, game.printed.keys()),
        ),
      )
      continue
    }
    noteUse(game.uses, 'printed', name.span, printed.name.span)
    // Cards may name each other, so these wait until all are known.
    if (printed.type.base === 'definition') continue
    const read = printedValue(value, printed.type, (x) => constant(x, row, game, printed.type))
    if (read === null) {
      const message = worded(
        '`{1}` is {2}; a card prints that, a variable of its `each`, or what follows from these',
        name.text,
        show(printed.type),
      )
      const hint = hasExpr(value, asksForSeveral) ? { hint: SEVERAL_IN_A_CASE } : {}
      report(error('HR0106', worded('not a printed value'), value.span, message, hint))
      continue
    }
    const beyond = printed.type.base === 'number' ? [read].flat().find((n) => !isNumber(n)) : undefined
    if (beyond !== undefined) report(noNumber(beyond, value.span))
    attributes.set(name.text, read)
  }
  return attributes
}

/** One value; several where a set is printed, and with their copies where a list is. */
function printedValue(value: Expr, { set, list }: Type, one: (x: Expr) => number | null): PrintedValue | null {
  if (!set) return one(value)
  const items = (value.kind === 'list' ? value.items : [value]).map(one)
  if (!items.every((i) => i !== null)) return null
  return list === true ? items : [...new Set(items)]
}

/** Fills in the cards that are printed on other cards. */
export function printDefinitions(game: Game, report: Report): void {
  for (const card of game.definitions.values()) {
    for (const { name, value } of card.decl.attributes) {
      const printed = game.printed.get(name.text)
      if (printed?.type.base !== 'definition') continue
      const read = printedValue(value, printed.type, (x) =>
        x.kind === 'name' ? (game.definitions.get(x.name)?.index ?? null) : null,
      )
      if (read !== null) (card.attributes as Map<string, PrintedValue>).set(name.text, read)
      else {
        const odd =
          (value.kind === 'list' ? value.items : [value]).find(
            (x) => x.kind !== 'name' || !game.definitions.has(x.name),
          ) ?? value
        if (odd.kind === 'name' && isLost(game, odd.name)) continue
        report(
          error(
            'HR0106',
            worded('not a printed value'),
            odd.span,
            worded('here stand names of cards'),
            nearest(odd.kind === 'name' ? odd.name : '', game.definitions.keys()),
          ),
        )
      }
    }
  }
}

/** Several cards of one declaration that its `named` does not tell apart. */
export function namedAlike(decl: CardDecl, name: string): Diagnostic {
  const made = decl.generators.map((generator) => generator.name?.text ?? generator.type.text)
  const glued = decl.naming.find(
    ({ text }) => text.includes('-') && text.split('-').some((word) => made.includes(word)),
  )
  const parts = decl.naming.map((part) => (part === glued ? unglued(part.text, made) : part.text)).join(' ')
  const hint =
    glued === undefined
      ? worded('name each part that differs: `named {1}`', made.join(' '))
      : worded('`{1}` is one word; parts that differ stand apart: `named {2}`', glued.text, parts)
  return error(
    'HR0102',
    worded('declared twice'),
    decl.naming[0]?.span ?? decl.span,
    worded('several of these cards are called `{1}`', name),
    { hint },
  )
}

/** `n-spot` to `n 《-spot》` where `n` varies. */
function unglued(text: string, made: readonly string[]): string {
  const words = text.split(/(-)/u).filter((word) => word !== '')
  return words
    .reduce<string[]>((parts, word) => {
      const last = parts.at(-1)
      if (made.includes(word)) return [...parts, word]
      return last === undefined || made.includes(last) ? [...parts, word] : [...parts.slice(0, -1), last + word]
    }, [])
    .map((part) => (part.startsWith('-') || part.endsWith('-') ? `《${part}》` : part))
    .join(' ')
}
