import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { meantNames } from '../output/meant-names.ts'
import { indexOfName } from '../../runtime/words/same-name.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import type { Context } from '../context.ts'
import { numbered } from '../diff/witness/distinct-titles.ts'
import { type ShowOptions, exampleOf } from '../diff/witness/show-rule.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { rulesHost } from '../files/rules-host.ts'
import { note, say } from '../io.ts'
import { reportFindings } from '../output/report-findings.ts'
import { findRules, topics } from '../../language/explain-rule.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/**
 * Prints for each rule of a name or clause the smallest position in which it applies: an example that holds, and would
 * not without the rule.
 */
export async function show(context: Context, path: string, topic: string, options: ShowOptions): Promise<ExitCode> {
  const { io, tools } = context
  const file = gameMeant(io.cwd, path)
  const host = rulesHost(io.cwd, file, io.includes)
  const { resolution, program, diagnostics, omitted } = await tools.checkGame(file, host)
  if (resolution === null || diagnostics.some(({ severity }) => severity === 'error')) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  const examples: string[] = []
  const rules = rulesCalled(resolution, topic)
  for (const rule of rules) {
    const { example, searched } = await exampleOf({ file, host, resolution, program: program ?? null }, rule, options)
    if (example === null) note(io, stated('{1}: no position found that shows it ({2})', rule.called, searched))
    else examples.push(example)
  }
  if (examples.length > 0) say(io, numbered(examples).join('\n').trimEnd())
  return examples.length === rules.length ? exitCode.fine : exitCode.findings
}

function rulesCalled(resolution: Resolution, topic: string): readonly Entry[] {
  const known = topics(resolution)
  const bare = topic.replace(/^\[(.*)\]$/, '$1')
  const found = findRules(resolution, known[indexOfName(known, bare)] ?? bare)
  if (found.length > 0) return found.map(({ entry }) => entry)
  throw new UsageError(
    stated('{1} has no rule or clause `{2}`{3}', resolution.game.name, bare, meantNames(bare, known)),
  )
}
