import { questionKey } from '../../../compiler/told-host.ts'
import type { TextEdit } from '../../../runtime/report/rules-change.ts'
import type { GameTexts } from '../../over/shared-run.ts'

/** The texts of a game after edits; those of one file stand in the order of their places. */
export function changedTexts({ path, answers }: GameTexts, edits: readonly TextEdit[]): GameTexts {
  const changed = new Map(answers)
  for (const edit of edits.toReversed()) {
    const key = questionKey('read', [edit.path])
    const text = changed.get(key)
    if (typeof text !== 'string') throw new Error(`${edit.path} is none of the texts of ${path}`)
    changed.set(key, text.slice(0, edit.start) + edit.text + text.slice(edit.end))
  }
  return { path, answers: [...changed] }
}
