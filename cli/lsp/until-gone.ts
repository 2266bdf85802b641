import type { Connection, StreamMessageReader } from 'vscode-languageserver/node'
import { type Io, note } from '../io.ts'

/**
 * Resolves when the editor has gone: to whether it said goodbye (`shutdown`, upon which `close` is called) before it
 * told the server to end (`exit`). One that closes its end of the stream, perhaps in the middle of a message, has gone
 * without it. What it has asked by then is still answered. What cannot be read is told of once; a header without a
 * length leaves it open where the next message begins, so that the server ends.
 */
export function untilGone(
  connection: Connection,
  reader: StreamMessageReader,
  io: Io,
  close: () => void,
): Promise<boolean> {
  let goodbye = false
  connection.onShutdown(() => {
    goodbye = true
    close()
  })
  // It would look again and again for the rest of a message, and so keep the process alive.
  reader.partialMessageTimeout = 0
  let told = false
  return new Promise((resolve) => {
    reader.onError(({ message }) => {
      if (!told) note(io, `houserules lsp: what came is no message of the protocol: ${message}`)
      told = true
      if (message.includes('Content-Length') || message.startsWith('Header')) resolve(false)
    })
    connection.onExit(() => resolve(goodbye))
    io.stdin.once('end', () => {
      if (!goodbye) note(io, 'houserules lsp: the editor has gone without `shutdown`')
      resolve(goodbye)
    })
  })
}
