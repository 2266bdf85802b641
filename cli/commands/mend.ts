import { resolve } from 'node:path'
import { changesBetween } from '../../compiler/changes-between.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { changedLines, changePlaces } from '../../compiler/diff/render/lines.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { gamesMeant } from '../arguments/game-meant.ts'
import type { Context } from '../context.ts'
import { openOldSide } from '../diff/side.ts'
import { isOfOneGame, versionBefore } from '../diff/version-meant.ts'
import { type LoadedVersion, loadVersion } from '../diff/witness/load-version.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { rulesHost } from '../files/rules-host.ts'
import { writeFiles } from '../files/write-file.ts'
import { type Io, note, say } from '../io.ts'
import { evaluated } from '../live-engine.ts'
import { reportFindings } from '../output/report-findings.ts'
import { UsageError } from '../usage-error.ts'
import { changeBehind } from '../mend/change-behind.ts'
import { type ChangedExample, type MendedGame, type ToMend, mendGame } from '../mend/mend-game.ts'
import { diffLines } from '../mend/mended-lines.ts'

export interface MendOptions {
  readonly format: 'text' | 'json'
  /** Only examples whose title contains this. */
  readonly only?: string
  /** The rules that the examples were written for. */
  readonly from?: string
  readonly write?: boolean
}

/** Writes examples again that fail only because somebody is, or is no longer, asked something. */
export async function mendExamples(
  context: Context,
  paths: readonly string[],
  options: MendOptions,
): Promise<ExitCode> {
  const { io } = context
  if (options.format === 'json') throw new UsageError('what `--mend` shows is told as text; leave out `--format json`')
  const files = gamesMeant(io.cwd, paths)
  const [other] = files.slice(1)
  if (options.from !== undefined && isOfOneGame(options.from) && other !== undefined)
    throw new UsageError('`--from` names one game, and several are tested; name a revision alone, as `--from HEAD~1`')
  const texts = new Map<string, string>()
  let left = 0
  for (const file of files) {
    const game = await openGame(context, file, options.from)
    if (game === null) {
      left += 1
      continue
    }
    const mended = await mendGame(game, options.only ?? '')
    await report(io, game, mended)
    left += mended.changed.length + (options.write === true ? 0 : mended.mended.length)
    for (const [path, text] of mended.texts) texts.set(resolve(io.cwd, path), text)
  }
  if (options.write === true) writeFiles(texts)
  else if (texts.size > 0) note(io, 'nothing is written; `--write` writes it')
  return left > 0 ? exitCode.findings : exitCode.fine
}

async function openGame(context: Context, path: string, from: string | undefined): Promise<ToMend | null> {
  const { io, tools } = context
  const host = rulesHost(io.cwd, path, io.includes)
  const loaded = await loadVersion(path, host, evaluated)
  if (loaded === null) {
    const { diagnostics, omitted } = await tools.checkGame(path, host)
    reportFindings(io, diagnostics, omitted)
    return null
  }
  if (from === undefined) return { path, host, loaded, before: null }
  const before = await openBefore(context, path, from)
  return before === null ? null : { path, host, loaded, before }
}

/** The version before, without examples that have errors there. */
async function openBefore(context: Context, path: string, from: string): Promise<LoadedVersion | null> {
  const side = await openOldSide(context, await versionBefore(context.io, path, from))
  return side === null ? null : loadVersion(side.path, side.host, evaluated)
}

async function report(io: Io, game: ToMend, { examples, mended, changed }: MendedGame): Promise<void> {
  const { loaded, before } = game
  const { name } = loaded.resolution.game
  for (const { example, block } of mended) {
    say(io, `${name}: "${example.title}"${inBrackets(example.clauses)} ${example.place} mended`)
    for (const line of diffLines(block)) say(io, `  ${line}`)
  }
  const changes = before === null ? [] : changesBetween(before, loaded).filter((each) => each.class !== 'editorial')
  const behind = changeBehind(game, changes)
  for (const each of changed) {
    for (const line of changedText(name, each)) say(io, line)
    const change = each.heldBefore ? await behind(each.decl) : null
    for (const line of change === null ? [] : changeLines(change)) say(io, `  ${line}`)
  }
  const counted = changed.length === 1 ? '1 changed ruling' : `${changed.length} changed rulings`
  say(io, `${name}: ${mended.length} of ${examples} examples mended, ${counted}`)
}

function changedText(game: string, { example, failures }: ChangedExample): readonly string[] {
  const file = example.place.replace(/:\d+$/u, '')
  return [
    `${game}: "${example.title}"${inBrackets(example.clauses)} asserts what is not so any more`,
    ...failures.map(({ line, message }) => `  ${line === 0 ? example.place : `${file}:${line}`}: ${message}`),
  ]
}

/** The change of the rules by which it is another ruling now, as `diff` tells it. */
function changeLines(change: Change): readonly string[] {
  const { before, after } = changedLines(change)
  const clauses = change.clause.new.length > 0 ? change.clause.new : change.clause.old
  return [
    `by ${change.id} of ${change.rule}${inBrackets(clauses)}, ${changePlaces(change)}`,
    ...before.map((line) => `  - ${line}`),
    ...after.map((line) => `  + ${line}`),
  ]
}
