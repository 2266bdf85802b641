import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Host, startHost } from '../../examples/websocket-host/host.ts'
import { LIMITS } from '../../examples/websocket-host/limits.ts'
import { Rooms } from '../../examples/websocket-host/rooms.ts'
import type { View } from '../../runtime/index.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import { source } from '../kit/playout.ts'
import { TestClient } from './ws-client.ts'
import { byDay } from '../kit/effort.ts'

const main = fileURLToPath(new URL('../../examples/websocket-host/main.ts', import.meta.url))
/** How tests run sources, which is quicker than tsx. */
const typescript = fileURLToPath(new URL('../run/typescript.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'houserules-host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a host', () => {
  let host: Host
  beforeAll(async () => {
    host = await startHost({ games: { hearts }, file: join(folder, 'words.db'), port: 0 })
  })
  afterAll(() => host.close())

  test('says in words what a client cannot have, and goes on', async () => {
    const client = await TestClient.connect(host.port)
    const said: string[] = []
    for (const message of [
      'nonsense',
      '{"kind":"answer"}',
      { kind: 'answer', step: 0, choice: 0 } as const,
      { kind: 'open', game: 'toString' } as const,
      { kind: 'open', game: 'hearts', players: 5 } as const,
      { kind: 'join', room: 'nowhere' } as const,
    ]) {
      client.say(message)
      said.push((await client.next('error'))?.why ?? '')
    }
    expect(said).toEqual([
      'that is no message of this host',
      'that is no message of this host',
      'join a room first',
      'no game is called "toString"',
      'Hearts is for 4 players, not 5',
      'there is no such room',
    ])
    client.close()
  })

  test('says why a room that was saved under other rules cannot go on, and goes on itself', async () => {
    const file = join(folder, 'other.db')
    const before = new Rooms(file, { hearts }, LIMITS)
    const { name } = before.open('hearts', 'here')
    before.close()
    const other = await startHost({ games: { hearts: trumpKing }, file, port: 0 })
    const client = await TestClient.connect(other.port)
    client.say({ kind: 'join', room: name })
    expect((await client.next('error'))?.why).toBe(
      'game: this is a game of Hearts, not of TrumpKing; it takes the rules of Hearts',
    )
    client.say({ kind: 'open', game: 'hearts' })
    expect((await client.next('opened'))?.room).toBeDefined()
    client.close()
    await other.close()
  })

  test('seats four, shows each its own hand, and refuses whoever is not asked', async () => {
    const first = await TestClient.connect(host.port)
    first.say({ kind: 'open', game: 'hearts' })
    const room = (await first.next('opened'))?.room ?? ''
    const clients = [first, ...(await Promise.all([1, 2, 3].map(() => TestClient.connect(host.port))))]
    const hands: string[][] = []
    for (const client of clients) {
      client.say({ kind: 'join', room })
      const view = (await client.next('view'))?.view as unknown as View
      const all = Object.values(view.zones['hand'] ?? {}).flat() as { readonly card: string | null }[]
      hands.push(all.flatMap(({ card }) => (card === null ? [] : [card])))
    }
    expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
    expect(new Set(hands.flat()).size).toBe(52)
    // No message to a seat holds the name of a card that only others see.
    for (const [seat, client] of clients.entries()) {
      const wire = JSON.stringify(client.received)
      for (const [other, hand] of hands.entries())
        for (const card of hand) expect(wire.includes(`"${card}"`)).toBe(other === seat)
    }
    // All pass at the same time: what one chooses is shown to nobody else, nor that it has chosen.
    clients[1]?.say({ kind: 'answer', step: 0, choice: 0 })
    expect((await clients[1]?.next('view'))?.view.answered).toHaveLength(1)
    clients[1]?.say({ kind: 'answer', step: 0, choice: 0 })
    expect((await clients[1]?.next('refused'))?.outcome.why).toBe('this answers step 0, and the match is at step 1')
    for (const client of [clients[0], clients[2], clients[3]])
      expect(client?.received.filter(({ kind }) => kind === 'view')).toHaveLength(1)
    const late = await TestClient.connect(host.port)
    late.say({ kind: 'join', room })
    expect((await late.next('error'))?.why).toBe('every seat is taken')
    for (const client of [...clients, late]) client.close()
  })
})

