import { inEnglish } from '../../../grammar/saying.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import type { Change, FoundWitness, Witness } from '../change.ts'
import type { ChangeClass } from '../change-kind.ts'
import type { ChangeId } from '../catalogue.ts'
import { orderChanges, worstFirst } from '../order-changes.ts'
import { type DiffReport, isGated, type ReportSide } from '../report.ts'
import { summaryOf } from '../summary.ts'

export interface JsonPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

type JsonWitness = Exclude<Witness, FoundWitness> | Omit<FoundWitness, 'tables'>

export interface JsonChange {
  readonly id: ChangeId
  readonly class: ChangeClass
  readonly rule: string
  readonly fingerprint: string
  readonly clause: { readonly old: readonly string[]; readonly new: readonly string[] }
  readonly before: string | null
  readonly after: string | null
  readonly old: JsonPlace | null
  readonly new: JsonPlace | null
  readonly gated: boolean
  readonly witness: JsonWitness | null
}

/** What `diff --format json` prints; `cli/schema/diff.schema.json` describes it. */
export interface JsonDiff {
  readonly format: 'houserules-diff/1'
  readonly old: { readonly source: string; readonly game: string }
  readonly new: { readonly source: string; readonly game: string }
  readonly related: boolean
  readonly summary: string
  readonly version?: { readonly old: string; readonly new: string }
  readonly counts: Readonly<Record<ChangeClass, number>>
  readonly ignored: number
  readonly changes: readonly JsonChange[]
}

export function diffAsJson(report: DiffReport): JsonDiff {
  const { changes } = report
  const counts = Object.fromEntries(
    worstFirst.map((name) => [name, changes.filter((change) => change.class === name).length]),
  ) as Record<ChangeClass, number>
  return {
    format: 'houserules-diff/1',
    old: side(report.old),
    new: side(report.new),
    related: report.related,
    summary: inEnglish(summaryOf(changes, report)),
    ...(report.version === undefined ? {} : { version: report.version }),
    counts,
    ignored: report.ignored,
    changes: orderChanges(changes).map((change) => jsonChange(report, change)),
  }
}

const side = ({ shown, game }: ReportSide): JsonDiff['old'] => ({ source: shown, game })

function jsonChange(report: DiffReport, change: Change): JsonChange {
  const { id, rule, fingerprint, clause, before, after } = change
  return {
    id,
    class: change.class,
    rule,
    fingerprint,
    clause,
    before,
    after,
    old: jsonPlace(change.old),
    new: jsonPlace(change.new),
    gated: isGated(report, change),
    witness: plainWitness(change.witness),
  }
}

/** Tables are for eyes: who reads JSON has the example. What class and page are made of is told by these. */
function plainWitness(witness: Witness | undefined): JsonWitness | null {
  if (witness === undefined) return null
  if (witness.kind === 'none') return { ...witness, searched: inEnglish(witness.searched) }
  if (witness.kind === 'same') return { ...witness, because: inEnglish(witness.because) }
  const { tables: _, isInner: _inner, refuses: _refuses, value, ...plain } = witness
  return {
    ...plain,
    ...(value === undefined ? {} : { value: inEnglish(value) }),
    where: inEnglish(plain.where),
    scene: inEnglish(plain.scene),
    old: inEnglish(plain.old),
    new: inEnglish(plain.new),
  }
}

function jsonPlace(span: Span | null): JsonPlace | null {
  return span === null ? null : { file: span.file.path, ...lineColumn(span.file, span.start) }
}
