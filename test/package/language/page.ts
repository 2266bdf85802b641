import { BrowserMessageReader, BrowserMessageWriter, createMessageConnection } from 'vscode-jsonrpc/browser'

const PIPS = `game Pips for 2 players "who has the most"

include "library/suits.rules"

limit: number = 3
score of player: number starts 0
-- The one who leads.
lead: suit starts ♣

to match
  each player p
    score of p gains limit
  finish
`
const MORE = 'variant More of Pips "more"\n\nreplace limit = 9\n'

const uri = 'file:///games/pips.rules'
const more = 'file:///games/more%20pips.rules'
const textDocument = { uri }

/** Before the first of some words. */
function before(words: string): { readonly line: number; readonly character: number } {
  const lines = PIPS.slice(0, PIPS.indexOf(words)).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

/** What the server answers, one after the other. */
async function answers(): Promise<object> {
  const worker = new Worker('worker.js', { type: 'module' })
  const client = createMessageConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker))
  client.listen()
  // A message that is none takes nothing from those that follow.
  worker.postMessage('no message')
  const ask = (method: string, params: object): Promise<unknown> =>
    client.sendRequest(`textDocument/${method}`, { textDocument, ...params })
  const initializationOptions = { files: { [more]: MORE } }
  await client.sendRequest('initialize', {
    processId: null,
    rootUri: 'file:///games',
    capabilities: {},
    initializationOptions,
  })
  await client.sendNotification('initialized', {})
  const told = new Promise((resolve) => client.onNotification('textDocument/publishDiagnostics', resolve))
  const opened = { ...textDocument, languageId: 'houserules', version: 1, text: PIPS.replace('starts ♣', 'starts ♣♣') }
  await client.sendNotification('textDocument/didOpen', { textDocument: opened })
  const published = await told
  const version = { uri, version: 2 }
  await client.sendNotification('textDocument/didChange', { textDocument: version, contentChanges: [{ text: PIPS }] })
  const mended = await ask('diagnostic', {})
  const suit = before('suit starts')
  const definition = await ask('definition', { position: suit })
  const hover = await ask('hover', { position: before('lead: ') })
  const completion = await ask('completion', { position: before('♣') })
  const rename = await ask('rename', { position: before('limit: '), newName: 'most' })
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  worker.terminate()
  return { published, mended, definition, hover, completion, rename }
}

const found = await answers().catch((error: unknown) => ({ error: String(error) }))
document.body.textContent = JSON.stringify(found)
document.body.id = 'done'
