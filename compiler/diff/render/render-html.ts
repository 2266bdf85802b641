import { printable } from '../../diagnostics/printable.ts'
import { inEnglish, type Sayable, type Speak } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
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

/** In which language a page speaks, by its ISO 639-1 code. */
export interface PageLanguage {
  readonly lang: string
  readonly speak: Speak
}

const ENGLISH: PageLanguage = { lang: 'en', speak: inEnglish }

const MEANS: Readonly<Record<ChangeClass, Sayable>> = {
  shape: contrasted('the deck, the table or what is remembered has changed: saved games may not load'),
  tightens: contrasted('something that was allowed is not any more'),
  outcome: contrasted('the same move leads elsewhere'),
  undecided: contrasted('what it does, the text alone does not tell'),
  loosens: contrasted('something is allowed that was not'),
  editorial: contrasted('words, examples or order; the game is the same'),
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
export function renderPage(
  report: DiffReport,
  more: readonly string[] = [],
  { speak, lang }: PageLanguage = ENGLISH,
): string {
  const written = (words: Sayable): string => escapeMarkup(speak(words))
  const title = `${report.old.game} → ${report.new.game}`
  const isEditorial = (change: Change): boolean => change.class === 'editorial'
  const words = byClause(report.changes.filter(isEditorial))
  const rules = byClause(report.changes.filter((change) => !isEditorial(change)))
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
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
    `<p><strong>${written(summaryOf(report.changes, report))}</strong></p>`,
    ...(report.related ? [] : [`<p>${written(unrelated(report))}</p>`]),
    ...sentences(report, written),
    ...legend(report.changes, written),
    ...rules.flatMap((group) => section(report, group, speak)),
    ...(words.length === 0
      ? []
      : [
          '<details>',
          `<summary>${written(contrasted('Words, examples and order'))}</summary>`,
          ...words.flatMap((group) => section(report, group, speak)),
          '</details>',
        ]),
    ...more,
    `<p class="place">${escapeMarkup(report.old.shown)} → ${escapeMarkup(report.new.shown)}</p>`,
    '</body>',
    '</html>',
  ].join('\n')
}

function sentences(report: DiffReport, written: Speak): string[] {
  const told = inPlayersWords(report).map((line) => `<li>${printable(written(line))}</li>`)
  return told.length === 0 ? [] : ['<ul>', ...told, '</ul>']
}

function legend(changes: readonly Change[], written: Speak): string[] {
  const there = worstFirst.filter((name) => changes.some((change) => change.class === name))
  return there.length === 0
    ? []
    : [
        '<dl class="legend">',
        ...there.map((name) => `<dt>${badge(name)}</dt><dd>${written(MEANS[name])}</dd>`),
        '</dl>',
      ]
}

function section(report: DiffReport, { clauses, changes }: ClauseGroup, speak: Speak): string[] {
  return [
    '<section>',
    `<h2>${escapeMarkup(speak(heading(clauses, report)))}</h2>`,
    ...changes.flatMap((change) => article(report, change, speak)),
    '</section>',
  ]
}

function article(report: DiffReport, change: Change, speak: Speak): string[] {
  const written = (words: Sayable): string => escapeMarkup(speak(words))
  const { before, after } = changedLines(change)
  const { witness } = change
  const gate = isGated(report, change) ? ' ⛔' : ''
  const lines = [
    ...before.map((line) => `<del>− ${written(line)}</del>`),
    ...after.map((line) => `<ins>+ ${written(line)}</ins>`),
  ]
  return [
    `<article id="${change.fingerprint}">`,
    `${badge(change.class)} <strong>${escapeMarkup(change.rule)}</strong> ${escapeMarkup(change.id)}${gate}`,
    ...(lines.length === 0 ? [] : [`<pre>${lines.join('')}</pre>`]),
    ...(witness === undefined ? [] : shownBy(witness, speak)),
    ...(witness?.kind === 'found'
      ? [
          `<details><summary>${written(contrasted('as an example'))}</summary>` +
            `<pre>${escapeMarkup(witness.example.trimEnd())}</pre></details>`,
        ]
      : []),
    `<p class="place">${written(changePlaces(change))}</p>`,
    '</article>',
  ]
}

/** In words, but for what two tables say. */
function shownBy(witness: Witness, speak: Speak): string[] {
  const tables = witness.kind === 'found' ? renderTables(witness, speak) : []
  const [first = '', ...others] = witnessLines(witness).map((words) => escapeMarkup(speak(words)))
  return [`<p>${[first, ...(tables.length === 0 ? others : [])].join('<br>')}</p>`, ...tables]
}

const badge = (name: ChangeClass): string => `<span class="class ${name}">${name}</span>`
