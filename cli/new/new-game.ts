import { shownPath } from '../files/paths.ts'
import { writeFile } from '../files/write-file.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say } from '../io.ts'
import { gameOfKind } from './game-template.ts'
import { checkName, placeFor } from './names.ts'

export interface NewGameOptions {
  /** The kind of game that it begins as. */
  readonly like: string
  readonly out?: string
}

/** Writes a small game that plays, to be changed. */
export async function newGame({ io }: Context, name: string, { like, out }: NewGameOptions): Promise<ExitCode> {
  checkName(name, 'game', 'LastCard')
  const text = gameOfKind(like, name)
  const file = placeFor(io, name, out)
  writeFile(file, text)
  const shown = shownPath(io.cwd, file)
  say(io, shown)
  note(io, `\`houserules play ${shown}\` plays it, \`houserules test ${shown}\` runs its examples`)
  return exitCode.fine
}
