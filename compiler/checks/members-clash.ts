import { conjuncts } from '../analyse/walk.ts'
import { substituted } from '../analyse/substituted.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { type Literal, clashIn, literalsOf } from './contradiction.ts'

/** What is claimed of members of a set: of all of them, or of one that there is. */
interface Claim {
  readonly set: TExpr
  readonly member: Local
  readonly literals: readonly Literal[]
}

/**
 * Whether no set can have the members that are claimed: where both cards of the field are nines there is no eight among
 * them, nor are two an odd number.
 */
export function membersClash(program: Program, literals: readonly Literal[]): boolean {
  const said = literals.flatMap(({ x, holds }) => (holds ? [x] : []))
  const sizes = new Map(said.flatMap((x) => countSaid(x)))
  if (said.some((x) => isOfAnotherSize(x, sizes))) return true
  const ones = said.flatMap(claimedOfOne)
  if (ones.some((one) => sizes.get(keyOf(one.set)) === 0 || said.some((x) => noneIs(program, x, one)))) return true
  const ofAll = said.flatMap((x) => claimedOfAll(x, sizes))
  return ofAll.some((all) => ones.some((one) => keyOf(all.set) === keyOf(one.set) && excludes(program, all, one)))
}

function excludes(program: Program, all: Claim, one: Claim): boolean {
  const as = new Map([[one.member, localExpr(all.member, one.set.span)]])
  const claimed = one.literals.map(({ x, holds }) => ({ x: substituted(x, as), holds }))
  return clashIn(program, [...all.literals, ...claimed]) !== null
}

/** `no x in SET where …`, and of the one that there is in SET all of that is so. */
function noneIs(program: Program, x: TExpr, one: Claim): boolean {
  if (x.kind !== 'query' || x.quantifier !== 'no' || x.domain.set === null) return false
  const { set, tests, local } = x.domain
  if (keyOf(set) !== keyOf(one.set)) return false
  const as = new Map([[local, localExpr(one.member, set.span)]])
  return tests
    .flatMap(conjuncts)
    .every((test) => clashIn(program, [...one.literals, ...literalsOf(substituted(test, as), false)]) !== null)
}

/** `count of SET = NUMBER` and `SET is empty`, by the set. */
function countSaid(x: TExpr): readonly (readonly [string, number])[] {
  const [empty] = x.kind === 'builtin' && x.name === 'empty' ? x.args : []
  if (empty !== undefined) return [[keyOf(empty), 0]]
  if (x.kind !== 'binary' || x.op !== '=') return []
  const counted = countedIn(x.left)
  return counted === null || x.right.kind !== 'number' ? [] : [[keyOf(counted), x.right.value]]
}

const countedIn = (x: TExpr): TExpr | null => (x.kind === 'builtin' && x.name === 'count' ? (x.args[0] ?? null) : null)

/** `count of SET mod 2 = 1` where another number of members is claimed. */
function isOfAnotherSize(x: TExpr, sizes: ReadonlyMap<string, number>): boolean {
  if (x.kind !== 'binary' || x.op !== '=' || x.right.kind !== 'number') return false
  const { left, right } = x
  if (left.kind !== 'binary' || left.op !== 'mod' || left.right.kind !== 'number') return false
  const counted = countedIn(left.left)
  const size = counted === null ? undefined : sizes.get(keyOf(counted))
  return size !== undefined && size % left.right.value !== right.value
}

/** `count of each x in SET where …` is as many as the set has. */
function claimedOfAll(x: TExpr, sizes: ReadonlyMap<string, number>): readonly Claim[] {
  if (x.kind !== 'binary' || x.op !== '=' || x.right.kind !== 'number') return []
  const part = partOf(countedIn(x.left))
  return part !== null && sizes.get(keyOf(part.set)) === x.right.value ? [part] : []
}

/** That there is one of which something is so. */
function claimedOfOne(x: TExpr): readonly Claim[] {
  if (x.kind === 'query' && x.quantifier === 'some') return claimOf(x)
  if (x.kind !== 'binary') return []
  const { left, right } = x
  if (x.op === 'in' && right.kind === 'map') {
    const isIt: TExpr = { kind: 'binary', op: '=', left: right.body, right: left, type: x.type, span: x.span }
    return [{ set: right.set, member: right.local, literals: [{ x: isIt, holds: true }] }]
  }
  if (right.kind !== 'number') return []
  const counted = left.kind === 'binary' && left.op === 'mod' ? left.left : left
  const isSome =
    (x.op === '=' && right.value > 0) || (x.op === '>' && right.value >= 0) || (x.op === '>=' && right.value > 0)
  const part = isSome ? partOf(countedIn(counted)) : null
  return part === null ? [] : [part]
}

/** The members of a set of which something is so. */
const partOf = (x: TExpr | null): Claim | null =>
  x?.kind === 'query' && x.quantifier === 'each' ? (claimOf(x)[0] ?? null) : null

function claimOf({ domain: { set, local, tests } }: TExpr & { readonly kind: 'query' }): readonly Claim[] {
  return set === null ? [] : [{ set, member: local, literals: tests.flatMap((test) => literalsOf(test)) }]
}
