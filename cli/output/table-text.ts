import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'

/** Rows with their columns aligned, the first to the left and the others to the right. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => cellWidth(row[column] ?? ''))))
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column], column === 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function pad(text: string, width: number, left: boolean): string {
  const space = ' '.repeat(Math.max(0, width - cellWidth(text)))
  return left ? text + space : space + text
}
