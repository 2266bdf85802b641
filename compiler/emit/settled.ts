import type { Domain, HookRule, Proc, TExpr, TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { reaches } from '../elaborate/resumable.ts'

/**
 * Where an announcement can no longer fail, whatever is answered: then no answer has to be tried on a copy. A place in a
 * procedure is settled up to the end of the announcement that the procedure itself makes (1), up to the end of the procedure and
 * beyond its announcement (2), or up to the end of a procedure that announces nothing (3).
 */
export type Settled = 1 | 2 | 3

/** What is still to be done at a place, innermost first; `announced` ends an announcement, `unsure` is not looked into. */
export type Remainder = readonly (readonly TStmt[] | 'announced' | 'unsure')[]

export function settledAt(program: Program, rest: Remainder): Settled | null {
  let own: Settled | null = null
  for (const part of rest) {
    if (part === 'announced') {
      if (own !== null) return null
      own = 1
    } else if (part === 'unsure' || !part.every((s) => cannotFail(program, s, new Set()))) return own
  }
  return own === null ? 3 : 2
}

/** Whether a statement is carried out in any state, so that nothing in it refuses. */
function cannotFail(program: Program, s: TStmt, within: ReadonlySet<Proc>): boolean {
  const all = (body: readonly TStmt[]): boolean => body.every((x) => cannotFail(program, x, within))
  const procedure = (proc: Proc): boolean => !within.has(proc) && proc.body.every((x) => cannotFail(program, x, new Set([...within, proc])))
  const hooks = (rules: readonly HookRule[]): boolean => rules.every((rule) => procedure(rule.proc))
  switch (s.kind) {
    case 'assign': case 'set': case 'mark': case 'show': case 'shuffle': case 'later': case 'dismiss': case 'moveEffect': return true
    case 'if': return all(s.then) && all(s.otherwise)
    case 'each': return all(s.body)
    case 'choose': return s.count === null && isThere(s.who) && neverEmpty(s.domain)
    case 'proc': return procedure(s.proc)
    case 'hook': return s.rule.kind === 'when' || procedure(s.rule.proc)
    case 'call': {
      const event = program.events.get(s.event)
      if (event?.proc === null || event === undefined || event.insteads.length + event.cannots.length > 0) return false
      return hooks([...event.befores, ...event.afters]) && !reaches(event.proc.body, (x) => x.kind === 'announce' || x.kind === 'onlyIf') && procedure(event.proc)
    }
    default: return false
  }
}

const isThere = (who: TExpr | 'chance'): boolean => who === 'chance' || (who.kind === 'local' && !who.type.optional)

/** Whether something can be chosen in any state: a value of a type, or a number of a fixed range. */
function neverEmpty(d: Domain): boolean {
  if (d.tests.length > 0) return false
  if (d.set === null) return d.local.type.base === 'enum' || d.local.type.base === 'player'
  if (d.set.kind === 'list') return d.set.items.length > 0
  return d.set.kind === 'binary' && d.set.op === '..' && d.set.left.kind === 'number' && d.set.right.kind === 'number' && d.set.left.value <= d.set.right.value
}
