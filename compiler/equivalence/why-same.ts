import { within } from '../analyse/walk.ts'
import type { TExcept } from '../program/declarations.ts'
import type { HookRule, Proc, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'
import { DoneAlready } from './done-already.ts'
import { conjunction } from './formula.ts'
import { knownBounds } from './known-bounds.ts'
import { SameParts } from './same-parts.ts'
import { areAlike } from './valuations.ts'

/** What a program says of what happens; what else it holds are tables of what is declared, and for who reads. */
const SAID = [
  'procs',
  'events',
  'exchange',
  'offers',
  'facts',
  'adjectives',
  'relations',
  'zones',
  'viewers',
  'always',
  'refusals',
  'defaultDecks',
] as const satisfies readonly (keyof Program)[]

const REPEATED = 'an instruction that the one before has done already does nothing'
const EXCEPTED = 'an exception that the one before has made already changes nothing'
const CONDITIONS = 'the conditions hold in the same cases'
const SUMS = 'what only one of the sums counts adds nothing'

/**
 * Why two programs that declare the same do the same in every position, in words; null where that is not known, or where
 * nothing differs that this could be said of.
 */
export function whySame(old: Program, next: Program): string | null {
  const leftOut = { old: 0, new: 0 }
  const excepted = { old: 0, new: 0 }
  const compared = { conditions: 0, sums: 0 }
  const done = { old: new DoneAlready(old), new: new DoneAlready(next) }
  const gone = { old: textsGone(old, done.old), new: textsGone(next, done.new) }
  const areInTheSameCases = (a: readonly TExpr[], b: readonly TExpr[]): boolean =>
    areAlike(
      conjunction(a, { nameOf: (x) => keyOf(x, namesOf(x, parts.variables)), boundsOf: (x) => knownBounds(old, x) }),
      conjunction(b, { nameOf: (x) => keyOf(x, new Map()), boundsOf: (x) => knownBounds(next, x) }),
    )
  const parts: SameParts = new SameParts({
    text: (side, body): readonly TStmt[] => {
      const said = body.filter((s) => s.kind !== 'hook' || !gone[side].has(s.rule.proc))
      const left = done[side].leftOut(said)
      leftOut[side] += said.length - left.length
      return left
    },
    rules: (side, all, at): readonly unknown[] => {
      if (at === 'befores' || at === 'afters')
        return (all as readonly HookRule[]).filter((rule) => !gone[side].has(rule.proc))
      if (at === 'excepts' || at === 'viewers') {
        const left = done[side].exceptionsLeftOut(all as readonly TExcept[])
        excepted[side] += all.length - left.length
        return left
      }
      return at === 'procs' ? (all as readonly Proc[]).filter((proc) => !gone[side].has(proc)) : all
    },
    holdAlike: (a, b): boolean => {
      const alike = areInTheSameCases(a, b)
      if (alike) compared.conditions += 1
      return alike
    },
    addAlike: (a, b): boolean => {
      const alike = areInTheSameCases(a, b)
      if (alike) compared.sums += 1
      return alike
    },
  })
  if (!SAID.every((part) => parts.areSame(old[part], next[part], part))) return null
  const repeated = leftOut.old !== leftOut.new || gone.old.size !== gone.new.size
  const reasons = [
    ...(repeated ? [REPEATED] : []),
    ...(excepted.old === excepted.new ? [] : [EXCEPTED]),
    ...(compared.conditions === 0 ? [] : [CONDITIONS]),
    ...(compared.sums === 0 ? [] : [SUMS]),
  ]
  return reasons.length === 0 ? null : reasons.join(', and ')
}

/** The texts of rules that do what the rule before has done already. */
function textsGone({ events }: Program, done: DoneAlready): ReadonlySet<Proc> {
  const lists = [...events.values()].flatMap(({ befores, afters }) => [befores, afters])
  return new Set(
    lists.flatMap((rules) => {
      const kept = new Set(done.rulesLeftOut(rules))
      return rules.flatMap((rule) => (kept.has(rule) ? [] : [rule.proc]))
    }),
  )
}

/** The variables of an old expression by the numbers that they have in the new program. */
function namesOf(x: TExpr, variables: ReadonlyMap<number, number>): ReadonlyMap<number, string> {
  const ids = within(x).flatMap((part) => (part.kind === 'local' ? [part.local.id] : []))
  return new Map(ids.map((id) => [id, String(variables.get(id) ?? `${id} of old`)]))
}
