import { analysesOf } from '../analyse/analyses.ts'
import { EffectSet } from '../analyse/effect-set.ts'
import type { Effects } from '../analyse/effects.ts'
import { exprsOf, mentions, statementsIn } from '../analyse/walk.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { namedValues, withNamed } from './named-values.ts'
import { PLAIN } from './plain-text.ts'

/**
 * Whether two lines come to the same in either order: both do nothing but give facts and variables their values, and
 * neither asks for what the other changes, or changes it as well.
 */
export function linesCommute(program: Program, a: TStmt, b: TStmt): boolean {
  const [one, other] = [statementsIn([a]), statementsIn([b])]
  if (![...one, ...other].every(({ kind }) => PLAIN.has(kind) || kind === 'each')) return false
  const [effects, names] = [analysesOf(program).effects(), namedValues(program)]
  const [ofA, ofB] = [writtenBy(effects, a), writtenBy(effects, b)]
  const isApart = (all: readonly TStmt[], written: EffectSet, given: ReadonlySet<Local>): boolean =>
    all.every((s) =>
      askedBy(names, s).every(
        (x) => !effects.reads(x).meets(written) && ![...given].some((local) => mentions(x, local)),
      ),
    )
  const [givenA, givenB] = [givenBy(one), givenBy(other)]
  return (
    !ofA.meets(ofB) &&
    ![...givenA].some((local) => givenB.has(local)) &&
    isApart(one, ofB, givenB) &&
    isApart(other, ofA, givenA)
  )
}

const askedBy = (names: ReadonlyMap<Local, TExpr>, s: TStmt): readonly TExpr[] =>
  exprsOf(s).flatMap((x) => withNamed(names, x))

const writtenBy = (effects: Effects, s: TStmt): EffectSet => new EffectSet(effects.writes(s))

const givenBy = (all: readonly TStmt[]): ReadonlySet<Local> =>
  new Set(all.flatMap((s) => (s.kind === 'assign' ? [s.local] : [])))
