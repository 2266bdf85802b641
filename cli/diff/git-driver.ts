import type { Sayable } from '../../grammar/saying.ts'
import { withText } from '../../compiler/game/load.ts'
import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Compared, changesBetween } from '../../compiler/changes-between.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { related } from '../../compiler/diff/related.ts'
import { reportSide } from '../../compiler/diff/report.ts'
import { renderDiffText } from '../../compiler/diff/render/render-text.ts'
import type { Context } from '../context.ts'
import { type Io, say, sayColoured, wantsColour } from '../io.ts'
import { problemOfText, readTextIfThere } from '../files/read-text.ts'
import { declaredName, declaresVariant } from '../../grammar/declared-name.ts'
import { rulesBelow } from '../files/rules-files.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { RulesHost } from '../toolchain.ts'
import { askGit, gitLine, repositoryOf } from './git.ts'
import { Revision, revisionHost } from './revision-host.ts'
import { speakerOf, stated } from '../stated.ts'

/** One side of a file as git hands it over. */
export interface Blob {
  /** Where git has put its text; `/dev/null` where there is none. */
  readonly file: string
  /** Its object, all zeros for a file of the working tree. */
  readonly object: string
}

/**
 * What a diff driver prints of one file: the changes of the rules that stand in it. Git takes anything but success
 * for a crash.
 */
export async function driveDiff(context: Context, path: string, old: Blob, next: Blob): Promise<void> {
  const { io } = context
  const repository = repositoryOf(io.cwd) ?? io.cwd
  say(io, stated('rules {1}', path))
  const isNoText = ({ file }: Blob): boolean => (problemOfText(join(repository, file)) ?? problemOfText(file)) !== null
  if (isNoText(old) || isNoText(next)) return say(io, linesOnly(io, old, next))
  const [was, is] = [readBlob(repository, path, old), readBlob(repository, path, next)]
  if (was === null || is === null) return say(io, newOrGone(was, is))
  const [before, after] = [await checkedOf(context, was, path), await checkedOf(context, is, path)]
  if (before === null || after === null) return say(io, linesOnly(io, old, next))
  const here = (change: Change): boolean => [change.old, change.new].some((span) => span?.file.path === path)
  const changes = changesBetween(before, after).filter(here)
  const report = {
    old: reportSide(path, before.resolution),
    new: reportSide(path, after.resolution),
    changes,
    gated: [],
    ignored: 0,
    related: related(before.resolution, after.resolution),
    summaries: new Map<string, string>(),
  }
  sayColoured(
    io,
    `${renderDiffText(report, { colour: wantsColour(io, io.stdout), all: true, speak: speakerOf(io.language) })}\n`,
  )
}

interface Version {
  readonly text: string
  readonly host: RulesHost
  readonly rules: readonly string[]
}

/** The text of one side, and what lies beside it: at a revision that has just this text, or in the working tree. */
function readBlob(repository: string, path: string, { file, object }: Blob): Version | null {
  if (file === '/dev/null' || file === 'nul') return null
  const text = readTextIfThere(join(repository, file)) ?? readTextIfThere(file)
  if (text === null) return null
  const found = /^0+$/u.test(object) ? null : revisionWith(repository, path, object)
  const root = realpathSync(repository)
  const revision = found === null ? null : new Revision(repository, found)
  const host = revision === null ? rulesHost(repository, path) : revisionHost(repository, revision, path)
  const all = revision?.rulesFiles() ?? rulesBelow(root)
  const rules = all.map((each) => relative(root, each).split(sep).join('/'))
  return { text, rules, host: withText(host, path, text) }
}

/** The newest revision in which the file has this text: HEAD, what is staged, or some commit. */
function revisionWith(repository: string, path: string, object: string): string | null {
  for (const revision of ['HEAD', ''])
    if (gitLine(repository, ['rev-parse', '--verify', '--quiet', `${revision}:${path}`]) === object) return revision
  const log =
    gitLine(repository, ['log', '--all', '--format=%H', '--raw', '--no-abbrev', '--max-count=500', '--', path]) ?? ''
  let commit: string | null = null
  for (const line of log.split('\n')) {
    if (/^[0-9a-f]{40,}$/u.test(line)) commit = line
    else if (line.split(/\s+/u)[3] === object) return commit
  }
  return null
}

function newOrGone(was: Version | null, is: Version | null): Sayable {
  const text = (is ?? was)?.text ?? ''
  const name = declaredName(text)
  if (name === null) return is === null ? stated('a file of rules is gone\n') : stated('a file of rules is new\n')
  if (declaresVariant(text))
    return is === null ? stated('the variant {1} is gone\n', name) : stated('the variant {1} is new\n', name)
  return is === null ? stated('the game {1} is gone\n', name) : stated('the game {1} is new\n', name)
}

/** The game that the file belongs to: its own, or the first that includes it; null where it has errors. */
async function checkedOf({ tools }: Context, { text, host, rules }: Version, path: string): Promise<Compared | null> {
  const entries = declaredName(text) !== null ? [path] : includers(rules, host, path)
  for (const entry of entries) {
    const { checked } = await tools.migrateGame(entry, host, 1)
    const { resolution, program = null, diagnostics, sources } = checked
    if (resolution !== null && sources.has(path) && !diagnostics.some((each) => each.severity === 'error'))
      return { resolution, program }
  }
  return null
}

/** Games before variants, the nearest first; whether they really read the file shows when they are resolved. */
function includers(rules: readonly string[], host: RulesHost, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const games = rules.filter((each) => declaredName(host.read(each) ?? '') !== null)
  const rank = (each: string): number =>
    (each.startsWith(folder) ? 0 : 2) + (declaresVariant(host.read(each) ?? '') ? 1 : 0)
  return games.filter((each) => rank(each) < 2).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Where the rules cannot be compared, the lines are. */
function linesOnly({ cwd }: Io, old: Blob, next: Blob): Sayable {
  // Git ends with 1 where files differ, so that its answer is asked for as if it did not.
  const answer = askGit(
    cwd,
    ['-c', 'core.quotePath=false', 'diff', '--no-ext-diff', '--no-index', '--no-prefix', '--', old.file, next.file],
    undefined,
    [0, 1],
  )
  return stated(
    'one side is no text, has errors or belongs to no game; its lines:\n{1}',
    answer?.toString('utf8') ?? '',
  )
}
