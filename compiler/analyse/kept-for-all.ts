import type { Declarations, TEvent } from '../program/declarations.ts'
import { isAskedBy } from '../program/asked-by.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { THROUGHOUT, callsOfEvent, calledBy } from './call-graph.ts'
import { isHeld } from './held-zones.ts'
import { statementsIn, within } from './walk.ts'

/** Something that a waiting effect keeps, and where it stands among all that it keeps. */
export interface KeptForAll {
  readonly at: number
  readonly local: Local
}

/**
 * By the text of each effect that waits, what it keeps that everybody has been told, so that the table may show it as
 * long as it waits: what the event was called with, and what a player has chosen. What was worked out, gone through or
 * drawn may tell of hidden cards. So may, once it is seen, a card that somebody chose from a hand.
 */
export function keptForAll(program: Program): ReadonlyMap<Proc, readonly KeptForAll[]> {
  const secret = toldToSome(program)
  const found = new Map<Proc, readonly KeptForAll[]>()
  const keeps = (proc: Proc, captured: readonly Local[], told: ReadonlySet<Local>, own: readonly (Local | null)[]) => {
    const kept = captured.flatMap((outer, at): KeptForAll[] => {
      const local = proc.params[at]
      return local !== undefined && told.has(outer) && !own.includes(outer) ? [{ at, local }] : []
    })
    found.set(proc, kept)
  }
  const lookIn = (proc: Proc, params: ReadonlySet<Local>): void => {
    const told = new Set([...params, ...chosenOpenly(program, proc)])
    for (const s of statementsIn(proc.body)) {
      if (s.kind !== 'later') continue
      keeps(s.proc, s.captured, secret.has(proc) ? NONE : told, [localOf(s.source), localOf(s.controller)])
      lookIn(s.proc, new Set(found.get(s.proc)?.map(({ local }) => local)))
    }
  }
  for (const rule of [...program.events.values()].flatMap(({ whens }) => whens)) {
    keeps(rule.proc, rule.captured, secret.has(rule.proc) ? NONE : oneByOne(rule.binders), [rule.self, rule.you])
    lookIn(rule.proc, new Set(found.get(rule.proc)?.map(({ local }) => local)))
  }
  for (const proc of program.procs) if (CALLED.has(proc.kind)) lookIn(proc, oneByOne(proc.params))
  return found
}

/** Texts that are called with the parts of an event. */
const CALLED: ReadonlySet<Proc['kind']> = new Set(['event', 'hook', 'override'])

const NONE: ReadonlySet<Local> = new Set()

const localOf = (x: TExpr): Local | null => (x.kind === 'local' ? x.local : null)

/** What an event is about, but for sets, which nobody is told. */
const oneByOne = (parts: readonly (Local | null)[]): ReadonlySet<Local> =>
  new Set(parts.filter((local): local is Local => local !== null && !local.type.set))

/** Texts that may run while something goes on of which only some are told. */
function toldToSome(program: Declarations): ReadonlySet<Proc> {
  const isForSome = ({ audience }: TEvent): boolean => audience.length > 0
  const open = [...program.events.values()]
    .filter(isForSome)
    .flatMap(({ name }) => callsOfEvent(program, name).map(({ proc }) => proc))
  const found = new Set<Proc>()
  for (let proc = open.pop(); proc !== undefined; proc = open.pop()) {
    if (found.has(proc)) continue
    found.add(proc)
    open.push(...calledBy(program, proc.body, THROUGHOUT))
  }
  return found
}

function chosenOpenly(program: Program, { body }: Proc): Local[] {
  return statementsIn(body).flatMap((s) => (s.kind === 'choose' && isOpen(program, s) ? [s.result] : []))
}

function isOpen(program: Program, { who, site, domain }: TStmt & { kind: 'choose' }): boolean {
  if (who === 'chance' || program.askedPrivately.some((line) => isAskedBy(line, site))) return false
  if (program.questions.findLast((line) => isAskedBy(line, site))?.words === null) return false
  if (domain.local.type.base !== 'card') return true
  const asked = [...(domain.set === null ? [] : [domain.set]), ...domain.tests]
  return !asked.flatMap(within).some((x) => x.kind === 'zone' && isHeld(program, x.zone))
}
