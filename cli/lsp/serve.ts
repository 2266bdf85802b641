import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type InitializeParams,
  MessageType,
  type Connection,
} from 'vscode-languageserver/node'
import { refusingParams } from '../../language/server/refuse-params.ts'
import { serveOn } from '../../language/server/serve-on.ts'
import { type Io, note } from '../io.ts'
import { DiskFiles } from './disk-files.ts'
import type { ExampleRunner } from './examples/example-runner.ts'
import { ThreadRunner } from './examples/thread-runner.ts'
import { witnessExample } from './witness-example.ts'
import type { RanExamples, RunsExamples } from '../../language/server/ran-examples.ts'
import { answerCommands } from './answer-commands.ts'
import { BackgroundExamples } from './background-examples.ts'
import { ExampleResults } from './example-results.ts'
import { stated } from '../stated.ts'

/**
 * Serves one editor over the standard streams; whether it said goodbye before it went. Examples run in a thread unless
 * somebody else runs them.
 */
export async function serveEditor(io: Io, runner: ExampleRunner = new ThreadRunner()): Promise<boolean> {
  const reader = new StreamMessageReader(io.stdin)
  const writer = new StreamMessageWriter(io.stdout)
  const connection = createConnection(reader, writer, refusingParams(writer))
  const files = new DiskFiles(io.includes ?? [])
  const open = (asked: InitializeParams) => ({ files, folder: folderOf(asked, files) ?? io.cwd })
  const examples = runningBy(runner)
  const ground = { open, findWitness: witnessExample, runsExamples: examples.runsExamples }
  const { close, end } = serveOn(connection, ground)
  const ended = untilGone(connection, reader, io, close)
  connection.listen()
  return ended.finally(() => {
    end()
    examples.end()
  })
}

/** The folder that the editor has open; of several the first. Null where it has none, or one that is no file. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams, files: DiskFiles): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri?.startsWith('file:') === true ? files.pathOf(uri) : null
}

/** Has examples run, and carries out the commands of lenses, until `end` is called. */
function runningBy(runner: ExampleRunner): { readonly runsExamples: RunsExamples; readonly end: () => void } {
  const ends: (() => void)[] = [() => runner.end()]
  const runsExamples: RunsExamples = ({ connection, desk, told, show }): RanExamples => {
    const results = new ExampleResults(desk, runner, (message) => show(MessageType.Warning, message))
    const background = new BackgroundExamples(desk, results, told)
    ends.unshift(() => background.end())
    answerCommands({ connection, desk, results, background, show })
    return {
      maybe: (path) => results.maybe(path),
      findings: (path) => results.findings(path),
      soon: () => background.soon(),
    }
  }
  return { runsExamples, end: () => ends.forEach((each) => each()) }
}

/**
 * Resolves when the editor has gone: to whether it said goodbye (`shutdown`, upon which `close` is called) before it
 * told the server to end (`exit`). One that closes its end of the stream, perhaps in the middle of a message, has gone
 * without it. What it has asked by then is still answered. What cannot be read is told of once; a header without a
 * length leaves it open where the next message begins, so that the server ends.
 */
function untilGone(connection: Connection, reader: StreamMessageReader, io: Io, close: () => void): Promise<boolean> {
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
      if (!told) note(io, stated('houserules lsp: what came is no message of the protocol: {1}', message))
      told = true
      if (message.includes('Content-Length') || message.startsWith('Header')) resolve(false)
    })
    connection.onExit(() => resolve(goodbye))
    io.stdin.once('end', () => {
      if (!goodbye) note(io, stated('houserules lsp: the editor has gone without `shutdown`'))
      resolve(goodbye)
    })
  })
}
