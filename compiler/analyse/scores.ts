import type { Declarations } from '../program/declarations.ts'
import type { TExpr } from '../program/ir.ts'
import { contains } from './walk.ts'

/**
 * Whether a value is a sum or a difference of scores, each as it is or some constant times over. `isFixed` says of an
 * expression that nothing changes it in a game, as which side a player is on.
 */
export function isWeighed(program: Declarations, value: TExpr, isFixed: (x: TExpr) => boolean): boolean {
  const isScore = (x: TExpr): boolean => x.kind === 'stored' && isKeptNumber(program, x) && x.args.every(isFixed)
  const isTerm = (x: TExpr): boolean => {
    if (x.kind === 'number') return true
    if (x.kind !== 'binary') return isScore(x)
    if (x.op === '+' || x.op === '-') return isTerm(x.left) && isTerm(x.right)
    return x.op === '*' && ((isFactor(x.left) && isTerm(x.right)) || (isTerm(x.left) && isFactor(x.right)))
  }
  return isTerm(value) && contains(value, isScore)
}

const isFactor = (x: TExpr): boolean => x.kind === 'number' && x.value !== 0

/** A number that is kept for the game, a player or a value of a type, such as a side. */
function isKeptNumber({ facts }: Declarations, x: TExpr & { kind: 'stored' }): boolean {
  const params = facts.get(x.fact)?.params ?? []
  const { base, set, optional } = x.type
  return base === 'number' && !set && !optional && params.every(({ type }) => ['player', 'enum'].includes(type.base))
}
