import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { boundsOf, boundsOfMembers } from './bounds.ts'

/** Whether no member of a set of numbers is below nothing, as far as the text and the printed cards tell. */
export function nonNegative(program: Program, set: TExpr): boolean {
  if (set.kind === 'map') return isAtLeastNothing(program, set.body)
  return boundsOfMembers(program, set).from >= 0
}

function isAtLeastNothing(program: Program, x: TExpr): boolean {
  if (x.type.set) return false
  if (x.kind === 'printed') return isPrintedAtLeastNothing(program, x.name)
  if (x.kind === 'if') return isAtLeastNothing(program, x.then) && isAtLeastNothing(program, x.otherwise)
  if (x.kind === 'case')
    return [...x.arms.map((arm) => arm.value), x.otherwise].every((value) => isAtLeastNothing(program, value))
  if (x.kind === 'derived') {
    const fact = program.facts.get(x.fact)
    return fact?.value != null && fact.excepts.length === 0 && isAtLeastNothing(program, fact.value)
  }
  if (x.kind === 'binary' && x.op === '??') return [x.left, x.right].every((each) => isAtLeastNothing(program, each))
  return boundsOf(program, x).from >= 0
}

function isPrintedAtLeastNothing(program: Program, name: string): boolean {
  return [...program.game.definitions.values()].every(({ attributes }) => {
    const value = attributes.get(name)
    return typeof value !== 'number' || value >= 0
  })
}
