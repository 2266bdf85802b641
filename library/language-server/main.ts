/**
 * `houserules/language-server`: what `houserules lsp` answers editors, in a worker of a page. It needs nothing of Node, and
 * carries the rules that games share (`rules/library`).
 *
 * @module houserules/language-server
 */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser'
import { texts } from 'virtual:shared-rules'
import { refusingParams } from '../../language/server/refuse-params.ts'
import { serveOn } from '../../language/server/serve-on.ts'
import { openTexts } from './open-texts.ts'

/** One end of a line for messages: `self` in a worker, or a `MessagePort`. */
export interface MessageEnd {
  postMessage(message: unknown): void
  addEventListener(type: 'error', listener: (event: unknown) => void): void
}

/**
 * Serves one client, such as an editor in a page, that speaks the language server protocol with one message for each
 * object that is posted. What the client has open counts as files, and so do the texts that it gives by address in
 * `initializationOptions: { files }`; bases and included files are found among both.
 * A worker of a page is `serveLanguage(self)` and nothing else.
 */
export function serveLanguage(end: MessageEnd): void {
  // The reader asks for the types of pages, which are not known in Node; it uses what is asked for here, and `onmessage`.
  const port = end as unknown as ConstructorParameters<typeof BrowserMessageReader>[0]
  const writer = new BrowserMessageWriter(port)
  const connection = createConnection(new BrowserMessageReader(port), writer, refusingParams(writer))
  const { close } = serveOn(connection, { open: openTexts(texts), findWitness: null, runsExamples: null })
  connection.onShutdown(close)
  connection.listen()
}
