import { inEnglish } from '../../grammar/saying.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { editSummary } from '../../compiler/diff/summary.ts'
import type { BuiltGame } from './build-games.ts'

/** What an edit does to the rules of each game, in a line for all of which it does the same. */
export function editLines(edits: readonly (readonly [BuiltGame | null, BuiltGame])[]): string[] {
  const games = new Map<string, string[]>()
  for (const [before, after] of edits) {
    if (before?.compared == null || after.compared === null || after.game === null) continue
    const summary = inEnglish(editSummary(changesBetween(before.compared, after.compared)))
    games.set(summary, [...(games.get(summary) ?? []), after.game.name])
  }
  return [...games].map(
    ([summary, names]) => `  ${names.length <= 3 ? names.join(', ') : `${names.length} games`}: ${summary}`,
  )
}
