import { absentParts } from '../analyse/absent-parts.ts'
import type { Effects } from '../analyse/effects.ts'
import type { HookRule, Proc, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'
import { isEmptiedBy } from './emptied.ts'
import { type Known, Supposed } from './supposed.ts'
import { textAlone } from './text-alone.ts'

/** What is so of the whole game: the value of a fact, or that a zone is empty. */
interface Established {
  readonly of: TExpr
  readonly value: Known | 'empty'
}

/** What instructions are looked at with. */
export interface Means {
  readonly program: Program
  readonly effects: Effects
}

/**
 * Whether a rule makes its own condition untrue, so that it does nothing a second time: `if 8 in rank of field`, and
 * the field is swept. Said only of rules all of whose lines are carried out whatever else is so.
 */
export const isUntrueByThen = (means: Means, { tests, proc }: HookRule): boolean => makesUntrue(means, proc.body, tests)

/** Whether one of the tests is surely untrue when a text has been carried out. */
export function makesUntrue(means: Means, body: readonly TStmt[], tests: readonly TExpr[]): boolean {
  const established = establishedBy(means, body, new Set())
  if (established === null) return false
  const supposed = new Supposed((x) => keyOf(x))
  for (const { of, value } of established) {
    if (value === 'empty') supposed.supposeEmpty(of)
    else supposed.suppose(of, value)
  }
  return tests.some((test) => supposed.value(test) === false)
}

/** What is so when a text is done, whatever was so before; null where not all of its lines are sure to be carried out. */
function establishedBy(means: Means, body: readonly TStmt[], inside: ReadonlySet<Proc>): readonly Established[] | null {
  let known: readonly Established[] = []
  for (const s of body) {
    const found = established(means, s, inside)
    if (found === null) return null
    const written = means.effects.writes(s)
    known = [...known.filter(({ of }) => !means.effects.reads(of).meets(written)), ...found]
  }
  return known
}

function established(means: Means, s: TStmt, inside: ReadonlySet<Proc>): readonly Established[] | null {
  const { program, effects } = means
  if (s.kind === 'mark') return []
  if (s.kind === 'set') {
    const value = s.op === '=' && s.args.length === 0 ? literal(s.value) : undefined
    const { fact, args, span } = s
    return value === undefined ? [] : [{ of: { kind: 'stored', fact, args, type: s.value.type, span }, value }]
  }
  if (s.kind === 'each') {
    const { set, tests } = s.domain
    if (set?.kind !== 'zone' || !isEmptiedBy(program, effects, s)) return null
    return set.key === null && tests.length === 0 ? [{ of: set, value: 'empty' }] : []
  }
  if (s.kind !== 'call' || absentParts(program, s.event, s.args).length > 0) return null
  const proc = textAlone(program, s.event)
  return proc === null || inside.has(proc) ? null : establishedBy(means, proc.body, new Set([...inside, proc]))
}

/** A value that is written. */
function literal(x: TExpr): Known | undefined {
  if (x.kind === 'number' || x.kind === 'truth') return x.value
  return x.kind === 'none' ? null : undefined
}
