import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'

const margin = '     '
const separator = ' · '

/** Cells in a line where the terminal does not say how many it has. */
export const USUAL_WIDTH = 80

/** How pieces are laid into lines. */
interface Layout {
  readonly width: number
  /** What stands before the first line, and as many cells before the others. */
  readonly head: string
  readonly between: string
}

/** Short pieces one after the other, in lines that fit a terminal. */
export function filled(pieces: readonly string[], { width, head, between }: Layout): string[] {
  const indent = ' '.repeat(cellWidth(head))
  const lines: string[] = []
  let line: string | null = null
  for (const piece of pieces) {
    const longer: string = line === null ? head + piece : line + between + piece
    if (line !== null && cellWidth(longer) > width) {
      lines.push(line)
      line = indent + piece
    } else line = longer
  }
  return line === null ? lines : [...lines, line]
}

/** What followed from an answer, below it. */
export const wrapped = (pieces: readonly string[], width: number = USUAL_WIDTH): string[] =>
  filled(pieces, { width, head: margin, between: separator })
