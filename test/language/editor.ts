import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { folderWith } from '../cli/kit.ts'
import { serverHere, serverProcess } from './server-here.ts'
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

/** An editor that has opened a folder with a game, and its server: in this process, or where `apart` in one of its own. */
export async function editor({
  text = SMALL,
  house = HOUSE,
  startedIn = null,
  others = {},
  pulls = true,
  resolves = true,
  apart = false,
  more = {},
}: {
  text?: string
  house?: string
  startedIn?: string | null
  others?: Readonly<Record<string, string>>
  pulls?: boolean
  resolves?: boolean
  apart?: boolean
  more?: object
} = {}) {
  const folder = folderWith({
    'small.rules': SMALL,
    'house.rules': house,
    ...others,
  })
  const { toServer, fromServer, ended } = (apart ? serverProcess : serverHere)(startedIn ?? folder)
  const client = createMessageConnection(new StreamMessageReader(fromServer), new StreamMessageWriter(toServer))
  const toldOf = listening(client)
  client.listen()
  const uri = pathToFileURL(join(folder, 'small.rules')).href
  const { capabilities } = await client.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: startedIn === null ? null : pathToFileURL(folder).href,
    capabilities: {
      workspace: { workspaceEdit: { resourceOperations: ['create'] } },
      textDocument: {
        ...(pulls ? { diagnostic: {} } : {}),
        codeAction: resolves ? { resolveSupport: { properties: ['edit'] } } : {},
      },
      ...more,
    },
  })
  await client.sendNotification('initialized', {})
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'houserules', version: 1, text },
  })
  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.sendRequest<T>(`textDocument/${method}`, { textDocument: { uri }, ...more })
  return { client, toServer, folder, uri, ask, ended, capabilities, toldOf }
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
