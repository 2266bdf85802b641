import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type InitializeParams,
} from 'vscode-languageserver/node'
import { serveOn } from '../../language/server/serve-on.ts'
import type { Io } from '../io.ts'
import { DiskFiles } from './disk-files.ts'
import type { ExampleRunner } from './examples/example-runner.ts'
import { ThreadRunner } from './examples/thread-runner.ts'
import { runningBy } from './run-examples.ts'
import { untilGone } from './until-gone.ts'
import { witnessExample } from './witness-example.ts'

/**
 * Serves one editor over the standard streams; whether it said goodbye before it went. Examples run in a thread unless
 * somebody else runs them.
 */
export async function serve(io: Io, runner: ExampleRunner = new ThreadRunner()): Promise<boolean> {
  const reader = new StreamMessageReader(io.stdin)
  const connection = createConnection(reader, new StreamMessageWriter(io.stdout))
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
