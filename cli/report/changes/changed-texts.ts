import { questionKey } from '../../../compiler/told-host.ts'
import type { RulesEdit } from '../../../runtime/report/rules-change.ts'
import type { GameTexts } from '../../over/game-texts.ts'
import { editedText } from '../../rules/edited-text.ts'

/** The texts of a game after edits, which stand in the order of their places. */
export function changedTexts({ path, answers }: GameTexts, edits: readonly RulesEdit[]): GameTexts {
  const changed = new Map(answers)
  for (const file of new Set(edits.map((edit) => edit.path))) {
    const key = questionKey('read', [file])
    const text = changed.get(key)
    if (typeof text !== 'string') throw new Error(`${file} is none of the texts of ${path}`)
    const own = edits.filter((edit) => edit.path === file)
    changed.set(key, editedText(text, own))
  }
  return { path, answers: [...changed] }
}
