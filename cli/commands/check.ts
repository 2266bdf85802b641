import type { Sayable } from '../../grammar/saying.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderGithub } from '../../compiler/diagnostics/render-github.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { summaryLine } from '../../compiler/diagnostics/summary-line.ts'
import { cardsWithoutRules } from '../cards/without-rules.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { type Io, note, say, sayColoured, sayJson, wantsColour } from '../io.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { versionsTooLow } from '../diff/held-versions.ts'
import { speakerOf, stated } from '../stated.ts'
import { fewOf } from '../output/few-of.ts'
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
  const unruled = new Set<string>()
  const ofBefore: Sayable[] = []
  let omitted = 0
  const files = gamesMeant(io.cwd, paths)
  for (const file of files) {
    const result = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
    found.push(...result.diagnostics)
    omitted += result.omitted
    for (const card of result.resolution === null ? [] : cardsWithoutRules(result.resolution)) unruled.add(card)
    if (hasErrors(result.diagnostics)) ofBefore.push(...[(await earlierLanguage(context, file)) ?? []].flat())
  }
  // Variants repeat what was found in their base.
  const ordered = orderDiagnostics(found)
  print(io, options.format, { found: ordered, omitted, unruled: [...unruled] })
  const told = summaryLine(ordered, omitted)
  note(
    io,
    files.length === 1 ? stated('1 game checked: {1}', told) : stated('{1} games checked: {2}', files.length, told),
  )
  for (const each of ofBefore) note(io, each)
  if (unruled.size > 0) note(io, stated('without rules yet, and doing nothing: {1}', fewOf([...unruled])))
  const tooLow = options.against === undefined ? [] : await versionsTooLow(context, files, options.against)
  for (const each of tooLow) note(io, each)
  if (tooLow.length > 0) return exitCode.findings
  return ordered.some((each) => options.strict || each.severity === 'error') ? exitCode.findings : exitCode.fine
}

const hasErrors = (found: readonly Diagnostic[]): boolean => found.some(({ severity }) => severity === 'error')

/** What is printed: findings, how many more there are, and cards that have no rules yet. */
interface Findings {
  readonly found: readonly Diagnostic[]
  readonly omitted: number
  readonly unruled: readonly string[]
}

function print(io: Io, format: CheckOptions['format'], { found, omitted, unruled }: Findings): void {
  if (format === 'json')
    return sayJson(io, { ...renderJson(found, omitted), ...(unruled.length === 0 ? {} : { unruled }) })
  if (format === 'github') return found.forEach((each) => say(io, renderGithub(each)))
  for (const each of found)
    sayColoured(io, `${renderText(each, { colour: wantsColour(io, io.stdout), speak: speakerOf(io.language) })}\n`)
}
