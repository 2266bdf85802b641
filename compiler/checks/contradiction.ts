import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { boundsOf, compared } from '../analyse/bounds.ts'
import { keyOf } from '../program/key-of.ts'

/** A literal of a conjunction: a condition, or its negation. */
export interface Literal {
  readonly x: TExpr
  readonly holds: boolean
}

/** Literals that cannot hold together: one by itself, or two of them. */
export interface Clash {
  readonly first: Literal
  readonly second: Literal | null
}

/** The literals of a condition: taken apart at `and`, and at `or` under `not`. */
export function literalsOf(x: TExpr, holds = true): Literal[] {
  if (x.kind === 'not') return literalsOf(x.operand, !holds)
  if (x.kind === 'binary' && x.op === (holds ? 'and' : 'or'))
    return [...literalsOf(x.left, holds), ...literalsOf(x.right, holds)]
  return [{ x, holds }]
}

/** What has been claimed about one thing. */
interface Known {
  is: { readonly value: string; readonly literal: Literal } | null
  readonly isNot: Map<string, Literal>
  from: { readonly value: number; readonly literal: Literal } | null
  to: { readonly value: number; readonly literal: Literal } | null
  none: Literal | null
  present: Literal | null
}

/** The first two literals that cannot both hold, or one that cannot hold at all. */
export function clashIn(program: Program, literals: readonly Literal[]): Clash | null {
  const things = new Map<string, Known>()
  for (const literal of literals) {
    const alone = decided(program, literal.x)
    if (alone !== null && alone !== literal.holds) return { first: literal, second: null }
    // What is said of one thing alone clashes with nothing.
    const clash = literals.length === 1 ? null : learn(program, things, literal)
    if (clash !== null) return clash
  }
  return null
}

/** Whether a condition is the same in every position: by itself, from its numbers or from two equal sides. */
function decided(program: Program, x: TExpr): boolean | null {
  if (x.kind === 'truth') return x.written === true ? x.value : null
  if (x.kind !== 'binary') return null
  if (
    ['=', '!=', '<', '<=', '>', '>='].includes(x.op) &&
    !x.left.type.optional &&
    !x.right.type.optional &&
    x.left.kind === x.right.kind &&
    keyOf(x.left) === keyOf(x.right)
  )
    return x.op === '=' || (x.op.endsWith('=') && x.op !== '!=')
  if (x.left.type.base !== 'number' || x.right.type.base !== 'number') return null
  const result = compared(x.op, boundsOf(program, x.left), boundsOf(program, x.right))
  const mayBeNone = x.left.type.optional || x.right.type.optional
  return result === true && mayBeNone ? null : result
}

function learn(program: Program, things: Map<string, Known>, literal: Literal): Clash | null {
  const { x, holds } = literal
  if (x.kind === 'optionIs')
    return value(
      things,
      `option ${x.option}`,
      String(x.value),
      literal,
      program.game.options.get(x.option)?.values.length ?? Infinity,
    )
  if (x.kind === 'inZone' && x.zone.kind === 'zone') {
    const other = holds ? value(things, `place of ${keyOf(x.of)}`, x.zone.zone, literal, Infinity) : null
    return other ?? value(things, keyOf(x), 'yes', literal, 2)
  }
  if (x.kind === 'builtin' && x.name === 'isNone' && x.args[0] !== undefined)
    return noneness(things, keyOf(x.args[0]), literal)
  if (x.kind === 'builtin' && x.name === 'empty')
    return ranged(things, keyOf({ ...x, name: 'count' }), holds ? '<=' : '>=', holds ? 0 : 1, literal)
  if (x.kind === 'binary') return comparison(program, things, x, literal) ?? value(things, keyOf(x), 'yes', literal, 2)
  return value(things, keyOf(x), 'yes', literal, 2)
}

