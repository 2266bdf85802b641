import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startHost } from '../../examples/websocket-host/host.ts'
import { LIMITS, type Limits, sendTo } from '../../examples/websocket-host/limits.ts'
import { Rooms } from '../../examples/websocket-host/rooms.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { TestClient } from './ws-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'houserules-bounds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.db`)

async function hosting(limits: Partial<Limits> = {}): Promise<number> {
  const host = await startHost({ games: { hearts }, file: newFile(), port: 0, limits })
  onTestFinished(() => host.close())
  return host.port
}

async function opened(client: TestClient): Promise<string> {
  client.say({ kind: 'open', game: 'hearts' })
  return (await client.next('opened'))?.room ?? expect.fail('no room')
}

describe('whoever connects', () => {
  test('is answered where it has no seat, also after it was refused one', async () => {
    const client = await TestClient.connect(await hosting())
    const room = await opened(client)
    client.say({ kind: 'join', room, token: 'of somebody else' })
    expect(await client.next('error')).toMatchObject({ why: 'nobody sits here with that token' })
    for (const message of [{ kind: 'answer', step: 0, choice: 0 } as const, { kind: 'undo', step: 0 } as const]) {
      client.say(message)
      expect(await client.next('error')).toMatchObject({ why: 'join a room first' })
    }
  })

  test('has one seat, and sees one hand', async () => {
    const client = await TestClient.connect(await hosting())
    const [room, other] = [await opened(client), await opened(client)]
    client.say({ kind: 'join', room })
    const token = (await client.next('joined'))?.token ?? ''
    for (const again of [{ room }, { room: other }, { room, token }]) {
      client.say({ kind: 'join', ...again })
      const why = `this connection has a seat in ${room}; another seat is for another connection`
      expect(await client.next('error')).toMatchObject({ why })
    }
    expect(client.received.filter(({ kind }) => kind === 'view')).toHaveLength(1)
  })

  test('opens so many rooms, and all together so many', async () => {
    const port = await hosting({ rooms: 3, roomsEach: 2 })
    const [client, second] = [await TestClient.connect(port), await TestClient.connect(port)]
    for (let i = 0; i < 2; i += 1) await opened(client)
    client.say({ kind: 'open', game: 'hearts' })
    expect(await client.next('error')).toMatchObject({ why: 'a connection opens 2 rooms at most' })
    await opened(second)
    second.say({ kind: 'open', game: 'hearts' })
    expect(await second.next('error')).toMatchObject({ why: 'there are too many rooms; come back later' })
  })

  /** Opens a room over a connection of its own; why not, where it cannot. */
  const openBriefly = async (port: number): Promise<string | null> => {
    const client = await TestClient.connect(port)
    client.say({ kind: 'open', game: 'hearts' })
    const answer = await Promise.race([client.next('opened'), client.next('error')])
    client.close()
    return answer?.kind === 'error' ? answer.why : null
  }
  const tooMany = 'too many rooms were opened from your address; come back later'

  test('opens no more over many connections', async () => {
    const port = await hosting({ roomsFrom: 3 })
    for (let i = 0; i < 3; i += 1) expect(await openBriefly(port)).toBeNull()
    expect(await openBriefly(port)).toBe(tooMany)
  })

  test('opens others when those in which nobody took a seat are gone', async () => {
    const port = await hosting({ roomsFrom: 1, unseated: 200 })
    expect(await openBriefly(port)).toBeNull()
    await expect.poll(() => openBriefly(port), { timeout: 20_000 }).toBeNull()
  })

  test('waits where it sends too much, is answered all the same, and gone where it goes on', async () => {
    const port = await hosting({ messages: 4 })
    const fast = await TestClient.connect(port)
    for (let i = 0; i < 10; i += 1) fast.say('nonsense')
    for (let i = 0; i < 10; i += 1) expect(await fast.next('error')).not.toBeNull()
    const flood = await TestClient.connect(port)
    for (let i = 0; i < 1000; i += 1) flood.say('nonsense')
    while ((await flood.next('error')) !== null);
    expect(flood.received.length).toBeLessThan(1000)
    await opened(await TestClient.connect(port))
  })
})

test('who reads nothing is disconnected before much waits for it', () => {
  const done: string[] = []
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => {
      done.push(text)
      socket.bufferedAmount += text.length
    },
    terminate: () => void done.push('gone'),
  }
  for (let i = 0; i < 4; i += 1) sendTo(socket, `${i}`.repeat(600), { ...LIMITS, waiting: 1000 })
  expect(done.map((text) => text.slice(0, 4))).toEqual(['0000', '1111', 'gone', 'gone'])
})

test('a room is removed in which nothing was done for long, unless somebody is there', () => {
  const rooms = new Rooms(newFile(), { hearts }, LIMITS)
  const [left, used] = [rooms.open('hearts', 'here'), rooms.open('hearts', 'here')]
  const client = { send: () => undefined }
  expect(used.join(client)).toBeNull()
  rooms.removeIdle(0)
  expect(rooms.at(left.name)).toBe(left)
  rooms.removeIdle(Number.MAX_SAFE_INTEGER)
  expect([rooms.at(left.name), rooms.at(used.name)]).toEqual([undefined, used])
  used.leave(client)
  rooms.removeIdle(Number.MAX_SAFE_INTEGER)
  expect(rooms.at(used.name)).toBeUndefined()
  rooms.close()
})

test('a room in which nobody took a seat is removed soon, and leaves its place to others', () => {
  const rooms = new Rooms(newFile(), { hearts }, { ...LIMITS, roomsFrom: 2 })
  const [empty, seated] = [rooms.open('hearts', 'there'), rooms.open('hearts', 'there')]
  const client = { send: () => undefined }
  seated.join(client)
  seated.leave(client)
  expect(() => rooms.open('hearts', 'there')).toThrow('too many rooms were opened from your address')
  expect(rooms.open('hearts', 'elsewhere').isEmpty).toBe(true)
  rooms.removeIdle(Date.now() + LIMITS.unseated - 60_000)
  expect(rooms.at(empty.name)).toBe(empty)
  rooms.removeIdle(Date.now() + LIMITS.unseated + 60_000)
  expect([rooms.at(empty.name), rooms.at(seated.name)]).toEqual([undefined, seated])
  expect(rooms.open('hearts', 'there').isEmpty).toBe(true)
  rooms.close()
})
