import type { RulesEdit } from '../../runtime/report/rules-change.ts'

/** A text after edits, which stand in the order of their places. */
export const editedText = (text: string, edits: readonly Omit<RulesEdit, 'path'>[]): string =>
  edits.reduceRight((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)
