import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Script } from '../../compiler/typescript/script.ts'
import { cacheFolder, keepOnDisk, keptIn, readKept } from './disk-store.ts'
import type { Context } from '../context.ts'
import { programRoot } from '../files/paths.ts'
import { liveEngine } from '../live-engine.ts'
import { loadGame } from '../load-game.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { Engine } from '../../runtime/engine.ts'
import type { RulesHost } from '../toolchain.ts'

/** What an engine was made from: everything that the compiler read and looked for. */
interface Manifest {
  /** Where the paths start. */
  readonly cwd: string
  readonly reads: Readonly<Record<string, string | null>>
  readonly finds: Readonly<Record<string, string | null>>
  readonly script: Script
}

export interface StoredEngine {
  readonly engine: Engine
  /** The rules files that it is made from. */
  readonly files: readonly string[]
}

/**
 * The script of a game's engine, kept between runs, for commands that should answer at once. It is made anew
 * whenever something that went in has changed; where nothing can be kept it is compiled each time.
 */
export async function storedEngine(context: Context, file: string): Promise<StoredEngine | null> {
  const folder = cacheFolder(context.io.env)
  const compiler = folder === null ? null : compilerStamp()
  if (folder === null || compiler === null) return compiled(context, file)
  const path = keptIn(folder, 'engine', file)
  const known = readKept(path, compiler) as Manifest | null
  if (known?.cwd === context.io.cwd && unchanged(context, file, known)) {
    const files = Object.keys(known.reads).filter((read) => read.endsWith('.rules'))
    return { engine: liveEngine(known.script, file).engine, files }
  }
  const reads: Record<string, string | null> = {}
  const finds: Record<string, string | null> = {}
  const host = rulesHost(context.io.cwd, file, context.io.includes)
  const made = await compiled(context, file, {
    read: (path) => noted(reads, path, host.read(path), (text) => (text === null ? null : stampOf(text))),
    find: (name) => noted(finds, name, host.find(name), (path) => path),
    refuses: (path) => host.refuses?.(path) ?? null,
  })
  if (made !== null) {
    const manifest: Manifest = { cwd: context.io.cwd, reads, finds, script: made.script }
    keepOnDisk(path, compiler, manifest)
  }
  return made
}

async function compiled(
  context: Context,
  file: string,
  host?: RulesHost,
): Promise<(StoredEngine & { readonly script: Script }) | null> {
  const game = await loadGame(context, file, { examples: false }, host)
  return game === null ? null : { engine: game.engine, script: game.script, files: [...game.sources.keys()] }
}

function noted<T>(into: Record<string, string | null>, key: string, value: T, stamp: (value: T) => string | null): T {
  into[key] = stamp(value)
  return value
}

function unchanged({ io }: Context, file: string, { reads, finds }: Manifest): boolean {
  const host = rulesHost(io.cwd, file, io.includes)
  return (
    Object.entries(reads).every(([path, was]) => {
      const text = readTextIfThere(resolve(io.cwd, path))
      return (text === null ? null : stampOf(text)) === was
    }) && Object.entries(finds).every(([name, was]) => host.find(name) === was)
  )
}

const stampOf = (text: string): string => hash('sha256', text, 'base64url')

/**
 * The built program stands in one script. Installed it is many, all of one release and told apart by the manifest of
 * their package. Sources change under the hand, so that nothing is kept of what they make.
 */
function compilerStamp(): string | null {
  const self = import.meta.filename
  if (self.endsWith('.ts')) return null
  return stampOf(readFileSync(self.endsWith('.cjs') ? self : join(programRoot, 'package.json'), 'utf8'))
}
