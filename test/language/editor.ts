import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { folderWith } from '../cli/kit.ts'
import { SMALL } from './kit.ts'

export const HOUSE = 'variant House of Small "more"\n\nreplace limit = 9\n'

/** What an editor is told of a file. */
export interface Told {
  readonly uri: string
  readonly version?: number
  readonly diagnostics: readonly {
    readonly code: string
    readonly message: string
    readonly severity: number
    readonly range: { readonly start: { readonly line: number } }
  }[]
}

/** What a client has been told of files unasked, and a way to wait for what it will be told. */
function listening(client: MessageConnection): (wanted: (told: Told) => boolean) => Promise<Told> {
  const told: Told[] = []
  const woken = new Set<() => void>()
  client.onNotification('textDocument/publishDiagnostics', (params: Told) => {
    told.push(params)
    for (const wake of woken) wake()
    woken.clear()
  })
  return async (wanted) => {
    for (;;) {
      const first = told.find(wanted)
      if (first !== undefined) return first
      await new Promise<void>((resolve) => woken.add(resolve))
    }
  }
}

/** An editor that has opened a folder with a game, and the server that it started as a process. */
export async function editor({
  text = SMALL,
  house = HOUSE,
  startedIn = null,
  pulls = true,
  more = {},
}: { text?: string; house?: string; startedIn?: string | null; pulls?: boolean; more?: object } = {}) {
  const folder = folderWith({
    'small.rules': SMALL,
    'house.rules': house,
  })
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/bin.js'), 'lsp', '--stdio'], {
    cwd: startedIn ?? folder,
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => {
    child.kill()
  })
  const client = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin))
  const toldOf = listening(client)
  client.listen()
  const uri = pathToFileURL(join(folder, 'small.rules')).href
  const { capabilities } = await client.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: startedIn === null ? null : pathToFileURL(folder).href,
    capabilities: {
      workspace: { workspaceEdit: { resourceOperations: ['create'] } },
      textDocument: pulls ? { diagnostic: {} } : {},
      ...more,
    },
  })
  await client.sendNotification('initialized', {})
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'houserules', version: 1, text },
  })
  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.sendRequest<T>(`textDocument/${method}`, { textDocument: { uri }, ...more })
  return { client, child, folder, uri, ask, ended, capabilities, toldOf }
}

/** Where the cursor stands right before some words. */
export function before(words: string): { position: { line: number; character: number } } {
  const lines = SMALL.slice(0, SMALL.indexOf(words)).split('\n')
  return { position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } }
}

export const at = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
})
