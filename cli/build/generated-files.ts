import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { programRoot } from '../paths.ts'
import { readTextIfThere } from '../read-text.ts'
import type { CompiledGame } from '../toolchain.ts'

/** How modules in `<out>/<folder>/` reach the runtime. */
export function runtimeFrom(out: string): string {
  return relative(join(out, 'game'), join(programRoot, 'runtime')).replaceAll('\\', '/')
}

/** Files of a game whose text is not what is on disk, by full path. */
export function changedFiles(out: string, game: CompiledGame): Map<string, string> {
  const changed = new Map<string, string>()
  for (const [name, text] of game.files) {
    const path = join(out, game.folder, name)
    if (readTextIfThere(path) !== text) changed.set(path, text)
  }
  return changed
}

/** Modules in a game's folder that the game no longer has. */
export function leftoverFiles(out: string, game: CompiledGame): string[] {
  const folder = join(out, game.folder)
  return filesOf(folder).filter((name) => name.endsWith('.ts') && !game.files.has(name)).map((name) => join(folder, name))
}

/** Folders beside the games' own that no game makes. */
export function leftoverFolders(out: string, games: readonly CompiledGame[]): string[] {
  const known = new Set(games.map((game) => game.folder.split('/')[0]))
  return foldersOf(out).filter((name) => !known.has(name)).map((name) => join(out, name))
}

function filesOf(folder: string): string[] {
  return listing(folder).filter((entry) => entry.isFile()).map((entry) => entry.name)
}

function foldersOf(folder: string): string[] {
  return listing(resolve(folder)).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name)
}

function listing(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
