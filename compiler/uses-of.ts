import type { CheckResult } from './compile.ts'
import { elaborateGame } from './elaborate/elaborate-game.ts'
import type { NameUse } from './game/name-use.ts'

const known = new WeakMap<CheckResult, readonly NameUse[]>()

/**
 * What each name of a game stands for where it is written, in the order in which names are read; empty without a game.
 * Where lines cannot be read there is no typed program; all others are then elaborated for their names alone, when
 * these are first asked for, and once for each result.
 */
export function usesOf(checked: CheckResult): readonly NameUse[] {
  const before = known.get(checked)
  if (before !== undefined) return before
  const { program, resolution } = checked
  const uses = program?.uses ?? (resolution === null ? [] : elaborateGame(resolution.game, () => {}).uses)
  known.set(checked, uses)
  return uses
}
