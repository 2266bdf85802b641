import { compareGames } from '../../compiler/diff/compare-games.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { plainLine } from '../../compiler/syntax/plain-line.ts'
import { nearestNames } from '../../compiler/diagnostics/nearest.ts'
import { indexOfName } from '../../runtime/same-name.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import type { Context } from '../context.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { rulesHost } from '../files/rules-host.ts'
import { note, say } from '../io.ts'
import { reportFindings } from '../output/report-findings.ts'
import { findRules, topics } from '../rules/explain-rule.ts'
import { placeOf } from '../rules/rule-entry.ts'
import { textWithout } from '../rules/rule-left-out.ts'
import type { RulesHost } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'

export interface ShowOptions {
  /** Seconds of processor time for each rule. */
  readonly within: number
  readonly seed: number
  readonly roundLimit?: number
}

/**
 * Prints for each rule of a name or clause the smallest position in which it applies: an example that holds, and would
 * not without the rule.
 */
export async function show(context: Context, path: string, topic: string, options: ShowOptions): Promise<ExitCode> {
  const { io, tools } = context
  const file = gameMeant(io.cwd, path)
  const host = rulesHost(io.cwd, file, io.includes)
  const { resolution, diagnostics, omitted } = await tools.checkGame(file, host)
  if (resolution === null || diagnostics.some(({ severity }) => severity === 'error')) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  const examples: string[] = []
  const rules = rulesCalled(resolution, topic)
  for (const rule of rules) {
    const { example, searched } = await exampleOf({ file, host, resolution }, rule, options)
    if (example === null) note(io, `${rule.called}: no position found that shows it (${searched})`)
    else examples.push(`${ruleLine(rule)}\n${example}`)
  }
  if (examples.length > 0) say(io, examples.join('\n').trimEnd())
  return examples.length === rules.length ? exitCode.fine : exitCode.findings
}

/** The rule that the example below shows, as a comment: where it stands, and its first line. */
function ruleLine({ decl }: Entry): string {
  const [first = ''] = decl.span.file.text.slice(decl.span.start).split('\n', 1)
  return `-- ${placeOf(decl)}: ${plainLine(first)}`
}

function rulesCalled(resolution: Resolution, topic: string): readonly Entry[] {
  const known = topics(resolution)
  const bare = topic.replace(/^\[(.*)\]$/, '$1')
  const found = findRules(resolution, known[indexOfName(known, bare)] ?? bare)
  if (found.length > 0) return found.map(({ entry }) => entry)
  const near = nearestNames(bare, known)
  const hint = near.length === 0 ? '' : `; did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`
  throw new UsageError(`${resolution.game.name} has no rule or clause \`${bare}\`${hint}`)
}

interface Shown {
  readonly file: string
  readonly host: RulesHost
  readonly resolution: Resolution
}

/** What tells the game apart from the same without the rule. */
async function exampleOf(
  { file, host, resolution }: Shown,
  rule: Entry,
  { within, seed, roundLimit }: ShowOptions,
): Promise<{ readonly example: string | null; readonly searched: string }> {
  const { path } = rule.decl.span.file
  const text = textWithout(rule, resolution.game)
  if (text === null) return { example: null, searched: 'it is no rule that something could happen without' }
  const without = { ...host, read: (each: string) => (each === path ? text : host.read(each)) }
  const { checkGame } = await import('../../compiler/compile.ts')
  const before = checkGame(file, without, emptyCaches())
  const wrong = before.diagnostics.find(({ severity }) => severity === 'error')
  if (before.resolution === null || wrong !== undefined)
    return { example: null, searched: `others need it: ${wrong?.primary.text ?? 'the game cannot be read without it'}` }
  const changes = compareGames(before.resolution, resolution)
  const found = await findWitnesses({ old: { path: file, host: without }, new: { path: file, host } }, changes, {
    milliseconds: within * 1000,
    games: Infinity,
    seed,
    holdsOn: 'new',
    aimsFirst: true,
    ...roundsMeant({ roundLimit }),
  })
  const witnesses = [...found.values()]
  const example = witnesses.find((each) => each.kind === 'found' && !each.example.startsWith('--'))
  if (example?.kind === 'found') return { example: example.example, searched: '' }
  return {
    example: null,
    searched: witnesses.flatMap((each) => (each.kind === 'none' ? each.searched : [])).join('; ') || 'nothing changes',
  }
}
