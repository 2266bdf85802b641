import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pagePath } from '../../compiler/diagnostics/page-path.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { Files, RulesThere, TextsInPlace } from '../../language/server/files.ts'
import { programRoot, shownPath } from '../files/paths.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'
import { rulesNear } from '../files/rules-files.ts'
import { UsageError } from '../usage-error.ts'

/**
 * What reading gives; nothing where a file cannot be read, which the command tells of and an editor goes on without.
 */
function unlessUnreadable<T>(read: () => T, nothing: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UsageError) return nothing
    throw error
  }
}

/** The files of this machine. */
export class DiskFiles implements Files {
  private readonly includes: readonly string[]

  /** `includes`: folders beside those of a project from which rules may take in others, by full path. */
  constructor(includes: readonly string[]) {
    this.includes = includes
  }

  pathOf(uri: string): string {
    try {
      return fileURLToPath(uri)
    } catch {
      return uri
    }
  }

  uriOf(path: string): string {
    return pathToFileURL(path).href
  }

  /** It comes with the program, and is there without a network. */
  pageOf(code: string): string {
    return this.uriOf(join(programRoot, pagePath(code)))
  }

  full(folder: string, path: string): string {
    return resolve(folder, path)
  }

  shown(folder: string, path: string): string {
    return shownPath(folder, path)
  }

  folderOf(path: string): string {
    return dirname(path)
  }

  seenFrom(folder: string, path: string): string {
    return relative(folder, path).replaceAll('\\', '/')
  }

  /** What is no text that can be read is no rules: strangers' files may end in `.rules`, too. */
  text(path: string): string | null {
    return unlessUnreadable(() => readTextIfThere(path), null)
  }

  rulesNear(folder: string, most: number): RulesThere {
    return rulesNear(folder, most)
  }

  host(folder: string, entry: string, texts: TextsInPlace): RulesHost {
    const disk = rulesHost(folder, entry, this.includes)
    return {
      ...disk,
      read: (path) => texts.get(resolve(folder, path)) ?? unlessUnreadable(() => disk.read(path), null),
      find: (name) => unlessUnreadable(() => disk.find(name), null),
      names: () => unlessUnreadable(() => disk.names?.() ?? [], []),
      rivals: (name) => unlessUnreadable(() => disk.rivals?.(name) ?? [], []),
      shared: (path, from) => unlessUnreadable(() => disk.shared?.(path, from) ?? null, null),
    }
  }
}
