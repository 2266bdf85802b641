import type { Local, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { ByKind } from './by-kind.ts'

/** Variables that one statement of a text gives a value, and nothing else; `others` are those that something else does. */
export function givenOnce(statements: ByKind<TStmt>, others: ReadonlySet<Local>): ReadonlySet<Local> {
  const by = new Map<Local, Set<TStmt>>()
  for (const s of statements.of<'assign'>('assign')) by.set(s.local, (by.get(s.local) ?? new Set()).add(s))
  return new Set([...by].flatMap(([local, { size }]) => (size === 1 && !others.has(local) ? [local] : [])))
}

/** Variables that are given another value than they begin with, or may be. */
export function givenAgain(statements: ByKind<TStmt>, once: ReadonlySet<Local>): ReadonlySet<Local> {
  return new Set(statements.of<'assign'>('assign').flatMap(({ local }) => (once.has(local) ? [] : [local])))
}

/** What whoever asks for a text or a rule gives it, which may be anything. */
export function handedIn({ procs, events, facts, counters }: Program): readonly Local[] {
  const all = [...events.values()]
  const rules = all.flatMap((e) => [e.cannots, e.insteads, e.befores, e.afters, e.whens, e.endings].flat())
  return [
    ...[...procs, ...all, ...facts.values()].flatMap(({ params }) => params),
    ...[...facts.values()].flatMap(({ excepts }) => excepts.flatMap(({ params }) => params)),
    ...[...rules, ...counters].flatMap(({ binders }) => binders.filter((local) => local !== null)),
  ]
}

/** Variables that begin with something else than what a statement gives them: handed in, gone through, or chosen. */
export function boundOtherwise(program: Program, statements: ByKind<TStmt>): ReadonlySet<Local> {
  return new Set([
    ...handedIn(program),
    ...[...statements.of('each'), ...statements.of('sameTime')].map(({ domain }) => domain.local),
    ...statements.of('choose').flatMap(({ domain, result }) => [domain.local, result]),
  ])
}