/** The example as a process of its own, at a port of its choice. */
async function hosting(file: string): Promise<{ readonly process: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, ['--import', typescript, main, '--port', '0', '--file', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(Number(/\d+/.exec(data.toString())?.[0])))
    child.once('exit', () => reject(new Error('the host ended')))
  })
  return { process: child, port }
}

/** What somebody at a seat of a room holds: what lets him back in, and all that he saw. */
interface Seated {
  token?: string
  readonly seen: View[]
}

const isOver = ({ seen }: Seated) => (seen.at(-1)?.results ?? null) !== null

/** Sits down, or sits down again: nobody is set back, though an answer of his may count that he never heard of. */
async function sitDown(client: TestClient, room: string, seat: Seated): Promise<void> {
  client.say({ kind: 'join', room, ...(seat.token === undefined ? {} : { token: seat.token }) })
  seat.token = (await client.next('joined'))?.token ?? expect.fail('no token')
  const view = (await client.next('view'))?.view ?? expect.fail('no view')
  const before = seat.seen.at(-1)
  if (before !== undefined) expect([before.step, before.step + 1]).toContain(view.step)
  if (before?.step === view.step) expect(view).toEqual(before)
  seat.seen.push(view)
}

/** Answers whenever it is asked, by the place of a random choice, until the game or the connection is over. */
async function playOn(
  client: TestClient,
  { seen }: Seated,
  random: (below: number) => number,
  answered: (step: number) => Promise<void>,
): Promise<void> {
  for (let view = seen.at(-1); view?.results === null;) {
    const { decision } = view
    if (decision !== null) {
      const { move } = decision.choices[random(decision.choices.length)] ?? expect.fail('nothing to choose')
      client.say({ kind: 'answer', step: decision.step, choice: move })
      await answered(decision.step)
    }
    const message = await client.next('view')
    if (message === null) return
    view = message.view
    seen.push(view)
  }
}

test('a host that is killed at any point goes on where its players saw it', async () => {
  const file = join(folder, 'killed.db')
  const random = source(11)
  let host = await hosting(file)
  let kills = 0
  // A match may be over before it was killed: then another one is opened, in the same file.
  const most = byDay(2, 4)
  while (kills < most) {
    const opener = await TestClient.connect(host.port)
    opener.say({ kind: 'open', game: 'trump-king' })
    const room = (await opener.next('opened'))?.room ?? ''
    const seats: Seated[] = [{ seen: [] }, { seen: [] }]
    while (!seats.every(isOver)) {
      const clients = await Promise.all(seats.map(() => TestClient.connect(host.port)))
      for (const [i, client] of clients.entries()) await sitDown(client, room, seats[i] ?? expect.fail())
      const last = (seats[0]?.seen.at(-1)?.step ?? 0) + 5 + random(20)
      let isKilled = false
      // The answer that was just given is on its way, or carried out and kept, or told to one player or to both.
      const kill = async (step: number) => {
        if (isKilled || kills === most || step < last) return
        isKilled = true
        kills += 1
        await new Promise((resolve) => setTimeout(resolve, random(5)))
        host.process.kill('SIGKILL')
      }
      await Promise.all(clients.map((client, i) => playOn(client, seats[i] ?? expect.fail(), random, kill)))
      if (isKilled) host = await hosting(file)
      for (const client of clients) client.close()
    }
    const results = seats.map(({ seen }) => seen.at(-1)?.results)
    expect(results[0]).toEqual(results[1])
  }
  // A second host on the same file would overwrite what the first one keeps.
  await expect(startHost({ games: { hearts }, file, port: 0 })).rejects.toThrow(`${file} is held by process`)
  host.process.kill('SIGKILL')
})
