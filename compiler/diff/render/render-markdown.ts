import { printable } from '../../diagnostics/printable.ts'
import { inEnglish, type Speak } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import type { Change } from '../change.ts'
import { byClause, clausesOf, type DiffReport, isGated, changesListed } from '../report.ts'
import { orderChanges } from '../order-changes.ts'
import { summaryOf } from '../summary.ts'
import { changedLines, changePlaces } from './lines.ts'
import { inPlayersWords } from './in-players-words.ts'
import { editorialLeftOut, heading, unrelated } from './render-text.ts'
import { escapeMarkdown } from './safe-text.ts'
import { witnessLines } from './witness-lines.ts'

/** A report for a pull request: a table of what is not editorial, then everything with its words. */
export function renderMarkdown(report: DiffReport, all: boolean, speak: Speak = inEnglish): string {
  const behaviour = orderChanges(report.changes).filter((change) => change.class !== 'editorial')
  const told = changesListed(report, all)
  const untold = report.changes.length - told.length
  const sentences = inPlayersWords(report).map((line) => printable(speak(line)))
  return [
    `### ${escapeMarkdown(report.old.game)} → ${escapeMarkdown(report.new.game)}`,
    '',
    `**${speak(summaryOf(report.changes, report))}**`,
    ...(report.related ? [] : ['', escapeMarkdown(speak(unrelated(report)))]),
    ...(sentences.length === 0 ? [] : ['', ...sentences.map((line) => `- ${escapeMarkdown(line)}`)]),
    ...(behaviour.length === 0
      ? []
      : [
          '',
          `| ${HEADS.map(speak).join(' | ')} |`,
          '| --- | --- | --- | --- |',
          ...behaviour.map((change) => row(report, change)),
        ]),
    ...byClause(told).flatMap(({ clauses, changes }) => [
      '',
      `#### ${escapeMarkdown(speak(heading(clauses, report)))}`,
      ...changes.flatMap((change) => section(change, speak)),
    ]),
    ...(untold === 0 ? [] : ['', escapeMarkdown(speak(editorialLeftOut(untold)))]),
    '',
  ].join('\n')
}

const HEADS = [contrasted('class'), contrasted('rule'), contrasted('change'), contrasted('clause')]

function row(report: DiffReport, change: Change): string {
  const kind = `${change.class}${isGated(report, change) ? ' ⛔' : ''}`
  const clauses = clausesOf(change).join(', ')
  return `| ${[kind, escapeMarkdown(change.rule), change.id, escapeMarkdown(clauses)].join(' | ')} |`
}

function section(change: Change, speak: Speak): string[] {
  const { before, after } = changedLines(change)
  const body = [...before.map((line) => `- ${speak(line)}`), ...after.map((line) => `+ ${speak(line)}`)]
  const { witness } = change
  return [
    '',
    `**${change.class}** ${escapeMarkdown(change.rule)}, ${change.id}, ${code(speak(changePlaces(change)))}`,
    ...(body.length === 0 ? [] : ['', ...fenced(body, 'diff')]),
    ...(witness === undefined
      ? []
      : ['', ...witnessLines(witness).map((line) => `> ${escapeMarkdown(speak(line))}  `)]),
    ...(witness?.kind === 'found' ? ['', ...fenced(witness.example.trimEnd().split('\n'), 'rules')] : []),
  ]
}

/** Longer than any fence in the text. */
function fenced(lines: readonly string[], language: string): string[] {
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`{3,}/gu)].map(([run]) => run.length)))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, ...lines, fence]
}

function code(text: string): string {
  return text.includes('`') ? escapeMarkdown(text) : `\`${text.replaceAll('|', '\\|')}\``
}
