import { resolve } from 'node:path'
import { changesBetween } from '../../compiler/changes-between.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { MendedBlock } from '../../language/mended-block.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import type { Context } from '../context.ts'
import { openOldSide } from '../diff/side.ts'
import { isOfOneGame, versionBefore } from '../diff/version-meant.ts'
import { type LoadedVersion, loadVersion } from '../diff/witness/load-version.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import { writeFiles } from '../files/write-file.ts'
import { note, say, sayJson } from '../io.ts'
import { evaluated } from '../live-engine.ts'
import { textsWith } from '../mend/blocks-held.ts'
import { changeBehind } from '../mend/change-behind.ts'
import { type ChangedExample, type ToMend, mendGame } from '../mend/mend-game.ts'
import { mendedAsJson } from '../mend/mended-json.ts'
import { type MendedReport, type ToldChange, mendedText } from '../mend/mended-report.ts'
import { reportFindings } from '../output/report-findings.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface MendOptions {
  readonly format: 'text' | 'json'
  /** Only examples whose title contains this. */
  readonly only?: string
  /** The rules that the examples were written for. */
  readonly from?: string
  /** Seconds of processor time for each example. */
  readonly within?: number
  readonly write?: boolean
}

/** How long is looked for lines of an example where nobody says it. */
const SECONDS = 5

interface Mended {
  readonly games: MendedReport[]
  readonly blocks: Map<string, MendedBlock>
  readonly found: Diagnostic[]
  broken: number
  omitted: number
}

/** Writes examples again that fail only because somebody is, or is no longer, asked something. */
export async function mendExamples(
  context: Context,
  paths: readonly string[],
  options: MendOptions,
): Promise<ExitCode> {
  const { io } = context
  const files = gamesMeant(io.cwd, paths)
  const [other] = files.slice(1)
  if (options.from !== undefined && isOfOneGame(options.from) && other !== undefined)
    throw new UsageError(
      stated('`--from` names one game, and several are tested; name a revision alone, as `--from HEAD~1`'),
    )
  const mended: Mended = { games: [], blocks: new Map(), found: [], broken: 0, omitted: 0 }
  for (const file of files) {
    const report = await mendFile(context, file, options, mended)
    if (report !== null && options.format === 'text') for (const line of mendedText(report)) say(io, line)
  }
  const { games, blocks, broken, found, omitted } = mended
  const written = options.write === true
  if (options.format === 'json') sayJson(io, mendedAsJson({ games, written, broken, found, omitted }))
  else if (found.length > 0) reportFindings(io, found, omitted)
  const texts = textsWith({ read: (path) => readTextIfThere(resolve(io.cwd, path)) }, [...blocks.values()])
  if (written) writeFiles(new Map([...texts].map(([path, text]) => [resolve(io.cwd, path), text])))
  else if (texts.size > 0) note(io, stated('nothing is written; `--write` writes it'))
  const isLeft = games.some(({ changed, apart, alike }) => changed.length + apart.length + alike.length > 0)
  return isLeft || broken > 0 || (texts.size > 0 && !written) ? exitCode.findings : exitCode.fine
}

/** Mends the examples of one game; null, with what is wrong noted, where it has errors. */
async function mendFile(
  context: Context,
  file: string,
  { only = '', from, within: seconds = SECONDS }: MendOptions,
  mended: Mended,
): Promise<MendedReport | null> {
  const game = await openGame(context, file, from, mended)
  if (game === null) return null
  const came = await mendGame(game, { only, seconds })
  // What another game has written again already is mended for that one.
  for (const { block } of came.mended) {
    const key = `${block.path}:${block.from}`
    if (!mended.blocks.has(key)) mended.blocks.set(key, block)
  }
  const report = {
    ...came,
    game: game.loaded.resolution.game.name,
    file,
    seconds,
    changed: await withChange(game, came.changed),
  }
  mended.games.push(report)
  return report
}

async function openGame(
  context: Context,
  path: string,
  from: string | undefined,
  mended: Mended,
): Promise<ToMend | null> {
  const { io, tools } = context
  const host = rulesHost(io.cwd, path, io.includes)
  const loaded = await loadVersion(path, host, evaluated)
  const before = loaded === null || from === undefined ? null : await openBefore(context, path, from)
  if (loaded !== null && (from === undefined || before !== null)) return { path, host, loaded, before }
  mended.broken += 1
  if (loaded !== null) return null
  const { diagnostics, omitted } = await tools.checkGame(path, host)
  mended.found.push(...diagnostics)
  mended.omitted += omitted
  return null
}

/** The version before, without examples that have errors there. */
async function openBefore(context: Context, path: string, from: string): Promise<LoadedVersion | null> {
  const side = await openOldSide(context, await versionBefore(context.io, path, from))
  return side === null ? null : loadVersion(side.path, side.host, evaluated)
}

/** Each with the change of the rules by which it is another ruling, where it is known to have held before. */
async function withChange(game: ToMend, changed: readonly ChangedExample[]): Promise<readonly ToldChange[]> {
  const { loaded, before } = game
  const changes = before === null ? [] : changesBetween(before, loaded).filter((each) => each.class !== 'editorial')
  const behind = changeBehind(game, changes)
  const told: ToldChange[] = []
  for (const each of changed) told.push({ ...each, by: each.before === 'held' ? await behind(each.decl) : null })
  return told
}
