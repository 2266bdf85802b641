import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import {
  CancellationTokenSource,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { folderWith } from '../cli/kit.ts'
import { SMALL } from './kit.ts'

/** A server that an editor has said hello to, with the small game open. */
async function opened() {
  const folder = folderWith({ 'small.rules': SMALL })
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/bin.js'), 'lsp', '--stdio'])
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => {
    child.kill()
  })
  const client = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin))
  client.listen()
  const uri = pathToFileURL(join(folder, 'small.rules')).href
  const hello = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} }
  await client.sendRequest('initialize', hello)
  await client.sendNotification('initialized', {})
  const tell = (method: string, textDocument: object, more: object = {}) =>
    client.sendNotification(`textDocument/${method}`, { textDocument: { uri, ...textDocument }, ...more })
  const outline = () => client.sendRequest<{ name: string }[]>('textDocument/documentSymbol', { textDocument: { uri } })
  await tell('didOpen', { languageId: 'houserules', version: 1, text: SMALL })
  return { client, uri, ended, hello, tell, outline }
}

test('a document may be closed twice: then the one on the disk counts', async () => {
  const { tell, outline } = await opened()
  await tell('didChange', { version: 2 }, { contentChanges: [{ text: 'to rest\n  finish\n' }] })
  expect(await outline()).toHaveLength(1)
  await tell('didClose', {})
  await tell('didClose', {})
  expect(await outline()).toContainEqual(expect.objectContaining({ name: 'turn' }))
})

test('edits count in the order in which they come, whatever their numbers', async () => {
  const { tell, outline } = await opened()
  await tell('didChange', { version: 9 }, { contentChanges: [{ text: 'to rest\n  finish\n' }] })
  await tell('didChange', { version: 3 }, { contentChanges: [{ text: 'to go\n  finish\n' }] })
  expect(await outline()).toMatchObject([{ name: 'go' }])
})

test('what is asked and taken back is answered or refused, and the next is answered', async () => {
  const { client, uri, outline } = await opened()
  const source = new CancellationTokenSource()
  const asked = client.sendRequest('textDocument/documentSymbol', { textDocument: { uri } }, source.token)
  source.cancel()
  const [settled] = await Promise.allSettled([asked])
  if (settled.status === 'rejected') expect(String(settled.reason)).toMatch(/cancel/i)
  else expect(settled.value).toContainEqual(expect.objectContaining({ name: 'turn' }))
  expect(await outline()).toContainEqual(expect.objectContaining({ name: 'turn' }))
})

test('a text of ten megabytes is read', async () => {
  const { tell, outline } = await opened()
  const line = `-- ${'x'.repeat(96)}\n`
  await tell('didChange', { version: 2 }, { contentChanges: [{ text: `${line.repeat(100_000)}to rest\n  finish\n` }] })
  expect(await outline()).toMatchObject([{ name: 'rest', range: { start: { line: 100_000 } } }])
})

test('a second hello is refused, and so is what is asked after the goodbye', async () => {
  const { client, hello, tell, outline, ended } = await opened()
  await expect(client.sendRequest('initialize', hello)).rejects.toThrow('initialized already')
  expect(await outline()).toContainEqual(expect.objectContaining({ name: 'turn' }))
  await tell('didChange', { version: 2 }, { contentChanges: [{ text: 'nonsense' }] })
  await client.sendRequest('shutdown')
  await tell('didChange', { version: 3 }, { contentChanges: [{ text: 'more' }] })
  await expect(outline()).rejects.toThrow('shut down already')
  await client.sendNotification('exit')
  expect(await ended).toBe(0)
})
