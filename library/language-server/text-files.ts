import type { RulesHost } from '../../compiler/game/load.ts'
import type { Files, RulesThere, TextsInPlace } from '../../language/server/files.ts'
import { memoryHost } from '../memory-host.ts'

/**
 * Texts that a page gives, by address, with the rules that come with the package below the folder that is open. The full
 * path of a file is its address without escapes: `file:///my game.rules`.
 */
export class TextFiles implements Files {
  private readonly given: ReadonlyMap<string, string>
  private readonly carried: ReadonlyMap<string, string>

  /**
   * @param given by address
   * @param carried by path from the folder that is open, such as `rules/library/suits.rules`
   */
  constructor(given: Readonly<Record<string, string>>, carried: Readonly<Record<string, string>>, folder: string) {
    this.given = new Map(Object.entries(given).map(([uri, text]) => [this.pathOf(uri), text]))
    this.carried = new Map(Object.entries(carried).map(([path, text]) => [this.full(folder, path), text]))
  }

  pathOf(uri: string): string {
    return eachName(uri, unescaped)
  }

  uriOf(path: string): string {
    return eachName(path, encodeURIComponent)
  }

  /** A page has none to open. */
  pageOf(): null {
    return null
  }

  full(folder: string, path: string): string {
    return ORIGIN.test(path) ? path : `${folder}/${path}`
  }

  shown(folder: string, path: string): string {
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
  }

  folderOf(path: string): string {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
  }

  seenFrom(folder: string, path: string): string {
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : `../${path}`
  }

  text(path: string): string | null {
    return this.given.get(path) ?? this.carried.get(path) ?? null
  }

  rulesNear(folder: string): RulesThere {
    const below = [...this.given.keys()].filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.rules'))
    return { paths: below.sort(), isWhole: true }
  }

  host(folder: string, _entry: string, texts: TextsInPlace): RulesHost {
    const all = [...this.carried, ...this.given, ...texts].map(([path, text]) => [this.shown(folder, path), text])
    const host = memoryHost(Object.fromEntries(all) as Readonly<Record<string, string>>)
    return { ...host, advice: () => 'open it, or give its text when the server starts' }
  }
}

/** What an address begins with, up to the first name of a folder or file. */
const ORIGIN = /^[a-z][a-z\d+.-]*:(?:\/\/[^/]*)?/i

/** The same address with each name between `/` made another. */
function eachName(uri: string, change: (name: string) => string): string {
  const origin = ORIGIN.exec(uri)?.[0] ?? ''
  return origin + uri.slice(origin.length).split('/').map(change).join('/')
}

/** A name that is no escape of anything stands for itself. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
