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
  switch (part.kind) {
    case 'hook':
      return less(part.patterns, (patterns) => ({ ...part, patterns }))
    case 'modal':
      return [
        ...less(part.patterns, (patterns) => ({ ...part, patterns })),
        ...less(part.at, (at) => ({ ...part, at })),
      ]
    case 'lasting':
      return less(part.until, (until) => ({ ...part, until }))
    case 'list':
      return part.items.length > LISTED ? [] : less(part.items, (items) => ({ ...part, items }))
    case 'case':
      return part.arms.length < 2
        ? []
        : less(
            part.arms,
            (arms) => ({ ...part, arms }),
            (arm) => arm.when,
          )
    case 'if':
      return 'value' in part || Array.isArray(part.then) ? [] : valuesOf(part as IfValue)
    case 'binary':
      return part.op === '+' && !isNumber(part.left) && !isNumber(part.right) ? halvesOf(part) : []
    default:
      return []
  }
}

/** A list of at least two without each of its members. */
function less<T extends { readonly span: Part['span'] } | object>(
  members: readonly T[],
  leaving: (kept: readonly T[]) => Part,
  spanned: (member: T) => object = (member) => member,
): Case[] {
  if (members.length < 2) return []
  return members.map((member, i) => ({
    without: wordsOf((spanned(member) as { readonly span: Part['span'] }).span),
    left: leaving(members.filter((_, k) => k !== i)),
  }))
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
