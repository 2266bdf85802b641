import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { folderWith } from '../cli/kit.ts'
import { at, before, editor, HOUSE } from './editor.ts'
import { SMALL } from './kit.ts'

test('an editor asks about names, and gets what the rules say', async () => {
  const { ask, uri, client, ended, capabilities } = await editor({ apart: true })
  expect(await ask('definition', before('limit\ncard'))).toEqual([{ uri, range: at(17, 0, 5) }])
  expect(await ask('references', { ...before('limit\ncard'), context: { includeDeclaration: false } })).toEqual([
    { uri: uri.replace('small', 'house'), range: at(2, 8, 13) },
    { uri, range: at(7, 30, 35) },
  ])
  expect(await ask('rename', { ...before('limit\ncard'), newName: 'edge' })).toMatchObject({
    changes: { [uri]: [{}, {}], [uri.replace('small', 'house')]: [{}] },
  })
  await expect(ask('rename', { ...before('limit\ncard'), newName: 'score' })).rejects.toThrow('declared again')
  expect(await ask('hover', before('wild and'))).toMatchObject({
    contents: {
      value: expect.stringMatching(/^adjective, named once\n\nwild \(adj[^]*Which cards win\./) as string,
    },
  })
  expect(await client.sendRequest('workspace/symbol', { query: 'limi' })).toMatchObject([
    { name: 'limit', location: { uri, range: at(17, 0, 5) } },
  ])
  const { legend } = (capabilities as { semanticTokensProvider: { legend: { tokenTypes: string[] } } })
    .semanticTokensProvider
  const { data } = await ask<{ data: number[] }>('semanticTokens/full')
  expect([data.slice(0, 3), legend.tokenTypes[data[3] ?? -1]]).toEqual([[0, 0, 4], 'keyword'])
  expect(await ask('signatureHelp', before('c\n\nplayer q'))).toMatchObject({
    signatures: [{ label: 'rank of card', parameters: [{ label: [8, 12] }] }],
    activeParameter: 0,
  })
  expect(await ask('documentSymbol')).toContainEqual(expect.objectContaining({ name: 'turn' }))
  const found = await ask<{ kind: string; items: { code: string; codeDescription: { href: string } }[] }>('diagnostic')
  expect(found).toMatchObject({ kind: 'full', items: [{ code: 'HR0503' }] })
  expect(found.items.map(({ codeDescription: { href } }) => existsSync(fileURLToPath(href)))).toEqual([true])
  const options = { tabSize: 2, insertSpaces: true }
  expect(await ask('formatting', { options })).toEqual([])
  expect(await ask('rangeFormatting', { options, range: at(0, 0, 4) })).toEqual([])
  expect(await ask('onTypeFormatting', { options, ch: '\n', position: { line: 18, character: 0 } })).toEqual([])
  expect(await ask('selectionRange', { positions: [before('limit\ncard').position] })).toMatchObject([
    { range: at(7, 30, 35), parent: { range: at(7, 18, 35) } },
  ])
  const [event = {}] = await ask<object[]>('prepareCallHierarchy', before('turn by p\n  finish'))
  expect(event).toMatchObject({ name: 'turn', detail: 'Small', selectionRange: at(27, 3, 7) })
  expect(await client.sendRequest('callHierarchy/incomingCalls', { item: event })).toMatchObject([
    { from: { name: 'match' }, fromRanges: [at(24, 4, 8)] },
  ])
  // The rule that offers something while it asks says so itself: there is nothing to point at in the event but its name.
  expect(await client.sendRequest('callHierarchy/outgoingCalls', { item: event })).toMatchObject([
    { to: { name: 'may-play' }, fromRanges: [at(27, 3, 7)] },
  ])
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  expect(await ended).toBe(0)
})

test('a slip is found, mended, and takes nothing from the rest', async () => {
  const { client, uri, ask } = await editor()
  const change = (version: number, text: string) =>
    client.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
  await change(2, SMALL.replace('rank of c > limit', 'rank of c > limt'))
  expect(await ask('diagnostic')).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ code: 'HR0101', range: at(7, 30, 34) })]) as object,
  })
  const edit = { changes: { [uri]: [{ range: at(7, 30, 34), newText: 'limit' }] } }
  expect(await ask('codeAction', { range: at(7, 31, 31), context: { diagnostics: [] } })).toContainEqual(
    expect.objectContaining({ title: 'write `limit`', edit }),
  )
  await change(3, SMALL.replace('  p must act', '  p must (('))
  expect(await ask('definition', before('tossing is'))).toEqual([{ uri, range: at(3, 7, 14) }])
  expect(await ask('completion', before('tossing is'))).toContainEqual(expect.objectContaining({ label: 'tossing' }))
})

