import { analysesOf } from '../analyse/analyses.ts'
import { firstCall } from '../analyse/first-call.ts'
import { placesOf } from '../analyse/places-asked.ts'
import { CHOSEN } from '../program/number-ranges.ts'
import type { Several, TExpr, TStmt } from '../program/ir.ts'
import { type Choice, type Machine, type Play, type Said, holds, number, refuse, single, value } from './machine.ts'
import { offerable } from './offers.ts'
import { ask } from './questions.ts'
import type { Env, Single } from './value.ts'

type Choose = TStmt & { kind: 'choose' }

function chooser(m: Machine, who: TExpr | 'chance', env: Env): number | 'chance' | null {
  return who === 'chance' ? who : single(m, who, env)
}

/** What may be chosen. @throws RangeError where a number is too small to be answered. */
function candidates(m: Machine, s: Choose, env: Env): readonly Single[] {
  const all = offerable(m, s.domain, env)
  if (s.domain.local.type.base !== 'number') return all
  const wrong = all.find((n) => Number(n) < CHOSEN.from || Number(n) > CHOSEN.to)
  if (wrong !== undefined)
    throw new RangeError(`${s.site.prompt}: the number ${wrong} does not lie within ${CHOSEN.from} to ${CHOSEN.to}`)
  return all
}

const answers = (values: readonly Single[]): readonly Choice[] => values.map((one) => ({ kind: 'choose', value: one }))

/**
 * The choice of one; false where there was nothing to choose. What a word was found to mean before, it goes on to mean.
 */
export function* chooseOne(m: Machine, s: Choose, env: Env, said: Said): Play<boolean> {
  if (s.reading?.askedBefore === true && env.get(s.result) !== null) return true
  const answer = yield* ask(m, s.site, {
    who: chooser(m, s.who, env),
    choices: answers(candidates(m, s, env)),
    optional: false,
  })
  env.set(s.result, answer.kind === 'choose' ? answer.value : null)
  if (answer.kind === 'choose') return true
  refuse(m, missing(s, said))
  return false
}

function missing(
  s: Choose,
  said: Said,
): { readonly rule: string; readonly kind: 'choice'; readonly clauses: readonly string[] } {
  return { rule: said.name, kind: 'choice', clauses: s.cites.length > 0 ? s.cites : said.cites }
}

/**
 * The choice of several, one by one: of what a set that passes its test can still be made of, until that is so and
 * enough.
 */
export function* chooseSeveral(m: Machine, s: Choose, env: Env, said: Said): Play {
  const [from, to] = s.count === null ? [1, 1] : [number(m, s.count.from, env), number(m, s.count.to, env)]
  const passes = (set: readonly Single[]): boolean =>
    s.setTest === null || env.having(s.result, set, () => holds(m, s.setTest as TExpr, env))
  // Where a test asks for no place, sets of the same members need be looked at in one order only.
  const inAnyOrder =
    s.setTest !== null && placesOf(m.program, analysesOf(m.program).effects(), s.result, [s.setTest]) !== 'none'
  let picked: readonly Single[] = []
  env.set(s.result, picked)
  while (picked.length < to) {
    const rest = candidates(m, s, env).filter((one) => !picked.includes(one))
    const open =
      s.setTest === null
        ? rest
        : rest.filter((one) =>
            canBeFilled(
              [...picked, one],
              rest.filter((other) => other !== one),
              { from, to, passes, inAnyOrder },
            ),
          )
    const optional = picked.length >= from && passes(picked)
    const answer = yield* ask(m, s.site, { who: chooser(m, s.who, env), choices: answers(open), optional })
    if (answer.kind !== 'choose') break
    picked = [...picked, answer.value]
    env.set(s.result, picked)
  }
  if (picked.length < from || !passes(picked)) refuse(m, missing(s, said))
}

interface Wanted {
  readonly from: number
  readonly to: number
  readonly passes: (set: readonly Single[]) => boolean
  /** Whether sets of the same members may differ by their order. */
  readonly inAnyOrder: boolean
}

/** Whether some of the rest make a set of the right size that passes. */
function canBeFilled(set: readonly Single[], rest: readonly Single[], wanted: Wanted): boolean {
  if (set.length >= wanted.from && wanted.passes(set)) return true
  if (set.length >= wanted.to || set.length + rest.length < wanted.from) return false
  return rest.some((one, i) =>
    canBeFilled([...set, one], wanted.inAnyOrder ? rest.toSpliced(i, 1) : rest.slice(i + 1), wanted),
  )
}

/** One of the lines, or several of them, which are then carried out as they are printed. */
export function* chooseBranches(m: Machine, s: TStmt & { kind: 'oneOf' }, env: Env, said: Said): Play {
  const picked = s.several === undefined ? yield* pickOne(m, s, env) : yield* pickSeveral(m, s, s.several, env)
  for (const index of picked.toSorted((a, b) => a - b)) yield* m.means.block(m, s.branches[index] ?? [], env, said)
}

function* pickOne(m: Machine, s: TStmt & { kind: 'oneOf' }, env: Env): Play<readonly number[]> {
  const index = yield* branchOf(m, s, env)
  return index < 0 ? [] : [index]
}

/** Which line was chosen, counted from 0; -1 where there was none. */
export function* branchOf(m: Machine, s: TStmt & { kind: 'oneOf' }, env: Env): Play<number> {
  const answer = yield* ask(m, s.site, {
    who: chooser(m, s.who, env),
    choices: branches(m, s, env, []),
    optional: false,
  })
  if (answer.kind === 'branch') return answer.index
  refuse(m)
  return -1
}

function* pickSeveral(
  m: Machine,
  s: TStmt & { kind: 'oneOf' },
  { from, to, again }: Several,
  env: Env,
): Play<readonly number[]> {
  const [least, most] = [number(m, from, env), number(m, to, env)]
  let picked: readonly number[] = []
  while (picked.length < most) {
    const answer = yield* ask(m, s.site, {
      who: chooser(m, s.who, env),
      choices: branches(m, s, env, again ? [] : picked),
      optional: picked.length >= least,
    })
    if (answer.kind !== 'branch') break
    picked = [...picked, answer.index]
  }
  if (picked.length < least) refuse(m)
  return picked
}

/** The lines whose first call may happen. */
function branches(m: Machine, s: TStmt & { kind: 'oneOf' }, env: Env, without: readonly number[]): readonly Choice[] {
  return s.branches.flatMap((branch, index): Choice[] => {
    const first = firstCall(branch)
    const event = first !== null && !first.forced ? m.program.events.get(first.event) : undefined
    const args = first?.args.map((x) => value(m, x, env)) ?? []
    const open = !without.includes(index) && (event === undefined || m.means.mayHappen(m, event, args))
    return open ? [{ kind: 'branch', index }] : []
  })
}
