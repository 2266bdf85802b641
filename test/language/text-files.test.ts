import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { createConnection } from 'vscode-languageserver/node'
import { openTexts } from '../../library/language-server/open-texts.ts'
import { TextFiles } from '../../library/language-server/text-files.ts'
import { serveOn } from '../../language/server/serve-on.ts'
import { SMALL } from './kit.ts'

/** The server without a disk: texts that a client gives, by address. That it runs in a worker holds test/package. */

const CARRIED = { 'rules/library/suits.rules': 'type suit: red, blue\n' }

/** A client of a server that has no disk. */
function client() {
  const [there, back] = [new PassThrough(), new PassThrough()]
  const connection = createConnection(new StreamMessageReader(there), new StreamMessageWriter(back))
  const { close } = serveOn(connection, { open: openTexts(CARRIED), findWitness: null, runsExamples: null })
  connection.onShutdown(close)
  connection.listen()
  const asking = createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there))
  asking.listen()
  onTestFinished(() => {
    asking.dispose()
    connection.dispose()
  })
  const begin = (initializationOptions: unknown, rootUri = 'file:///games') =>
    asking.sendRequest('initialize', { processId: null, rootUri, capabilities: {}, initializationOptions })
  return { begin, ask: <T>(method: string, params: object) => asking.sendRequest<T>(method, params) }
}

const small = 'file:///games/small.rules'
const house = 'file:///games/my%20house.rules'
const limit = { line: SMALL.slice(0, SMALL.indexOf('limit: ')).split('\n').length - 1, character: 0 }

test('a game and its variant are read from what the client gave, whatever the scheme of its addresses', async () => {
  for (const root of ['file:///games', 'file:///', 'inmemory://model/1/']) {
    const { begin, ask } = client()
    const base = root.endsWith('/') ? root : `${root}/`
    const files = {
      [`${base}small.rules`]: SMALL,
      [`${base}my%20house.rules`]: 'variant House of Small "h"\n\nreplace limit = 9\n',
    }
    await begin({ files }, root)
    const textDocument = { uri: `${base}small.rules` }
    const edits = await ask<object>('textDocument/rename', { textDocument, position: limit, newName: 'most' })
    expect(edits).toMatchObject({ changes: { [`${base}my%20house.rules`]: [{ newText: 'most' }] } })
  }
})

test('what games share is there, unless the client has its own', async () => {
  const game =
    'game Two for 2 players "two"\n\ninclude "library/suits.rules"\n\nlead: suit starts red\n\nto match\n  finish\n'
  const textDocument = { uri: 'file:///games/two.rules' }
  for (const [own, found] of [
    [{}, { start: { line: 0, character: 5 } }],
    [{ 'file:///games/library/suits.rules': '-- ours\ntype suit: red\n' }, { start: { line: 1, character: 5 } }],
  ] as const) {
    const { begin, ask } = client()
    await begin({ files: { [textDocument.uri]: game, ...own } })
    expect(await ask('textDocument/diagnostic', { textDocument })).toMatchObject({ items: [{ code: 'HR0503' }] })
    const position = { line: 4, character: 7 }
    expect(await ask('textDocument/definition', { textDocument, position })).toMatchObject([{ range: found }])
  }
})

test('a file that is not given is told of, with what to do', async () => {
  const { begin, ask } = client()
  await begin({ files: { [small]: 'game Lost for 2 players "l"\ninclude "nowhere.rules"\nto match\n  finish\n' } })
  const { items } = await ask<{ items: readonly { message: string }[] }>('textDocument/diagnostic', {
    textDocument: { uri: small },
  })
  expect(items.map(({ message }) => message)).toEqual([expect.stringContaining('open it, or give its text')])
})

test('there is no witness without who plays', async () => {
  const { begin, ask } = client()
  await begin({ files: { [small]: SMALL, [house]: 'variant House of Small "h"\n\nreplace limit = 9\n' } })
  const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } }
  const offered = await ask<readonly { title: string }[]>('textDocument/codeAction', {
    textDocument: { uri: house },
    range,
    context: { diagnostics: [] },
  })
  expect(offered.map(({ title }) => title)).not.toContain('write an example of what the variant changes')
})

test.each([
  [{ files: 'all' }, 'texts by address'],
  [{ files: [] }, 'texts by address'],
  [{ files: { [small]: 3 } }, `${small} is no text`],
])('a client that gives %j is told what is wrong, and may begin again', async (options, why) => {
  const { begin } = client()
  await expect(begin(options)).rejects.toThrow(why)
  await expect(begin({})).resolves.toMatchObject({ capabilities: {} })
})

test('addresses go to paths and back', () => {
  const files = new TextFiles({}, {}, 'file://')
  for (const uri of ['file:///a.rules', 'file:///my%20game.rules', 'file:///100%25%23.rules', 'inmemory://model/1'])
    expect(files.uriOf(files.pathOf(uri))).toBe(uri)
  expect(files.pathOf('file:///my%20game.rules')).toBe('file:///my game.rules')
  // What is no escape stands for itself.
  expect(files.pathOf('file:///100%.rules')).toBe('file:///100%.rules')
})
