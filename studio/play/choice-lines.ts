import { type NumberRange, rangeFrom } from '../../runtime/words/numbered-choices.ts'
import type { TableChoice } from './table.ts'

/** A line of what may be chosen: one choice, or one for each of many numbers that follow each other. */
export type ChoiceLine =
  | { readonly kind: 'one'; readonly choice: TableChoice }
  | { readonly kind: 'range'; readonly range: NumberRange; readonly choices: readonly TableChoice[] }

/** What may be chosen, with many numbers in one line. */
export function choiceLines(choices: readonly TableChoice[]): readonly ChoiceLine[] {
  const lines: ChoiceLine[] = []
  for (let at = 0; at < choices.length;) {
    const range = rangeFrom(choices, at)
    const choice = choices[at]
    if (range !== null) lines.push({ kind: 'range', range, choices: choices.slice(at, at + range.many) })
    else if (choice !== undefined) lines.push({ kind: 'one', choice })
    at += range?.many ?? 1
  }
  return lines
}

/** The choice of a line for a number; undefined where it has none. */
export const choiceOfNumber = (
  { range, choices }: Extract<ChoiceLine, { kind: 'range' }>,
  number: number,
): TableChoice | undefined => choices[number - range.from]
