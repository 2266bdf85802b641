import type { TExpr } from '../program/ir.ts'
import { any, lambda } from '../typescript/build.ts'
import { type Code, isPath } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { grownSet, isBoundless, withinNumbers, wholeSet } from './unbounded.ts'
import { ifThere } from './guarded.ts'
import type { Writing } from './writing.ts'

/** An expression of two sides. */
export function binary(w: Writing, x: TExpr & { kind: 'binary' }): Code {
  const { em, ex } = w
  const told = comparedWithOne(w, x)
  if (told !== null) return told
  const a = ex(x.left)
  const joins = x.op === 'and' || x.op === 'or'
  const b = joins ? em.narrowing.under(x.left, x.op === 'and', () => ex(x.right)) : ex(x.right)
  switch (x.op) {
    case '=':
      return equal(w, x.left, x.right, a, b)
    case '!=':
      return different(w, x, a, b)
    case '??':
      return code`orElse(${a}, ${b})`
    case '+':
      return withinNumbers(em, x, code`${a} + ${b}`)
    case '-':
      return isZero(x.left) && isCount(x.right) ? code`-${b}` : withinNumbers(em, x, code`${a} - ${b}`)
    case '*':
      return withinNumbers(em, x, code`${a} * ${b}`)
    case '/':
      return withinNumbers(em, x, code`divide(${a}, ${b})`)
    case 'mod':
      return code`modulo(${a}, ${b})`
    case '..':
      return code`range(${isBoundless(em, x) ? [a, b, em.loops.ofGrowing('set', x.span)] : [a, b]})`
    case 'in':
      return isAmong(w, x, a, b)
    case 'union':
      return grownSet(
        em,
        x,
        code`${x.type.list === true ? code`joined` : code`union`}(${asSet(x.left, a)}, ${asSet(x.right, b)})`,
      )
    case 'without':
      return code`${x.type.list === true ? code`lessCopies` : code`without`}(${asWhole(w, x.left, a)}, ${asWhole(w, x.right, b)})`
    case '<':
      return compared(sides(x, a, b), code`${a} < ${b}`, code`isAbove(${b}, ${a})`)
    case '<=':
      return compared(sides(x, a, b), code`${a} <= ${b}`, code`isAtLeast(${b}, ${a})`)
    case '>':
      return compared(sides(x, a, b), code`${a} > ${b}`, code`isAbove(${a}, ${b})`)
    case '>=':
      return compared(sides(x, a, b), code`${a} >= ${b}`, code`isAtLeast(${a}, ${b})`)
    case 'and':
      return code`${mixed(x.left, 'or', a)} && ${mixed(x.right, 'or', b)}`
    case 'or':
      return code`${mixed(x.left, 'and', a)} || ${mixed(x.right, 'and', b)}`
    default:
      throw new Error(`no code for ${x.op}`)
  }
}

/** What is asked of members, where their values are counted of which each is another. */
export function valuesOfMembers(counted: TExpr | undefined): (TExpr & { kind: 'map' }) | null {
  const [only] = counted?.kind === 'builtin' && counted.name === 'distinct' ? counted.args : []
  return only?.kind === 'map' && !only.body.type.set ? only : null
}

/** Whether members have more values than one is known at the first two that differ, without counting the others. */
function comparedWithOne(w: Writing, { op, left, right }: TExpr & { kind: 'binary' }): Code | null {
  if (right.kind !== 'number' || right.value !== 1 || left.kind !== 'builtin' || left.name !== 'count') return null
  const values = valuesOfMembers(left.args[0])
  if (values === null) return null
  const members = w.em.loops.through(values.local, w.ex(values.set))
  const apart = code`differ(${members}, ${lambda(w.names.of(values.local), w.ex(values.body))})`
  if (op === '>') return apart
  if (op === '<=') return code`!${apart}`
  return op === '=' && isPath(members) ? code`(${members}.length > 0 && !${apart})` : null
}

const isZero = (x: TExpr): boolean => x.kind === 'number' && x.value === 0

/** A number above zero as it is written down. What is worked out may be zero, which would become one below it, `-0`. */
const isCount = (x: TExpr): boolean => x.kind === 'number' && x.value > 0

const sides = (
  x: TExpr & { kind: 'binary' },
  a: Code,
  b: Code,
): { readonly code: Code; readonly optional: boolean }[] => [
  { code: a, optional: x.left.type.optional },
  { code: b, optional: x.right.type.optional },
]

