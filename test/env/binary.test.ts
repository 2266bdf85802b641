import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { engine } from '../../generated/hearts/index.ts'
import { recordLayout } from '../../cli/env/frames.ts'
import { UsageError } from '../../cli/usage-error.ts'
import { serveBinary } from '../../cli/env/serve-binary.ts'
import { environment } from '../../library/env.ts'
import { Tables } from '../../runtime/env/tables.ts'

const hearts = environment(engine)

/** A frame that asks. */
function frame(kind: number, count: number, ...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 + 4 * numbers.length)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32LE(count, 4)
  for (const [i, number] of numbers.entries()) bytes.writeInt32LE(number, 8 + 4 * i)
  return bytes
}

/** The frames that answer, with their kinds; what is asked comes in pieces of so many bytes, and `stop` sees why it stopped. */
async function answersTo(
  asked: readonly Buffer[],
  piece = 2 ** 16,
  stop: (thrown: unknown) => void = (thrown) => expect.unreachable(String(thrown)),
): Promise<{ kind: number; body: Buffer }[]> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const all = Buffer.concat(asked)
  for (let at = 0; at < all.length; at += piece) stdin.write(all.subarray(at, at + piece))
  stdin.end()
  const chunks: Buffer[] = []
  stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  await serveBinary({ cwd: '.', env: {}, stdin, stdout, stderr: new PassThrough() }, hearts).catch(stop)
  const out = Buffer.concat(chunks)
  const frames = []
  for (let at = 0; at < out.length;) {
    const length = out.readUInt32LE(at + 4)
    frames.push({ kind: out.readUInt8(at), body: out.subarray(at + 8, at + 8 + length) })
    at += 8 + length
  }
  return frames
}

test('records say what the tables say, byte by byte', async () => {
  const tables = new Tables(hearts, { seed: 9, count: 3, autoreset: true })
  const actions = [0, 1, 2].map((i) => tables.at(i).offered()[0] ?? -1)
  tables.step([...actions.slice(0, 2), -1])
  const [, answer] = await answersTo([frame(2, 3, 9), frame(3, 3, ...actions.slice(0, 2), -1)], 5)
  const layout = recordLayout(hearts.spec)
  expect([answer?.kind, answer?.body.length]).toEqual([3, 3 * layout.bytes])
  for (const i of [0, 1, 2]) {
    const record = answer?.body.subarray(i * layout.bytes, (i + 1) * layout.bytes) ?? Buffer.alloc(0)
    const table = tables.at(i)
    expect([0, 4, 8, 12].map((at) => record.readInt32LE(at))).toEqual([table.toPlay, 0, 9 + i, table.decisions])
    const ids = hearts.spec.actions.map((_, id) => id)
    expect(ids.filter((id) => ((record[layout.mask + (id >> 3)] ?? 0) >> (id & 7)) & 1)).toEqual(table.offered())
    const seen = hearts.spec.observation.map((_, entry) => record.readInt32LE(layout.observation + 4 * entry))
    expect(seen).toEqual([...table.observe(table.toPlay)])
  }
})

test('a game that ends says its returns, and the next one stands in the same record', async () => {
  const tables = new Tables(hearts, { seed: 1, count: 1, autoreset: true })
  const asked = [frame(2, 1, 1)]
  while (tables.ended[0]?.done !== true) {
    const actions = [tables.at(0).offered()[0] ?? -1]
    tables.step(actions)
    asked.push(frame(3, 1, ...actions))
  }
  const record = (await answersTo(asked)).at(-1)?.body ?? Buffer.alloc(0)
  expect([record.readUInt32LE(4), record.readUInt32LE(8), record.readUInt32LE(12)]).toEqual([1, 2, 0])
  expect([0, 1, 2, 3].map((seat) => record.readFloatLE(16 + 4 * seat))).toEqual(tables.ended[0]?.returns)
})

test('the spec is JSON, and closing ends it', async () => {
  const answers = await answersTo([frame(1, 0), frame(4, 0), frame(1, 0)])
  expect(answers.map(({ kind, body }) => [kind, JSON.parse(body.toString('utf8')) as unknown])).toEqual([
    [1, JSON.parse(JSON.stringify(hearts.spec))],
  ])
})

test.each([
  ['a step before a reset', [frame(3, 1, 0)], 'not-begun', 1],
  ['no table', [frame(2, 0, 1)], 'no-field', 1],
  ['another number of tables', [frame(2, 2, 1), frame(3, 1, 0)], 'no-field', 2],
  ['an action that is not offered', [frame(2, 1, 1), frame(3, 1, 100_000)], 'action', 2],
])('%s is refused by a frame', async (_, asked, code, count) => {
  const answers = await answersTo(asked)
  expect(answers).toHaveLength(count)
  const last = answers.at(-1)
  expect([last?.kind, JSON.parse(last?.body.toString('utf8') ?? '')]).toMatchObject([255, { code }])
})

test.each([
  ['a kind that there is not', [frame(9, 1), frame(1, 0)], 'no-command', 'no frame is of the kind 9'],
  ['too many tables', [frame(3, 2 ** 31 - 1), frame(1, 0)], 'no-field', 'there are at most 4096 tables'],
  ['half a frame', [frame(2, 1, 1).subarray(0, 9)], 'cut-off', 'the input ends 9 bytes into a frame'],
])('after %s it stops, and says why', async (_, asked, code, message) => {
  const stop = vi.fn<(thrown: unknown) => void>()
  const answers = await answersTo(asked, 2 ** 16, stop)
  expect(answers.map(({ kind, body }) => [kind, JSON.parse(body.toString('utf8'))])).toEqual([[255, { code, message }]])
  expect(stop).toHaveBeenCalledExactlyOnceWith(new UsageError(message))
})
