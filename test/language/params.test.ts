import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { describe, expect, test } from 'vitest'
import { folderWith } from '../cli/kit.ts'
import { editor } from './editor.ts'
import { serverHere } from './server-here.ts'

const INVALID_PARAMS = -32602

/** What a server is asked. */
const METHODS = (
  'hover completion signatureHelp definition references documentHighlight rename prepareCallHierarchy ' +
  'onTypeFormatting rangeFormatting inlayHint codeAction selectionRange documentSymbol documentLink foldingRange ' +
  'formatting codeLens diagnostic semanticTokens/full'
)
  .split(' ')
  .map((name) => `textDocument/${name}`)
  .concat('callHierarchy/incomingCalls', 'callHierarchy/outgoingCalls', 'codeAction/resolve')
  .concat('workspace/symbol', 'workspace/executeCommand')

test('a request with other parameters than it takes is refused in words, and the next is answered', async () => {
  const { client, uri, ask } = await editor()
  const textDocument = { uri }
  const begin = { line: 0, character: 0 }
  const bad = [
    null,
    [],
    [1, 2],
    {},
    { textDocument: null },
    { textDocument: { uri: 5 }, position: begin },
    { textDocument, position: { line: -1, character: -1 }, range: 5, positions: 7 },
    { textDocument, position: begin, range: { start: begin }, positions: [null], newName: 5, context: { only: 5 } },
    { item: { uri, selectionRange: null }, data: { asked: { textDocument } }, query: 5, command: 5 },
    { command: 'houserules.play', arguments: null },
  ]
  const failed = METHODS.flatMap((method) =>
    bad.map((params) =>
      client.sendRequest<unknown>(method, params).then(
        () => null,
        (error: { readonly code: number; readonly message: string }) => ({ method, code: error.code, error }),
      ),
    ),
  )
  const refused = (await Promise.all(failed)).filter((each) => each !== null)
  expect(refused.filter(({ code }) => code !== INVALID_PARAMS)).toEqual([])
  expect(new Set(refused.map(({ method }) => method))).toEqual(new Set(METHODS))
  expect(await ask<readonly unknown[]>('documentSymbol')).not.toEqual([])
  await expect(client.sendRequest('textDocument/diagnostic', {})).rejects.toThrow(
    'textDocument/diagnostic: `textDocument` is missing',
  )
}, 60_000)

describe('a hello', () => {
  test.each([
    [null, 'initialize takes an object with capabilities, rootUri, workspaceFolders'],
    [{ capabilities: {}, rootUri: 5 }, 'initialize: `rootUri` is not what it takes'],
    [{ capabilities: {}, rootUri: null, workspaceFolders: 'x' }, 'initialize: `workspaceFolders` is not what it takes'],
    [{ rootUri: null }, 'initialize: `capabilities` is missing'],
  ])('with %j is refused in words, and a better one is taken', async (params, message) => {
    const { toServer, fromServer } = serverHere(folderWith({}))
    const client = createMessageConnection(new StreamMessageReader(fromServer), new StreamMessageWriter(toServer))
    client.listen()
    await expect(client.sendRequest('initialize', params)).rejects.toMatchObject({ code: INVALID_PARAMS, message })
    const better = { processId: null, rootUri: null, capabilities: {} }
    expect(await client.sendRequest('initialize', better)).toHaveProperty('capabilities')
  })
})

test('a hello with nonsense anywhere in what the editor can do is taken, or refused in words', async () => {
  const folder = folderWith({})
  const paths = [
    'textDocument.completion.completionItem.snippetSupport',
    'textDocument.codeAction.resolveSupport.properties',
    'textDocument.publishDiagnostics.relatedInformation',
    'workspace.workspaceEdit.resourceOperations',
    'workspace.didChangeWatchedFiles.dynamicRegistration',
    'window.showDocument.support',
    'experimental.commands.commands',
  ].map((path) => path.split('.'))
  for (const path of paths)
    for (const at of path.keys())
      for (const nonsense of [null, 5, {}]) {
        const { toServer, fromServer } = serverHere(folder)
        const client = createMessageConnection(new StreamMessageReader(fromServer), new StreamMessageWriter(toServer))
        client.listen()
        const within = path.slice(0, at + 1)
        const capabilities = within.reduceRight<unknown>((inner, name) => ({ [name]: inner }), nonsense)
        const hello = client.sendRequest('initialize', { processId: null, rootUri: null, capabilities })
        const [answer] = await Promise.allSettled([hello])
        const refused = { status: 'rejected', reason: { code: INVALID_PARAMS } }
        if (answer.status === 'rejected') expect(answer, JSON.stringify(capabilities)).toMatchObject(refused)
      }
})

test.each(['file:///%00.rules', `file:///${'x'.repeat(5000)}.rules`, 'file:///%zz.rules', 'untitled:1', ''])(
  'an address that no file has ends nothing: %.30s',
  async (uri) => {
    // It tells of findings unasked, a while later.
    const { client, uri: small, ask, toldOf } = await editor({ pulls: false })
    const document = { uri, languageId: 'houserules', version: 1, text: 'game G for 2 players\n' }
    await client.sendNotification('textDocument/didOpen', { textDocument: document })
    await toldOf((told) => told.uri === small)
    await client.sendRequest('textDocument/diagnostic', { textDocument: { uri } })
    expect(await ask<readonly unknown[]>('documentSymbol')).not.toEqual([])
  },
)
