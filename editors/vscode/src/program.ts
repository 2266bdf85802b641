import { isAbsolute, join } from 'node:path'

/** How the program is started: nothing of it goes through a shell. */
export interface RulesProgram {
  readonly command: string
  /** Come before the arguments that a command of the program has. */
  readonly args: readonly string[]
}

/** The text of a file, or null where there is none. */
export type ReadFile = (path: string) => string | null

/** @throws Error that says what to do where the setting names no file */
export function programOf(folder: string, setting: string, read: ReadFile): RulesProgram | null {
  const named = setting.trim()
  if (named === '') return installedIn(folder, read)
  const path = isAbsolute(named) ? named : join(folder, named)
  if (read(path) === null) throw new Error(`houserules.path names ${path}, where there is no file`)
  return started(path)
}

/**
 * What the folder has installed. The package itself says which file its command is, so that the same is started under
 * Windows, where what lies in `node_modules/.bin` needs a shell.
 */
function installedIn(folder: string, read: ReadFile): RulesProgram | null {
  const home = join(folder, 'node_modules', 'houserules')
  const manifest = read(join(home, 'package.json'))
  const bin = manifest === null ? null : binOf(manifest)
  return bin === null ? null : started(join(home, bin))
}

/** The file of the command `houserules` in a package.json; null where it has none, or cannot be read. */
function binOf(manifest: string): string | null {
  let said: unknown
  try {
    said = JSON.parse(manifest)
  } catch {
    return null
  }
  const { bin } = (said ?? {}) as { readonly bin?: unknown }
  if (typeof bin === 'string') return bin
  const named = ((bin ?? {}) as Readonly<Record<string, unknown>>)['houserules']
  return typeof named === 'string' ? named : null
}

/** Scripts are run by the Node of the path, as npm does it. */
const started = (path: string): RulesProgram =>
  /\.[cm]?js$/.test(path) ? { command: 'node', args: [path] } : { command: path, args: [] }
