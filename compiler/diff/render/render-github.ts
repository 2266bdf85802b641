import { inEnglish } from '../../../grammar/saying.ts'
import { escapeMessage, escapeProperty } from '../../diagnostics/render-github.ts'
import { lineColumn } from '../../../grammar/source-file.ts'
import type { Change } from '../change.ts'
import { orderChanges } from '../order-changes.ts'
import { type DiffReport, isGated } from '../report.ts'
import { changedLines } from './lines.ts'
import { witnessLines } from './witness-lines.ts'

/**
 * Workflow commands that GitHub shows beside the lines of the new version, worst first, as it shows only ten of a
 * kind.
 */
export function renderDiffGithub(report: DiffReport): string[] {
  return orderChanges(report.changes).map((change) => annotation(report, change))
}

function annotation(report: DiffReport, change: Change): string {
  const level = isGated(report, change) ? 'error' : change.class === 'editorial' ? 'notice' : 'warning'
  // What is gone has no line on the side that is shown.
  const { file, start } = change.new ?? report.new.header
  const { line, column } = lineColumn(file, start)
  const properties = { file: file.path, line, col: column, title: `${change.class}: ${change.rule}` }
  const { before, after } = changedLines(change)
  const message = [
    `${change.id}${change.clause.new.length === 0 ? '' : ` [${change.clause.new.join(', ')}]`}`,
    ...before.map((each) => `- ${inEnglish(each)}`),
    ...after.map((each) => `+ ${inEnglish(each)}`),
    ...(change.witness === undefined ? [] : witnessLines(change.witness).map(inEnglish)),
  ]
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${level} ${list.join(',')}::${escapeMessage(message.join('\n'))}`
}
