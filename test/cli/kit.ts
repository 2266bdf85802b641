import { buildSync } from 'esbuild'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { run } from '../../cli/program.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { CheckOutcome, RulesHost, Toolchain } from '../../cli/toolchain.ts'
import { MARK } from '../../compiler/link/generated-mark.ts'
import { error, warning } from '../../compiler/diagnostics/make.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import { scriptOf } from '../kit/kept-games.ts'

/** A folder with the given files, gone after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Invocation {
  readonly cwd?: string
  readonly input?: string | Buffer
  readonly env?: Readonly<Record<string, string>>
  readonly tools?: Toolchain
  readonly interrupt?: AbortSignal
  /** Sees talk as it comes. */
  readonly onTalk?: (text: string) => void
}

/** Runs a command line in this process. */
export async function houserules(
  argv: readonly string[],
  { cwd = folderWith({}), input = '', env = {}, tools = fakeTools, interrupt, onTalk }: Invocation = {},
): Promise<Ran> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end(input)
  const [out, err] = [collected(stdout), collected(stderr)]
  if (onTalk !== undefined) stderr.on('data', (chunk: Buffer) => onTalk(chunk.toString('utf8')))
  const code = await run(argv, {
    io: { cwd, env, stdin, stdout, stderr, ...(interrupt === undefined ? {} : { interrupt }) },
    tools,
  })
  return { code, out: out(), err: err() }
}

/** The compiler, with what it made of the games of rules/ before. */
const keptToolchain: Toolchain = { ...realToolchain, compileScript: scriptOf }

/** Runs a command line in this process, with the compiler. */
export const realHouserules = (
  argv: readonly string[],
  invocation: Pick<Invocation, 'cwd' | 'input'> = {},
): Promise<Ran> => houserules(argv, { ...invocation, tools: keptToolchain })

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

/**
 * Runs a command line as people do, in a process of its own: for what a process adds, such as its signals and its
 * pipes.
 */
export function installed(
  argv: readonly string[],
  { cwd = folderWith({}), input = '' }: Pick<Invocation, 'cwd' | 'input'> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...argv], { cwd }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
    child.stdin?.end(input)
  })
}

function collected(stream: PassThrough): () => string {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat([...chunks, (stream.read() as Buffer | null) ?? Buffer.alloc(0)]).toString('utf8')
}

/** Every file below a folder with its text. */
export function filesBelow(folder: string, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const name = join(prefix, entry.name)
    if (entry.isDirectory()) Object.assign(found, filesBelow(folder, name))
    else found[name] = readFileSync(join(folder, name), 'utf8')
  }
  return found
}

const duel = pathToFileURL(join(import.meta.dirname, '..', 'bots', 'number-duel.ts')).href

function checked(path: string, host: RulesHost): CheckOutcome {
  const text = host.read(path) ?? ''
  const file: SourceFile = { path, text }
  const spanOf = (word: string) => ({ file, start: text.indexOf(word), end: text.indexOf(word) + word.length })
  if (text.includes('CRASH')) throw new TypeError('the compiler fell over')
  const base = /^variant \S+ of (\S+)/m.exec(text)?.[1]
  const sources = new Map([[path, file]])
  const found = base === undefined ? null : host.find(base)
  if (found !== null) sources.set(found, { path: found, text: host.read(found) ?? '' })
  const diagnostics = [
    ...(text.includes('BROKEN') ? [error('HR0101', 'this is broken', spanOf('BROKEN'), 'here')] : []),
    ...(text.includes('ODD') ? [warning('HR0301', 'this is odd', spanOf('ODD'), 'here')] : []),
    ...(base !== undefined && found === null ? [error('HR0402', 'no such game', spanOf(base), 'not found')] : []),
  ]
  return { diagnostics, omitted: 0, sources, resolution: null }
}

const examplesIn = (path: string, text: string): { readonly title: string | undefined; readonly place: string }[] =>
  [...text.matchAll(/^example (.*)$/gm)].map((match) => ({ title: match[1], place: `${path}:3` }))

let bundled: string | null = null

/** The number duel as a script that needs nothing else. */
function duelScript(): string {
  bundled ??=
    buildSync({
      entryPoints: [fileURLToPath(duel)],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'duel',
      platform: 'node',
    }).outputFiles[0]?.text ?? ''
  return bundled
}

/**
 * Stands in for the compiler. Every game is the number duel; lines `example TITLE` become examples, of which those with
 * "false" in the title fail; the word BROKEN is an error, the word ODD a warning, CRASH a fault of the compiler; a base
 * that `find` does not know is an error.
 */
const fakeTools: Toolchain = {
  stamp: () => null,
  checkGame: async (path, host) => checked(path, host),
  async compileGame(path, host) {
    const { diagnostics, sources } = checked(path, host)
    const text = sources.get(path)?.text ?? ''
    const name = declaredName(text) ?? 'Nameless'
    const examples = examplesIn(path, text)
    const files = new Map([
      ['index.ts', `${MARK}${name}, ${text.length} characters\nexport { numberDuel as engine } from '${duel}'\n`],
      ['examples.ts', `${MARK}${name}\nexport const examples = ${JSON.stringify(examples)}\n`],
    ])
    return { game: { name, folder: name.toLowerCase(), files, bases: [] }, diagnostics, omitted: 0, sources }
  },
  compileEdited: (path, host) => fakeTools.compileGame(path, host, {}),
  async compileScript(path, host) {
    const { diagnostics, sources } = checked(path, host)
    const broken = diagnostics.some(({ severity }) => severity === 'error')
    const examples = examplesIn(path, sources.get(path)?.text ?? '')
    const text = `${duelScript()}\nreturn { engine: duel.numberDuel, examples: ${JSON.stringify(examples)} }`
    return { script: broken ? null : { text, runtime: {} }, diagnostics, omitted: 0, sources }
  },
  migrateGame: async (path, host) => ({ host, texts: new Map(), reworded: [], checked: checked(path, host) }),
  print: async (kind, path) => ({ text: `${kind} of ${path}\n`, diagnostics: [] }),
  formatRules: async (text, path) => {
    if (!text.includes('BROKEN')) return { text: `${text.trim()}\n`, diagnostics: [] }
    const start = text.indexOf('BROKEN')
    return {
      text: null,
      diagnostics: [error('HR0101', 'this is broken', { file: { path, text }, start, end: start + 6 }, 'here')],
    }
  },
  runExample: async (_engine, { title, place }) => {
    const ok = !title.includes('false')
    return {
      title,
      place,
      clauses: ['duel.2'],
      ok,
      failures: ok ? [] : [{ line: 3, message: 'chips of A is 1, not 2' }],
      warnings: [],
    }
  },
  traceExample: async () => [],
}