/** Sides that may be none and are worked out are worked out once. */
const compared = (of: ReturnType<typeof sides>, test: Code, once: Code): Code =>
  of.some((side) => side.optional && !isPath(side.code)) ? once : ifThere(of, test)

/** Whoever reads it wants parentheses where `and` and `or` meet. */
const mixed = (t: TExpr, other: 'and' | 'or', of: Code): Code =>
  t.kind === 'binary' && t.op === other ? code`(${of})` : of

function isAmong(w: Writing, { left, right }: TExpr & { kind: 'binary' }, a: Code, b: Code): Code {
  if (right.kind === 'map') return isSomeOf(w, right, (each) => code`${each} === ${a}`)
  const whole = mapOfPresent(right)
  const isEqual = (each: Code): Code => (left.type.optional ? code`same(${each}, ${a})` : code`${each} === ${a}`)
  if (whole !== null) return isSomeOf(w, whole, isEqual)
  const { ex } = w
  const ends = endsOf(w, right)
  if (ends !== null) return code`inRange(${a}, ${ends})`
  if (right.kind === 'list' && isPath(a)) return any(right.items.map((i) => code`${a} === ${ex(i)}`))
  return isConstant(right)
    ? code`(${b} ‹as readonly number[]›).includes(${a})`
    : code`${wholeSet(w.em, right, b)}.includes(${a})`
}

/** The first and the last of numbers that are all there, and not too many to list. */
function endsOf({ em, ex }: Writing, set: TExpr): Code[] | null {
  if (set.kind !== 'binary' || set.op !== '..' || isBoundless(em, set)) return null
  const ends = [set.left, set.right]
  return ends.some(({ type }) => type.optional) ? null : ends.map(ex)
}

const isSomeOf = ({ em, names, ex }: Writing, map: TExpr & { kind: 'map' }, test: (each: Code) => Code): Code =>
  code`${em.loops.through(map.local, ex(map.set))}.some((${names.of(map.local)}) => ${test(ex(map.body))})`

/** What the set is made of, where it is no more than what is there of a fact of each member; else null. */
function mapOfPresent(set: TExpr): (TExpr & { kind: 'map' }) | null {
  if (set.kind !== 'query' || set.quantifier !== 'each' || set.domain.set?.kind !== 'map') return null
  const { local, tests } = set.domain
  const [test, ...others] = tests
  const isThere =
    test?.kind === 'not' &&
    test.operand.kind === 'builtin' &&
    test.operand.name === 'isNone' &&
    test.operand.args.every((arg) => arg.kind === 'local' && arg.local === local)
  return isThere && others.length === 0 ? set.domain.set : null
}

/** A list of nothing but constants, whose type would admit no other number. */
function isConstant(t: TExpr): boolean {
  return t.kind === 'list' && t.items.every((item) => item.kind === 'enum' || item.kind === 'definition')
}

const asSet = (t: TExpr, of: Code): Code => (t.type.set ? of : code`[${of}]`)

const asWhole = (w: Writing, t: TExpr, of: Code): Code => wholeSet(w.em, t, asSet(t, of))

/**
 * Sets by their members and lists by their copies, in any order; of single values that may both be none, none equals
 * nothing.
 */
function comparer(left: TExpr, right: TExpr): Code | null {
  if (left.type.list === true || right.type.list === true) return code`sameCopies`
  if (left.type.set || right.type.set) return code`alike`
  return left.type.optional && right.type.optional ? code`same` : null
}

export function equal(w: Writing, left: TExpr, right: TExpr, a: Code, b: Code): Code {
  const compare = comparer(left, right)
  return compare === null
    ? code`${wide(w, left, right, a)} === ${wide(w, right, left, b)}`
    : code`${compare}(${wholeSet(w.em, left, a)}, ${wholeSet(w.em, right, b)})`
}
/** Whatever the type, `!=` is the opposite of `=`. */
function different(w: Writing, { left, right }: TExpr & { kind: 'binary' }, a: Code, b: Code): Code {
  const compare = comparer(left, right)
  return compare === null
    ? code`${wide(w, left, right, a)} !== ${wide(w, right, left, b)}`
    : code`!${compare}(${wholeSet(w.em, left, a)}, ${wholeSet(w.em, right, b)})`
}

const wide = ({ em }: Writing, side: TExpr, other: TExpr, of: Code): Code => em.narrowing.widened(side, other, of)
