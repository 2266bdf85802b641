import type { Plugin } from 'vite'
import { readShelf } from './read-shelf.ts'

const GAMES = 'virtual:shelf'
const TEXTS = 'virtual:shelf-texts'
const FOLDER = `${TEXTS}/`

/** Gives the games that ship as modules: a list of all, and a module for the texts of each folder. */
export function shelfPlugin(root: string): Plugin {
  const resolved = (id: string): string => `\0${id}`
  let read: ReturnType<typeof readShelf> | null = null
  const shelf = (): ReturnType<typeof readShelf> => (read ??= readShelf(root))
  return {
    name: 'houserules-shelf',
    buildStart: () => void (read = null),
    resolveId: (id) => (id === GAMES || id === TEXTS || id.startsWith(FOLDER) ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(GAMES)) return `export const games = ${JSON.stringify(shelf().games)}`
      if (id === resolved(TEXTS)) return foldersModule([...shelf().texts.keys()])
      if (!id.startsWith(resolved(FOLDER))) return undefined
      return `export default ${JSON.stringify(shelf().texts.get(id.slice(resolved(FOLDER).length)) ?? {})}`
    },
  }
}

/** Each folder is a piece of its own, fetched when it is asked for. */
function foldersModule(folders: readonly string[]): string {
  const lines = folders.map(
    (folder) => `${JSON.stringify(folder)}: () => import(${JSON.stringify(`${FOLDER}${folder}`)})`,
  )
  return `const fetches = {\n${lines.join(',\n')}\n}
export const folders = Object.keys(fetches)
export const texts = async (folder) => (await fetches[folder]()).default`
}
