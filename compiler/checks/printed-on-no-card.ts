import type { Sayable } from '../../grammar/saying.ts'
import { fixedValue, compared } from '../analyse/bounds.ts'
import { within } from '../analyse/walk.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { warning } from '../diagnostics/make.ts'
import { JoinedVariants } from '../game/joined-variants.ts'
import type { Game, PrintedValue } from '../game/model.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { TExpr } from '../program/ir.ts'
import type { Check, CheckInput } from './check.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0535: what is printed on a card is printed on one of the game's cards, whatever becomes of it in play. Who compares it
 * with what stands on none of them asks in vain.
 */
export const printedOnNoCard: Check = (input, report) => {
  const { program } = input
  const { game } = program
  if (game.definitions.size === 0) return
  const printed = printedValues(game)
  const isOfOthers = speaksOfOtherCards(input)
  for (const unit of analysesOf(program).units()) {
    const expressions = expressionsOf(unit)
    const denied = new Set(expressions.filter(isDenial).flatMap(within))
    for (const asked of expressions.flatMap((x) => (denied.has(x) ? [] : askedOfPrint(program, x)))) {
      const values = printed.get(asked.printed) ?? new Set()
      if (![...values].some(asked.holds) && !isOfOthers(asked)) report(inVain(game, asked, values))
    }
  }
}

/** Who asks whether it is not so, or whether there is none, may have cards in mind that are yet to come. */
const isDenial = (x: TExpr): boolean => x.kind === 'not' || (x.kind === 'query' && x.quantifier === 'no')

type Values = ReadonlySet<PrintedValue>

/** By the name under which it is printed: what stands on some card. */
function printedValues({ definitions }: Game): ReadonlyMap<string, Values> {
  const found = new Map<string, Set<PrintedValue>>()
  for (const { attributes } of definitions.values())
    for (const [name, value] of attributes) found.set(name, (found.get(name) ?? new Set()).add(value))
  return found
}

/**
 * Of rules that games share each uses a part, and a line may be about cards that a variant takes away, or a number that it
 * changes: that is no mistake of the line.
 */
function speaksOfOtherCards({ program, resolution }: CheckInput): (asked: Asked) => boolean {
  const { modules, taken } = resolution
  const variants = new JoinedVariants(modules)
  const changing = new Set(taken.flatMap(({ module, decl }) => (SAYS_WHAT_IS_PRINTED.has(decl.kind) ? [module] : [])))
  for (const { span } of program.game.removedCards.values()) {
    const module = variants.moduleOf(span)
    if (module !== undefined) changing.add(module)
  }
  const isShared = (path: string): boolean => modules.some(({ shared }) => shared.has(path))
  const knows = (module: string, other: string): boolean =>
    other === module || variants.below.get(module)?.has(other) === true
  return ({ span, constants }) => {
    const module = variants.moduleOf(span)
    if (module === undefined || isShared(span.file.path)) return true
    const numbers = constants.flatMap((x) => (x.kind === 'derived' ? (fixedValue(program, x.fact)?.span ?? []) : []))
    const others = [...changing, ...numbers.map((number) => variants.moduleOf(number))]
    return others.some((other) => other === undefined || !knows(module, other))
  }
}

const SAYS_WHAT_IS_PRINTED: ReadonlySet<string> = new Set(['card', 'type'])

function inVain(game: Game, { span, printed }: Asked, values: Values): Diagnostic {
  return warning(
    'HR0535',
    worded('printed on no card'),
    span,
    worded('no card of the game has such a `{1}`', printed),
    {
      hint: worded('{1}; compare with what is on a card, or leave the condition out', stands(game, printed, values)),
    },
  )
}

/** So many values are named. */
const NAMED = 12

/** What is on the cards, in words, where words are short: numbers from the lowest up, values as they are declared. */
function stands({ enums, printed }: Game, name: string, values: Values): Sayable {
  const type = printed.get(name)?.type
  const numbers = [...values].filter((value) => typeof value === 'number').sort((a, b) => a - b)
  if (numbers.length === 0) return worded('no card has a `{1}`', name)
  const shown = type?.base === 'number' ? rangesOf(numbers) : namesOf(numbers, enums.get(type?.of ?? '')?.values ?? [])
  if (shown.length === 0) return worded('other words stand on the cards')
  const some = shown.slice(0, NAMED).join(', ')
  return shown.length > NAMED
    ? worded('the cards have {1} and {2} more', some, shown.length - NAMED)
    : worded('the cards have {1}', some)
}

const namesOf = (indexes: readonly number[], names: readonly Name[]): readonly string[] =>
  indexes.flatMap((index) => names[index]?.text ?? [])

/** Numbers that follow each other as one range. */
function rangesOf(sorted: readonly number[]): readonly string[] {
  const ranges: { readonly from: number; to: number }[] = []
  for (const value of sorted) {
    const last = ranges.at(-1)
    if (last !== undefined && value === last.to + 1) last.to = value
    else ranges.push({ from: value, to: value })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}..${to}`))
}

/** What is printed, compared with what is the same all game long. */
interface Asked {
  readonly span: Span
  /** Under which name it is printed. */
  readonly printed: string
  readonly constants: readonly TExpr[]
  /** Whether it is true of a card with that value. */
  readonly holds: (value: PrintedValue) => boolean
}

const TURNED: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/** The questions about what is printed that an expression asks itself, without those of its parts. */
function askedOfPrint(program: Program, x: TExpr): readonly Asked[] {
  if (x.kind === 'case') return x.arms.flatMap(({ when }) => comparison(program, when, x.subject, '=', when))
  if (x.kind !== 'binary') return []
  if (x.op === 'in') return x.right.kind === 'list' ? membership(program, x, x.left, x.right.items) : []
  const turned = TURNED[x.op]
  if (turned === undefined) return []
  return [...comparison(program, x, x.left, x.op, x.right), ...comparison(program, x, x.right, turned, x.left)]
}

function comparison(program: Program, { span }: TExpr, asked: TExpr, op: string, other: TExpr): readonly Asked[] {
  const constant = constantOf(program, other)
  if (asked.kind !== 'printed' || asked.type.set || constant === null) return []
  const to = exactly(constant)
  const holds = (value: PrintedValue): boolean => typeof value === 'number' && compared(op, exactly(value), to) === true
  return [{ span, printed: asked.name, constants: [other], holds }]
}

function membership(program: Program, { span }: TExpr, asked: TExpr, items: readonly TExpr[]): readonly Asked[] {
  const constants = items.map((item) => constantOf(program, item))
  if (asked.kind !== 'printed' || asked.type.set || constants.includes(null)) return []
  const holds = (value: PrintedValue): boolean => typeof value === 'number' && constants.includes(value)
  return [{ span, printed: asked.name, constants: items, holds }]
}

const exactly = (value: number): { readonly from: number; readonly to: number } => ({ from: value, to: value })

/** The number by which it stands on cards. */
function constantOf(program: Program, x: TExpr): number | null {
  if (x.kind === 'number') return x.value
  if (x.kind === 'enum' || x.kind === 'definition') return x.index
  if (x.kind === 'text') return program.game.texts.numberOf(x.value)
  return x.kind === 'derived' ? (fixedValue(program, x.fact)?.value ?? null) : null
}
