import { sideBySide } from '../../compiler/diagnostics/worded.ts'
import { resolve } from 'node:path'
import { type MergedText, mergeTexts, readingOf, type ThreeTexts } from '../../compiler/merge/merge-texts.ts'
import { withText } from '../../compiler/game/load.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Context } from '../context.ts'
import { installMerge, uninstallMerge } from '../merge/install-merge.ts'
import type { Version } from '../diff/side.ts'
import { versionMeant } from '../diff/version-meant.ts'
import { loadVersion } from '../diff/witness/load-version.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { problemOfText, readText } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import { writeFile } from '../files/write-file.ts'
import { type Io, note } from '../io.ts'
import { evaluated } from '../live-engine.ts'
import { conflictInWords, readingsApart } from '../merge/conflict-words.ts'
import { type CleanMerge, judged, tellOrder } from '../merge/judged.ts'
import { UsageError } from '../usage-error.ts'
import { sayText } from './format.ts'
import { stated } from '../stated.ts'

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
      throw new UsageError(stated('`--install` and `--uninstall` stand alone: they merge nothing'))
    if (options.install) installMerge(io)
    else uninstallMerge(io)
    return exitCode.fine
  }
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new UsageError(
      stated('name three texts, BASE OURS THEIRS: what both sides began with, and what each made of it'),
    )
  const versions = {
    base: await versionMeant(io, base),
    ours: await versionMeant(io, ours),
    theirs: await versionMeant(io, theirs),
  }
  const written = { base: textOf(versions.base), ours: textOf(versions.ours), theirs: textOf(versions.theirs) }
  const texts = await inOurLanguage(context, versions.ours, written)
  const merged = mergeTexts(versions.ours.path, texts)
  if (options.out === undefined) sayText(io, merged.text, 'the merged text')
  else writeFile(resolve(io.cwd, options.out), merged.text)
  tell(io, merged)
  const milliseconds = options.within * 1000
  if (merged.conflicts.length === 0) return judged(context, versions.ours, { texts, merged, milliseconds })
  await tellConflicts(io, versions.ours, merged, milliseconds)
  return exitCode.findings
}

/** The same texts, those of which are said in ours that are written in another language; one with mistakes stays. */
async function inOurLanguage({ tools }: Context, ours: Version, texts: ThreeTexts): Promise<ThreeTexts> {
  const language = isJapanese(texts.ours) ? 'ja' : 'en'
  const said = async (text: string): Promise<string> => {
    if (isJapanese(text) === isJapanese(texts.ours)) return text
    return (await tools.formatRules(text, ours.shown, { language, game: ours })).text ?? text
  }
  return { ...texts, base: await said(texts.base), theirs: await said(texts.theirs) }
}

/** Each with what its two readings come to, as far as there is a game to play. */
async function tellConflicts(io: Io, ours: Version, merged: MergedText, milliseconds: number): Promise<void> {
  const isGame = declaredName(readingOf(merged, () => 'ours')) !== null
  for (const conflict of merged.conflicts) {
    note(io, conflictInWords(conflict))
    if (!isGame || conflict.kind === 'marks') continue
    const apart = readingsApart(ours, merged, conflict, milliseconds / merged.conflicts.length)
    // What cannot be played takes no word from the conflicts behind it.
    note(
      io,
      stated(
        '  {1}',
        await apart.then(
          ({ words }) => words,
          (error: unknown) => `not played: ${String(error)}`,
        ),
      ),
    )
  }
}

/**
 * What git calls for a file that both sides have changed: the result takes the place of ours before anything is told of
 * it. `path` is its place in the working tree, where what it is built on is as ours has it.
 */
export async function driveMerge(
  context: Context,
  [base, ours, theirs]: readonly [string, string, string],
  path: string,
  { within }: Pick<MergeOptions, 'within'>,
): Promise<ExitCode> {
  const { io } = context
  const read = (file: string): string => {
    const problem = problemOfText(resolve(io.cwd, file))
    if (problem !== null) throw new UsageError(stated('{1}: {2}', path, problem))
    return readText(resolve(io.cwd, file))
  }
  const version = { shown: path, path, host: rulesHost(io.cwd, path, io.includes) }
  const texts = { base: read(base), ours: read(ours), theirs: read(theirs) }
  const merged = mergeTexts(path, await inOurLanguage(context, version, texts))
  writeFile(resolve(io.cwd, ours), merged.text)
  note(io, path)
  tell(io, merged)
  const milliseconds = within * 1000
  if (merged.conflicts.length === 0)
    return (await isOrdered(context, version, { merged, milliseconds })) ? exitCode.fine : exitCode.findings
  await tellConflicts(io, version, merged, milliseconds)
  return exitCode.findings
}

/** Whether the result hangs on no order that nobody has chosen. Errors may be of files that are not merged yet. */
async function isOrdered(
  context: Context,
  { path, host }: Version,
  clean: Pick<CleanMerge, 'merged' | 'milliseconds'>,
): Promise<boolean> {
  const { stretches } = clean.merged
  const text = readingOf(clean.merged, () => 'ours')
  if (declaredName(text) === null || new Set(stretches.map(({ addedBy }) => addedBy)).size < 3) return true
  const here = withText(host, path, text)
  const loaded = await loadVersion(path, here, evaluated)
  return loaded === null || tellOrder(context, { path, host: here, ...loaded }, clean)
}

function textOf({ host, path, shown }: Version): string {
  const text = host.read(path)
  if (text === null) throw new UsageError(stated('{1} cannot be read', shown))
  return text
}

const WHY_LINES = {
  marks: stated('a text holds marks of another merge, so lines are merged and no declarations'),
  moves: stated('both have moved declarations, so lines are merged and no declarations'),
} as const

function tell(io: Io, { joined, taken, byLines }: MergedText): void {
  const both = joined.length === 0 ? '' : stated(', {1} of both: {2}', joined.length, sideBySide(joined))
  const ours = taken.ours === 1 ? stated('1 declaration of ours') : stated('{1} declarations of ours', taken.ours)
  note(io, byLines === null ? stated('taken: {1}, {2} of theirs{3}', ours, taken.theirs, both) : WHY_LINES[byLines])
}
