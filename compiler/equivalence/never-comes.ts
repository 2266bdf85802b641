import { analysesOf } from '../analyse/analyses.ts'
import { EVER } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import type { HookRule, Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { isSameQuestion } from './to-the-letter.ts'

/**
 * What comes instead of an event, without rules that never do: the first that fits does so, and one that asks the same
 * stands before. It would have its turn only where that one is being carried out and the event happens once more.
 */
export function withoutThoseBehind(program: Program, rules: readonly HookRule[]): readonly HookRule[] {
  // Where the game picks, each of them may be picked; of several members one may be in the middle of its block.
  const isPicked = program.events.has('settle-instead')
  if (isPicked || analysesOf(program).statements().has('sameTime')) return rules
  const kept: HookRule[] = []
  for (const rule of rules) {
    const isBehind = kept.some(
      (before) =>
        before.lasting === null &&
        rule.lasting === null &&
        isSameQuestion(before, rule) &&
        !comesTo(program, before.proc, rule.event),
    )
    if (!isBehind) kept.push(rule)
  }
  return kept.length === rules.length ? rules : kept
}

/** Whether an event may happen before a text is done. */
function comesTo(program: Program, proc: Proc, event: string): boolean {
  const procs = reachable([proc], analysesOf(program).calls(EVER))
  return [...procs].some(({ body }) =>
    statementsIn(body).some((s) =>
      rowOf(s)
        .runs(s)
        .some((run) => {
          if (run.kind === 'event' || run.kind === 'around') return run.event === event
          return run.kind === 'offers' && program.offers.some((o) => o.event === event && o.at.includes(run.at))
        }),
    ),
  )
}
