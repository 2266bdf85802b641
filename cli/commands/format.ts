import { dirname, join, resolve } from 'node:path'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { unprintableIn } from '../../compiler/diagnostics/printable.ts'
import type { Context } from '../context.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { LANGUAGE } from '../../grammar/language-version.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import type { WrittenIn } from '../../grammar/surface/templates.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say, type Io } from '../io.ts'
import { languageStated } from '../files/language-stated.ts'
import { readText, readTextIfThere, textOfInput } from '../files/read-text.ts'
import { reportFindings } from '../output/report-findings.ts'
import { rulesHost } from '../files/rules-host.ts'
import { migratedFiles } from '../rules/migrated-files.ts'
import { rulesFilesMeant } from '../files/rules-files.ts'
import type { SaidAs } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { writeFile } from '../files/write-file.ts'
import { stated } from '../stated.ts'

export interface FormatOptions {
  /** Writes nothing; a file that is not formatted is a finding. */
  readonly check: boolean
  /** The version of the language that the texts are of; they are said in the words of today. */
  readonly from?: number
  /** The language that the texts are to be in; each in its own where none is named. */
  readonly as?: WrittenIn
}

/** Lays rules files out in the one format; `-` reads standard input and prints the result. */
export async function format(context: Context, paths: readonly string[], options: FormatOptions): Promise<ExitCode> {
  const { io, tools } = context
  if (paths.length === 1 && paths[0] === '-') return formatInput(context, options)
  const files = rulesFilesMeant(io.cwd, paths)
  const today = options.from === undefined ? null : await migratedFiles(context, files, options.from)
  const changed: string[] = []
  const unreadable: Diagnostic[] = []
  for (const file of files) {
    const path = resolve(io.cwd, file)
    const before = readText(path)
    const as = await saidAs(context, file, before, options.as)
    const { text, diagnostics } = await tools.formatRules(today?.texts.get(path) ?? before, file, as)
    unreadable.push(...diagnostics)
    if (text === null || text === before) continue
    changed.push(file)
    if (!options.check) writeFile(path, text)
    say(io, file)
    const here = today?.reworded.filter((each) => resolve(io.cwd, each.path) === path) ?? []
    for (const each of here) say(io, stated('  line {1}: {2}\n  is now: {3}', each.line, each.before, each.now))
  }
  const wrong = [...unreadable, ...(today?.left ?? [])]
  if (wrong.length > 0) reportFindings(io, wrong)
  note(io, outcome(files.length, changed.length, options))
  if (options.from !== undefined && wrong.length === 0 && !options.check) noteLanguage(io)
  return wrong.length > 0 || (options.check && changed.length > 0) ? exitCode.findings : exitCode.fine
}

const said = (language: WrittenIn | undefined, game: SaidAs['game']): SaidAs =>
  language === undefined ? { game } : { language, game }

/** Words are only asked for where a text is in Japanese, or is to be: what is included means something in a game alone. */
async function saidAs(
  { io, tools }: Context,
  file: string,
  text: string,
  language: WrittenIn | undefined,
): Promise<SaidAs> {
  if (language !== 'ja' && !isJapanese(text)) return said(language, null)
  const host = rulesHost(io.cwd, file, io.includes)
  if (declaredName(text) !== null) return said(language, { path: file, host })
  for (const other of rulesFilesMeant(io.cwd, [dirname(file)])) {
    if (declaredName(readText(resolve(io.cwd, other))) === null) continue
    const { sources } = await tools.checkGame(other, rulesHost(io.cwd, other, io.includes), 'errors')
    if ([...sources.keys()].some((each) => resolve(io.cwd, each) === resolve(io.cwd, file)))
      return said(language, { path: other, host: rulesHost(io.cwd, other, io.includes) })
  }
  return said(language, null)
}

/** What a project is to say of its texts, where it says that they are of an earlier language, or nothing. */
function noteLanguage(io: Io): void {
  const manifest = readTextIfThere(join(io.cwd, 'package.json'))
  if (manifest !== null && languageStated(manifest) < LANGUAGE)
    note(io, stated('package.json may say so: "houserules": { "language": {1} }', LANGUAGE))
}

function outcome(files: number, changed: number, { check, from }: FormatOptions): string {
  const run = from === undefined ? 'houserules format' : `houserules format --from ${from}`
  const all = `${files} ${files === 1 ? 'file' : 'files'}`
  if (changed === 0) return `${all}, nothing to format`
  return check ? `${changed} of ${all} not formatted; run \`${run}\`` : `${changed} of ${all} formatted`
}

async function formatInput({ io, tools }: Context, options: FormatOptions): Promise<ExitCode> {
  if (options.from !== undefined)
    throw new UsageError(stated('what a text means hangs on the files around it; name the files that `--from` is for'))
  const before = await textOfInput(io.stdin)
  const { text, diagnostics } = await tools.formatRules(before, 'standard input', said(options.as, null))
  if (text === null) {
    reportFindings(io, diagnostics)
    return exitCode.findings
  }
  if (!options.check) sayText(io, text, 'standard input')
  return options.check && text !== before ? exitCode.findings : exitCode.fine
}

/** What is printed is the file of whoever asks, so that no character of it may be left out or stand for another. */
export function sayText(io: Io, text: string, what: string): void {
  const found = unprintableIn(text)
  if (found !== null) {
    const line = text.slice(0, found.at).split('\n').length
    throw new UsageError(
      stated(
        '{1}: line {2} holds {3}, which a terminal would obey; take it out, or name the file',
        what,
        line,
        found.code,
      ),
    )
  }
  io.stdout.write(text)
}
