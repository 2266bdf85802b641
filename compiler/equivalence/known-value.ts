import { substituted } from '../analyse/substituted.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** What a fact of these things is worked out as: it has no exceptions, and the things are there. */
export function knownValue(program: Program, x: TExpr): TExpr | null {
  const fact = x.kind === 'derived' ? program.facts.get(x.fact) : undefined
  if (x.kind !== 'derived' || fact === undefined || fact.value === null || fact.excepts.length > 0) return null
  if (x.args.length !== fact.params.length || x.args.some(({ type }) => type.optional)) return null
  return substituted(fact.value, new Map<Local, TExpr>(fact.params.flatMap((p, i) => argOf(p, x.args[i]))))
}

const argOf = (param: Local, arg: TExpr | undefined): readonly (readonly [Local, TExpr])[] =>
  arg === undefined ? [] : [[param, arg]]
