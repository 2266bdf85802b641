/** A name in a line, and the columns that it takes. */
export interface NameInLine {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The name that stands at a column of a line. */
export function nameAt(line: string, column: number): NameInLine | null {
  for (const { 0: text, index } of line.matchAll(
    /《[^》]*》|[\p{L}\p{M}\p{N}\p{So}_]+(?:-[\p{L}\p{M}\p{N}\p{So}_]+)*/gu,
  ))
    if (index <= column && column <= index + text.length)
      return { name: text.replace(/^《(.*)》$/u, '$1'), from: index, to: index + text.length }
  return null
}
