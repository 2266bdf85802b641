import { allOfThese, sideBySide, whichever, worded } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { folderName } from '../../compiler/folder-name.ts'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { shownPath } from '../files/paths.ts'
import { readText, textOrNull } from '../files/read-text.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { rulesFilesMeant } from '../files/rules-files.ts'
import { knownNames, rulesHost } from '../files/rules-host.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/**
 * The games and variants that the arguments of a command mean: files as they are, folders by the games declared in
 * them, anything else by the name of a game; with no arguments what is below `rules`.
 */
export function gamesMeant(cwd: string, args: readonly string[]): string[] {
  const paths = args.map((arg) => (isName(cwd, arg) ? gameNamed(cwd, arg) : arg))
  const named = new Set(paths.map((path) => shownPath(cwd, path)))
  // What cannot be read may be one, and it is for the command to say that it cannot.
  const mayDeclare = (text: string | null): boolean => text === null || declaredName(text) !== null
  const games = rulesFilesMeant(cwd, paths).filter(
    (file) => named.has(file) || mayDeclare(textOrNull(resolve(cwd, file))),
  )
  if (games.length === 0)
    throw new UsageError(stated('no game or variant is declared in {1}', args.length === 0 ? 'rules' : args.join(', ')))
  return games
}

/** More help nobody who named a folder by mistake. */
const MOST_NAMED = 10

/** The one game that a command works on. */
export function gameMeant(cwd: string, arg: string): string {
  const games = gamesMeant(cwd, [arg])
  if (games.length > 1)
    throw new UsageError(
      games.length > MOST_NAMED
        ? stated(
            '{1} holds {2} games and variants; name one of {3}, …',
            arg,
            games.length,
            games.slice(0, MOST_NAMED).join(', '),
          )
        : stated(
            '{1} holds {2} games and variants; name one of {3}',
            arg,
            games.length,
            games.slice(0, MOST_NAMED).join(', '),
          ),
    )
  readText(resolve(cwd, games[0]))
  return games[0]
}

/** What there is, for who names no game behind `command`. */
export function withoutGame(cwd: string, command: string): Sayable {
  const games = knownNames(cwd, resolve(cwd, 'any.rules'))
  const there = games.length === 0 ? '' : worded('; there are {1}', sideBySide(games))
  const such = games.includes('Hearts') ? 'Hearts' : (games[0] ?? 'my-game.rules')
  return stated('say which game, as in `{1} {2}`{3}', command, such, there)
}

/** `OldMaid` may also be called `old-maid`, as its files are. */
function inSmallLetters(cwd: string, asking: string, name: string): string | null {
  return knownNames(cwd, asking).find((known) => folderName(known) === name) ?? null
}

function isName(cwd: string, arg: string): boolean {
  return !/[\\/.]/.test(arg) && !existsSync(resolve(cwd, arg))
}

function gameNamed(cwd: string, name: string): string {
  // As if a file of the working folder asked.
  const asking = join(cwd, 'any.rules')
  const host = rulesHost(cwd, asking)
  const called = host.find(name) === null ? (inSmallLetters(cwd, asking, name) ?? name) : name
  const path = host.find(called)
  const rivals = path === null ? [] : (host.rivals?.(called) ?? [])
  if (rivals.length > 0)
    throw new UsageError(
      stated('`{1}` is declared by {2}; name the file that is meant', called, allOfThese([path ?? called, ...rivals])),
    )
  if (path !== null) return path
  throw new UsageError(stated('there is no game or file `{1}`{2}', name, insteadOf(name, knownNames(cwd, asking))))
}

/** Names that are near, or else some of those there are. */
function insteadOf(name: string, known: readonly string[]): Sayable {
  const near = nearestNames(name, known)
  if (near.length > 0) return stated('; did you mean {1}?', whichever(near))
  if (known.length === 0) return stated('; no game is declared in this folder or its `rules`')
  return worded(
    '; there are {1}',
    sideBySide([...known.slice(0, MOST_NAMED), ...(known.length > MOST_NAMED ? ['…'] : [])]),
  )
}