test('an editor that does not ask is told what is found, of each file that is open, until it is closed', async () => {
  const { client, uri, ask, toldOf } = await editor({ pulls: false })
  /** The codes of the first message about a version of a file; undefined where it is closed. */
  const codesOf = async (file: string, version?: number): Promise<readonly string[]> =>
    (await toldOf((each) => each.uri === file && each.version === version)).diagnostics.map(({ code }) => code)
  expect(await codesOf(uri, 1)).toEqual(['HR0503'])
  for (const version of [2, 3, 4])
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text: `${SMALL}\nnonsense ${version}` }],
    })
  expect(await codesOf(uri, 4)).toEqual(['HR0001'])
  const house = uri.replace('small', 'house')
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: house, languageId: 'houserules', version: 1, text: HOUSE.replace('limit', 'limt') },
  })
  expect(await codesOf(house, 1)).toEqual(['HR0401'])
  await client.sendNotification('textDocument/didClose', { textDocument: { uri: house } })
  expect(await codesOf(house)).toEqual([])
  // It may ask nevertheless.
  expect(await ask('diagnostic')).toMatchObject({ items: [{ code: 'HR0001' }] })
})

test.each([
  ['that shows places beside a finding', { publishDiagnostics: { relatedInformation: true } }, true],
  ['that does not say so', {}, false],
])('an editor %s is told where a file is taken in that lacks something', async (_, more, shows) => {
  const part = 'twice: number = limt * 2\n'
  const { client, uri, ask } = await editor({
    others: {
      'part.rules': part,
      'other.rules': 'game Other for 2 players\ninclude "part.rules"\nto match\n  finish\n',
    },
    more: { textDocument: { diagnostic: {}, ...more } },
  })
  const [file, other] = ['part', 'other'].map((name) => uri.replace('small', name))
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri: file, languageId: 'houserules', version: 1, text: part },
  })
  const { items } = await ask<{ items: { code: string; relatedInformation?: object }[] }>('diagnostic', {
    textDocument: { uri: file },
  })
  const place = { uri: other, range: at(1, 0, 20) }
  expect(items.find(({ code }) => code === 'HR0101')?.relatedInformation).toEqual(
    shows ? [{ location: place, message: 'the file is taken in here' }] : undefined,
  )
})

test('what authors write is shown as they wrote it', async () => {
  const comment = '-- A `wild` card: <b>any</b> of *these* [x](y)\n-- - 1 & 2'
  const { ask } = await editor({
    text: SMALL.replace('-- Which cards win.', comment).replace('rank of c > limit', 'true'),
  })
  const { contents } = await ask<{ contents: { value: string } }>('hover', { position: { line: 8, character: 12 } })
  const shown = String.raw`A \`wild\` card: \<b\>any\</b\> of \*these\* \[x\](y)` + '\n' + String.raw`\- 1 \& 2`
  expect(contents.value).toContain(shown)
})

