import { sideBySide } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { shownPath } from '../files/paths.ts'
import { writeFile } from '../files/write-file.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { gameKinds, gameOfKind } from './game-template.ts'
import { shellWord } from '../output/shell-word.ts'
import { UsageError } from '../usage-error.ts'
import { checkName, placeFor } from './names.ts'
import { stated } from '../stated.ts'

export interface NewGameOptions {
  /** The kind of game that it begins as. */
  readonly like?: string
  readonly out?: string
}

/** Writes a small game that plays, to be changed. */
export async function newGame({ io }: Context, name: string | undefined, options: NewGameOptions): Promise<ExitCode> {
  const { like, out } = options
  if (name === undefined || like === undefined) throw new UsageError(withoutKind(name ?? 'LastCard'))
  checkName(name, 'game', 'LastCard')
  const text = gameOfKind(like, name)
  const file = placeFor(io, name, out)
  writeFile(file, text)
  const shown = shownPath(io.cwd, file)
  say(io, shown)
  note(io, stated('`houserules play {1}` plays it, `houserules test {1}` runs its examples', shellWord(shown)))
  return exitCode.fine
}

/** What can be begun by who names no kind, or not even a game. */
const withoutKind = (name: string): Sayable =>
  stated(
    'say how the game is called and what it begins as, as in `new game {1} --like shedding`; there are {2}',
    name,
    sideBySide(gameKinds()),
  )
