import { dirname, resolve } from 'node:path'
import type { CheckOutcome, RulesHost } from '../toolchain.ts'
import type { Language } from '../../runtime/words/languages.ts'
import { speechIn } from '../../runtime/words/languages.ts'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { languageOf } from '../arguments/language-meant.ts'
import type { Book } from '../book/book-parts.ts'
import type { Paper } from '../book/book-style.ts'
import { exampleDrawer } from '../book/draw-example.ts'
import { type BookExtent, makeBook } from '../book/make-book.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { readClauses } from '../files/clause-index.ts'
import { fileOfGame } from '../files/file-of-game.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import { statsOf } from '../files/stats-of.ts'
import { whyNotWritable, writeFile } from '../files/write-file.ts'
import type { LiveEngine } from '../live-engine.ts'
import { type Io, note } from '../io.ts'
import { loadGame } from '../load-game.ts'
import { reportFindings } from '../output/report-findings.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface BookOptions {
  readonly format: 'html' | 'md' | 'pdf'
  readonly paper: Paper
  readonly changes: boolean
  readonly examples: number
  readonly language?: Language
  readonly out?: string
}

/** Writes the rulebook of a game, or of a house rule. */
export async function book(context: Context, path: string, options: BookOptions): Promise<ExitCode> {
  const { io, tools } = context
  const { format, paper, changes } = options
  const file = gameMeant(io.cwd, path)
  const target = resolve(io.cwd, options.out ?? fileOfGame(path.replace(/^.*\/|\.rules$/gu, ''), `book.${format}`))
  mustTake(target)
  const printing = format === 'pdf' ? await import('../book/print-pdf.ts') : null
  const browser = printing?.browserMeant(io)
  const language = options.language ?? languageOf(io.env)
  const written = rulesHost(io.cwd, file, io.includes)
  const first = await tools.checkGame(file, written)
  const host = language === 'ja' ? await translated(written, first) : written
  const outcome = host === written ? first : await tools.checkGame(file, host)
  const { resolution, diagnostics, omitted } = outcome
  if (resolution === null || diagnostics.some((each) => each.severity === 'error')) {
    reportFindings(io, diagnostics, omitted)
    return exitCode.findings
  }
  if (changes && resolution.modules.length === 1)
    throw new UsageError(stated('{1} changes no other game; `--changes` is for house rules', resolution.game.name))
  const game = await loadGame(context, file, { positions: true }, host)
  if (game === null) return exitCode.findings
  const made = bookOf(io, { ...outcome, resolution }, game, options)
  const setting = {
    language,
    words: (await import('../book/book-words.ts')).BOOK_WORDS[language],
    paper,
    changes,
    spoken: spokenIn(io, language, game.files),
  }
  const text =
    format === 'md'
      ? (await import('../book/book-markdown.ts')).bookMarkdown(made, setting)
      : (await import('../book/book-page.ts')).bookPage(made, setting)
  writeFile(target, printing === null || browser === undefined ? text : printing.printedPage(text, browser))
  note(io, stated('written to {1}', target))
  return exitCode.fine
}

/** The rules in Japanese; as they are where they have errors, which are told of what is written. */
async function translated(host: RulesHost, { resolution, diagnostics, sources }: CheckOutcome): Promise<RulesHost> {
  if (resolution === null || diagnostics.some((each) => each.severity === 'error')) return host
  const { hostInJapanese } = await import('../rules/host-in-japanese.ts')
  return hostInJapanese(host, resolution.modules, [...sources.keys()])
}

/** The book of a game that has no errors. */
export function bookOf(
  io: Pick<Io, 'cwd'>,
  {
    resolution,
    program,
  }: Pick<CheckOutcome, 'program'> & { readonly resolution: NonNullable<CheckOutcome['resolution']> },
  game: LiveEngine,
  extent: BookExtent,
): Book {
  const clauses = resolution.modules.flatMap(({ path }) => readClauses(io.cwd, path) ?? [])
  const uses = [...resolution.game.uses, ...(program?.uses ?? [])]
  return makeBook({ resolution, uses, clauses, draw: exampleDrawer(game, resolution.game) }, extent)
}

/** @throws UsageError where nothing can be written, said before there is something to write */
function mustTake(target: string): void {
  const folder = dirname(target)
  const why =
    statsOf(folder)?.isDirectory() === true ? whyNotWritable(target) : stated('there is no folder {1}', folder)
  if (why !== null) throw new UsageError(stated('the book cannot be written to {1}: {2}', target, why))
}

/** What the files of words beside the rules call something; what they do not have stays. */
function spokenIn({ cwd }: Pick<Io, 'cwd'>, language: Language, files: readonly string[]): (name: string) => string {
  // Rules are written in English: what people call cards besides is longer than what stands on them.
  if (language === 'en') return (name) => name
  const texts = files.toReversed().map((file) => wordsInFile(readTextIfThere(resolve(cwd, wordsPath(file, language)))))
  const { words } = speechIn(language, { [language]: Object.assign({}, ...texts) as Readonly<Record<string, string>> })
  return (name) => ownEntry(words, name) ?? name
}
