import { catalogue } from '../../compiler/diff/catalogue.ts'
import type { Change, Witness } from '../../compiler/diff/change.ts'
import type { ChangeClass } from '../../compiler/diff/change-kind.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { worstFirst } from '../../compiler/diff/order-changes.ts'
import { related } from '../../compiler/diff/related.ts'
import { type DiffReport, isGated, reportSide } from '../../compiler/diff/report.ts'
import type { Outcome } from '../../runtime/simulate/compare-outcomes.ts'
import type { Context } from '../context.ts'
import { readIgnoreFile } from '../diff/ignore-file.ts'
import type { DiffFormat } from '../diff/diff-formats.ts'
import { printReport } from '../diff/print-report.ts'
import { withSearchProgress } from '../diff/search-progress.ts'
import { outcomeOf } from '../diff/simulate/outcome.ts'
import { replayRecord } from '../diff/replay-record.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import { openOldSide, openSide, type Side, type Sides } from '../diff/side.ts'
import { summariesOf } from '../diff/summaries.ts'
import { versionsMeant } from '../diff/version-meant.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { findBySearches } from '../diff/witness/find-by-searches.ts'
import { evaluated } from '../live-engine.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { type Io, note, say, sayJson } from '../io.ts'
import { UsageError } from '../usage-error.ts'

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
  /** A recorded game, to be played by both. */
  readonly replay?: string
  readonly roundLimit?: number
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
  if (options.changes) return listKinds(io, options.format)
  if (old === undefined) throw new UsageError('name a version: a rules file, the name of a game, or `revision:path`')
  const gated = classesMeant(options.failOn)
  const looked = lookedFor(options)
  const known = options.ignore === undefined ? new Set<string>() : readIgnoreFile(io, options.ignore)
  const sides = await openSides(context, old, next)
  if (sides === null) return exitCode.usage
  if (options.replay !== undefined) {
    const how = { format: options.format, ...roundsMeant(options) }
    return replayRecord(context, sides, changesBetween(sides.old, sides.new), options.replay, how)
  }
  let ignored = 0
  const wanted = changesBetween(sides.old, sides.new, ({ id, rule, fingerprint }) => {
    if (known.has(fingerprint)) ignored += 1
    // What was left out of the old side is none that the new one has more.
    return !known.has(fingerprint) && !(id === 'example-added' && sides.old.leftOut.includes(rule))
  })
  const changes = await witnessed(io, sides, wanted, { ...options, looked })
  const report = reportOf(sides, changes, gated, ignored)
  printReport(io, report, options, await simulated(io, sides, options))
  return changes.some((change) => isGated(report, change)) ? exitCode.findings : exitCode.fine
}

/** Both are opened before giving up, so that what is wrong with either is said. */
async function openSides(context: Context, old: string, next: string | undefined): Promise<Sides | null> {
  const versions = await versionsMeant(context.io, old, next)
  const [before, after] = [await openOldSide(context, versions.old), await openSide(context, versions.new)]
  if (before !== null && after !== null) return { old: before, new: after }
  const wrong = [...(before === null ? [versions.old.shown] : []), ...(after === null ? [versions.new.shown] : [])]
  note(
    context.io,
    `${wrong.join(' and ')} cannot be compared before ${wrong.length === 1 ? 'it has' : 'they have'} no errors`,
  )
  return null
}

/** Seconds for which one search looks for all changes together, or how far several look for each of them. */
type Looked = { readonly seconds: number } | { readonly steps: number; readonly searches: number }

const [SECONDS, STEPS, SEARCHES] = [10, 5000, 4]

function lookedFor({ within, steps, searches, over, witness }: DiffOptions): Looked {
  const bySteps = over !== undefined || steps !== undefined || searches !== undefined
  if (!bySteps || !witness) return { seconds: within ?? SECONDS }
  if (within !== undefined)
    throw new UsageError(
      '`--within` is for one search on this machine; with `--steps`, `--searches` or `--over` say `--steps`',
    )
  return { steps: steps ?? STEPS, searches: searches ?? SEARCHES }
}

async function witnessed(
  io: Io,
  sides: Sides,
  changes: readonly Change[],
  options: DiffOptions & { readonly looked: Looked },
): Promise<Change[]> {
  const { witness, games, seed, looked, over } = options
  if (!witness || changes.every((change) => change.class === 'editorial')) return [...changes]
  const rounds = roundsMeant(options)
  const found =
    'seconds' in looked
      ? await withSearchProgress(io, changes, (progress) => {
          const budget = { games, seed, milliseconds: looked.seconds * 1000, progress, ...rounds }
          return findWitnesses(sides, changes, budget, evaluated)
        })
      : await findBySearches(
          sides,
          changes,
          { games, seed, ...looked, ...rounds },
          { io, ...(over === undefined ? {} : { over }) },
        )
  return changes.map((change) => {
    const seen = found.get(change.fingerprint)
    return seen === undefined ? change : { ...change, class: classShown(change, seen), witness: seen }
  })
}

/** What the text lets expect of a change, unless what it does by itself refuses a legal move, or allows another. */
function classShown({ class: expected }: Change, witness: Witness): ChangeClass {
  if (witness.kind !== 'found' || witness.shared !== undefined || witness.possibleOn === undefined) return expected
  if (witness.possibleOn === 'old' && (expected === 'loosens' || expected === 'undecided')) return 'tightens'
  return witness.possibleOn === 'new' && expected === 'tightens' ? 'loosens' : expected
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

function reportOf(
  sides: Sides,
  changes: readonly Change[],
  gated: readonly ChangeClass[],
  ignored: number,
): DiffReport {
  const said = (side: Side): Map<string, string> =>
    summariesOf(
      side,
      side.resolution.modules.map((m) => m.path),
    )
  return {
    old: reportSide(sides.old.shown, sides.old.resolution),
    new: reportSide(sides.new.shown, sides.new.resolution),
    changes,
    gated,
    ignored,
    related: related(sides.old.resolution, sides.new.resolution),
    summaries: new Map([...said(sides.old), ...said(sides.new)]),
  }
}

function classesMeant(names: readonly string[]): ChangeClass[] {
  return names.map((name) => {
    const known = worstFirst.find((each) => each === name)
    if (known === undefined)
      throw new UsageError(`no change is of the class \`${name}\`; classes are ${worstFirst.join(', ')}`)
    return known
  })
}

/** Every kind of change there is. */
function listKinds(io: Io, format: DiffFormat): ExitCode {
  if (format === 'json') sayJson(io, { format: 'houserules-changes/1', changes: catalogue })
  else
    for (const { id, class: name, mirror, means } of catalogue)
      say(io, `${name.padEnd(10)} ${id.padEnd(34)} ${mirror === id ? '' : `mirror of ${mirror}: `}${means}`)
  return exitCode.fine
}
