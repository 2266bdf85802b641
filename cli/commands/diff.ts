import { resolve } from 'node:path'
import { catalogue } from '../../compiler/diff/catalogue.ts'
import type { Change } from '../../compiler/diff/change.ts'
import type { ChangeClass } from '../../compiler/diff/change-kind.ts'
import { type VersionNumber, nextVersion, versionText } from '../../compiler/diff/version-number.ts'
import { worstFirst } from '../../compiler/diff/order-changes.ts'
import { type DiffReport, isGated } from '../../compiler/diff/report.ts'
import type { Outcome } from '../../runtime/simulate/compare-outcomes.ts'
import type { Context } from '../context.ts'
import { readIgnoreFile } from '../diff/ignore-file.ts'
import type { DiffFormat } from '../diff/diff-formats.ts'
import { printReport } from '../diff/print-report.ts'
import { outcomeOf } from '../diff/simulate/outcome.ts'
import { replayRecords } from '../diff/replay-record.ts'
import { diffReport } from '../diff/diff-report.ts'
import { saveGames } from '../diff/save-games.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { changesOf, openOldSide, openSide, type Sides } from '../diff/side.ts'
import { statedVersion } from '../diff/stated-version.ts'
import { versionsMeant } from '../diff/version-meant.ts'
import { type SearchReach, witnessed } from '../diff/witnessed.ts'
import { processorTime } from '../diff/witness/budget.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { mustBeWritable } from '../files/write-file.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface DiffOptions {
  readonly format: DiffFormat
  /** Lists editorial changes one by one as well. */
  readonly all: boolean
  readonly failOn: readonly string[]
  readonly ignore?: string
  readonly witness: boolean
  readonly games: number
  readonly seed: number
  /** Seconds of processor time for all of them together; else each search takes so many steps. */
  readonly within?: number
  readonly steps?: number
  readonly searches?: number
  /** Games to play on both sides and to compare. */
  readonly simulate?: number
  /** Where workers on other machines find these games and searches. */
  readonly over?: string
  /** A folder for the games in which witnesses come. */
  readonly saveGames?: string
  /** A recorded game, or a folder of them, to be played by both. */
  readonly replay?: string
  readonly roundLimit?: number
  /** The number of the old version, for the next one to be proposed. */
  readonly oldVersion?: VersionNumber
  /** Lists the kinds of changes instead. */
  readonly changes: boolean
}

/** Says what differs between two versions of a game. */
export async function diff(
  context: Context,
  old: string | undefined,
  next: string | undefined,
  options: DiffOptions,
): Promise<ExitCode> {
  const { io } = context
  const since = { moment: performance.now(), processor: processorTime() }
  if (options.changes) return listKinds(io, options.format)
  if (options.saveGames !== undefined && !options.witness)
    throw new UsageError(stated('`--save-games` saves the games of witnesses, which `--no-witness` does not look for'))
  if (old === undefined)
    throw new UsageError(stated('name a version: a rules file, the name of a game, or `revision:path`'))
  if (options.saveGames !== undefined) mustBeWritable(resolve(io.cwd, options.saveGames, 'x.save.json'))
  const gated = classesMeant(options.failOn)
  const looked = lookedFor(options)
  const known = options.ignore === undefined ? new Set<string>() : readIgnoreFile(io, options.ignore)
  const sides = await openSides(context, { old, next }, since.moment)
  if (sides === null) return exitCode.usage
  if (options.replay !== undefined) {
    const how = { sides, changes: changesOf(sides), format: options.format, ...roundsMeant(options) }
    return replayRecords(context, options.replay, how)
  }
  let ignored = 0
  const wanted = changesOf(sides, ({ fingerprint }) => {
    if (known.has(fingerprint)) ignored += 1
    return !known.has(fingerprint)
  })
  const changes = await witnessed(io, sides, wanted, { ...options, looked, since })
  const report = { ...diffReport(sides, changes, gated, ignored), ...numbered(sides, wanted, options) }
  printReport(io, report, options, await simulated(io, sides, options))
  if (options.saveGames !== undefined) await saveGames(io, sides, changes, options.saveGames)
  return changes.some((change) => isGated(report, change)) ? exitCode.findings : exitCode.fine
}

/** From how many milliseconds on who waits is told that versions are still being read. */
const LONG = 1000

/** Both are opened before giving up, so that what is wrong with either is said. */
async function openSides(
  context: Context,
  { old, next }: { readonly old: string; readonly next: string | undefined },
  since: number,
): Promise<Sides | null> {
  const versions = await versionsMeant(context.io, old, next)
  const before = await openOldSide(context, versions.old)
  if (performance.now() - since > LONG)
    note(context.io, stated('{1} is read; reading {2}', versions.old.shown, versions.new.shown))
  const after = await openSide(context, versions.new)
  if (before !== null && after !== null) return { old: before, new: after }
  const wrong = [...(before === null ? [versions.old.shown] : []), ...(after === null ? [versions.new.shown] : [])]
  note(
    context.io,
    wrong.length === 1
      ? stated('{1} cannot be compared before it has no errors', wrong.join(' and '))
      : stated('{1} cannot be compared before they have no errors', wrong.join(' and ')),
  )
  return null
}

const [STEPS, SEARCHES] = [5000, 4]

function lookedFor({ within, steps, searches, over, witness }: DiffOptions): SearchReach {
  const bySteps = over !== undefined || steps !== undefined || searches !== undefined
  if (!bySteps || !witness) return { seconds: within ?? null }
  if (within !== undefined)
    throw new UsageError(
      stated('`--within` is for one search on this machine; with `--steps`, `--searches` or `--over` say `--steps`'),
    )
  return { steps: steps ?? STEPS, searches: searches ?? SEARCHES }
}

async function simulated(io: Io, sides: Sides, options: DiffOptions): Promise<Outcome | null> {
  const { simulate: games, seed } = options
  if (games === undefined) return null
  const plan = { games, seed, ...roundsMeant(options) }
  return outcomeOf(await sides.old.engine(), await sides.new.engine(), plan, {
    io,
    ...(options.over === undefined ? {} : { over: options.over }),
  })
}

/** The number of the old version, and the next; of two games none unless one is given. */
function numbered(
  { old, new: next }: Sides,
  changes: readonly Change[],
  { oldVersion }: DiffOptions,
): Pick<DiffReport, 'version'> {
  const { name } = next.resolution.game
  const was = oldVersion ?? (old.resolution.game.name === name ? statedVersion(old, name) : null)
  return was === null ? {} : { version: { old: versionText(was), new: versionText(nextVersion(was, changes)) } }
}

function classesMeant(names: readonly string[]): ChangeClass[] {
  return names.map((name) => {
    const known = worstFirst.find((each) => each === name)
    if (known === undefined)
      throw new UsageError(stated('no change is of the class `{1}`; classes are {2}', name, worstFirst.join(', ')))
    return known
  })
}

/** Every kind of change there is. */
function listKinds(io: Io, format: DiffFormat): ExitCode {
  if (format === 'json') sayJson(io, { format: 'houserules-changes/1', changes: catalogue })
  else
    for (const { id, class: name, mirror, means } of catalogue)
      say(
        io,
        mirror === id
          ? stated('{1} {2} {3}', name.padEnd(10), id.padEnd(34), means)
          : stated('{1} {2} mirror of {3}: {4}', name.padEnd(10), id.padEnd(34), mirror, means),
      )
  return exitCode.fine
}
