import type { Span } from '../../grammar/source-file.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Change } from './operators.ts'
import { type Part, type Place, wordsOf } from './places.ts'

/** One of the cases of which a rule speaks is forgotten: a happening, a question, a pile, a value. */
export function dropCase({ part }: Place): Change[] {
  return casesOf(part).map(({ without, left }) => ({
    edit: { kind: 'exchange', by: left },
    what: `without the case: ${without}`,
  }))
}

/** A longer list is no sentence with cases, but a table of what there is. */
const LISTED = 6

interface Case {
  readonly without: string
  readonly left: Part
}

function casesOf(part: Part): Case[] {
  if (part.kind === 'hook') return less(part.patterns, (patterns) => ({ ...part, patterns }))
  if (part.kind === 'modal')
    return [...less(part.patterns, (patterns) => ({ ...part, patterns })), ...less(part.at, (at) => ({ ...part, at }))]
  if (part.kind === 'lasting') return less(part.until, (until) => ({ ...part, until }))
  if (part.kind === 'list') return part.items.length > LISTED ? [] : less(part.items, (items) => ({ ...part, items }))
  if (part.kind === 'case')
    return part.arms.length < 2
      ? []
      : part.arms.map(({ when }) => ({
          without: wordsOf(when.span),
          left: { ...part, arms: part.arms.filter((arm) => arm.when !== when) },
        }))
  if (part.kind === 'if') return Array.isArray(part.then) ? [] : valuesOf(part as IfValue)
  return part.kind === 'binary' && part.op === '+' && !isNumber(part.left) && !isNumber(part.right)
    ? halvesOf(part)
    : []
}

/** A list of at least two without each of its members. */
function less<T extends { readonly span: Span }>(members: readonly T[], leaving: (kept: readonly T[]) => Part): Case[] {
  if (members.length < 2) return []
  return members.map(({ span }, i) => ({ without: wordsOf(span), left: leaving(members.filter((_, k) => k !== i)) }))
}

type IfValue = Extract<Expr, { readonly kind: 'if' }>

const valuesOf = ({ then, otherwise }: IfValue): Case[] => [
  { without: wordsOf(then.span), left: otherwise },
  { without: wordsOf(otherwise.span), left: then },
]

const isNumber = ({ kind }: Expr): boolean => kind === 'number'

const halvesOf = ({ left, right }: Extract<Expr, { readonly kind: 'binary' }>): Case[] => [
  { without: wordsOf(right.span), left },
  { without: wordsOf(left.span), left: right },
]
