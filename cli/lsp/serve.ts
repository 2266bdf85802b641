import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type InitializeParams,
} from 'vscode-languageserver/node'
import { serveOn } from '../../language/server/serve-on.ts'
import type { Io } from '../io.ts'
import { DiskFiles } from './disk-files.ts'
import { inThread } from './run-examples.ts'
import { untilGone } from './until-gone.ts'
import { witnessExample } from './witness-example.ts'

/** Serves one editor over the standard streams; whether it said goodbye before it went. */
export async function serve(io: Io): Promise<boolean> {
  const reader = new StreamMessageReader(io.stdin)
  const connection = createConnection(reader, new StreamMessageWriter(io.stdout))
  const files = new DiskFiles(io.includes ?? [])
  const open = (asked: InitializeParams) => ({ files, folder: folderOf(asked, files) ?? io.cwd })
  const { runsExamples, end } = inThread()
  const { close } = serveOn(connection, { open, findWitness: witnessExample, runsExamples })
  const ended = untilGone(connection, reader, io, close)
  connection.listen()
  return ended.finally(end)
}

/** The folder that the editor has open; of several the first. Null where it has none, or one that is no file. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams, files: DiskFiles): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri?.startsWith('file:') === true ? files.pathOf(uri) : null
}
