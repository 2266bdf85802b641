import type { ExprIn, Local, TExpr } from '../program/ir.ts'
import type { DefinitionSymbol, PrintedValue } from '../game/model.ts'
import type { Program } from '../program/program.ts'
import { compared } from '../analyse/bounds.ts'

/** How far definitions of words are followed. */
const DEEPEST = 12

/**
 * Whether a condition holds for every copy of a printed card, whatever else is so; null when more than the print
 * decides.
 */
export function isOfCard(program: Program, x: TExpr, card: Local, printed: DefinitionSymbol): boolean | null {
  return holds(program, x, { card, printed, depth: 0 })
}

interface About {
  readonly card: Local
  readonly printed: DefinitionSymbol
  readonly depth: number
}

function holds(program: Program, x: TExpr, about: About): boolean | null {
  switch (x.kind) {
    case 'truth':
      return x.value
    case 'not':
      return opposite(holds(program, x.operand, about))
    case 'adjective':
      return said(program, x, about)
    case 'builtin':
      return x.name === 'isNone' && x.args[0] !== undefined ? missing(x.args[0], about) : null
    case 'binary':
      return binary(program, x, about)
    default:
      x satisfies ExprIn<
        'leaves' | 'columns' | 'derived' | 'relation' | 'happenings' | 'zone' | 'places' | 'ranges' | 'composed'
      >
      return null
  }
}

function binary(program: Program, x: TExpr & { kind: 'binary' }, about: About): boolean | null {
  if (x.op === 'and' || x.op === 'or') {
    const [a, b] = [holds(program, x.left, about), holds(program, x.right, about)]
    const settles = x.op === 'or'
    return a === settles || b === settles ? settles : a === null || b === null ? null : !settles
  }
  const [a, b] = [valueOf(x.left, about), valueOf(x.right, about)]
  if (a === undefined || b === undefined) return null
  if (a === null || b === null) return x.op === '!=' ? null : false
  return compared(x.op, { from: a, to: a }, { from: b, to: b })
}

/** An adjective that is worked out from the print alone. */
function said(program: Program, x: TExpr & { kind: 'adjective' }, about: About): boolean | null {
  if (!isCard(x.of, about) || about.depth >= DEEPEST || program.game.adjectives.get(x.name)?.stored !== false)
    return null
  let result: boolean | null = false
  for (const sentence of program.adjectives.get(x.name)?.sentences ?? []) {
    const subject = sentence.params[0]
    if (subject === undefined) return null
    const inside = { ...about, card: subject, depth: about.depth + 1 }
    const all = sentence.tests.map((t) => holds(program, t, inside))
    if (all.every((t) => t === true)) return true
    if (!all.includes(false)) result = null
  }
  return result
}

const opposite = (b: boolean | null): boolean | null => (b === null ? null : !b)

const isCard = (x: TExpr, about: About): boolean => x.kind === 'local' && x.local.id === about.card.id

/** A number, the index of a value, or null for none; undefined when the print does not tell. */
function valueOf(x: TExpr, about: About): number | null | undefined {
  if (x.kind === 'number') return x.value
  if (x.kind === 'enum' || x.kind === 'definition') return x.index
  if (x.kind === 'printed' && isCard(x.of, about)) return single(about.printed.attributes.get(x.name))
  if (x.kind === 'builtin' && x.name === 'definition' && x.args[0] !== undefined && isCard(x.args[0], about))
    return about.printed.index
  return undefined
}

/** A set of printed values tells nothing here. */
function single(value: PrintedValue | undefined): number | null | undefined {
  return value === undefined ? null : typeof value === 'number' ? value : undefined
}

function missing(x: TExpr, about: About): boolean | null {
  const value = valueOf(x, about)
  return value === undefined ? null : value === null
}
