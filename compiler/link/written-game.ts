import type { Caches } from '../caches.ts'
import type { EngineModule } from '../emit/modules.ts'
import { folderName } from '../folder-name.ts'
import type { Module } from '../game/load.ts'
import type { Resolution } from '../game/resolve.ts'
import type { Program } from '../program/program.ts'
import type { RulesFiles } from './files.ts'
import type { KeptFolder } from './kept-folder.ts'
import { type Linked, link } from './link.ts'
import { type FolderPrinting, printFolder } from './print-folder.ts'

/** A folder of generated files. */
export interface WrittenGame {
  readonly name: string
  /** Folder under `generated/`. */
  readonly folder: string
  /** Text by file name. */
  readonly files: ReadonlyMap<string, string>
}

/** A program that is to become a folder. */
export interface ToWrite {
  readonly program: Program
  readonly resolution: Resolution
  /** What its folder stands on. */
  readonly base: Linked | null
}

export function linkedGame({ program, resolution, base }: ToWrite, modules: readonly EngineModule[]): Linked {
  const { name } = program.game
  return link({
    name,
    program,
    folder: folderName(name),
    rules: rulesFilesOf(resolution),
    modules,
    base,
  })
}

/**
 * What the base counts is counted in the state of a variant as well, so that what follows from a state is asked of both
 * alike.
 */
export function withCountersOf(program: Program, base: Program | undefined): Program {
  const known = new Set(program.counters.map(({ name }) => name))
  const more = (base?.counters ?? []).filter(({ name }) => !known.has(name))
  return { ...program, counters: [...program.counters, ...more] }
}

export async function writtenGame(
  linked: Linked,
  options: FolderPrinting,
  caches: Pick<Caches, 'formatted'>,
  kept: KeptFolder | null = null,
): Promise<WrittenGame> {
  const { name, folder } = linked
  return { name, folder, files: await printFolder(linked, options, caches, kept) }
}

/** The game or variant itself comes last of what it stands on. */
function rulesFilesOf({ modules }: Resolution): RulesFiles {
  const top = modules.at(-1)
  return { path: top?.path ?? '', own: top === undefined ? [] : filesOf(top) }
}

const filesOf = ({ path, decls }: Module): string[] => [...new Set([path, ...decls.map((d) => d.span.file.path)])]
