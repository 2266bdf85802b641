import type { Plugin } from 'vite'
import { isMadeReady, makeReady } from './make-ready.ts'
import { readShelf } from './read-shelf.ts'

const GAMES = 'virtual:shelf'
const TEXTS = 'virtual:shelf-texts'
const FOLDER = `${TEXTS}/`
const READY = 'virtual:shelf-ready'
const GAME = `${READY}/`

/**
 * Gives the games that ship as modules: a list of all, the texts of each folder, and those that are brought compiled.
 */
export function shelfPlugin(root: string, bringsCompiled: boolean): Plugin {
  const resolved = (id: string): string => `\0${id}`
  let read: ReturnType<typeof readShelf> | null = null
  const shelf = (): ReturnType<typeof readShelf> => (read ??= readShelf(root))
  return {
    name: 'houserules-shelf',
    buildStart: () => void (read = null),
    resolveId: (id) =>
      [GAMES, TEXTS, READY].includes(id) || [FOLDER, GAME].some((prefix) => id.startsWith(prefix))
        ? resolved(id)
        : undefined,
    async load(id) {
      if (id === resolved(GAMES)) return `export const games = ${JSON.stringify(shelf().games)}`
      if (id === resolved(TEXTS)) return foldersModule([...shelf().texts.keys()])
      if (id === resolved(READY)) return readyModule(bringsCompiled ? shelf() : { games: [], texts: new Map() })
      if (id.startsWith(resolved(GAME))) {
        const { games, texts } = shelf()
        return `export default ${JSON.stringify(await makeReady(id.slice(resolved(GAME).length), games, texts))}`
      }
      if (!id.startsWith(resolved(FOLDER))) return undefined
      return `export default ${JSON.stringify(shelf().texts.get(id.slice(resolved(FOLDER).length)) ?? {})}`
    },
  }
}

/** Each folder is a piece of its own, fetched when it is asked for. */
function foldersModule(folders: readonly string[]): string {
  return `${fetchesOf(folders, FOLDER)}
export const folders = Object.keys(fetches)
export const texts = async (folder) => (await fetches[folder]()).default`
}

/** Each game likewise. */
function readyModule({ games, texts }: ReturnType<typeof readShelf>): string {
  const paths = games.filter((game) => isMadeReady(game, texts.get(game.folder) ?? {})).map(({ path }) => path)
  return `${fetchesOf(paths, GAME)}
export const ready = async (path) => (Object.hasOwn(fetches, path) ? (await fetches[path]()).default : null)`
}

/** An object that fetches a module for each of some paths. */
function fetchesOf(paths: readonly string[], prefix: string): string {
  const lines = paths.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`${prefix}${path}`)})`)
  return `const fetches = {\n${lines.join(',\n')}\n}`
}
