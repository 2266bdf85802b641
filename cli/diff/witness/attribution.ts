import type { Change } from '../../../compiler/diff/change.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import type { Found } from '../../../runtime/diff/found.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, SETTLED, afterIfKnown } from '../../../runtime/diff/proof.ts'
import { type Pair, TwinTable, tableOf, turned } from '../../../runtime/diff/twin-table.ts'
import { lineIn, lineRange } from './lines-of-span.ts'
import type { LoadedVersion } from './load-version.ts'

/** Which changed rules had a part in what was just played, by the rules that applied. */
export class Attribution {
  private readonly changes: readonly Change[]
  private readonly old: LoadedVersion
  private readonly new: LoadedVersion
  private readonly marks: ReadonlyMap<Change, { readonly old: readonly number[]; readonly new: readonly number[] }>

  constructor(changes: readonly Change[], old: LoadedVersion, next: LoadedVersion) {
    this.changes = changes
    this.old = old
    this.new = next
    this.marks = new Map(
      changes.map((change) => [change, { old: marksIn(old, change.old), new: marksIn(next, change.new) }]),
    )
  }

  /** Forgets what applied. */
  begin(): void {
    this.old.applied.clear()
    this.new.applied.clear()
  }

  /** The changes whose rules applied since. */
  marked(): Change[] {
    return this.changes.filter((change) => {
      const marks = this.marks.get(change)
      return (
        marks !== undefined &&
        (marks.old.some((m) => this.old.applied.has(m)) || marks.new.some((m) => this.new.applied.has(m)))
      )
    })
  }

  /**
   * The same; where none of them applied, the changes that stand on no rule, such as another starting value; where
   * there is no such change, any: what can never happen is left out of the engine, and with it the note.
   */
  end(): Change[] {
    const applied = this.marked()
    if (applied.length > 0) return applied
    const unmarked = this.changes.filter((change) => this.isUnmarked(change))
    return unmarked.length > 0 ? unmarked : [...this.changes]
  }

  private isUnmarked(change: Change): boolean {
    const marks = this.marks.get(change)
    return marks === undefined || marks.old.length + marks.new.length === 0
  }
}

/** Numbers of the rules that stand within a span, and of the one in whose text it stands. */
function marksIn({ places }: LoadedVersion, span: Span | null): number[] {
  if (span === null) return []
  const { from, to } = lineRange(span)
  const lines = places.map((place) => lineIn(place, span.file.path))
  const begins = declarationAt(span)
  const around = Math.max(...lines.filter((line) => line >= begins && line <= from))
  return lines.flatMap((line, i) => (line === around || (line >= from && line <= to) ? [i] : []))
}

/** The line at the margin that a span belongs to. */
function declarationAt({ file, start }: Span): number {
  const { line } = lineColumn(file, start)
  const above = file.text.split('\n').slice(0, line)
  return above.findLastIndex((each) => /^[^\s-]/u.test(each)) + 1
}

/** Plays what was found on both sides once more. */
export function playFound(between: Pair, { scenario, choices, leader, game }: Found): void {
  const pair = leader === 'old' ? between : turned(between)
  const table = scenario !== null ? TwinTable.at(pair, scenario) : game !== null ? tableOf(pair, game) : null
  for (const choice of choices) table?.choose(choice)
}

/** The same of what was proved of it. */
export function playProof({ forth: { a, b } }: Pair, { scenario }: Proof): void {
  for (const version of [a, b]) afterIfKnown(version, asExample(version, scenario, [SETTLED]))
}
