import { nameForm } from '../../compiler/game/name-form.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Shelf, ShelfGame } from './shelf.ts'

/** Texts by path. */
export type TextsByPath = Readonly<Record<string, string>>

/**
 * Reads a project for the compiler: first its own files, then those that ship, as far as they are fetched; `missing`
 * says which folders were asked for that are not.
 */
export class DeskHost implements RulesHost {
  // What hosts answer are properties, so that others can be made of this one.
  readonly missing = new Set<string>()
  private readonly own: TextsByPath
  private readonly fetched: ReadonlyMap<string, TextsByPath>
  private readonly shelf: Pick<Shelf, 'games' | 'folders'>

  constructor(own: TextsByPath, fetched: ReadonlyMap<string, TextsByPath>, shelf: Pick<Shelf, 'games' | 'folders'>) {
    this.own = own
    this.fetched = fetched
    this.shelf = shelf
  }

  readonly read = (path: string): string | null => {
    if (Object.hasOwn(this.own, path)) return this.own[path] ?? null
    const folder = path.slice(0, path.lastIndexOf('/'))
    const texts = this.fetched.get(folder)
    if (texts !== undefined) return Object.hasOwn(texts, path) ? (texts[path] ?? null) : null
    if (this.shelf.folders.includes(folder)) this.missing.add(folder)
    return null
  }

  readonly find = (name: string): string | null => {
    const wanted = nameForm(name)
    const own = Object.entries(this.own).find(([path, text]) => declares(path, text, wanted))
    return own?.[0] ?? this.shipped(wanted)?.path ?? null
  }

  readonly names = (): readonly string[] => this.games()

  /** What ships, without anything of one's own. */
  asItShips(): DeskHost {
    return new DeskHost({}, this.fetched, this.shelf)
  }

  /** Whether a file ships of which something in its folder is one's own, and not as it ships. */
  isChanged(path: string): boolean {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const texts = this.fetched.get(folder) ?? {}
    if (!Object.hasOwn(texts, path)) return false
    return Object.entries(this.own).some(([each, text]) => each.startsWith(`${folder}/`) && texts[each] !== text)
  }

  /** The files of one's own in which a game or variant begins. */
  ownGames(): readonly string[] {
    return Object.entries(this.own).flatMap(([path, text]) =>
      path.endsWith('.rules') && declaredName(text) !== null ? [path] : [],
    )
  }

  /** What the games and variants are called, one's own first. */
  games(): readonly string[] {
    const own = Object.entries(this.own).flatMap(([path, text]) =>
      path.endsWith('.rules') ? (declaredName(text) ?? []) : [],
    )
    return [...new Set([...own, ...this.shelf.games.map(({ name }) => name)])]
  }

  readonly shared = (path: string): string => `rules/${path}`

  private shipped(wanted: string): ShelfGame | undefined {
    return this.shelf.games.find((game) => nameForm(game.name) === wanted)
  }
}

function declares(path: string, text: string, wanted: string): boolean {
  const declared = path.endsWith('.rules') ? declaredName(text) : null
  return declared !== null && nameForm(declared) === wanted
}
