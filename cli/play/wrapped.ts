import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'

const margin = '     '
const separator = ' · '
const widest = 110

/** Short pieces one after the other, in lines that fit a terminal. */
export function wrapped(pieces: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    const longer = line === '' ? margin + piece : line + separator + piece
    if (line !== '' && cellWidth(longer) > widest) {
      lines.push(line)
      line = margin + piece
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}
