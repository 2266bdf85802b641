import { appendFileSync } from 'node:fs'
import type { DiffReport } from '../../compiler/diff/report.ts'
import { renderDiffGithub } from '../../compiler/diff/render/render-github.ts'
import { diffAsJson } from '../../compiler/diff/render/render-json.ts'
import { printableLines } from '../../compiler/diagnostics/printable.ts'
import { renderMarkdown } from '../../compiler/diff/render/render-markdown.ts'
import { renderDiffText } from '../../compiler/diff/render/render-text.ts'
import { renderPage } from '../../compiler/diff/render/render-html.ts'
import type { Outcome } from '../../runtime/simulate/compare-outcomes.ts'
import { type Io, note, say, sayColoured, sayJson, wantsColour } from '../io.ts'
import type { DiffFormat } from './diff-formats.ts'
import { outcomeHtml, outcomeMarkdown, outcomeText } from './simulate/outcome-text.ts'
import { inEnglish, type Speak } from '../../grammar/saying.ts'
import { speakerOf, stated } from '../stated.ts'

/** `all`: also editorial changes one by one; `outcome` is what came of games played on both sides, where some were. */
export function printReport(
  io: Io,
  report: DiffReport,
  { format, all }: { readonly format: DiffFormat; readonly all: boolean },
  outcome: Outcome | null = null,
): void {
  const { language = 'en' } = io
  const speak = speakerOf(language)
  switch (format) {
    case 'text':
      return sayColoured(
        io,
        [
          renderDiffText(report, { colour: wantsColour(io, io.stdout), all, speak }),
          ...(outcome === null ? [] : [outcomeText(outcome, speak)]),
        ].join('\n\n'),
      )
    case 'json':
      return sayJson(io, { ...diffAsJson(report), ...(outcome === null ? {} : { outcome }) })
    case 'markdown':
      return say(io, markdown(report, all, { outcome, speak }))
    case 'html':
      return say(io, renderPage(report, outcome === null ? [] : outcomeHtml(outcome, speak), { lang: language, speak }))
    case 'github':
      return printGithub(io, report, outcome)
  }
}

const markdown = (
  report: DiffReport,
  all: boolean,
  { outcome, speak }: { readonly outcome: Outcome | null; readonly speak: Speak },
): string =>
  [renderMarkdown(report, all, speak).trimEnd(), ...(outcome === null ? [] : [outcomeMarkdown(outcome, speak)])].join(
    '\n\n',
  )

/** Beside the annotations, of which GitHub shows few, everything stands on the page of the run. */
function printGithub(io: Io, report: DiffReport, outcome: Outcome | null): void {
  for (const line of renderDiffGithub(report)) say(io, line)
  const file = io.env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  try {
    appendFileSync(file, `${printableLines(markdown(report, true, { outcome, speak: inEnglish }))}\n`)
  } catch (error) {
    note(
      io,
      stated('the summary of the run cannot be written: {1}', error instanceof Error ? error.message : String(error)),
    )
  }
}
