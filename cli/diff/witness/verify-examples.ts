import { checkForEngine } from '../../../compiler/compile.ts'
import type { Program } from '../../../compiler/program/program.ts'
import { vocabularyAt } from '../../../compiler/game/load.ts'
import { ParsedFiles } from '../../../compiler/syntax/parsed-files.ts'
import { saidAsIn } from '../../../compiler/syntax/said-in.ts'
import { runExample } from '../../../runtime/example/examples.ts'
import type { RulesHost } from '../../toolchain.ts'
import { type IsToEnd, neverEnds } from './breath.ts'
import { type LoadedVersion, loadExamples } from './load-version.ts'

/** An example as it can be pasted. */
export interface Pasted {
  readonly text: string
  /** What is pasted under a version without the event or card of which its last line speaks: that it comes so far. */
  readonly lacking: { readonly word: string; readonly text: string } | null
}

/** Where one version is read, and its engine. */
export interface ReadVersion {
  readonly path: string
  readonly host: RulesHost
  readonly loaded: LoadedVersion
  /** Set of a version with one of its changes taken back, of which nobody has the text. */
  readonly isWithoutChange?: true
}

/**
 * Whether examples hold when they are pasted under a version, by their titles; one that cannot be compiled there is
 * left out, but for one whose last line speaks of an event or card that is not there: it fails where the same position is
 * reached.
 * The text is read as any other: this is the proof that what is shown can be pasted. Those that were not come to when
 * the work was ended are left out as well.
 */
export async function verified(
  reading: ReadVersion,
  examples: ReadonlyMap<string, Pasted>,
  isToEnd: IsToEnd = neverEnds,
): Promise<Map<string, boolean>> {
  const { loaded } = reading
  const holds = new Map<string, boolean>()
  const pasted = new Map([...examples].map(([title, each]) => [title, pastedUnder(loaded, each)]))
  const texts = new Map([...pasted].map(([title, { text }]) => [title, text]))
  const program = await programWith(reading, texts, isToEnd)
  if (program === null || (await isToEnd())) return holds
  const { patient: engine, roundLimit } = loaded.version
  for (const example of await loadExamples(loaded, program)) {
    if (await isToEnd()) return holds
    const { ok } = runExample(engine, example, { roundLimit })
    if (pasted.get(example.title)?.isInstead !== true) holds.set(example.title, ok)
    else if (ok) holds.set(example.title, false)
  }
  return holds
}

function pastedUnder(
  { version: { events, definitions } }: LoadedVersion,
  { text, lacking }: Pasted,
): { readonly text: string; readonly isInstead: boolean } {
  const isInstead = lacking !== null && !events.has(lacking.word) && !definitions.has(lacking.word)
  return { text: isInstead ? lacking.text : text, isInstead }
}

/** The version with the examples at its end; those that do not compile are taken out again, one after the other. */
async function programWith(
  { path, host, loaded: { kept, files } }: ReadVersion,
  examples: ReadonlyMap<string, string>,
  isToEnd: IsToEnd,
): Promise<Program | null> {
  const left = new Map(examples)
  const parsed = new ParsedFiles(files, { edited: true })
  while (left.size > 0 && !(await isToEnd())) {
    const text = (host.read(path) ?? '').replace(/\n*$/, '\n')
    const said = (example: string): string => saidAsIn(text, example, () => vocabularyAt(host, path))
    const added = [...left].map(([title, example]) => ({ title, text: `\n${said(example)}` }))
    const read = (file: string): string | null =>
      file === path ? `${text}${added.map((each) => each.text).join('')}` : host.read(file)
    const { program, diagnostics } = checkForEngine(path, { ...host, read }, { parsed, kept }, (x) => left.has(x.title))
    const wrong = diagnostics.filter((d) => d.severity === 'error')
    if (wrong.length === 0) return program
    const ends = added.map((_, i) => text.length + added.slice(0, i + 1).reduce((n, each) => n + each.text.length, 0))
    const bad = new Set(
      wrong.flatMap((d) =>
        d.primary.span.file.path === path && d.primary.span.start >= text.length
          ? [added[ends.findIndex((end) => d.primary.span.start < end)]?.title ?? '']
          : [],
      ),
    )
    if (![...bad].some((title) => left.delete(title))) return null
  }
  return null
}
