import { partsOf } from '../analyse/walk.ts'
import type { Value } from '../interpret/value.ts'
import type { TExpr } from '../program/ir.ts'
import type { Board } from './board.ts'
import type { Want } from './goal.ts'
import type { Remedy } from './remedy.ts'

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '=', '!='])

/** By how much numbers that a sentence compares lie apart as the table is. */
export function gapsIn(board: Board, x: TExpr): readonly number[] {
  const inside = partsOf(x).flatMap((part) => gapsIn(board, part))
  if (x.kind !== 'binary' || !COMPARISONS.has(x.op) || x.left.type.base !== 'number' || x.left.type.set) return inside
  const [left, right] = [board.value(x.left), board.value(x.right)]
  return typeof left === 'number' && typeof right === 'number' ? [Math.abs(left - right), ...inside] : inside
}

/** A number that is kept, of certain things. */
interface Kept {
  readonly name: string
  readonly of: readonly Value[]
  readonly now: Value
}

/** Keeps a number that is as much greater or less as the sentence lacks, if one makes it as it shall be. */
export const shifted =
  ({ test, holds }: Want, { name, of, now }: Kept, gaps: readonly number[]): Remedy =>
  (board) => {
    if (typeof now !== 'number') return
    for (const gap of gaps.flatMap((each) => [each, each + 1, each - 1]))
      for (const value of [now + gap, now - gap]) {
        board.keep(name, of, value)
        if (board.holds(test) === holds) return
      }
  }
