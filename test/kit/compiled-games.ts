import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { declaredName, declaresVariant } from '../../grammar/declared-name.ts'
import { builtPaths } from '../../cli/build/built-paths.ts'
import { folderName } from '../../compiler/folder-name.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface CompiledGameModule {
  readonly name: string
  readonly engine: FullEngine<BaseState>
  /** Whether it stands on another game. */
  readonly variant: boolean
}

/** The folders of rules/ that are compiled into generated/: a game each, with its variants. */
export function families(): string[] {
  return builtPaths(root).map((path) => basename(path))
}

/** Names of the game of a folder of rules/ and of its variants. */
export function declaredGames(folder: string): { readonly name: string; readonly variant: boolean }[] {
  return readdirSync(join(root, 'rules', folder))
    .filter((file) => file.endsWith('.rules'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, 'rules', folder, file), 'utf8')
      const name = declaredName(text)
      return name === null ? [] : [{ name, variant: declaresVariant(text) }]
    })
}

/** The same, as compiled into generated/; `wanted` may leave some out. */
export async function compiledFamily(folder: string, wanted: (name: string) => boolean): Promise<CompiledGameModule[]> {
  const declared = declaredGames(folder).filter(({ name }) => wanted(name))
  return Promise.all(declared.map(async (game) => ({ ...game, engine: await compiledEngine(game.name) })))
}

export async function compiledEngine(name: string): Promise<FullEngine<BaseState>> {
  const path = join(root, 'generated', folderName(name), 'index.ts')
  if (!existsSync(path)) throw new Error(`${name} is not compiled; run \`npm run build\``)
  const module = (await import(pathToFileURL(path).href)) as { readonly engine: FullEngine<BaseState> }
  return module.engine
}
