import { chained, type Sayable } from '../../grammar/saying.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { meantNames } from '../output/meant-names.ts'
import { pagePath } from '../../compiler/diagnostics/page-path.ts'
import { seatName } from '../../runtime/engine.ts'
import { parseSave, restore } from '../../runtime/records/replay.ts'
import { clauseSummaries, readClauses } from '../files/clause-index.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { explanationText } from '../output/explanation-text.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { note, say, type Io } from '../io.ts'
import { loadGame, tryLoadGame } from '../load-game.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { programRoot } from '../files/paths.ts'
import { withRecord } from '../files/read-record.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { reportFindings } from '../output/report-findings.ts'
import { contentsText } from '../rules/contents.ts'
import { textsWithout } from '../rules/rule-left-out.ts'
import { ShownBy, showingExamples } from '../rules/shown-by.ts'
import { sayingsFor } from '../../language/how-to-say.ts'
import { findRules, storyText, topics } from '../../language/explain-rule.ts'
import { rulesHost } from '../files/rules-host.ts'
import { UsageError } from '../usage-error.ts'
import { indexOfName } from '../../runtime/words/same-name.ts'
import { stated } from '../stated.ts'

export interface ExplainOptions {
  readonly save?: string
  readonly move?: string
  readonly seat?: string
  readonly roundLimit?: number
}

/** Explains a rule, a clause, a move in a saved game, the code of a finding, or how something is said. */
export async function explain(
  context: Context,
  path: string,
  topic: string | undefined,
  options: ExplainOptions,
): Promise<ExitCode> {
  const { io } = context
  const { save, move } = options
  if (isAsked(io.cwd, path)) return explainSaying(io, path, topic ?? save ?? move)
  if (/^HR\d{4}$/i.test(path)) return explainCode(io, path.toUpperCase())
  if (topic !== undefined && (save !== undefined || move !== undefined))
    throw new UsageError(topicAndMove(path, topic, options))
  if ((save === undefined) !== (move === undefined))
    throw new UsageError(stated('`--save` and `--move` belong together'))
  const file = gameMeant(io.cwd, path)
  if (save !== undefined && move !== undefined) return explainMove(context, file, { ...options, save, move })
  if (topic === undefined) return listContents(context, file, path)
  return explainRule(context, { file, path }, topic.replace(/^\[(.*)\]$/, '$1'))
}

function topicAndMove(path: string, topic: string, { save, move }: ExplainOptions): Sayable {
  const asked = `explain ${path} --save ${save ?? 'FILE'} --move "${move ?? topic}"`
  return stated(
    '`{1}` is looked up in the rules, `--save` and `--move` ask about a move; write `explain {2} {1}` or `{3}`',
    topic,
    path,
    asked,
  )
}

function explainCode(io: Io, code: string): ExitCode {
  const page = readTextIfThere(join(programRoot, pagePath(code)))
  if (page === null) throw new UsageError(stated('no finding has the code {1}', code))
  say(io, page.trimEnd())
  return exitCode.fine
}

/** How many other questions are named beside the one that is answered. */
const MOST_BESIDE = 5

/** Whether it is a question, and no file or name of a game: several words that are nowhere. */
const isAsked = (cwd: string, path: string): boolean =>
  /\S\s+\S/.test(path) && !/[\\/]|\.rules$/.test(path) && !existsSync(resolve(cwd, path))

/** How something is said in the language. */
function explainSaying(io: Io, question: string, more: string | undefined): ExitCode {
  if (more !== undefined)
    throw new UsageError(stated('`{1}` asks how something is said; nothing stands behind it', question))
  const [best, ...others] = sayingsFor(question, readTextIfThere(join(programRoot, 'grammar/how-to-say.md')) ?? '')
  if (best === undefined)
    throw new UsageError(stated('nothing is known about `{1}`; grammar/how-to-say.md lists what is', question))
  say(io, [best.question, '', ...(best.remark === '' ? [] : [best.remark, '']), ...best.lines].join('\n'))
  if (others.length > 0)
    note(
      io,
      chained('\n', [stated('near to it:'), ...others.slice(0, MOST_BESIDE).map((other) => `  ${other.question}`)]),
    )
  return exitCode.fine
}

/** Without a question, what could be asked. */
async function listContents({ io, tools }: Context, file: string, path: string): Promise<ExitCode> {
  const { resolution, diagnostics, omitted } = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
  if (resolution === null) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  say(io, contentsText(resolution))
  note(
    io,
    stated('`explain {1} NAME` and `explain {1} CLAUSE` tell more; `--save FILE --move "…"` asks about a move', path),
  )
  return exitCode.fine
}

/** What shows rules, of a game whose examples can be run. */
async function shownBy(context: Context, file: string, resolution: Resolution): Promise<ShownBy | null> {
  const game = await tryLoadGame(context, file, { coverage: true })
  return game.engine === null ? null : new ShownBy(await showingExamples(context.tools, game, resolution))
}

async function explainRule(
  context: Context,
  { file, path }: { readonly file: string; readonly path: string },
  topic: string,
): Promise<ExitCode> {
  const { io, tools } = context
  const { resolution, program, diagnostics, omitted } = await tools.checkGame(
    file,
    rulesHost(io.cwd, file, io.includes),
  )
  if (resolution === null) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  const known = topics(resolution)
  const found = findRules(resolution, known[indexOfName(known, topic)] ?? topic, program?.words)
  const clauses = resolution.modules.flatMap((module) => readClauses(io.cwd, module.path) ?? [])
  const summaries = new Map(clauses.map((clause) => [clause.id, clause.summary]))
  if (found.length === 0) {
    throw new UsageError(
      stated('{1} has no rule or clause `{2}`{3}', resolution.game.name, topic, meantNames(topic, known)),
    )
  }
  const shown = await shownBy(context, file, resolution)
  const told = found.map((story) => [storyText(story, summaries), ...(shown?.lines(story.entry) ?? [])].join('\n'))
  say(io, told.join('\n\n'))
  if (found.some(({ entry }) => textsWithout(entry, resolution.game).length > 0))
    note(io, stated('`show {1} {2}` looks for the smallest position in which it applies', path, topic))
  return exitCode.fine
}

async function explainMove(
  context: Context,
  file: string,
  { save, move, seat, roundLimit }: ExplainOptions & { readonly save: string; readonly move: string },
): Promise<ExitCode> {
  const { io } = context
  const game = await loadGame(context, file, { examples: false })
  if (game === null) return exitCode.findings
  const { engine } = game
  const state = withRecord(io, save, (text) => restore(engine, parseSave(text), roundsMeant({ roundLimit })))
  if (engine.results(state) !== null) throw new UsageError(stated('{1}: the game is over', save))
  const who = seat === undefined ? state.asked : seatNamed(seat, state.players)
  say(io, explanationText(engine.explain(state, who, move), seatName(who), clauseSummaries(io.cwd, game.files)))
  return exitCode.fine
}

function seatNamed(name: string, players: number): number {
  const seat = Array.from({ length: players }, (_, each) => seatName(each)).indexOf(name.toUpperCase())
  if (seat === -1)
    throw new UsageError(stated('there is no seat {1}; the seats are A to {2}', name, seatName(players - 1)))
  return seat
}
