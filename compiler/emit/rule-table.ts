import { type Layers, byLayer } from '../game/layers.ts'
import type { Span } from '../../grammar/source-file.ts'
import { type Code, Later } from '../typescript/code.ts'
import { aside } from '../typescript/literals.ts'
import { code } from '../typescript/vocabulary.ts'

/** Every rule that can be named as a reason, in the order of the table that the engine carries. */
export interface RuleRow {
  readonly name: string
  readonly kind: string
  readonly clauses: readonly string[]
  readonly span: Span
}

export class RuleTable {
  private readonly found = new Map<string, RuleRow>()
  private readonly layers: Layers
  private sorted: readonly RuleRow[] = []

  constructor(layers: Layers) {
    this.layers = layers
  }

  /** All of them, the base's first; to be asked for when there will be no more. */
  get rows(): readonly RuleRow[] {
    if (this.sorted.length !== this.found.size)
      this.sorted = byLayer(this.layers, [...this.found.values()], (r) => r.span)
    return this.sorted
  }

  /** The number of a rule in the table. */
  of(row: RuleRow): Code {
    const known = this.rowOf(row)
    return new Later(known, () => this.rows.indexOf(known))
  }

  /** The same, with the rule's name beside it. */
  told(row: RuleRow): Code {
    return code`${this.of(row)} ${aside(row.name)}`
  }

  private rowOf(row: RuleRow): RuleRow {
    const key = `${row.kind} ${row.name} ${row.span.file.path} ${row.span.start}`
    const known = this.found.get(key) ?? row
    this.found.set(key, known)
    return known
  }
}
