import type { Change } from '../change.ts'
import { byClause, clausesOf, type DiffReport, isGated } from '../report.ts'
import { orderChanges } from '../order-changes.ts'
import { summaryOf } from '../summary.ts'
import { linesOf, placesOf } from './lines.ts'
import { heading, unrelated } from './render-text.ts'
import { witnessLines } from './witness-lines.ts'

/** A report for a pull request: a table of what is not editorial, then everything with its words. */
export function renderMarkdown(report: DiffReport): string {
  const behaviour = orderChanges(report.changes).filter((change) => change.class !== 'editorial')
  return [
    `### ${inline(report.old.game)} → ${inline(report.new.game)}`,
    '',
    `**${summaryOf(report.changes, report.ignored)}**`,
    ...(report.related ? [] : ['', inline(unrelated(report))]),
    ...(behaviour.length === 0
      ? []
      : [
          '',
          '| class | rule | change | clause |',
          '| --- | --- | --- | --- |',
          ...behaviour.map((change) => row(report, change)),
        ]),
    ...byClause(report.changes).flatMap(({ clauses, changes }) => [
      '',
      `#### ${inline(heading(clauses, report))}`,
      ...changes.flatMap(section),
    ]),
    '',
  ].join('\n')
}

function row(report: DiffReport, change: Change): string {
  const clauses = clausesOf(change)
  return `| ${change.class}${isGated(report, change) ? ' ⛔' : ''} | ${inline(change.rule)} | ${change.id} | ${inline(clauses.join(', '))} |`
}

function section(change: Change): string[] {
  const { before, after } = linesOf(change)
  const body = [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)]
  const { witness } = change
  return [
    '',
    `**${change.class}** ${inline(change.rule)}, ${change.id}, ${code(placesOf(change))}`,
    ...(body.length === 0 ? [] : ['', ...fenced(body, 'diff')]),
    ...(witness === undefined ? [] : ['', ...witnessLines(witness).map((line) => `> ${inline(line)}  `)]),
    ...(witness?.kind === 'found' ? ['', ...fenced(witness.example.trimEnd().split('\n'), 'rules')] : []),
  ]
}

/** Longer than any fence in the text. */
function fenced(lines: readonly string[], language: string): string[] {
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`{3,}/gu)].map(([run]) => run.length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, ...lines, fence]
}

function inline(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#]/gu, (sign) => `\\${sign}`).replace(/\n/gu, ' ')
}

function code(text: string): string {
  return text.includes('`') ? inline(text) : `\`${text.replaceAll('|', '\\|')}\``
}
