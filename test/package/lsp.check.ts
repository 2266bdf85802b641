import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { project } from './installed.ts'

/** The installed command serves an editor: what it needs for that is in the package. */
test('an editor asks the installed command about a game of the project', async () => {
  const folder = project('lsp')
  const child = spawn(join(folder, 'node_modules/.bin/houserules'), ['lsp', '--stdio'], { cwd: folder })
  onTestFinished(() => {
    child.kill()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const client = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin))
  client.listen()
  const rootUri = pathToFileURL(folder).href
  await client.sendRequest('initialize', { processId: process.pid, rootUri, capabilities: {} })
  await client.sendNotification('initialized', {})
  const uri = pathToFileURL(join(folder, 'rules/chips.rules')).href
  const found = await client.sendRequest('textDocument/documentSymbol', { textDocument: { uri } })
  expect(found).toContainEqual(expect.objectContaining({ name: expect.any(String) as string }))
  const findings = await client.sendRequest('textDocument/diagnostic', { textDocument: { uri } })
  expect(findings).toEqual({ kind: 'full', items: [] })
  const run = { command: 'houserules.runExamples', arguments: [uri] }
  expect(await client.sendRequest('workspace/executeCommand', run)).toMatchObject({ failed: 0, broken: 0, games: [{}] })
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  expect(await ended).toBe(0)
})
