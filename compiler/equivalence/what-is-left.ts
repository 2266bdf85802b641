import { withoutIdleCompulsions } from '../analyse/compulsions.ts'
import { withoutIdleDuties } from '../analyse/idle-duties.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Compulsion, HookRule, OfferRule, Proc, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { DoneAlready } from './done-already.ts'
import type { SamenessReason } from './reasons.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { EVER } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { isSameQuestion } from './to-the-letter.ts'

/** What is left of a program without what does nothing in it; told is what each of that was, and how often. */
export class WhatIsLeft {
  private readonly program: Program
  private readonly note: (reason: SamenessReason, n?: number) => void
  private readonly done: DoneAlready
  /** Texts of rules that do nothing, or never come. */
  private readonly gone: ReadonlySet<Proc>

  constructor(program: Program, note: (reason: SamenessReason, n?: number) => void) {
    this.program = program
    this.note = note
    this.done = new DoneAlready(program)
    const behind = textsBehind(program)
    note('behind another', behind.size)
    this.gone = new Set([...this.textsDoneAlready(), ...behind])
  }

  text(body: readonly TStmt[]): readonly TStmt[] {
    const said = body.filter((s) => s.kind !== 'hook' || this.isLeft(s.rule))
    const { body: left, gone } = this.done.leftOut(said)
    for (const reason of gone) this.note(reason)
    return left
  }

  /** The rules of one list, by what it is called where they stand. */
  rules(all: readonly unknown[], at: string): readonly unknown[] {
    switch (at) {
      case 'befores':
      case 'afters':
      case 'insteads':
        return (all as readonly HookRule[]).filter((rule) => this.isLeft(rule))
      case 'excepts':
      case 'viewers':
        return this.without('excepted already', all, this.done.exceptionsLeftOut(all as readonly TExcept[]))
      case 'offers':
        return this.without('fulfilled anyway', all, withoutIdleDuties(all as readonly OfferRule[]))
      case 'compulsions': {
        const left = withoutIdleCompulsions(all as readonly Compulsion[], this.program.sites)
        return this.without('bound anyway', all, left)
      }
      case 'procs':
        return (all as readonly Proc[]).filter((proc) => !this.gone.has(proc))
      default:
        return all
    }
  }

  private isLeft({ proc }: HookRule): boolean {
    return !this.gone.has(proc)
  }

  private without<T>(reason: SamenessReason, all: readonly unknown[], left: readonly T[]): readonly T[] {
    this.note(reason, all.length - left.length)
    return left
  }

  /** The texts of rules that do nothing behind the rule before. */
  private textsDoneAlready(): ReadonlySet<Proc> {
    const lists = [...this.program.events.values()].flatMap(({ befores, afters }) => [befores, afters])
    return textsWithout(lists, (rules) => {
      const { kept, gone } = this.done.rulesLeftOut(rules)
      for (const reason of gone) this.note(reason)
      return kept
    })
  }
}

/** The texts of rules that never come instead of anything. */
function textsBehind(program: Program): ReadonlySet<Proc> {
  const lists = [...program.events.values()].map(({ insteads }) => insteads)
  return textsWithout(lists, (rules) => withoutThoseBehind(program, rules))
}

function textsWithout(
  lists: readonly (readonly HookRule[])[],
  left: (rules: readonly HookRule[]) => readonly HookRule[],
): ReadonlySet<Proc> {
  return new Set(
    lists.flatMap((rules) => {
      const kept = new Set(left(rules))
      return rules.flatMap((rule) => (kept.has(rule) ? [] : [rule.proc]))
    }),
  )
}

/**
 * What comes instead of an event, without rules that never do: the first that fits does so, and one that asks the same
 * stands before. It would have its turn only where that one is being carried out and the event happens once more.
 */
function withoutThoseBehind(program: Program, rules: readonly HookRule[]): readonly HookRule[] {
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
