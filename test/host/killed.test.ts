import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Rooms } from '../../cli/host/rooms.ts'
import { HOST_LIMITS } from '../../cli/host/limits.ts'
import type { ToClient } from '../../cli/host/messages.ts'
import { Room } from '../../cli/host/room.ts'
import { TableStore } from '../../cli/host/table-store.ts'
import type { View } from '../../runtime/match/view.ts'
import { folderWith } from '../cli/kit.ts'
import { byDay } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { makeGame, makingsFor, planOf, roomsFor } from './kit.ts'
import { TableClient } from './table-client.ts'

const program = fileURLToPath(new URL('serve-kept.ts', import.meta.url))
/** How tests run sources, which is quicker than tsx. */
const typescript = fileURLToPath(new URL('../run/typescript.js', import.meta.url))

/** A host as a process of its own, at a port of its choice. */
async function hostProcess(
  file: string,
): Promise<{ readonly process: ChildProcess; readonly port: number; readonly house: string }> {
  const child = spawn(process.execPath, ['--import', typescript, program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()))
    child.once('exit', () => reject(new Error('the host ended')))
  })
  const [port = '', house = ''] = said.trim().split(' ')
  return { process: child, port: Number(port), house }
}

/** What somebody at a seat holds: what lets him back in, and all that he saw. */
interface Seated {
  secret?: string
  readonly seen: View[]
}

/** Sits down, or comes back: nobody is set back, though an answer of his may count that he never heard of. */
async function comes(client: TableClient, table: string, seat: number, own: Seated): Promise<void> {
  if (own.secret === undefined) {
    own.secret = await client.sitsAt(table, seat)
    client.say({ kind: 'ready', isReady: true })
  } else client.say({ kind: 'enter', table, secret: own.secret })
  const view = (await client.next('view'))?.view ?? expect.fail('no view')
  const before = own.seen.at(-1)
  if (before !== undefined) expect([before.step, before.step + 1]).toContain(view.step)
  if (before?.step === view.step) expect(view).toEqual(before)
  own.seen.push(view)
}

/** Answers whenever it is asked, by the move of a random choice, until the game or the connection is over. */
async function playOn(
  client: TableClient,
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
  const file = join(folderWith({}), 'killed.db')
  const random = source(11)
  let host = await hostProcess(file)
  let kills = 0
  // A game may be over before it was killed: then another one is begun, in the same file.
  const most = byDay(2, 4)
  while (kills < most) {
    const opener = await TableClient.connect(host.port)
    opener.say({ kind: 'open' })
    const table = (await opener.next('opened'))?.table ?? expect.fail('no table')
    const seats: Seated[] = [{ seen: [] }, { seen: [] }]
    while (!seats.every(({ seen }) => (seen.at(-1)?.results ?? null) !== null)) {
      const clients = await Promise.all(seats.map(() => TableClient.connect(host.port)))
      await Promise.all(clients.map((client, i) => comes(client, table, i, seats[i] ?? expect.fail())))
      const last = (seats[0]?.seen.at(-1)?.step ?? 0) + 5 + random(20)
      let isKilled = false
      // The answer that was just given is on its way, or carried out and kept, or told to one player or to both.
      const kill = async (step: number): Promise<void> => {
        if (isKilled || kills === most || step < last) return
        isKilled = true
        kills += 1
        await new Promise((resolve) => setTimeout(resolve, random(5)))
        host.process.kill('SIGKILL')
      }
      await Promise.all(clients.map((client, i) => playOn(client, seats[i] ?? expect.fail(), random, kill)))
      if (isKilled) host = await hostProcess(file)
      for (const client of clients) client.close()
    }
    const results = seats.map(({ seen }) => seen.at(-1)?.results)
    expect(results[0]).toEqual(results[1])
  }
  // A second host on the same file would overwrite what the first one keeps.
  expect(() => new TableStore(file)).toThrow(`${file} is held by process`)
})

test('the table of the house is the same after a restart, with who sits there', async () => {
  const file = join(folderWith({}), 'house.db')
  const before = roomsFor({ file })
  const room = await before.house()
  const guest = { send: () => undefined }
  await before.open('here')
  room.enter(guest)
  room.sit(guest, 2, 'Ann')
  before.close()
  const after = roomsFor({ file })
  const again = await after.house()
  expect(again.name).toBe(room.name)
  const told: unknown[] = []
  again.enter({ send: (message) => told.push(message) })
  expect(JSON.stringify(told)).toContain('"name":"Ann","called":"Ann","isBot":false,"isHere":false')
  after.close()
})

test('a table that was kept under other rules says why it cannot go on, and others can be opened', async () => {
  const file = join(folderWith({}), 'other.db')
  const plan = planOf('KuhnPoker', 2)
  const before = roomsFor({ file, plan })
  const room = await before.house()
  for (const [seat, name] of ['Ann', 'Bob'].entries()) {
    const guest = { send: () => undefined }
    room.enter(guest)
    room.sit(guest, seat, name)
    room.ready(guest, true)
  }
  before.close()
  const makings = { ...makingsFor({ file }), make: () => makeGame(planOf('TrumpKing', 2)) }
  const after = new Rooms(makings, plan, HOST_LIMITS)
  await expect(after.at(room.name)).rejects.toThrow('this is a game of KuhnPoker, not of TrumpKing')
  expect((await after.open('here')).name).not.toBe(room.name)
  // Nor does it keep the host from beginning: the table of the house is the next that can go on.
  const house = await after.house()
  expect(house.name).not.toBe(room.name)
  expect((await after.house()).name).toBe(house.name)
  after.close()
})

test('a game whose rules cannot be read for now is kept until they can', async () => {
  const file = join(folderWith({}), 'broken.db')
  const plan = planOf('KuhnPoker', 2)
  const before = roomsFor({ file, plan })
  const room = await before.house()
  const secrets: string[] = []
  for (const [seat, name] of ['Ann', 'Bob'].entries()) {
    const guest = { send: (message: ToClient) => void (message.kind === 'seated' && secrets.push(message.secret)) }
    room.enter(guest)
    room.sit(guest, seat, name)
    room.ready(guest, true)
  }
  before.close()
  const broken = roomsFor({ file, plan, make: () => Promise.resolve({ problem: 'line 3 has a mistake' }) })
  // Whoever comes back to the seat finds nothing to go on with, and changes nothing.
  const found = await broken.at(room.name).catch((error: unknown) => error)
  if (found instanceof Room) found.enter({ send: () => undefined }, secrets[0])
  expect(found).toMatchObject({ message: 'this table cannot go on: line 3 has a mistake' })
  broken.close()
  const mended = roomsFor({ file, plan })
  expect((await mended.at(room.name))?.asked().size).toBe(1)
  mended.close()
})
