import { relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { watch, type FSWatcher } from 'chokidar'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, spoken } from '../io.ts'
import { textOrNull } from '../files/read-text.ts'
import { reportFindings } from '../output/report-findings.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import { compileAll, compileOne, omittedOf, writeGames, type BuiltGame, type Compile } from './build-games.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'
import { sideBySide } from '../../compiler/diagnostics/worded.ts'

let collect: (() => void) | undefined
/** Bytes that were in use when memory was last given back. */
let inUse = 0
/** So much may lie about, as giving it back takes longer than most builds. */
const LEFT_LYING = 64 * 2 ** 20

/**
 * Gives back the memory of what builds have made and nobody needs any more. A process that waits for hours for the next
 * edit would else take more and more of it, as nothing presses for it.
 */
function giveBack(): void {
  if (process.memoryUsage().heapUsed - inUse < LEFT_LYING) return
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  inUse = process.memoryUsage().heapUsed
}

/** Several files saved at once are one change. */
const settleMs = 20
/** The watcher may say nothing of a file that changes again soon, so files are looked at again after these times. */
const lookAgainMs = [80, 500, 2000]

/** Builds, and builds again what a change touches, until the process is interrupted. */
export async function watchAndBuild(context: Context, paths: readonly string[], out: string): Promise<ExitCode> {
  const { io } = context
  const known = new Map<string, BuiltGame>()
  const start = performance.now()
  for (const built of await compileAll(context, gamesMeant(io.cwd, paths), edited(context)))
    known.set(built.file, built)
  finish(context, [...known.values()], out, start)
  const roots = new Set([
    ...(paths.length === 0 ? ['rules'] : paths),
    ...[...known.values()].flatMap((each) => [...each.sources.keys()]),
  ])
  const watcher = watch(
    [...roots].map((path) => resolve(io.cwd, path)),
    // A folder that is called as rules are is not looked into: of the file that comes back in its place nothing would be heard.
    {
      ignoreInitial: true,
      ignored: (path, stats) => stats !== undefined && stats.isFile() !== path.endsWith('.rules'),
    },
  )
  const moments = settledMoments(watcher, io.interrupt)
  await new Promise<void>((ready) => watcher.once('ready', ready))
  note(io, stated('watching; Ctrl-C ends'))
  let trouble: string | null = null
  for await (const moment of moments) {
    try {
      if (await rebuild(context, paths, known, moment, out)) giveBack()
      trouble = null
    } catch (error) {
      // What is in the way may be gone at the next look; of one trouble it is said once.
      const words = error instanceof UsageError ? error.words : error instanceof Error ? error.message : String(error)
      const said = spoken(io, words)
      if (said !== trouble) note(io, said)
      trouble = said
    }
  }
  await watcher.close()
  return exitCode.fine
}

const edited =
  ({ tools }: Context): Compile =>
  (file, host) =>
    tools.compileEdited(file, host)

/** Whether anything had to be built. */
async function rebuild(
  context: Context,
  paths: readonly string[],
  known: Map<string, BuiltGame>,
  moment: Moment,
  out: string,
): Promise<boolean> {
  const { io } = context
  const start = performance.now()
  const files = gamesMeant(io.cwd, paths)
  for (const file of known.keys()) if (!files.includes(file)) known.delete(file)
  const touched = files.filter((file) => isTouched(io.cwd, known.get(file), moment))
  const built: BuiltGame[] = []
  for (const file of touched) built.push(await compileOne(context, file, edited(context)))
  const news = built.filter((each) => !isSaid(known.get(each.file), each))
  if (news.length > 0) finish(context, news, out, start)
  // Only who watches needs what compares.
  const { editLines } = await import('./edit-lines.ts')
  for (const line of editLines(news.map((each) => [known.get(each.file) ?? null, each] as const))) note(io, line)
  // What an edit changes is said against the last rules that could be compiled.
  for (const each of built)
    known.set(each.file, each.game === null ? { ...each, compared: known.get(each.file)?.compared ?? null } : each)
  return built.length > 0
}

/** Whether it waits still for what it waited for. */
function isSaid(before: BuiltGame | undefined, after: BuiltGame): boolean {
  const fault = ({ game, sources, diagnostics }: BuiltGame) => game === null && [[...sources], diagnostics]
  return before !== undefined && after.game === null && isDeepStrictEqual(fault(before), fault(after))
}

function isTouched(cwd: string, before: BuiltGame | undefined, moment: Moment): boolean {
  if (before === undefined) return true
  // A game with errors may be waiting for a file that it could not find before.
  if (before.game === null && moment === 'change') return true
  return [...before.sources].some(([path, text]) => textOrNull(resolve(cwd, path)) !== text)
}

function finish({ io }: Context, built: readonly BuiltGame[], out: string, start: number): void {
  const found = built.flatMap((each) => each.diagnostics)
  if (found.length > 0) reportFindings(io, found, omittedOf(built))
  const games = built.flatMap((each) => (each.game === null ? [] : [each.game]))
  const written = writeGames(out, games)
  const took = Math.round(performance.now() - start)
  const paths = written.map((path) => relative(io.cwd, path))
  const changed =
    paths.length === 0
      ? stated('nothing changed')
      : paths.length > 3
        ? stated('{1} and {2} more files changed', sideBySide(paths.slice(0, 3)), paths.length - 3)
        : sideBySide(paths)
  const names = games.length <= 3 ? sideBySide(games.map(({ name }) => name)) : stated('{1} games', games.length)
  note(
    io,
    games.length === 0
      ? stated('nothing built in {1} ms, nothing changed', took)
      : stated('{1} built in {2} ms, {3}', names, took, changed),
  )
}

type Moment = 'change' | 'look again'

/** Moments when files changed and were then quiet for a while, and later ones after each. */
async function* settledMoments(watcher: FSWatcher, interrupt: AbortSignal | undefined): AsyncGenerator<Moment> {
  let timer: NodeJS.Timeout | undefined
  let wake = (): void => undefined
  let due: Moment | null = null
  let looks = 0
  const after = (ms: number, moment: Moment): void => {
    // A change that is still settling must not be put off as a mere second look.
    if (moment === 'look again' && timer !== undefined) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      due = moment
      wake()
    }, ms)
  }
  watcher.on('all', () => after(settleMs, 'change'))
  interrupt?.addEventListener('abort', () => wake())
  watcher.once('ready', () => after(lookAgainMs[0] ?? 0, 'look again'))
  for (;;) {
    if (due === null)
      await new Promise<void>((resume) => {
        wake = resume
      })
    if (interrupt?.aborted === true) return clearTimeout(timer)
    const moment: Moment | null = due
    due = null
    if (moment === null) continue
    looks = moment === 'change' ? 0 : looks + 1
    const next = lookAgainMs[looks]
    if (next !== undefined) after(next, 'look again')
    yield moment
  }
}
