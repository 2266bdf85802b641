import { LSPErrorCodes, ResponseError } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'

/** The open documents as they are now, by address. */
interface Documents {
  get(uri: string): TextDocument | undefined
}

/**
 * An answer that takes a while, about the text that a document has when it is asked for.
 * @throws ResponseError where the text has changed meanwhile: places of the answer would be others
 */
export async function aboutNow<T>(documents: Documents, uri: string, answer: Promise<T>): Promise<T> {
  const version = documents.get(uri)?.version
  const made = await answer
  if (documents.get(uri)?.version !== version)
    throw new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed since this was asked')
  return made
}
