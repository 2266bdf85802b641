import { changesBetween } from '../../compiler/changes-between.ts'
import type { Change } from '../../compiler/diff/change.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { Context } from '../context.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { reportFindings } from '../output/report-findings.ts'
import { note } from '../io.ts'
import type { CheckOutcome, RulesHost } from '../toolchain.ts'
import { stated } from '../stated.ts'

/** Where one version of a game is read from. */
export interface Version {
  /** As people are shown it: a path, or `revision:path`. */
  readonly shown: string
  /** The rules file that the game begins with, as the host reads it. */
  readonly path: string
  /** Reads everything that the game is built on, of the same version. */
  readonly host: RulesHost
  /** The version of the language that it may be of, where it is not the text that somebody has before them. */
  readonly language?: number
}

/** One version of a game, checked; its engine is made when it is first asked for. */
export interface Side extends Version {
  readonly resolution: Resolution
  readonly program: Program
  readonly sources: ReadonlyMap<string, SourceFile>
  /** Titles of examples that are left out, since they have errors. */
  readonly leftOut: readonly string[]
  engine(): Promise<LoadedGame>
}

export interface Sides {
  readonly old: Side
  readonly new: Side
}

/** What differs between both; what was left out of one side is none that the other one has more. */
export function changesOf(sides: Sides, isAsked: (change: Change) => boolean = () => true): readonly Change[] {
  const isLeftOut = ({ id, rule }: Change): boolean =>
    (id === 'example-added' && sides.old.leftOut.includes(rule)) ||
    (id === 'example-removed' && sides.new.leftOut.includes(rule))
  return changesBetween(sides.old, sides.new, (change) => isAsked(change) && !isLeftOut(change))
}

/** Checks a version; null, with what is wrong reported, where it has errors. Of a revision it is read as one of before. */
export async function openSide(context: Context, version: Version): Promise<Side | null> {
  if (version.language !== undefined) return openOldSide(context, version)
  return sideOf(context, version, await context.tools.checkGame(version.path, version.host, 'errors'))
}

/**
 * The same of a version of before: what an earlier language read is said as today, and examples and an index of clauses
 * that are refused today are left out, as the checks may be stricter by now; both are noted.
 */
export async function openOldSide(context: Context, version: Version): Promise<Side | null> {
  const { io, tools } = context
  const { today, checked } = await inWordsOfToday(context, version)
  const left = withoutBrokenIdle(today.host, checked)
  if (left === null) return sideOf(context, today, checked)
  const { host, titles, isOfClauses } = left
  const side = sideOf(context, { ...today, host }, await tools.checkGame(version.path, host, 'errors'), titles)
  const what = titles.map((title) => `"${title}"`).join(', ')
  if (side !== null && titles.length > 0)
    note(
      io,
      titles.length === 1
        ? stated('{1}: left out an example that has errors: {2}', version.shown, what)
        : stated('{1}: left out {2} examples that have errors: {3}', version.shown, titles.length, what),
    )
  if (side !== null && isOfClauses)
    note(io, stated('{1}: read without its index of clauses, in which not all are that it cites', version.shown))
  return side
}

/** A version with what an earlier language read otherwise said as today, which is noted. */
async function inWordsOfToday(
  { io, tools }: Context,
  version: Version,
): Promise<{ readonly today: Version; readonly checked: CheckOutcome }> {
  const { shown, path, host, language } = version
  if (language === undefined) return { today: version, checked: await tools.checkGame(path, host, 'errors') }
  const migrated = await tools.migrateGame(path, host, language)
  const { length } = migrated.reworded
  if (length === 1) note(io, stated('{1}: read with a sentence said otherwise today, as `format --from` would', shown))
  if (length > 1)
    note(io, stated('{1}: read with {2} sentences said otherwise today, as `format --from` would', shown, length))
  return { today: { ...version, host: migrated.host }, checked: migrated.checked }
}

function sideOf(
  context: Context,
  version: Version,
  { resolution, program, diagnostics, omitted, sources }: CheckOutcome,
  leftOut: readonly string[] = [],
): Side | null {
  const errors = diagnostics.filter((each) => each.severity === 'error')
  if (resolution === null || program === null || program === undefined || errors.length > 0) {
    reportFindings(context.io, errors, omitted)
    return null
  }
  let loaded: Promise<LoadedGame> | undefined
  return { ...version, resolution, program, sources, leftOut, engine: () => (loaded ??= load(context, version)) }
}

async function load(context: Context, { path, host }: Version): Promise<LoadedGame> {
  const game = await loadGame(context, path, { examples: false }, host)
  if (game === null) throw new Error(`${path} was checked without errors, but is not compiled`)
  return game
}

/** Reads a version without what has errors and decides nothing of play. */
interface WithoutIdle {
  readonly host: RulesHost
  /** Of the examples that are left out, each line of theirs empty. */
  readonly titles: readonly string[]
  /** Whether the index of clauses is left out, which does not list all that are cited. */
  readonly isOfClauses: boolean
}

/** What is left of a version where all its errors are of what need not hold for rules to be compared. */
function withoutBrokenIdle(
  host: RulesHost,
  { resolution, diagnostics }: Pick<CheckOutcome, 'resolution' | 'diagnostics'>,
): WithoutIdle | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const examples = (resolution?.entries ?? []).flatMap(({ decl }) => (decl.kind === 'example' ? [decl] : []))
  const around = ({ span: { file, start } }: (typeof errors)[number]['primary']) =>
    examples.find(({ span }) => span.file.path === file.path && span.start <= start && start < span.end)
  const isOfClauses = errors.some(isOfIndex)
  const broken = new Set(errors.filter((each) => !isOfIndex(each)).map(({ primary }) => around(primary)))
  if (errors.length === 0 || broken.has(undefined)) return null
  const left = [...broken].flatMap((each) => (each === undefined ? [] : [each]))
  const read = (path: string): string | null => {
    const text = isOfClauses && path.endsWith('.clauses.json') ? null : host.read(path)
    const own = left.filter(({ span }) => span.file.path === path)
    if (text === null || own.length === 0) return text
    return own.reduce((now, { span, cites }) => {
      // With the clauses in front of it, which would be of no sentence.
      const start = text.lastIndexOf('\n', Math.min(span.start, ...cites.map((clause) => clause.span.start))) + 1
      return now.slice(0, start) + now.slice(start, span.end).replace(/[^\n]/gu, ' ') + now.slice(span.end)
    }, text)
  }
  return { host: { ...host, read }, titles: left.map(({ title }) => title), isOfClauses }
}

/** Of a clause that is cited and not listed, which decides nothing of play. */
const isOfIndex = ({ code }: Diagnostic): boolean => code === 'HR0302'
