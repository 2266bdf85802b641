import { sideBySide } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { resolve } from 'node:path'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant } from '../arguments/game-meant.ts'
import { note, say } from '../io.ts'
import { shownPath } from '../files/paths.ts'
import { readText } from '../files/read-text.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { knownNames, rulesHost } from '../files/rules-host.ts'
import { shellWord } from '../output/shell-word.ts'
import { UsageError } from '../usage-error.ts'
import { checkName, fileName, placeFor } from './names.ts'
import { variantText } from '../output/variant-text.ts'
import { writeFile } from '../files/write-file.ts'
import { stated } from '../stated.ts'

export interface NewVariantOptions {
  /** Name of the base game, or path of its rules file. */
  readonly of?: string
  readonly out?: string
}

/** Writes a variant that changes nothing yet, ready to be edited. */
export async function newVariant(
  { io, tools }: Context,
  name: string | undefined,
  options: NewVariantOptions,
): Promise<ExitCode> {
  if (name === undefined)
    throw new UsageError(
      stated('say how the variant is called and which game it changes, as in `new variant OurTable --of Hearts`'),
    )
  checkName(name, 'variant', 'OurTable')
  if (options.of === undefined) throw new UsageError(withoutBase(io.cwd, name))
  const base = baseOf(io.cwd, options.of)
  const file = placeFor(io, name, options.out)
  const shown = shownPath(io.cwd, file)
  const text = variantText(name, base.name, fileName(name), base.text)
  const host = rulesHost(io.cwd, shown, io.includes)
  const read = (path: string) => (path === shown ? text : host.read(path))
  const find = (wanted: string) => host.find(wanted) ?? (wanted === base.name ? base.path : null)
  const { diagnostics } = await tools.checkGame(shown, { ...host, read, find })
  const wrong = diagnostics.find((each) => each.severity === 'error')
  if (wrong !== undefined)
    throw new UsageError(
      stated(
        '{1} has errors ({2}: {3}); `houserules check {4}` shows them',
        base.name,
        wrong.code,
        wrong.title,
        shellWord(base.path),
      ),
    )
  if (host.find(base.name) === null)
    note(io, stated('{1} is in {2}; move the variant next to it, or it will not be found', base.name, base.path))
  writeFile(file, text)
  say(io, shown)
  const own = shellWord(shown)
  note(
    io,
    stated(
      '`houserules diff {1} {2}` tells what it changes, `houserules play {2}` plays it',
      shellWord(base.path),
      own,
    ),
  )
  return exitCode.fine
}

/** So many games are named. */
const NAMED = 8

/** What can be done by who names no game. */
function withoutBase(cwd: string, name: string): Sayable {
  const games = knownNames(cwd, resolve(cwd, 'any.rules'))
  const own = stated('`new game NAME --like shedding` begins a game of your own')
  if (games.includes(name))
    return stated('`{1}` is there already; for a variant of it write `new Our{1} --of {1}`; {2}', name, own)
  const some = sideBySide([...games.slice(0, NAMED), ...(games.length > NAMED ? ['…'] : [])])
  return stated(
    'say which game `{1}` changes, as in `new {1} --of {2}`; there are {3}; {4}',
    name,
    games[0] ?? 'GAME',
    some,
    own,
  )
}

function baseOf(cwd: string, wanted: string): { readonly name: string; readonly path: string; readonly text: string } {
  const path = gameMeant(cwd, wanted)
  const text = readText(resolve(cwd, path))
  const name = declaredName(text)
  if (name === null) throw new UsageError(stated('{1} declares no game or variant', path))
  return { name, path, text }
}
