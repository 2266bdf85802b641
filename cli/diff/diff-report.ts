import type { Change } from '../../compiler/diff/change.ts'
import type { ChangeClass } from '../../compiler/diff/change-kind.ts'
import { related } from '../../compiler/diff/related.ts'
import { type DiffReport, reportSide } from '../../compiler/diff/report.ts'
import type { Side, Sides } from './side.ts'
import { summariesOf } from './summaries.ts'

/** Two versions and their changes as they are told; `gated`: classes that are not wanted. */
export function diffReport(
  sides: Sides,
  changes: readonly Change[],
  gated: readonly ChangeClass[] = [],
  ignored = 0,
): DiffReport {
  const said = (side: Side): Map<string, string> =>
    summariesOf(
      side,
      side.resolution.modules.map((m) => m.path),
    )
  const before = said(sides.old)
  return {
    old: reportSide(sides.old.shown, sides.old.resolution),
    new: reportSide(sides.new.shown, sides.new.resolution),
    changes,
    gated,
    ignored,
    related: related(sides.old.resolution, sides.new.resolution),
    summaries: new Map([...before, ...said(sides.new)]),
    clausesBefore: new Set(before.keys()),
  }
}
