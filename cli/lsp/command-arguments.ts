import { ErrorCodes, type Location, type Position, ResponseError } from 'vscode-languageserver/node'
import { type CommandArguments, type CommandName, COMMANDS } from '../../language/server/commands.ts'

const TAKES: Readonly<Record<CommandName, string>> = {
  [COMMANDS.runExamples]: 'the address of a rules file and, of one example, its title',
  [COMMANDS.showExamples]: 'the address of a rules file, a position in it, and the locations of examples',
  [COMMANDS.play]: 'the address of a rules file and, to begin in the position of an example, its title',
  [COMMANDS.diff]: 'the address of a rules file, and the name of the game that it is compared with',
}

const isText = (given: unknown): given is string => typeof given === 'string'

const isTextOrLeftOut = (given: unknown): boolean => isText(given) || given === undefined || given === null

const FITS: { readonly [K in CommandName]: (given: readonly unknown[]) => boolean } = {
  [COMMANDS.runExamples]: ([uri, title, ...more]) => isText(uri) && isTextOrLeftOut(title) && more.length === 0,
  [COMMANDS.showExamples]: ([uri, at, examples, ...more]) =>
    isText(uri) && isPosition(at) && Array.isArray(examples) && examples.every(isLocation) && more.length === 0,
  [COMMANDS.play]: ([uri, title, ...more]) => isText(uri) && isTextOrLeftOut(title) && more.length === 0,
  [COMMANDS.diff]: ([uri, base, ...more]) => isText(uri) && isText(base) && more.length === 0,
}

const isCommand = (name: string): name is CommandName => Object.values<string>(COMMANDS).includes(name)

/** A command with what it takes. */
export type CommandCall = {
  readonly [K in CommandName]: { readonly command: K; readonly args: CommandArguments[K] }
}[CommandName]

/** @throws ResponseError that says what there is, and what it takes */
export function commandAsked(command: string, given: readonly unknown[]): CommandCall {
  if (!isCommand(command))
    throw invalid(`there is no command ${command}; there are ${Object.values(COMMANDS).join(', ')}`)
  if (!FITS[command](given))
    throw invalid(`${command} takes ${TAKES[command]}, and was given ${JSON.stringify(given).slice(0, 200)}`)
  // What was given is of the shape that the command takes.
  return { command, args: given } as unknown as CommandCall
}

export const invalid = (why: string): ResponseError<void> => new ResponseError(ErrorCodes.InvalidParams, why)

function isPosition(given: unknown): given is Position {
  const { line, character } = (given ?? {}) as Partial<Position>
  return Number.isInteger(line) && Number.isInteger(character)
}

function isLocation(given: unknown): given is Location {
  const { uri, range } = (given ?? {}) as Partial<Location>
  return isText(uri) && isPosition(range?.start) && isPosition(range?.end)
}
