import type { Plugin } from 'vite'
import { readShelf } from './read-shelf.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { DeskHost, type TextsByPath } from '../worker/desk-host.ts'
import { findingsOf } from '../worker/findings.ts'
import type { ReadyGame } from '../worker/ready-game.ts'
import { scriptWritten } from '../worker/script-written.ts'
import type { Shelf, ShelfGame } from '../worker/shelf.ts'

/**
 * Letters in a folder: more take longer to compile here than all others together, and come to a script that is large
 * to fetch.
 */
const MOST = 40_000

/** Whether the page brings a game compiled: those that stand on nothing else, and soon are. */
export const isMadeReady = ({ kind }: ShelfGame, folder: TextsByPath): boolean =>
  kind === 'game' && Object.values(folder).reduce((sum, { length }) => sum + length, 0) <= MOST

/** Compiles a game that ships, as the page would do; null where it has errors, which the page then shows. */
export async function makeReady(
  path: string,
  games: Shelf['games'],
  texts: ReadonlyMap<string, TextsByPath>,
): Promise<ReadyGame | null> {
  const host = new DeskHost({}, texts, { games, folders: [...texts.keys()] })
  const checked = new CheckSession().check(path, host)
  const made = await scriptWritten(checked, host)
  return made === null ? null : { checked: findingsOf(checked), ...made }
}

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
