/** A line of the table; the sections send theirs from processes of their own. */
export interface Row {
  readonly of: string
  readonly what: string
  readonly figure: string
  readonly note: string
}

/** Rows under one heading per subject, in columns. */
export function table(rows: readonly Row[]): string {
  const whats = Math.max(...rows.map((r) => r.what.length))
  const figures = Math.max(...rows.map((r) => r.figure.length))
  let subject = ''
  return rows
    .flatMap((row) => {
      const heading = row.of === subject ? [] : ['', row.of]
      subject = row.of
      return [...heading, `  ${row.what.padEnd(whats)}  ${row.figure.padStart(figures)}  ${row.note}`.trimEnd()]
    })
    .join('\n')
}

/** Three digits that count, with k or M. */
export function short(value: number): string {
  if (value >= 1e6) return `${digits(value / 1e6)} M`
  return value >= 1e4 ? `${digits(value / 1e3)} k` : digits(value)
}

export function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}
