import { join } from 'node:path'
import { nearestNames } from '../../compiler/diagnostics/nearest.ts'
import { pagePath } from '../../compiler/diagnostics/page-path.ts'
import { seatName, type GameInfo, type RuleInfo } from '../../runtime/engine.ts'
import { parseSave, restore } from '../../runtime/replay.ts'
import { readClauses } from '../clause-index.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { explanationText } from '../explanation-text.ts'
import { gameMeant } from '../game-meant.ts'
import { say, type Io } from '../io.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { programRoot } from '../paths.ts'
import { readTextIfThere } from '../read-text.ts'
import { withRecord } from '../read-record.ts'
import { UsageError } from '../usage-error.ts'

export interface ExplainOptions {
  readonly save?: string
  readonly move?: string
  readonly seat?: string
}

/** Explains a rule, a clause, a move in a saved game, or the code of a finding. */
export async function explain(context: Context, path: string, topic: string | undefined, options: ExplainOptions): Promise<ExitCode> {
  const { io } = context
  if (/^HR\d{4}$/i.test(path)) return explainCode(io, path.toUpperCase())
  if ((options.save === undefined) !== (options.move === undefined)) throw new UsageError('`--save` and `--move` belong together')
  if ((topic === undefined) === (options.move === undefined)) throw new UsageError('name a rule or a clause, or give `--save FILE --move "…"`')
  const game = await loadGame(context, gameMeant(io.cwd, path))
  if (game === null) return exitCode.findings
  if (topic !== undefined) return explainRule(io, game, topic)
  return explainMove(io, game, { ...options, save: options.save ?? '', move: options.move ?? '' })
}

function explainCode(io: Io, code: string): ExitCode {
  const page = readTextIfThere(join(programRoot, pagePath(code)))
  if (page === null) throw new UsageError(`no finding has the code ${code}`)
  say(io, page.trimEnd())
  return exitCode.fine
}

function explainRule(io: Io, { engine, sources }: LoadedGame, topic: string): ExitCode {
  const wanted = topic.replace(/^\[(.*)\]$/, '$1')
  const { rules } = engine.info
  const found = rules.filter((rule) => rule.name === wanted || rule.clauses.includes(wanted))
  if (found.length === 0) throw new UsageError(`${engine.info.name} has no rule or clause \`${wanted}\`${nearHint(engine.info, wanted)}`)
  const summaries = new Map([...sources.keys()].flatMap((source) => readClauses(io.cwd, source) ?? []).map((clause) => [clause.id, clause.summary]))
  const summary = summaries.get(wanted)
  if (summary !== undefined) say(io, `[${wanted}] ${summary}\n`)
  say(io, found.map((rule) => ruleText(rule, summaries)).join('\n\n'))
  return exitCode.fine
}

function nearHint(info: GameInfo, wanted: string): string {
  const near = nearestNames(wanted, info.rules.flatMap((rule) => [rule.name, ...rule.clauses]))
  return near.length === 0 ? '' : `; did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`
}

function ruleText(rule: RuleInfo, summaries: ReadonlyMap<string, string>): string {
  const cited = rule.clauses.map((id) => `  [${id}]${summaries.has(id) ? ` ${summaries.get(id)}` : ''}`)
  return [`${rule.name} (${rule.kind}), ${rule.place}`, ...rule.text.split('\n').map((line) => `  ${line}`), ...cited].join('\n')
}

function explainMove(io: Io, { engine }: LoadedGame, options: ExplainOptions & { readonly save: string; readonly move: string }): ExitCode {
  const state = withRecord(io, options.save, (text) => restore(engine, parseSave(text)))
  const seat = options.seat === undefined ? state.asked : seatNamed(options.seat, state.players)
  say(io, explanationText(engine.explain(state, seat, options.move), seatName(seat)))
  return exitCode.fine
}

function seatNamed(name: string, players: number): number {
  const seat = Array.from({ length: players }, (_, each) => seatName(each)).indexOf(name.toUpperCase())
  if (seat === -1) throw new UsageError(`there is no seat ${name}; the seats are A to ${seatName(players - 1)}`)
  return seat
}