function known(things: Map<string, Known>, key: string): Known {
  const before = things.get(key) ?? { is: null, isNot: new Map(), from: null, to: null, none: null, present: null }
  things.set(key, before)
  return before
}

/** One of `size` values, or not that one. */
function value(things: Map<string, Known>, key: string, said: string, literal: Literal, size: number): Clash | null {
  const thing = known(things, key)
  if (!literal.holds) {
    if (thing.is?.value === said) return { first: thing.is.literal, second: literal }
    const before = [...thing.isNot.values()].at(-1)
    thing.isNot.set(said, literal)
    return thing.isNot.size === size && before !== undefined ? { first: before, second: literal } : null
  }
  if (thing.is !== null && thing.is.value !== said) return { first: thing.is.literal, second: literal }
  const denied = thing.isNot.get(said)
  if (denied !== undefined) return { first: denied, second: literal }
  thing.is = { value: said, literal }
  return null
}

function noneness(things: Map<string, Known>, key: string, literal: Literal): Clash | null {
  const thing = known(things, key)
  const other = literal.holds ? thing.present : thing.none
  if (other !== null) return { first: other, second: literal }
  if (literal.holds) thing.none = literal
  else thing.present = literal
  return null
}

const OPPOSITE: Readonly<Record<string, string>> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' }
const TURNED: Readonly<Record<string, string>> = { '=': '=', '!=': '!=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

function comparison(
  program: Program,
  things: Map<string, Known>,
  x: TExpr & { kind: 'binary' },
  literal: Literal,
): Clash | null {
  const turned = TURNED[x.op]
  if (turned === undefined) return null
  return (
    side(program, things, x.left, x.op, x.right, literal) ?? side(program, things, x.right, turned, x.left, literal)
  )
}

/** Learns about `thing` from `thing op other`. */
function side(
  program: Program,
  things: Map<string, Known>,
  thing: TExpr,
  op: string,
  other: TExpr,
  literal: Literal,
): Clash | null {
  const key = keyOf(thing)
  const effective = literal.holds ? op : (OPPOSITE[op] ?? op)
  // A comparison with none is false: what is said to compare is there.
  if (literal.holds && op !== '!=' && thing.type.optional) {
    const clash = noneness(things, key, { ...literal, holds: false })
    if (clash !== null) return { first: clash.first, second: literal }
  }
  if (effective !== op && thing.type.optional && effective !== '!=') return null
  const constant = constantOf(other)
  if (constant !== null && (effective === '=' || effective === '!=')) {
    const size =
      thing.type.base === 'enum' && !thing.type.optional
        ? (program.game.enums.get(thing.type.of)?.values.length ?? Infinity)
        : Infinity
    return value(things, key, constant, { ...literal, holds: effective === '=' }, size)
  }
  const bounds = boundsOf(program, other)
  return bounds.from === bounds.to ? ranged(things, key, effective, bounds.from, literal) : null
}

function constantOf(x: TExpr): string | null {
  if (x.kind === 'enum') return `${x.enum} ${x.value}`
  if (x.kind === 'definition') return `card ${x.name}`
  return x.kind === 'truth' ? String(x.value) : null
}

/** Numbers are whole: `< 3` is `<= 2`. */
function ranged(things: Map<string, Known>, key: string, op: string, n: number, literal: Literal): Clash | null {
  const thing = known(things, key)
  if (op === '!=') return null
  const from = op === '>' ? n + 1 : op === '>=' || op === '=' ? n : -Infinity
  const to = op === '<' ? n - 1 : op === '<=' || op === '=' ? n : Infinity
  if (from > (thing.from?.value ?? -Infinity)) thing.from = { value: from, literal }
  if (to < (thing.to?.value ?? Infinity)) thing.to = { value: to, literal }
  if (thing.from === null || thing.to === null || thing.from.value <= thing.to.value) return null
  return thing.from.literal === literal
    ? { first: thing.to.literal, second: literal }
    : { first: thing.from.literal, second: literal }
}
