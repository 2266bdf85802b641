import type { Change, Witness } from '../change.ts'
import type { ChangeClass } from '../change-kind.ts'
import { worstFirst } from '../order-changes.ts'
import { byClause, type ClauseGroup, type DiffReport, isGated } from '../report.ts'
import { summaryOf } from '../summary.ts'
import { changedLines, changePlaces } from './lines.ts'
import { inPlayersWords } from './in-players-words.ts'
import { heading, unrelated } from './render-text.ts'
import { TABLES_STYLE, renderTables } from './render-tables.ts'
import { escapeMarkup, PAGE_POLICY } from './safe-text.ts'
import { witnessLines } from './witness-lines.ts'

const MEANS: Readonly<Record<ChangeClass, string>> = {
  shape: 'the deck, the table or what is remembered has changed: saved games may not load',
  tightens: 'something that was allowed is not any more',
  outcome: 'the same move leads elsewhere',
  undecided: 'what it does, the text alone does not tell',
  loosens: 'something is allowed that was not',
  editorial: 'words, examples or order; the game is the same',
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; border-bottom: 1px solid var(--line); padding-top: .6rem; }
pre { background: var(--soft); border-radius: .4rem; padding: .5rem .6rem; margin: .4rem 0; white-space: pre-wrap; font-size: .9rem; }
del, ins { display: block; text-decoration: none; } del { color: #b3261e; } ins { color: #1b7f3b; }
@media (prefers-color-scheme: dark) { del { color: #ff8a80; } ins { color: #7ee2a0; } }
.class { display: inline-block; border-radius: .8rem; padding: 0 .6rem; color: #fff; font-size: .85rem; }
.shape { background: #7b3fa0; } .tightens { background: #b3261e; } .outcome { background: #96650a; }
.undecided { background: #2b6a86; } .loosens { background: #1b7f3b; } .editorial { background: #666; }
.place { opacity: .7; font-size: .85rem; } article { margin: .8rem 0 1.2rem; } dd { margin: 0; }
.legend { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .3rem .6rem; }
${TABLES_STYLE}`.trim()

/**
 * A report as one page that needs nothing else, to be read on a telephone by those who play; `more` stands at its
 * end.
 */
export function renderPage(report: DiffReport, more: readonly string[] = []): string {
  const title = `${report.old.game} → ${report.new.game}`
  const isEditorial = (change: Change): boolean => change.class === 'editorial'
  const words = byClause(report.changes.filter(isEditorial))
  const rules = byClause(report.changes.filter((change) => !isEditorial(change)))
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>\n${STYLE}\n</style>`,
    '</head>',
    '<body>',
    `<h1>${escapeMarkup(title)}</h1>`,
    ...(report.new.title === '' ? [] : [`<p>${escapeMarkup(report.new.title)}</p>`]),
    `<p><strong>${escapeMarkup(summaryOf(report.changes, report))}</strong></p>`,
    ...(report.related ? [] : [`<p>${escapeMarkup(unrelated(report))}</p>`]),
    ...sentences(report),
    ...legend(report.changes),
    ...rules.flatMap((group) => section(report, group)),
    ...(words.length === 0
      ? []
      : [
          '<details>',
          '<summary>Words, examples and order</summary>',
          ...words.flatMap((group) => section(report, group)),
          '</details>',
        ]),
    ...more,
    `<p class="place">${escapeMarkup(report.old.shown)} → ${escapeMarkup(report.new.shown)}</p>`,
    '</body>',
    '</html>',
  ].join('\n')
}

function sentences(report: DiffReport): string[] {
  const told = inPlayersWords(report).map((line) => `<li>${escapeMarkup(line)}</li>`)
  return told.length === 0 ? [] : ['<ul>', ...told, '</ul>']
}

function legend(changes: readonly Change[]): string[] {
  const there = worstFirst.filter((name) => changes.some((change) => change.class === name))
  return there.length === 0
    ? []
    : [
        '<dl class="legend">',
        ...there.map((name) => `<dt>${badge(name)}</dt><dd>${escapeMarkup(MEANS[name])}</dd>`),
        '</dl>',
      ]
}

function section(report: DiffReport, { clauses, changes }: ClauseGroup): string[] {
  return [
    '<section>',
    `<h2>${escapeMarkup(heading(clauses, report))}</h2>`,
    ...changes.flatMap((change) => article(report, change)),
    '</section>',
  ]
}

function article(report: DiffReport, change: Change): string[] {
  const { before, after } = changedLines(change)
  const { witness } = change
  const gate = isGated(report, change) ? ' ⛔' : ''
  const lines = [
    ...before.map((line) => `<del>− ${escapeMarkup(line)}</del>`),
    ...after.map((line) => `<ins>+ ${escapeMarkup(line)}</ins>`),
  ]
  return [
    `<article id="${change.fingerprint}">`,
    `${badge(change.class)} <strong>${escapeMarkup(change.rule)}</strong> ${escapeMarkup(change.id)}${gate}`,
    ...(lines.length === 0 ? [] : [`<pre>${lines.join('')}</pre>`]),
    ...(witness === undefined ? [] : shownBy(witness)),
    ...(witness?.kind === 'found'
      ? [`<details><summary>as an example</summary><pre>${escapeMarkup(witness.example.trimEnd())}</pre></details>`]
      : []),
    `<p class="place">${escapeMarkup(changePlaces(change))}</p>`,
    '</article>',
  ]
}

/** In words, but for what two tables say. */
function shownBy(witness: Witness): string[] {
  const tables = witness.kind === 'found' ? renderTables(witness) : []
  const [first = '', ...others] = witnessLines(witness).map(escapeMarkup)
  return [`<p>${[first, ...(tables.length === 0 ? others : [])].join('<br>')}</p>`, ...tables]
}

const badge = (name: ChangeClass): string => `<span class="class ${name}">${name}</span>`
