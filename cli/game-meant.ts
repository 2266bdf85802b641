import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nearestNames } from '../compiler/diagnostics/nearest.ts'
import { readText } from './read-text.ts'
import { gamesMeant } from './rules-files.ts'
import { knownNames, rulesHost } from './rules-host.ts'
import { UsageError } from './usage-error.ts'

/** The one game that a command works on: a rules file, a folder with a single game in it, or the name of a game. */
export function gameMeant(cwd: string, arg: string): string {
  if (!existsSync(resolve(cwd, arg)) && !/[\\/.]/.test(arg)) return gameNamed(cwd, arg)
  const games = gamesMeant(cwd, [arg])
  if (games.length > 1) throw new UsageError(`${arg} holds ${games.length} games and variants; name one of ${games.join(', ')}`)
  readText(resolve(cwd, games[0]))
  return games[0]
}

function gameNamed(cwd: string, name: string): string {
  // As if a file of the working folder asked.
  const asking = join(cwd, 'any.rules')
  const path = rulesHost(cwd, asking).find(name)
  if (path !== null) return path
  const near = nearestNames(name, knownNames(cwd, asking))
  throw new UsageError(`there is no game or file \`${name}\`${near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`}`)
}
