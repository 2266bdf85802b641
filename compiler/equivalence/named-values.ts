import { analysesOf } from '../analyse/analyses.ts'
import type { Effects } from '../analyse/effects.ts'
import { weakMemo } from '../analyse/memo.ts'
import { blocksOf, exprsOf, mentions, statementsIn, within } from '../analyse/walk.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** Parts of a value, with those of values that it names: what is said twice in the next, again and again, doubles. */
export const MOST_PARTS = 256

/** Variables that only name a value: it is the same wherever they are asked for, and nothing else takes them over. */
export const namedValues = weakMemo((program: Program): ReadonlyMap<Local, TExpr> => {
  const analyses = analysesOf(program)
  const [statements, once, effects] = [analyses.statements(), analyses.givenOnce(), analyses.everEffects()]
  const handedOn = new Set([...statements.of('later'), ...statements.of('lasting')].flatMap(({ captured }) => captured))
  const betweenMembers = new Set(statements.of('sameTime').flatMap(({ body }) => statementsIn(body)))
  const params = new Set([
    ...program.procs.flatMap((proc) => proc.params),
    ...[...program.facts.values()].flatMap((fact) => fact.params),
  ])
  const isKept = (x: TExpr): boolean => x.kind !== 'local' || once.has(x.local) || !isGiven(x.local)
  const given = new Set(statements.of('assign').map(({ local }) => local))
  const isGiven = (local: Local): boolean => given.has(local)
  const found = new Map<Local, TExpr>()
  const parts = new Map<Local, number>()
  const partsOf = (x: TExpr): number =>
    within(x).reduce((all, part) => all + ((part.kind === 'local' ? parts.get(part.local) : undefined) ?? 1), 0)
  const look = (body: readonly TStmt[], whole: readonly TStmt[]): void => {
    for (const [i, s] of body.entries()) {
      for (const block of blocksOf(s)) look(block, whole)
      if (s.kind !== 'assign' || s.operand === true || !once.has(s.local) || params.has(s.local)) continue
      if (handedOn.has(s.local) || betweenMembers.has(s) || !within(s.value).every(isKept)) continue
      const rest = body.slice(i + 1)
      // At the head of an event it is part of whether that happens what stands behind `only if`, and else not.
      if (rest.some(({ kind }) => kind === 'onlyIf') || askedIn(whole, s.local) !== askedIn(rest, s.local)) continue
      const size = partsOf(s.value)
      if (size > MOST_PARTS || !staysAsNamed({ effects, named: found }, s, rest)) continue
      found.set(s.local, s.value)
      parts.set(s.local, size)
    }
  }
  for (const { body } of analyses.units()) look(body, body)
  return found
})

/** How often a variable is asked for. */
const askedIn = (body: readonly TStmt[], local: Local): number =>
  statementsIn(body)
    .flatMap(exprsOf)
    .flatMap(within)
    .filter((x) => x.kind === 'local' && x.local === local).length

/** Whether nothing that a value hangs on is changed as long as it is asked for. */
function staysAsNamed(
  { effects, named }: { readonly effects: Effects; readonly named: ReadonlyMap<Local, TExpr> },
  { local, value }: TStmt & { readonly kind: 'assign' },
  rest: readonly TStmt[],
): boolean {
  const asks = (s: TStmt): boolean => exprsOf(s).some((x) => mentions(x, local))
  const last = rest.findLastIndex((s) => statementsIn([s]).some(asks))
  const end = rest[last]
  if (end === undefined) return true
  const read = withNamed(named, value).map((x) => effects.reads(x))
  const leaves = (s: TStmt): boolean => !read.some((each) => each.meets(effects.writes(s)))
  // What is only asked at the head of an instruction is asked before that does anything.
  const isAtHead = end.kind !== 'loop' && !blocksOf(end).some((block) => statementsIn(block).some(asks))
  return rest.slice(0, last).every(leaves) && (isAtHead || leaves(end))
}

/** An expression, and the values that it names: what it hangs on where it stands in the place of these variables. */
export const withNamed = (named: ReadonlyMap<Local, TExpr>, x: TExpr): readonly TExpr[] => [
  x,
  ...within(x).flatMap((part) => {
    const value = part.kind === 'local' ? named.get(part.local) : undefined
    return value === undefined ? [] : withNamed(named, value)
  }),
]
