import { checkGame } from '../../compiler/compile.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { readClauses } from '../../cli/files/clause-index.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import { type Break, breaksOf } from './breaks.ts'
import type { Game } from './verdict.ts'

export interface OpenGame {
  readonly game: Game
  readonly breaks: readonly Break[]
}

/**
 * Reads a game and lists how its rules can be broken: those of the clauses `wanted`, else of all that its own document
 * lists and an example cites.
 * @throws Error where the game has mistakes.
 */
export function openGame(path: string, host: RulesHost, cwd: string, wanted: readonly string[] = []): OpenGame {
  const caches = emptyCaches()
  const { resolution, diagnostics, sources } = checkGame(path, host, caches)
  const mistake = diagnostics.find(({ severity }) => severity === 'error')
  if (resolution === null || mistake !== undefined) throw new Error(`${path} has mistakes: ${mistake?.title ?? ''}`)
  const trees = new Map([...sources].map(([name, { text }]) => [name, caches.parsed.parse(name, text).file]))
  const document = readClauses(cwd, path)?.map(({ id }) => id)
  const clauses = wanted.length > 0 ? new Set(wanted) : shownClauses(resolution, document)
  const breaks = breaksOf([...trees.values()], resolution, clauses)
  return { game: { path, host, caches, trees }, breaks }
}

/** The clauses that examples cite, of a document if there is one. */
function shownClauses({ entries }: Resolution, document: readonly string[] | undefined): Set<string> {
  const cited = entries.flatMap(({ decl }) => (decl.kind === 'example' ? decl.cites.map(({ text }) => text) : []))
  return new Set(document === undefined ? cited : cited.filter((id) => document.includes(id)))
}
