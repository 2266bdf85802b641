import { ErrorCodes, type InitializeParams, ResponseError } from 'vscode-languageserver'
import type { ServerGround } from '../../language/server/serve-on.ts'
import type { RulesTexts } from '../memory-host.ts'
import { TextFiles } from './text-files.ts'

/**
 * What a page is about: the folder that it names, or all addresses of files, with the texts that it gives by address in
 * `initializationOptions.files`. `carried` is there besides, by path from that folder.
 * @throws ResponseError where these are no texts
 */
export const openTexts =
  (carried: RulesTexts): ServerGround['open'] =>
  (asked) => {
    const folder = folderOf(asked)
    return { files: new TextFiles(textsGiven(asked.initializationOptions), carried, folder), folder }
  }

/** An address without `/` at its end. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri ?? 'file:///'
  return decodeURI(uri).replace(/\/$/, '')
}

function textsGiven(options: unknown): RulesTexts {
  if (!isRecord(options) || options['files'] === undefined) return {}
  const { files } = options
  if (!isRecord(files)) throw wrong('`files` of `initializationOptions` has to be texts by address')
  const other = Object.entries(files).find(([, text]) => typeof text !== 'string')
  if (other !== undefined) throw wrong(`in \`files\` of \`initializationOptions\`, ${other[0]} is no text`)
  return files as RulesTexts
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (what: string): ResponseError<void> => new ResponseError(ErrorCodes.InvalidParams, what)