test('what is no text takes nothing from the other files of its folder', async () => {
  const { uri, ask, folder } = await editor()
  writeFileSync(join(folder, 'other.rules'), Buffer.from([0x67, 0xff, 0xfe, 0x20]))
  expect(await ask('references', { ...before('limit\ncard'), context: { includeDeclaration: false } })).toEqual([
    { uri: uri.replace('small', 'house'), range: at(2, 8, 13) },
    { uri, range: at(7, 30, 35) },
  ])
})

test('what is wrong in a part of several games is told once, wherever the part lies', async () => {
  const part = 'prize: number = limt\n'
  const game = (name: string): string =>
    SMALL.replace('Small', name).replace('type suit', 'include "lib/part.rules"\ntype suit')
  const others = { 'lib/part.rules': part, 'one.rules': game('One'), 'two.rules': game('Two') }
  const { client, uri, ask } = await editor({ others })
  const textDocument = { uri: uri.replace('small', 'lib/part') }
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { ...textDocument, languageId: 'houserules', version: 1, text: part },
  })
  const { items } = await ask<{ items: readonly { code: string }[] }>('diagnostic', { textDocument })
  expect(items.map(({ code }) => code)).toEqual(['HR0101'])
})

test('lists of clauses are asked in the same way', async () => {
  const game = SMALL.replace('zone pile', '[z.1] zone pile')
  const { client, uri, ask } = await editor({ text: game })
  const list = { textDocument: { uri: uri.replace('.rules', '.clauses.json') } }
  const text = '{ "clauses": [{ "id": "z.1", "summary": "All see it." }] }'
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { ...list.textDocument, languageId: 'json', version: 1, text },
  })
  const there = { ...list, position: { line: 0, character: 24 } }
  const cited = { uri, range: at(16, 1, 4) }
  expect(await ask('definition', there)).toEqual([{ uri: list.textDocument.uri, range: at(0, 23, 26) }])
  expect(await ask('references', { ...there, context: { includeDeclaration: false } })).toEqual([cited])
  expect(await ask('definition', { position: { line: 16, character: 2 } })).toEqual([
    { uri: list.textDocument.uri, range: at(0, 23, 26) },
  ])
  expect(await ask('hover', there)).toMatchObject({
    contents: { value: expect.stringContaining('All see it.') as string },
  })
  expect(await ask('rename', { ...there, newName: 'z.2' })).toMatchObject({
    changes: { [uri]: [{ range: cited.range }], [list.textDocument.uri]: [{ newText: 'z.2' }] },
  })
  // What is asked about rules finds none in it.
  expect(await ask('formatting', { ...list, options: { tabSize: 2, insertSpaces: true } })).toEqual([])
  expect(await ask('documentSymbol', list)).toEqual([])
  expect(await ask('completion', there)).toEqual([])
  expect(await ask('semanticTokens/full', list)).toMatchObject({ data: [] })
})

test('messages that mean nothing are answered, and the server goes on', async () => {
  const { client, toServer, ask } = await editor()
  await expect(client.sendRequest('textDocument/nonsense', {})).rejects.toThrow()
  await expect(client.sendRequest('textDocument/hover', { textDocument: { uri: 'x:y' } })).rejects.toThrow()
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri: 'file:///never-opened.rules', version: 9 },
    contentChanges: [{ text: 'game' }],
  })
  expect(await ask('hover', { position: { line: 99_999, character: 4 } })).toBeNull()
  const unread = 'Content-Length: 9\r\n\r\n{"no json'
  toServer.write(unread)
  expect(await ask('diagnostic')).toMatchObject({ kind: 'full', items: [{ code: 'HR0503' }] })
})

test('the folder that the editor has open counts, not the one that the server was started in', async () => {
  const { ask, uri } = await editor({ startedIn: folderWith({}) })
  expect(await ask('references', { ...before('limit\ncard'), context: { includeDeclaration: false } })).toEqual([
    { uri: uri.replace('small', 'house'), range: at(2, 8, 13) },
    { uri, range: at(7, 30, 35) },
  ])
})

