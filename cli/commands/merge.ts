import { changesBetween } from '../../compiler/changes-between.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { witnessLines } from '../../compiler/diff/render/witness-lines.ts'
import { withText } from '../../compiler/game/load.ts'
import { type Conflict, type MergedText, type ThreeTexts, mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import type { Context } from '../context.ts'
import { versionMeant } from '../diff/version-meant.ts'
import { type Side, type Version, openSide } from '../diff/side.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { writeFile } from '../files/write-file.ts'
import { evaluated } from '../live-engine.ts'
import { type Io, note } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { failuresText, runExamples } from '../run-examples.ts'
import { UsageError } from '../usage-error.ts'

export interface MergeOptions {
  /** Where the result is written; else it is printed. */
  readonly out?: string
  /** Seconds for which a moment is sought that tells two readings apart. */
  readonly within: number
}

/** Merges what two sides made of one rules file, and says what cannot be taken from both. */
export async function merge(
  context: Context,
  [base, ours, theirs]: readonly [string, string, string],
  options: MergeOptions,
): Promise<ExitCode> {
  const { io } = context
  const versions = {
    base: await versionMeant(io, base),
    ours: await versionMeant(io, ours),
    theirs: await versionMeant(io, theirs),
  }
  const texts = { base: textOf(versions.base), ours: textOf(versions.ours), theirs: textOf(versions.theirs) }
  const merged = mergeTexts(versions.ours.path, texts)
  if (options.out === undefined) io.stdout.write(merged.text)
  else writeFile(options.out, merged.text)
  tell(io, merged)
  if (merged.conflicts.length > 0) return exitCode.findings
  return judged(context, versions.ours, { texts, text: merged.text }, options)
}

/** What git calls for a file that both sides have changed: the result takes the place of ours. */
export async function driveMerge(
  context: Context,
  [base, ours, theirs]: readonly [string, string, string],
  read: (path: string) => string,
): Promise<ExitCode> {
  const merged = mergeTexts(ours, { base: read(base), ours: read(ours), theirs: read(theirs) })
  writeFile(ours, merged.text)
  tell(context.io, merged)
  return merged.conflicts.length > 0 ? exitCode.findings : exitCode.fine
}

function textOf({ host, path, shown }: Version): string {
  const text = host.read(path)
  if (text === null) throw new UsageError(`${shown} cannot be read`)
  return text
}

function tell(io: Io, { conflicts, joined, taken }: MergedText): void {
  const both = joined.length === 0 ? '' : `, ${joined.length} of both: ${joined.join(', ')}`
  note(
    io,
    `taken: ${taken.ours} ${taken.ours === 1 ? 'declaration' : 'declarations'} of ours, ${taken.theirs} of theirs${both}`,
  )
  for (const conflict of conflicts) note(io, inWords(conflict))
}

function inWords({ kind, called, ours, theirs }: Conflict): string {
  const lines = (text: string | null): string[] =>
    text
      ?.trimEnd()
      .split('\n')
      .map((line) => `    ${line}`) ?? []
  switch (kind) {
    case 'both-changed':
      return ['conflict: both change ' + called, '  ours:', ...lines(ours), '  theirs:', ...lines(theirs)].join('\n')
    case 'both-added':
      return ['conflict: both declare ' + called, '  ours:', ...lines(ours), '  theirs:', ...lines(theirs)].join('\n')
    case 'changed-removed':
      return [`conflict: theirs removes ${called}, which ours changes to`, ...lines(ours)].join('\n')
    case 'removed-changed':
      return [`conflict: ours removes ${called}, which theirs changes to`, ...lines(theirs)].join('\n')
  }
}

interface Result {
  readonly texts: ThreeTexts
  readonly text: string
}

/** Whether the result can be read, hangs on no order that nobody has chosen, and holds the examples of both sides. */
async function judged(context: Context, ours: Version, result: Result, options: MergeOptions): Promise<ExitCode> {
  const { path, host } = ours
  const version = (text: string): Version => ({ shown: 'the merged text', path, host: withText(host, path, text) })
  const side = await openSide(context, version(result.text))
  if (side === null) {
    note(context.io, 'the merged text has errors, as one side speaks of what the other has changed')
    return exitCode.findings
  }
  const turned = mergeTexts(path, result.texts, 'theirs').text
  const other = turned === result.text ? null : await openSide(context, version(turned))
  const isOrdered = other === null || (await tellOrder(context.io, side, other, options))
  const isProved = await tellExamples(context, side, result.texts)
  return isOrdered && isProved ? exitCode.fine : exitCode.findings
}

/** What both have added hangs on its order where the game is another the other way round. */
async function tellOrder(io: Io, side: Side, turned: Side, { within }: MergeOptions): Promise<boolean> {
  const changes = changesBetween(side, turned).filter((change) => change.class !== 'editorial')
  if (changes.length === 0) return true
  const budget = { milliseconds: within * 1000, games: Infinity, seed: 1 }
  const found = await findWitnesses({ old: side, new: turned }, changes, budget, evaluated)
  for (const change of changes) note(io, orderInWords(change, found.get(change.fingerprint)))
  return false
}

function orderInWords({ rule }: Change, witness: Change['witness']): string {
  const shown = witness === undefined ? [] : witnessLines(witness).map((line) => `  ${line}`)
  return [`conflict: the order decides, ours before theirs or theirs before ours: ${rule}`, ...shown].join('\n')
}

/** Examples of either side that do not hold in the result, and whose they are. */
async function tellExamples(context: Context, { path, host }: Version, texts: ThreeTexts): Promise<boolean> {
  const game = await loadGame(context, path, {}, host)
  if (game === null) return false
  const failed = (await runExamples(context, game)).filter(({ ok }) => !ok)
  const titles = (text: string): ReadonlySet<string> =>
    new Set(writtenDecls(path, text).decls.flatMap(({ key }) => key ?? []))
  const sides = [['ours', titles(texts.ours)] as const, ['theirs', titles(texts.theirs)] as const]
  for (const result of failed) {
    const of = sides.flatMap(([side, known]) => (known.has(`example "${result.title}"`) ? [side] : []))
    const whose = of.length === 1 ? `of ${of[0]}` : 'of both sides'
    note(context.io, [`example "${result.title}" ${whose} no longer holds:`, ...failuresText(result)].join('\n  '))
  }
  return failed.length === 0
}
