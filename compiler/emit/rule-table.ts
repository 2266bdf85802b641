/** Every rule that can be named as a reason, in the order of the table that the engine carries. */
export interface RuleRow {
  readonly name: string
  readonly kind: string
  readonly clauses: readonly string[]
  readonly span: {
    readonly file: { readonly path: string; readonly text: string }
    readonly start: number
    readonly end: number
  }
}

export class RuleTable {
  readonly rows: RuleRow[] = []
  private readonly index = new Map<string, number>()

  of(row: RuleRow): number {
    const key = `${row.kind} ${row.name} ${row.span.file.path} ${row.span.start}`
    const known = this.index.get(key)
    if (known !== undefined) return known
    this.rows.push(row)
    this.index.set(key, this.rows.length - 1)
    return this.rows.length - 1
  }
}
