import { resolve } from 'node:path'
import { changesBetween } from '../../compiler/changes-between.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { whereTold } from '../../compiler/diff/render/witness-lines.ts'
import { withText } from '../../compiler/game/load.ts'
import { type Conflict, type MergedText, type ThreeTexts, mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import type { Context } from '../context.ts'
import { installMerge, uninstallMerge } from '../diff/install-merge.ts'
import { versionMeant } from '../diff/version-meant.ts'
import { type Side, type Version, openSide } from '../diff/side.ts'
import { findWitnesses } from '../diff/witness/find.ts'
import { sayText } from './format.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { problemOfText, readText } from '../files/read-text.ts'
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
  /** Has git merge so, or no longer, instead. */
  readonly install: boolean
  readonly uninstall: boolean
}

/** Merges what two sides made of one rules file, and says what cannot be taken from both. */
export async function merge(
  context: Context,
  [base, ours, theirs]: readonly [string | undefined, string | undefined, string | undefined],
  options: MergeOptions,
): Promise<ExitCode> {
  const { io } = context
  if (options.install || options.uninstall) {
    if (base !== undefined || options.install === options.uninstall)
      throw new UsageError('`--install` and `--uninstall` stand alone: they merge nothing')
    if (options.install) installMerge(io)
    else uninstallMerge(io)
    return exitCode.fine
  }
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new UsageError('name three texts, BASE OURS THEIRS: what both sides began with, and what each made of it')
  const versions = {
    base: await versionMeant(io, base),
    ours: await versionMeant(io, ours),
    theirs: await versionMeant(io, theirs),
  }
  const texts = { base: textOf(versions.base), ours: textOf(versions.ours), theirs: textOf(versions.theirs) }
  const merged = mergeTexts(versions.ours.path, texts)
  if (options.out === undefined) sayText(io, merged.text, 'the merged text')
  else writeFile(resolve(io.cwd, options.out), merged.text)
  tell(io, merged)
  if (merged.conflicts.length > 0) return exitCode.findings
  return judged(context, versions.ours, { texts, text: merged.text }, options)
}

/** What git calls for a file that both sides have changed: the result takes the place of ours. */
export function driveMerge(
  { io }: Context,
  [base, ours, theirs]: readonly [string, string, string],
  shown: string,
): ExitCode {
  const read = (path: string): string => {
    const problem = problemOfText(resolve(io.cwd, path))
    if (problem !== null) throw new UsageError(`${shown}: ${problem}`)
    return readText(resolve(io.cwd, path))
  }
  const merged = mergeTexts(ours, { base: read(base), ours: read(ours), theirs: read(theirs) })
  writeFile(resolve(io.cwd, ours), merged.text)
  note(io, shown)
  tell(io, merged)
  return merged.conflicts.length > 0 ? exitCode.findings : exitCode.fine
}

function textOf({ host, path, shown }: Version): string {
  const text = host.read(path)
  if (text === null) throw new UsageError(`${shown} cannot be read`)
  return text
}

const WHY_LINES = {
  marks: 'a text holds marks of another merge, so lines are merged and no declarations',
  moves: 'both have moved declarations, so lines are merged and no declarations',
} as const

function tell(io: Io, { conflicts, joined, taken, byLines }: MergedText): void {
  const both = joined.length === 0 ? '' : `, ${joined.length} of both: ${joined.join(', ')}`
  const ours = `${taken.ours} ${taken.ours === 1 ? 'declaration' : 'declarations'} of ours`
  note(io, byLines === null ? `taken: ${ours}, ${taken.theirs} of theirs${both}` : WHY_LINES[byLines])
  for (const conflict of conflicts) note(io, inWords(conflict))
}

const WORDS: Readonly<Record<Conflict['kind'], (called: string) => string>> = {
  'both-changed': (called) => `both change ${called}`,
  'both-added': (called) => `both add ${called}`,
  'changed-removed': (called) => `ours changes ${called}, which theirs removes`,
  'removed-changed': (called) => `theirs changes ${called}, which ours removes`,
  lines: () => 'both change the same lines',
  marks: () => 'the result still holds marks of another merge',
}

function inWords({ kind, called, ours, theirs }: Conflict): string {
  const lines = (side: string, text: string | null): string[] =>
    text === null
      ? []
      : [
          `  ${side}:`,
          ...text
            .trimEnd()
            .split('\n')
            .map((line) => `    ${line}`),
        ]
  return [`conflict: ${WORDS[kind](called)}`, ...lines('ours', ours), ...lines('theirs', theirs)].join('\n')
}

interface Result {
  readonly texts: ThreeTexts
  readonly text: string
}

/** Whether the result can be read, hangs on no order that nobody has chosen, and holds the examples of both sides. */
async function judged(
  context: Context,
  ours: Version,
  result: Result,
  options: Pick<MergeOptions, 'within'>,
): Promise<ExitCode> {
  const { io } = context
  const { path, host } = ours
  if (declaredName(result.text) === null) {
    note(io, 'not checked, as it is no game by itself: `check` the games that include it')
    return exitCode.fine
  }
  const version = (text: string): Version => ({ shown: 'the merged text', path, host: withText(host, path, text) })
  const side = await openSide(context, version(result.text))
  if (side === null) {
    note(io, 'the merged text has errors: see whether one side speaks of what the other has changed')
    return exitCode.findings
  }
  const turned = mergeTexts(path, result.texts, 'theirs').text
  const isOrdered = turned === result.text || (await tellOrder(context, side, version(turned), options))
  const isProved = await tellExamples(context, side, result.texts)
  return isOrdered && isProved ? exitCode.fine : exitCode.findings
}

/** What both have added hangs on its order where the game is another the other way round. */
async function tellOrder(
  context: Context,
  side: Side,
  turned: Version,
  { within }: Pick<MergeOptions, 'within'>,
): Promise<boolean> {
  const { io, tools } = context
  const { resolution, program = null, diagnostics } = await tools.checkGame(turned.path, turned.host)
  if (resolution === null || program === null || diagnostics.some(({ severity }) => severity === 'error')) {
    note(io, 'conflict: the order decides: what theirs adds cannot stand before what ours adds')
    return false
  }
  const changes = changesBetween(side, { resolution, program }).filter((change) => change.class !== 'editorial')
  if (changes.length === 0) return true
  const budget = { milliseconds: within * 1000, games: Infinity, seed: 1 }
  const found = await findWitnesses({ old: side, new: turned }, changes, budget, evaluated)
  for (const change of changes) note(io, orderInWords(change, found.get(change.fingerprint)))
  return false
}

/** As it was written, ours before theirs, and as it would be the other way round. */
function orderInWords({ rule }: Change, witness: Change['witness']): string {
  const words = `conflict: the order decides for ${rule}; ours stands before theirs now`
  if (witness?.kind !== 'found') return words
  return `${words}\n  ${whereTold(witness)}: now ${witness.old}, the other way round ${witness.new}`
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
    const whose = of.length === 0 ? 'of what it is built on' : `of ${of.join(' and ')}`
    note(context.io, [`example "${result.title}" ${whose} does not hold:`, ...failuresText(result)].join('\n  '))
  }
  return failed.length === 0
}