test('above a header stands how it is played and compared, with the commands of the editor', async () => {
  const { uri, ask } = await editor()
  const house = uri.replace('small', 'house')
  expect(await ask('codeLens', { textDocument: { uri: house } })).toMatchObject([
    { range: at(0, 0, 0), command: { title: 'play', command: 'houserules.play', arguments: [house] } },
    { command: { title: 'compare with Small', command: 'houserules.diff', arguments: [house, 'Small'] } },
    { command: { title: 'run examples', command: 'houserules.runExamples', arguments: [house] } },
  ])
  expect(await ask('codeLens')).toContainEqual({
    range: at(17, 0, 0),
    command: { title: 'changed by House', command: '' },
  })
})

test('what changes on the disk counts when the editor tells of it', async () => {
  const { client, ask, uri, folder } = await editor()
  const all = () => ask<unknown[]>('references', { ...before('limit\ncard'), context: { includeDeclaration: true } })
  expect(await all()).toHaveLength(3)
  rmSync(join(folder, 'house.rules'))
  await client.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [{ uri: uri.replace('small', 'house'), type: 3 }],
  })
  expect(await all()).toHaveLength(2)
})

test('and when something is saved', async () => {
  const { client, ask, uri, folder } = await editor()
  const all = () => ask<unknown[]>('references', { ...before('limit\ncard'), context: { includeDeclaration: true } })
  expect(await all()).toHaveLength(3)
  writeFileSync(
    join(folder, 'house.rules'),
    HOUSE.replace('replace limit = 9', 'card c is wild if limit > 1 or limit < 0'),
  )
  await client.sendNotification('textDocument/didSave', { textDocument: { uri } })
  expect(await all()).toHaveLength(4)
})

test('each request is answered for the text that it was asked about', async () => {
  const { client, uri, ask } = await editor()
  const change = (version: number, text: string) =>
    client.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
  const where = before('limit\ncard')
  const first = ask('definition', where)
  void change(2, `-- one line more\n${SMALL}`)
  const second = ask('definition', { position: { ...where.position, line: where.position.line + 1 } })
  expect([await first, await second]).toEqual([[{ uri, range: at(17, 0, 5) }], [{ uri, range: at(18, 0, 5) }]])
})

test('nothing is answered before the editor has said hello', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/bin.js'), 'lsp', '--stdio'])
  onTestFinished(() => {
    child.kill()
  })
  const client = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin))
  client.listen()
  const asked = client.sendRequest('textDocument/foldingRange', { textDocument: { uri: 'file:///a.rules' } })
  await expect(asked).rejects.toThrow('not initialized')
})

const HOVER =
  '{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"a"},"position":{"line":0,"character":0}}}'

// Each ends by itself, however the input ends, and says so in one line without a trace.
test.each([
  ['nothing', '', ''],
  ['the half of a message', 'Content-Length: 500\r\n\r\n{"jsonrpc"', ''],
  ['a body that never comes', 'Content-Length: 99999999999\r\n\r\n', ''],
  ['no length', 'Foo: 1\r\n\r\n{}', 'Header must provide a Content-Length property.'],
  ['a length that is none', 'Content-Length: abc\r\n\r\n{}', 'Content-Length value must be a number. Got abc'],
  ['no JSON', 'Content-Length: 5\r\n\r\n{oops', ''],
  ['a request', `Content-Length: ${HOVER.length}\r\n\r\n${HOVER}`, ''],
])('input that ends after %s ends the server', async (_, input, why) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/bin.js'), 'lsp', '--stdio'])
  onTestFinished(() => {
    child.kill()
  })
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin.end(input)
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(said).toContain('houserules lsp: the editor has gone without `shutdown`\n')
  expect(said).toContain(why)
  expect(said).not.toContain('    at ')
  if (input.includes(HOVER)) expect(out).toContain('"message":"not initialized yet"')
})
