import type { TExpr } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { boundsOf, compared } from './known-numbers.ts'
import { keyOf } from '../game/key-of.ts'

/** A condition, or its opposite. */
export interface Claim { readonly x: TExpr; readonly holds: boolean }

/** Claims that cannot hold together: one by itself, or two of them. */
export interface Clash { readonly first: Claim; readonly second: Claim | null }

/** What must hold, taken apart at `and`, and at `or` under `not`. */
export function claimsOf(x: TExpr, holds = true): Claim[] {
  if (x.kind === 'not') return claimsOf(x.operand, !holds)
  if (x.kind === 'binary' && x.op === (holds ? 'and' : 'or')) return [...claimsOf(x.left, holds), ...claimsOf(x.right, holds)]
  return [{ x, holds }]
}

/** What has been claimed about one thing. */
interface Known {
  is: { readonly value: string; readonly claim: Claim } | null
  readonly isNot: Map<string, Claim>
  from: { readonly value: number; readonly claim: Claim } | null
  to: { readonly value: number; readonly claim: Claim } | null
  none: Claim | null
  present: Claim | null
}

/** The first two claims that cannot both hold, or one that cannot hold at all. */
export function clashIn(program: Program, claims: readonly Claim[]): Clash | null {
  const things = new Map<string, Known>()
  for (const claim of claims) {
    const alone = decided(program, claim.x)
    if (alone !== null && alone !== claim.holds) return { first: claim, second: null }
    const clash = learn(program, things, claim)
    if (clash !== null) return clash
  }
  return null
}

/** Whether a condition is the same in every position, from its numbers or from two equal sides. */
function decided(program: Program, x: TExpr): boolean | null {
  if (x.kind !== 'binary') return null
  if (['=', '!=', '<', '<=', '>', '>='].includes(x.op) && !x.left.type.optional && !x.right.type.optional && x.left.kind === x.right.kind && keyOf(x.left) === keyOf(x.right)) return x.op === '=' || x.op.endsWith('=') && x.op !== '!='
  if (x.left.type.base !== 'number' || x.right.type.base !== 'number') return null
  const result = compared(x.op, boundsOf(program, x.left), boundsOf(program, x.right))
  const mayBeNone = x.left.type.optional || x.right.type.optional
  return result === true && mayBeNone ? null : result
}

function learn(program: Program, things: Map<string, Known>, claim: Claim): Clash | null {
  const { x, holds } = claim
  if (x.kind === 'optionIs') return value(things, `option ${x.option}`, String(x.value), claim, program.game.options.get(x.option)?.values.length ?? Infinity)
  if (x.kind === 'inZone' && x.zone.kind === 'zone') {
    const other = holds ? value(things, `place of ${keyOf(x.of)}`, x.zone.zone, claim, Infinity) : null
    return other ?? value(things, keyOf(x), 'yes', claim, 2)
  }
  if (x.kind === 'builtin' && x.name === 'isNone' && x.args[0] !== undefined) return noneness(things, keyOf(x.args[0]), claim)
  if (x.kind === 'binary') return comparison(program, things, x, claim) ?? value(things, keyOf(x), 'yes', claim, 2)
  return value(things, keyOf(x), 'yes', claim, 2)
}

function known(things: Map<string, Known>, key: string): Known {
  const before = things.get(key) ?? { is: null, isNot: new Map(), from: null, to: null, none: null, present: null }
  things.set(key, before)
  return before
}

/** One of `size` values, or not that one. */
function value(things: Map<string, Known>, key: string, said: string, claim: Claim, size: number): Clash | null {
  const thing = known(things, key)
  if (!claim.holds) {
    if (thing.is?.value === said) return { first: thing.is.claim, second: claim }
    const before = [...thing.isNot.values()].at(-1)
    thing.isNot.set(said, claim)
    return thing.isNot.size === size && before !== undefined ? { first: before, second: claim } : null
  }
  if (thing.is !== null && thing.is.value !== said) return { first: thing.is.claim, second: claim }
  const denied = thing.isNot.get(said)
  if (denied !== undefined) return { first: denied, second: claim }
  thing.is = { value: said, claim }
  return null
}

function noneness(things: Map<string, Known>, key: string, claim: Claim): Clash | null {
  const thing = known(things, key)
  const other = claim.holds ? thing.present : thing.none
  if (other !== null) return { first: other, second: claim }
  if (claim.holds) thing.none = claim
  else thing.present = claim
  return null
}

const OPPOSITE: Readonly<Record<string, string>> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' }
const TURNED: Readonly<Record<string, string>> = { '=': '=', '!=': '!=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

function comparison(program: Program, things: Map<string, Known>, x: TExpr & { kind: 'binary' }, claim: Claim): Clash | null {
  const turned = TURNED[x.op]
  if (turned === undefined) return null
  return side(program, things, x.left, x.op, x.right, claim) ?? side(program, things, x.right, turned, x.left, claim)
}

/** Learns about `thing` from `thing op other`. */
function side(program: Program, things: Map<string, Known>, thing: TExpr, op: string, other: TExpr, claim: Claim): Clash | null {
  const key = keyOf(thing)
  const effective = claim.holds ? op : OPPOSITE[op] ?? op
  // A comparison with none is false: what is said to compare is there.
  if (claim.holds && op !== '!=' && thing.type.optional) {
    const clash = noneness(things, key, { ...claim, holds: false })
    if (clash !== null) return { first: clash.first, second: claim }
  }
  if (effective !== op && thing.type.optional && effective !== '!=') return null
  const constant = constantOf(other)
  if (constant !== null && (effective === '=' || effective === '!=')) {
    const size = thing.type.base === 'enum' && !thing.type.optional ? program.game.enums.get(thing.type.of)?.values.length ?? Infinity : Infinity
    return value(things, key, constant, { ...claim, holds: effective === '=' }, size)
  }
  const bounds = boundsOf(program, other)
  return bounds.from === bounds.to ? ranged(things, key, effective, bounds.from, claim) : null
}

function constantOf(x: TExpr): string | null {
  if (x.kind === 'enum') return `${x.enum} ${x.value}`
  if (x.kind === 'definition') return `card ${x.name}`
  return x.kind === 'truth' ? String(x.value) : null
}

/** Numbers are whole: `< 3` is `<= 2`. */
function ranged(things: Map<string, Known>, key: string, op: string, n: number, claim: Claim): Clash | null {
  const thing = known(things, key)
  if (op === '!=') return null
  const from = op === '>' ? n + 1 : op === '>=' || op === '=' ? n : -Infinity
  const to = op === '<' ? n - 1 : op === '<=' || op === '=' ? n : Infinity
  if (from > (thing.from?.value ?? -Infinity)) thing.from = { value: from, claim }
  if (to < (thing.to?.value ?? Infinity)) thing.to = { value: to, claim }
  if (thing.from === null || thing.to === null || thing.from.value <= thing.to.value) return null
  return thing.from.claim === claim ? { first: thing.to.claim, second: claim } : { first: thing.from.claim, second: claim }
}
