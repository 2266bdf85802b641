import { rowOfExpr } from '../analyse/operations.ts'
import { substituted } from '../analyse/substituted.ts'
import { within } from '../analyse/walk.ts'
import type { TExcept, TSentence } from '../program/declarations.ts'
import type { Compulsion, HookRule, OfferRule, Proc, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { DoneAlready, type Idle } from './done-already.ts'
import { type Naming, alternatives } from './formula.ts'
import { isIdleBetween } from './idle-between.ts'
import { knownBounds } from './known-bounds.ts'
import { knownValues } from './known-values.ts'
import { knownValue } from './known-value.ts'
import { withoutThoseBehind } from './never-comes.ts'
import { withoutIdleCompulsions } from '../analyse/compulsions.ts'
import { withoutIdleDuties } from '../analyse/idle-duties.ts'
import { SameParts } from './same-parts.ts'
import { areAlike } from './valuations.ts'

/** What a program says of what happens; what else it holds are tables of what is declared, and for who reads. */
const SAID = [
  'procs',
  'events',
  'exchange',
  'offers',
  'compulsions',
  'facts',
  'adjectives',
  'relations',
  'zones',
  'viewers',
  'always',
  'refusals',
  'defaultDecks',
] as const satisfies readonly (keyof Program)[]

const SIDES = ['old', 'new'] as const
type Side = (typeof SIDES)[number]

type Reason =
  | Idle
  | 'fulfilled anyway'
  | 'bound anyway'
  | 'behind another'
  | 'never the case'
  | 'excepted already'
  | 'in the same cases'
  | 'idle between'
  | 'adds nothing'

/** In the order in which they are told. */
const WORDS: Readonly<Record<Reason, string>> = {
  'done already': 'an instruction that the one before has done already does nothing',
  'untrue by then': 'a rule that has made its own condition untrue does nothing a second time',
  'another round': 'what stands in a loop once more is another round of it',
  'over anyway': 'the game is over after its last instruction',
  'fulfilled anyway': 'every permitted move does what must be done, and passing is no move',
  'bound anyway': 'where the text asks nobody may pass anyway',
  'behind another': 'a rule never comes instead of an event where one before it asks the same',
  'excepted already': 'an exception that the one before has made already changes nothing',
  'in the same cases': 'the conditions hold in the same cases',
  'idle between': 'nothing is done in the cases in which only one of the conditions holds',
  'never the case': 'a value for a case that never comes is never taken',
  'adds nothing': 'what only one of the sums counts adds nothing',
}

/**
 * Why two programs that declare the same do the same in every position, in words; null where that is not known, or
 * where nothing differs that this could be said of.
 */
export function whySame(old: Program, next: Program): string | null {
  const times = { old: new Map<Reason, number>(), new: new Map<Reason, number>() }
  const note = (side: Side, reason: Reason, n = 1): void => {
    times[side].set(reason, (times[side].get(reason) ?? 0) + n)
  }
  const done = { old: new DoneAlready(old), new: new DoneAlready(next) }
  const gone = {
    old: textsGone(old, done.old, (reason) => note('old', reason)),
    new: textsGone(next, done.new, (reason) => note('new', reason)),
  }
  const behind = { old: textsBehind(old), new: textsBehind(next) }
  for (const side of SIDES) {
    note(side, 'behind another', behind[side].size)
  }
  const isLeft =
    (side: Side) =>
    (proc: Proc): boolean =>
      !gone[side].has(proc) && !behind[side].has(proc)
  const naming = {
    old: { ...valuesIn(old), nameOf: (x: TExpr) => nameOf(x, (id) => parts.variables.get(id) ?? `${id} of old`) },
    new: { ...valuesIn(next), nameOf: (x: TExpr) => nameOf(x, (id) => id) },
  }
  /**
   * Values that are worked out by cases are looked into where they are not alike as they are named: that is more to
   * try.
   */
  const areInTheSameCases = (a: readonly (readonly TExpr[])[], b: readonly (readonly TExpr[])[]): boolean =>
    [BY_NAME, {}].some((how) =>
      areAlike(alternatives(a, { ...naming.old, ...how }), alternatives(b, { ...naming.new, ...how })),
    )
  const parts: SameParts = new SameParts({
    text: (side, body): readonly TStmt[] => {
      const said = body.filter((s) => s.kind !== 'hook' || isLeft(side)(s.rule.proc))
      const { body: left, gone: idle } = done[side].leftOut(said)
      for (const reason of idle) note(side, reason)
      return left
    },
    rules: (side, all, at): readonly unknown[] => {
      if (at === 'befores' || at === 'afters' || at === 'insteads')
        return (all as readonly HookRule[]).filter(({ proc }) => isLeft(side)(proc))
      if (at === 'excepts' || at === 'viewers') {
        const left = done[side].exceptionsLeftOut(all as readonly TExcept[])
        note(side, 'excepted already', all.length - left.length)
        return left
      }
      if (at === 'offers') {
        const left = withoutIdleDuties(all as readonly OfferRule[])
        note(side, 'fulfilled anyway', all.length - left.length)
        return left
      }
      if (at === 'compulsions') {
        const left = withoutIdleCompulsions(all as readonly Compulsion[], (side === 'old' ? old : next).sites)
        note(side, 'bound anyway', all.length - left.length)
        return left
      }
      return at === 'procs' ? (all as readonly Proc[]).filter(isLeft(side)) : all
    },
    holdAlike: (a, b): boolean => {
      const alike = areInTheSameCases([a], [b])
      if (alike) note('new', 'in the same cases')
      return alike
    },
    sayAlike: (a, b): boolean => {
      const alike = areInTheSameCases(testsOfFirst(a), testsOfFirst(b))
      if (alike) note('new', 'in the same cases')
      return alike
    },
    idleBetween: (cases): boolean => {
      const idle = isIdleBetween(next, cases, { old: naming.old.nameOf, new: naming.new.nameOf })
      if (idle) note('new', 'idle between')
      return idle
    },
    possible: (side, x): TExpr => {
      if (x.kind !== 'if' || !isAlways(false, x.cond, naming[side])) return x
      if (side === 'new') note(side, 'never the case')
      return x.otherwise
    },
    addAlike: (a, b): boolean => {
      const alike = areInTheSameCases([a], [b])
      if (alike) note('new', 'adds nothing')
      return alike
    },
  })
  if (!SAID.every((part) => parts.areSame(old[part], next[part], part))) return null
  const differs = (reason: Reason): boolean => (times.old.get(reason) ?? 0) !== (times.new.get(reason) ?? 0)
  const told = (Object.keys(WORDS) as Reason[]).filter(differs)
  return told.length === 0 ? null : told.map((reason) => WORDS[reason]).join(', and ')
}

/** The texts of rules that do nothing behind the rule before. */
function textsGone({ events }: Program, done: DoneAlready, note: (reason: Idle) => void): ReadonlySet<Proc> {
  const lists = [...events.values()].flatMap(({ befores, afters }) => [befores, afters])
  return textsWithout(lists, (rules) => {
    const { kept, gone } = done.rulesLeftOut(rules)
    gone.forEach(note)
    return kept
  })
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

/** Whether a condition holds, or does not, in every position. */
const isAlways = (holds: boolean, cond: TExpr, naming: Naming): boolean =>
  areAlike(alternatives([[cond]], naming), { kind: 'truth', value: holds })

const BY_NAME: Pick<Naming, 'valueOf'> = { valueOf: () => null }

const valuesIn = (program: Program): Pick<Naming, 'boundsOf' | 'numbersOf' | 'valueOf'> => ({
  boundsOf: (x) => knownBounds(program, x),
  numbersOf: (x) => knownValues(program, x),
  valueOf: (x) => knownValue(program, x),
})

/** The tests of each sentence, said of what the first is about. */
function testsOfFirst(sentences: readonly TSentence[]): readonly (readonly TExpr[])[] {
  const about = sentences[0]?.params ?? []
  return sentences.map(({ params, tests, span }) => {
    const same = new Map(params.map((param, i) => [param, localExpr(about[i] ?? param, span)]))
    return tests.map((test) => substituted(test, same))
  })
}

/** An expression by what its variables are called that it does not bind itself: those are called by their order. */
function nameOf(x: TExpr, called: (id: number) => number | string): string {
  const parts = within(x)
  const bound = new Set(parts.flatMap((part) => rowOfExpr(part).binds(part)))
  const free = parts.flatMap((part) => (part.kind === 'local' && !bound.has(part.local) ? [part.local.id] : []))
  return keyOf(x, new Map(free.map((id) => [id, String(called(id))])))
}
