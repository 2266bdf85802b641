import { ABSENT, byText, FALSE, negated, same, type Term, TRUE } from './terms/term.ts'

/** Whether `b` holds wherever `a` does, as far as the text shows it: `false` may also mean that it does not tell. */
export function implies(a: Term, b: Term, depth = 0): boolean {
  if (same(a, b) || same(b, TRUE) || same(a, FALSE)) return true
  if (depth > 24) return false
  const goOn = (x: Term, y: Term): boolean => implies(x, y, depth + 1)
  if (a.head === 'or') return a.parts.every((part) => goOn(part, b))
  if (b.head === 'and') return b.parts.every((part) => goOn(a, part))
  if (b.head === 'or' && b.parts.some((part) => goOn(a, part))) return true
  if (a.head === 'and' && a.parts.some((part) => goOn(part, b))) return true
  if (a.head === 'and') return distributed(a, b, goOn)
  if (a.head === 'not' && b.head === 'not') return goOn(negated(b), negated(a))
  if (a.head === 'some' && b.head === 'some') return someImplies(a, b, goOn)
  return compared(a, b)
}

/** `(x or y) and z` is `x and z, or y and z`. */
function distributed(a: Term, b: Term, goOn: (x: Term, y: Term) => boolean): boolean {
  const at = a.parts.findIndex((part) => part.head === 'or')
  const choice = a.parts[at]
  if (choice === undefined || a.parts.length > 12 || choice.parts.length > 6) return false
  const rest = a.parts.filter((_, i) => i !== at)
  return choice.parts.every((part) => goOn({ head: 'and', parts: [part, ...rest] }, b))
}

/** Some of a smaller set, with a harder test. */
function someImplies(a: Term, b: Term, goOn: (x: Term, y: Term) => boolean): boolean {
  const [type, set, test] = a.parts
  const [otherType, otherSet, otherTest] = b.parts
  if (
    type === undefined ||
    otherType === undefined ||
    set === undefined ||
    otherSet === undefined ||
    test === undefined ||
    otherTest === undefined
  )
    return false
  return same(type, otherType) && (same(set, otherSet) || same(otherSet, ABSENT)) && goOn(test, otherTest)
}

/** One value between two numbers; null is no bound. */
interface Range {
  readonly of: Term
  readonly from: number | null
  readonly to: number | null
}

function compared(a: Term, b: Term): boolean {
  if (a.head === '<' && b.head === '<=' && a.parts.every((part, i) => sameAs(part, b.parts[i]))) return true
  if (a.head === '=' && b.head === '<=') return [0, 1].every((i) => a.parts.some((part) => sameAs(part, b.parts[i])))
  if (a.head === '<' && b.head === 'not') return same(b.parts[0] ?? b, { head: '=', parts: [...a.parts].sort(byText) })
  if (b.head === 'in') return listed(a, b)
  const [x, y] = [rangeOf(a), rangeOf(b)]
  if (x !== null && y !== null && same(x.of, y.of)) return within(x, y)
  return x !== null && b.head === 'not' && excluded(x, b.parts[0])
}

const sameAs = (a: Term, b: Term | undefined): boolean => b !== undefined && same(a, b)

function within(x: Range, y: Range): boolean {
  return (
    (y.from === null || (x.from !== null && x.from >= y.from)) && (y.to === null || (x.to !== null && x.to <= y.to))
  )
}

/** `x < 3` rules out that it is 5. */
function excluded(x: Range, equation: Term | undefined): boolean {
  const y = equation?.head === '=' ? rangeOf(equation) : null
  if (y === null || !same(x.of, y.of) || y.from === null) return false
  return (x.from !== null && y.from < x.from) || (x.to !== null && y.from > x.to)
}

/** `x = 2` and `x in (1, 2)` are in `(1, 2, 3)`. */
function listed(a: Term, b: Term): boolean {
  const [thing, list] = b.parts
  if (thing === undefined || list?.head !== 'list') return false
  const within = (value: Term): boolean => list.parts.some((item) => same(item, value))
  if (a.head === '=') return a.parts.some((part, i) => same(part, thing) && within(a.parts[1 - i] ?? part))
  return a.head === 'in' && sameAs(thing, a.parts[0]) && a.parts[1]?.head === 'list' && a.parts[1].parts.every(within)
}

function rangeOf(t: Term): Range | null {
  const [left, right] = t.parts
  if (left === undefined || right === undefined) return null
  const [a, b] = [numberOf(left), numberOf(right)]
  const open = t.head === '<' ? 1 : 0
  if (t.head === '=')
    return b !== null ? { of: left, from: b, to: b } : a !== null ? { of: right, from: a, to: a } : null
  if (t.head !== '<' && t.head !== '<=') return null
  if (b !== null && a === null) return { of: left, from: null, to: b - open }
  return a !== null && b === null ? { of: right, from: a + open, to: null } : null
}

export function numberOf({ head, parts }: Term): number | null {
  return parts.length === 0 && /^-?\d+$/.test(head) ? Number(head) : null
}

export type Comparison = 'same' | 'weaker' | 'stronger' | 'other'

/** How a condition has changed: `weaker` when it now holds more often. */
export function compareConditions(old: Term, next: Term): Comparison {
  const [wider, narrower] = [implies(old, next), implies(next, old)]
  return wider ? (narrower ? 'same' : 'weaker') : narrower ? 'stronger' : 'other'
}
