import { hash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder } from './cache-folder.ts'
import type { Context } from './context.ts'
import { loadGame } from './load-game.ts'
import { makeFolder } from './make-folder.ts'
import { programRoot } from './paths.ts'
import { readTextIfThere } from './read-text.ts'
import { rulesHost } from './rules-host.ts'
import type { Engine } from '../runtime/engine.ts'
import type { RulesHost } from './toolchain.ts'

/** What an engine was made from: everything that the compiler read and looked for, and the compiler itself. */
interface Manifest {
  readonly compiler: string
  /** Where the paths start. */
  readonly cwd: string
  readonly reads: Readonly<Record<string, string | null>>
  readonly finds: Readonly<Record<string, string | null>>
  /** The runtime's modules in the script. */
  readonly runtime: Readonly<Record<string, string>>
  readonly script: string
}

export interface StoredEngine {
  readonly engine: Engine
  /** The rules files that it is made from. */
  readonly files: readonly string[]
}

/**
 * The engine of a game as one script that is kept between runs, for commands that should answer at once. It is made anew
 * whenever something that went in has changed; where nothing can be kept it is compiled each time.
 */
export async function storedEngine(context: Context, file: string): Promise<StoredEngine | null> {
  const folder = cacheFolder(context.io.env)
  const compiler = folder === null ? null : compilerStamp()
  if (folder === null || compiler === null) return compiled(context, file)
  const base = join(folder, `engine-${hash('sha256', file, 'hex').slice(0, 16)}`)
  const known = readManifest(`${base}.json`)
  if (known !== null && known.compiler === compiler && known.cwd === context.io.cwd && unchanged(context, file, known)) {
    const engine = await importScript(scriptPath(base, known.script), known.script)
    if (engine !== null) return { engine, files: Object.keys(known.reads).filter((path) => path.endsWith('.rules')) }
  }
  const reads: Record<string, string | null> = {}
  const finds: Record<string, string | null> = {}
  const host = rulesHost(context.io.cwd, file, context.io.includes)
  const made = await compiled(context, file, {
    read: (path) => noted(reads, path, host.read(path), (text) => (text === null ? null : stampOf(text))),
    find: (name) => noted(finds, name, host.find(name), (path) => path),
    refuses: (path) => host.refuses?.(path) ?? null,
  })
  if (made !== null) await keep(base, made.module, { compiler, cwd: context.io.cwd, reads, finds })
  return made
}

async function compiled(context: Context, file: string, host?: RulesHost): Promise<StoredEngine & { readonly module: string } | null> {
  const game = await loadGame(context, file, {}, host)
  return game === null ? null : { engine: game.engine, module: game.module, files: [...game.sources.keys()] }
}

function noted<T>(into: Record<string, string | null>, key: string, value: T, stamp: (value: T) => string | null): T {
  into[key] = stamp(value)
  return value
}

function unchanged({ io }: Context, file: string, { reads, finds, runtime }: Manifest): boolean {
  const host = rulesHost(io.cwd, file, io.includes)
  return Object.entries(runtime).every(([path, was]) => stampOf(readTextIfThere(resolve(programRoot, path)) ?? '') === was) && Object.entries(reads).every(([path, was]) => {
    const text = readTextIfThere(resolve(io.cwd, path))
    return (text === null ? null : stampOf(text)) === was
  }) && Object.entries(finds).every(([name, was]) => host.find(name) === was)
}

const stampOf = (text: string): string => hash('sha256', text, 'base64url')

/** The built program stands in one script; sources change under the hand, so that nothing is kept of what they make. */
function compilerStamp(): string | null {
  return import.meta.filename.endsWith('.ts') ? null : stampOf(readFileSync(import.meta.filename, 'utf8'))
}

function readManifest(path: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest
  } catch {
    return null
  }
}

/** Named after its content, so that no other process can put another in its place between a look at it and its import. */
const scriptPath = (base: string, stamp: string): string => `${base}-${stamp}.mjs`

/** A script that is not the one of the manifest is as good as none. */
async function importScript(path: string, stamp: string): Promise<Engine | null> {
  try {
    if (stampOf(readFileSync(path, 'utf8')) !== stamp) return null
    return ((await import(pathToFileURL(path).href)) as { readonly engine: Engine }).engine
  } catch {
    return null
  }
}

/** A folder that cannot be written keeps nothing. */
async function keep(base: string, module: string, made: Omit<Manifest, 'script' | 'runtime'>): Promise<void> {
  try {
    const { build } = await import('esbuild')
    const { outputFiles: [output], metafile } = await build({
      plugins: [{ name: 'addresses', setup: (at) => at.onResolve({ filter: /^file:/ }, ({ path }) => ({ path: fileURLToPath(path) })) }],
      entryPoints: [fileURLToPath(module)], absWorkingDir: programRoot, metafile: true, bundle: true, format: 'esm', platform: 'node', target: 'node20.19', write: false, minify: true, logLevel: 'silent',
    })
    if (output === undefined) return
    const runtime = Object.fromEntries(Object.keys(metafile.inputs).filter((path) => path.startsWith('runtime/')).map((path) => [path, stampOf(readFileSync(join(programRoot, path), 'utf8'))]))
    makeFolder(dirname(base))
    const script = stampOf(output.text)
    const before = readManifest(`${base}.json`)?.script
    for (const [path, text] of [[scriptPath(base, script), output.text], [`${base}.json`, JSON.stringify({ ...made, runtime, script } satisfies Manifest)]]) {
      writeFileSync(`${path}.${process.pid}.part`, text)
      renameSync(`${path}.${process.pid}.part`, path)
    }
    if (before !== undefined && before !== script) rmSync(scriptPath(base, before), { force: true })
  } catch {
    // The next run compiles again, no more.
  }
}
