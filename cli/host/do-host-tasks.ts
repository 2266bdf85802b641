import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { knownBot, PATIENCE_AT_TABLE } from '../../runtime/bots/bot-by-name.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import type { BaseState, Choice } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { makeSheet } from '../../studio/play/make-sheet.ts'
import { writtenSheet } from '../../studio/worker/written-sheet.ts'
import { textOrNull } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import { liveEngine } from '../live-engine.ts'
import { realToolchain } from '../real-toolchain.ts'
import { answerTasks } from '../task-thread.ts'
import type { RulesHost } from '../toolchain.ts'
import type { HostTask, MadeOrRefused, MakeTask } from './host-tasks.ts'
import type { PlannedText } from './offered-games.ts'

answerTasks<HostTask, MadeOrRefused | Choice>((task) => (task.kind === 'make' ? made(task) : thought(task)))

/** The finding that two house rules come out differently in the other order. */
const ORDER_DECIDES = 'HR0412'

async function made(task: MakeTask): Promise<MadeOrRefused> {
  const { joined, ordered } = task
  const beside = await checked(task, joined)
  const decided = beside.diagnostics.filter(({ code }) => code === ORDER_DECIDES)
  const { diagnostics, resolution, path, host } = decided.length === 0 ? beside : await checked(task, ordered)
  const wrong = diagnostics.filter(({ severity }) => severity === 'error')
  if (wrong.length > 0 || resolution === null) return { kind: 'refused', why: saidToPlayers(wrong) }
  const { script } = await realToolchain.compileScript(path, host, { examples: false })
  if (script === null) return { kind: 'refused', why: 'these rules cannot be made into a game' }
  const { engine } = liveEngine(script, path)
  const sheet = makeSheet(
    engine,
    writtenSheet(resolution, (file) => host.read(file) ?? textOrNull(resolve(task.cwd, file))),
  )
  return { kind: 'made', script, sheet, note: decided.length === 0 ? null : saidToPlayers(decided) }
}

async function checked({ cwd, includes, files }: MakeTask, { path, text }: PlannedText) {
  const host = hostFor(cwd, includes, new Map(files), path, text)
  const { diagnostics, resolution } = await realToolchain.checkGame(path, host)
  return { diagnostics, resolution, path, host }
}

function hostFor(
  cwd: string,
  includes: readonly string[],
  files: ReadonlyMap<string, string>,
  path: string,
  text: string | null,
): RulesHost {
  // What this host was given by name may be read, and what lies beside it.
  const beside = [...files.values()].map((file) => dirname(resolve(cwd, file)))
  const host = rulesHost(cwd, path, [...new Set([...includes, ...beside])])
  return {
    ...host,
    read: (asked) => (asked === path && text !== null ? text : host.read(asked)),
    find: (name) => files.get(name) ?? host.find(name),
  }
}

/** What players are told: no file and no code, as none of them has the text before them. */
const saidToPlayers = (findings: readonly Diagnostic[]): string =>
  [...new Set(findings.map(({ primary }) => primary.text))].join('; ')

const engines = new Map<string, FullEngine<BaseState>>()

/** So many engines are kept live. */
const MOST_LIVE = 20

function thought({ script, thought: { saved, seat, bot } }: Extract<HostTask, { kind: 'think' }>): Choice {
  const engine = engines.get(script.text) ?? liveEngine(script, 'table').engine
  engines.set(script.text, engine)
  const [oldest] = engines.keys()
  if (engines.size > MOST_LIVE && oldest !== undefined) engines.delete(oldest)
  const match = Match.restore(engine, saved)
  const meant = knownBot(bot, PATIENCE_AT_TABLE)
  let taken: Choice | undefined
  const noting: Bot = { ...meant, choose: (...asked) => (taken = meant.choose(...asked)) }
  match.answerBy(noting, seat, match.stepOf(seat))
  if (taken === undefined) throw new RangeError('the bot is asked nothing')
  return taken
}
