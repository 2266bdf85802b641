import { appendFileSync } from 'node:fs'
import type { DiffReport } from '../../compiler/diff/report.ts'
import { renderDiffGithub } from '../../compiler/diff/render/render-github.ts'
import { diffAsJson } from '../../compiler/diff/render/render-json.ts'
import { renderMarkdown } from '../../compiler/diff/render/render-markdown.ts'
import { renderDiffText } from '../../compiler/diff/render/render-text.ts'
import { renderPage } from '../../compiler/diff/render/render-html.ts'
import { note, say, type Io, wantsColour } from '../io.ts'

export const diffFormats = ['text', 'json', 'markdown', 'github', 'html'] as const

export type DiffFormat = (typeof diffFormats)[number]

export function printReport(io: Io, report: DiffReport, format: DiffFormat): void {
  switch (format) {
    case 'text': return say(io, renderDiffText(report, { colour: wantsColour(io, io.stdout) }))
    case 'json': return say(io, JSON.stringify(diffAsJson(report), null, 2))
    case 'markdown': return say(io, renderMarkdown(report).trimEnd())
    case 'html': return say(io, renderPage(report))
    case 'github': return printGithub(io, report)
  }
}

/** Beside the annotations, of which GitHub shows few, everything stands on the page of the run. */
function printGithub(io: Io, report: DiffReport): void {
  for (const line of renderDiffGithub(report)) say(io, line)
  const file = io.env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  try {
    appendFileSync(file, renderMarkdown(report))
  } catch (error) {
    note(io, `the summary of the run cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
