import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderGithub } from '../../compiler/diagnostics/render-github.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { summaryLine } from '../../compiler/diagnostics/summary-line.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { type Io, note, say, sayColoured, sayJson, wantsColour } from '../io.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { versionsTooLow } from '../diff/held-versions.ts'
import { rulesHost } from '../files/rules-host.ts'
import { earlierLanguage } from '../rules/earlier-language.ts'

export interface CheckOptions {
  readonly format: 'text' | 'json' | 'github'
  /** Warnings count as findings too. */
  readonly strict: boolean
  /** A revision against which the numbers are held that the project gives games. */
  readonly against?: string
}

/** Says what the compiler finds. */
export async function check(context: Context, paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const { io, tools } = context
  const found: Diagnostic[] = []
  const ofBefore: string[] = []
  let omitted = 0
  const files = gamesMeant(io.cwd, paths)
  for (const file of files) {
    const result = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
    found.push(...result.diagnostics)
    omitted += result.omitted
    if (hasErrors(result.diagnostics)) ofBefore.push(...[(await earlierLanguage(context, file)) ?? []].flat())
  }
  // Variants repeat what was found in their base.
  const ordered = orderDiagnostics(found)
  print(io, ordered, omitted, options.format)
  note(io, `${files.length} ${files.length === 1 ? 'game' : 'games'} checked: ${summaryLine(ordered, omitted)}`)
  for (const each of ofBefore) note(io, each)
  const tooLow = options.against === undefined ? [] : await versionsTooLow(context, files, options.against)
  for (const each of tooLow) note(io, each)
  if (tooLow.length > 0) return exitCode.findings
  return ordered.some((each) => options.strict || each.severity === 'error') ? exitCode.findings : exitCode.fine
}

const hasErrors = (found: readonly Diagnostic[]): boolean => found.some(({ severity }) => severity === 'error')

function print(io: Io, found: readonly Diagnostic[], omitted: number, format: CheckOptions['format']): void {
  if (format === 'json') return sayJson(io, renderJson(found, omitted))
  if (format === 'github') return found.forEach((each) => say(io, renderGithub(each)))
  for (const each of found) sayColoured(io, `${renderText(each, { colour: wantsColour(io, io.stdout) })}\n`)
}
