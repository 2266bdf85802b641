import type { Effects } from '../analyse/effects.ts'
import { substituted } from '../analyse/substituted.ts'
import { mentions, statementsIn } from '../analyse/walk.ts'
import type { HookRule, Proc, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'
import { isEmptiedBy } from './emptied.ts'
import { type Known, Supposed } from './supposed.ts'

/** What is so of an expression: its value, or that it is a set without members. */
interface Established {
  readonly of: TExpr
  readonly value: Known | 'empty'
}

/** What instructions are looked at with: `textAlone` gives the text of an event that no rule is about. */
export interface Reading {
  readonly program: Program
  readonly effects: Effects
  readonly textAlone: (event: string) => Proc | null
}

/**
 * Whether a rule makes its own condition untrue, so that it does nothing a second time: `if 8 in rank of field`, and
 * the field is swept.
 */
export function isUntrueByThen(reading: Reading, { tests, proc }: HookRule): boolean {
  const supposed = new Supposed((x) => keyOf(x))
  for (const { of, value } of establishedBy(reading, proc.body, new Set())) {
    if (value === 'empty') supposed.supposeEmpty(of)
    else supposed.suppose(of, value)
  }
  return tests.some((test) => supposed.value(test) === false)
}

/** What is so when a text is done, whatever was so before. */
function establishedBy(reading: Reading, body: readonly TStmt[], inside: ReadonlySet<Proc>): readonly Established[] {
  let known: readonly Established[] = []
  if (statementsIn(body).some(({ kind }) => LEAVES.has(kind))) return known
  for (const s of body) {
    const written = reading.effects.writes(s)
    const given = statementsIn([s]).flatMap((each) => (each.kind === 'assign' ? [each.local] : []))
    const stays = ({ of }: Established): boolean =>
      !reading.effects.reads(of).meets(written) && given.every((local) => !mentions(of, local))
    known = [...known.filter(stays), ...established(reading, s, inside)]
  }
  return known
}

/** By these a text may be done before its last line. */
const LEAVES: ReadonlySet<TStmt['kind']> = new Set(['stop', 'leave', 'finish', 'onlyIf'])

function established(reading: Reading, s: TStmt, inside: ReadonlySet<Proc>): readonly Established[] {
  const { program, effects, textAlone } = reading
  if (s.kind === 'set') {
    const value = s.op === '=' ? literal(s.value) : undefined
    const { fact, args, span } = s
    return value === undefined ? [] : [{ of: { kind: 'stored', fact, args, type: s.value.type, span }, value }]
  }
  if (s.kind === 'each') {
    const { set, tests } = s.domain
    return set?.kind === 'zone' && tests.length === 0 && isEmptiedBy(program, effects, s)
      ? [{ of: set, value: 'empty' }]
      : []
  }
  const proc = s.kind === 'call' ? textAlone(s.event) : null
  if (s.kind !== 'call' || proc === null || inside.has(proc)) return []
  const given = new Map(proc.params.map((param, i) => [param, s.args[i] ?? null]))
  const found = establishedBy(reading, proc.body, new Set([...inside, proc]))
  return found.map(({ of, value }) => ({ of: substituted(of, given), value }))
}

/** A value that is written. */
function literal(x: TExpr): Known | undefined {
  if (x.kind === 'number' || x.kind === 'truth') return x.value
  return x.kind === 'none' ? null : undefined
}
