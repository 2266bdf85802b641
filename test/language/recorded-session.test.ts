import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type Message, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { folderWith } from '../cli/kit.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

/** A message of the protocol, as far as it is told apart here. */
interface Sent extends Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: {
    readonly uri?: string
    readonly version?: number
    readonly textDocument?: { readonly uri: string; readonly version?: number }
    readonly diagnostics?: readonly { readonly code: string }[]
  }
  readonly result?: unknown
  readonly error?: unknown
}

/** What a client sent, in the order in which it did, and the files that it had before it. */
interface Session {
  readonly files: Readonly<Record<string, string>>
  readonly messages: readonly Sent[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Sessions are recorded by `HOUSERULES_RECORD=1 npm run test:editors`; `FOLDER` is the folder that is open. */
function session(name: string): Session {
  const lines = readFileSync(join(import.meta.dirname, 'session', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  const [first, ...messages] = lines.map((line) => JSON.parse(line) as object)
  return { files: (first as Session).files, messages: messages as unknown as Sent[] }
}

/** What comes between two messages in a bad connection, or from a client that does not keep to the protocol. */
type Noise = (raw: (body: string) => void) => void

/** A server with the files of a session, to which messages of it can be sent. */
function begun(files: Session['files']) {
  const folder = folderWith(files)
  const child = spawn(process.execPath, [join(root, 'cli/bin.js'), 'lsp', '--stdio'], { cwd: folder })
  onTestFinished(() => {
    child.kill()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [writer, told] = [new StreamMessageWriter(child.stdin), new Told()]
  new StreamMessageReader(child.stdout).listen((message) => told.take(message as Sent))
  const here = (message: Sent): Sent =>
    JSON.parse(JSON.stringify(message).replaceAll('FOLDER', folder).replaceAll('PROGRAM/', root)) as Sent
  return {
    ended,
    told,
    here,
    send: (message: Sent) => writer.write(message),
    raw: (body: string): void => void child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
    nowhere: (answer: unknown): string =>
      JSON.stringify(answer, null, 1).replaceAll(folder, 'FOLDER').replaceAll(root, 'PROGRAM/'),
  }
}

/**
 * Sends a session again, each message once the one before is answered, and lists what came of it. Nothing depends on how
 * long anything takes: examples run by themselves only after a pause, and their findings are left out.
 */
async function replayed({ files, messages }: Session, noise: Noise): Promise<string> {
  const { ended, told, here, send, raw, nowhere } = begun(files)
  const lines: string[] = []
  for (const message of messages.map(here)) {
    if (message.method !== 'initialize' && message.method !== 'exit') noise(raw)
    await send(message)
    const answer = await told.answerTo(message)
    lines.push(`-> ${message.method ?? 'answer'}`, ...(answer === null ? [] : [nowhere(answer)]))
  }
  return `${lines.join('\n')}\nended with ${await ended}\n`
}

/** What the server has told, and who waits for more of it. */
class Told {
  private readonly messages: Sent[] = []
  private wake = (): void => {}

  take(message: Sent): void {
    this.messages.push(message)
    this.wake()
  }

  /** What answers a request or, of a text, what is found in it; null where nothing does. */
  async answerTo({ id, method, params }: Sent): Promise<unknown> {
    if (id !== undefined && method !== undefined) {
      const { result, error } = await this.answer(id)
      return error ?? result ?? {}
    }
    if (method !== 'textDocument/didOpen' && method !== 'textDocument/didChange') return null
    const { uri, version } = params?.textDocument ?? {}
    const found = await this.first(
      (each) =>
        each.method === 'textDocument/publishDiagnostics' &&
        each.params?.uri === uri &&
        each.params?.version === version,
    )
    return found.params?.diagnostics?.filter(({ code }) => code !== 'example')
  }

  answer(id: Sent['id']): Promise<Sent> {
    return this.first((each) => each.id === id && each.method === undefined)
  }

  private async first(wanted: (message: Sent) => boolean): Promise<Sent> {
    for (;;) {
      const found = this.messages.find(wanted)
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }
}

const NEVER_OPENED = { textDocument: { uri: 'file:///never.rules', version: 2 }, contentChanges: [{ text: 'game' }] }

const MEANINGLESS: readonly string[] = [
  '{oops',
  ...[
    { method: '$/nonsense', params: [1] },
    { id: 'x', method: 'nonsense/ask' },
    { id: 'x', method: 'textDocument/hover' },
    { id: 'x', method: 'initialize', params: { capabilities: {} } },
    { id: 4711, result: null },
    { method: '$/cancelRequest', params: { id: 4711 } },
    { method: 'textDocument/didChange', params: NEVER_OPENED },
  ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message })),
]

const silence: Noise = () => {}

test('what Neovim asked is answered as it was', async () => {
  await expect(await replayed(session('neovim'), silence)).toMatchFileSnapshot('session/neovim.answers.txt')
})

test('nor does anything change by what means nothing before each message', async () => {
  const noise: Noise = (raw) => MEANINGLESS.forEach((body) => raw(body))
  await expect(await replayed(session('neovim'), noise)).toMatchFileSnapshot('session/neovim.answers.txt')
})

test('in whatever order its messages come, each request is answered or refused, and the server ends when it is told to', async () => {
  const { files, messages } = session('neovim')
  const [hello, [goodbye, exit]] = [messages.slice(0, 2), messages.slice(-2)]
  const any = fc.shuffledSubarray(messages.slice(2, -2), { minLength: messages.length - 4 })
  const law = fc.asyncProperty(any, async (others) => {
    const { ended, told, here, send } = begun(files)
    const sent = [...hello, ...others, goodbye].flatMap((each) => (each === undefined ? [] : [here(each)]))
    // None waits for the answer to another.
    for (const message of sent) await send(message)
    for (const { id, method } of sent)
      if (id !== undefined && method !== undefined) expect(await told.answer(id)).toMatchObject({ id })
    if (exit !== undefined) await send(exit)
    expect(await ended).toBe(0)
  })
  await fc.assert(law, { numRuns: byDay(1, 3 * times), ...sampledSeed('messages in any order') })
})
