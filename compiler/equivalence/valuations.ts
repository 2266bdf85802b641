import type { Formula, Term } from './formula.ts'

type Value = number | string | boolean | null

/** How many ways to give values are looked at. */
const MOST = 40_000

interface Name {
  readonly name: string
  readonly values: readonly Value[]
  /** Names of what it is said of: where one of these is none, so is it. */
  readonly of: readonly string[]
}

/**
 * Whether two sentences are true in the same cases, whatever values their names stand for. Of each name as many
 * values are looked at as make a difference: all that are written, none, and as many others as there are names,
 * among numbers those around what is written. False where there are too many to tell.
 */
export function areAlike(a: Formula, b: Formula): boolean {
  const names = namesIn({ kind: 'and', parts: [a, b] })
  if (names.reduce((n, { values }) => n * values.length, 1) > MOST) return false
  const given = new Map<string, Value>()
  const alikeFrom = (at: number): boolean => {
    const next = names[at]
    if (next === undefined) return !canBe(names, given) || holds(a, given) === holds(b, given)
    return next.values.every((value) => {
      given.set(next.name, value)
      return alikeFrom(at + 1)
    })
  }
  return alikeFrom(0)
}

/** Whether nothing is said of what is none. */
const canBe = (names: readonly Name[], given: ReadonlyMap<string, Value>): boolean =>
  names.every(({ name, of }) => given.get(name) === null || of.every((thing) => given.get(thing) !== null))

function holds(f: Formula, given: ReadonlyMap<string, Value>): boolean {
  switch (f.kind) {
    case 'and':
      return f.parts.every((part) => holds(part, given))
    case 'or':
      return f.parts.some((part) => holds(part, given))
    case 'not':
      return !holds(f.of, given)
    case 'truth':
      return f.value
    case 'letter':
      return given.get(f.name) === true
    case 'compared': {
      const [left, right] = [valueOf(f.left, given), valueOf(f.right, given)]
      if (f.op === '=') return left !== null && left === right
      if (typeof left !== 'number' || typeof right !== 'number') return false
      return f.op === '<' ? left < right : left <= right
    }
    case 'none':
      return valueOf(f.of, given) === null
  }
}

const valueOf = (term: Term, given: ReadonlyMap<string, Value>): Value =>
  term.kind === 'value' ? term.value : (given.get(term.name) ?? null)

function namesIn(f: Formula): readonly Name[] {
  const letters = new Set<string>()
  const terms: Term[] = []
  collect(f, letters, terms)
  const named = new Map(terms.flatMap((term) => (term.kind === 'name' ? [[term.name, term] as const] : [])))
  // What one name is bounded by another may be compared with.
  const edges = [...named.values()].flatMap(
    ({ bounds, only }) => only ?? [bounds.from, bounds.to].filter(Number.isFinite),
  )
  const written = [...new Set([...terms.flatMap((term) => (term.kind === 'value' ? [term.value] : [])), ...edges])]
  return [
    ...[...letters].map((name) => ({ name, values: [true, false], of: [] })),
    ...[...named.values()].map((term) => ({
      name: term.name,
      values: valuesFor(term, written, named.size),
      of: (term.of ?? []).flatMap((thing) => (thing.kind === 'name' ? [thing.name] : [])),
    })),
  ]
}

function valuesFor(
  { type, bounds, only }: Term & { readonly kind: 'name' },
  written: readonly (number | string | null)[],
  names: number,
): readonly Value[] {
  const none: Value[] = type.optional ? [null] : []
  if (type.base !== 'number') {
    const others = Array.from({ length: names }, (_, i) => `another ${i}`)
    return [...none, ...written.filter((value) => typeof value === 'string'), ...others]
  }
  if (only !== undefined) return [...none, ...only]
  const numbers = [...written.filter((value) => typeof value === 'number'), 0]
  const around = numbers.flatMap((n) => Array.from({ length: 2 * names + 1 }, (_, i) => n - names + i))
  return [...none, ...[...new Set(around)].filter((n) => n >= bounds.from && n <= bounds.to)]
}

function collect(f: Formula, letters: Set<string>, terms: Term[]): void {
  switch (f.kind) {
    case 'and':
    case 'or':
      for (const part of f.parts) collect(part, letters, terms)
      return
    case 'not':
      return collect(f.of, letters, terms)
    case 'truth':
      return
    case 'letter':
      letters.add(f.name)
      return
    case 'compared':
      terms.push(f.left, f.right)
      return
    case 'none':
      terms.push(f.of)
  }
}
