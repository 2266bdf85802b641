import { describe, expect, test } from 'vitest'
import { HOST_LIMITS, sendTo } from '../../cli/host/limits.ts'
import { hosting, roomsFor } from './kit.ts'
import { TableClient } from './table-client.ts'

async function opened(client: TableClient): Promise<string> {
  client.say({ kind: 'open' })
  return (await client.next('opened'))?.table ?? expect.fail('no table')
}

describe('whoever connects', () => {
  test('is answered where it has no seat, and gets none by a secret that is none', async () => {
    const { port, house } = await hosting()
    const [owner, client] = [await TableClient.connect(port), await TableClient.connect(port)]
    const secret = await owner.sitsAt(house, 0)
    for (const wrong of ['', 'of somebody else', secret.slice(1), '__proto__', '🂡'.repeat(500)])
      for (const table of [house, await opened(owner)]) {
        const other = await TableClient.connect(port)
        other.say({ kind: 'enter', table, secret: wrong })
        expect((await other.next('table'))?.table.own).toBeNull()
        other.close()
      }
    client.say({ kind: 'enter', table: house })
    for (const message of [
      { kind: 'answer', step: 0, choice: 0 } as const,
      { kind: 'undo', step: 0 } as const,
      { kind: 'ready', isReady: true } as const,
      { kind: 'bot', seat: 1, plays: true } as const,
      { kind: 'stand' } as const,
    ]) {
      client.say(message)
      expect(await client.next('error')).toMatchObject({ why: 'take a seat first' })
    }
  })

  test('has one seat at one table, and sees one hand', async () => {
    const { port, house } = await hosting()
    const client = await TableClient.connect(port)
    const other = await opened(client)
    await client.sitsAt(house, 0)
    client.say({ kind: 'sit', seat: 1, name: 'Another' })
    expect(await client.next('error')).toMatchObject({ why: 'you have a seat here already; stand up first' })
    client.say({ kind: 'enter', table: other })
    const why = `this connection is at table ${house}; come to another by another`
    expect(await client.next('error')).toMatchObject({ why })
  })

  test('opens so many tables, and all together so many', async () => {
    const { port } = await hosting({ limits: { tables: 4, tablesEach: 2 } })
    const [client, second] = [await TableClient.connect(port), await TableClient.connect(port)]
    for (let i = 0; i < 2; i += 1) await opened(client)
    client.say({ kind: 'open' })
    expect(await client.next('error')).toMatchObject({ why: 'a connection opens 2 tables at most' })
    await opened(second)
    second.say({ kind: 'open' })
    expect(await second.next('error')).toMatchObject({ why: 'there are too many tables; come back later' })
  })

  /** Opens a table over a connection of its own; why not, where it cannot. */
  const openBriefly = async (port: number): Promise<string | null> => {
    const client = await TableClient.connect(port)
    client.say({ kind: 'open' })
    const answer = await Promise.race([client.next('opened'), client.next('error')])
    client.close()
    return answer?.kind === 'error' ? answer.why : null
  }

  test('opens no more over many connections, and others when those that nobody took are gone', async () => {
    const { port } = await hosting({ limits: { tablesFrom: 1, unseated: 200 } })
    expect(await openBriefly(port)).toBeNull()
    expect(await openBriefly(port)).toBe('too many tables were opened from your address; come back later')
    await expect.poll(() => openBriefly(port), { timeout: 20_000 }).toBeNull()
  })

  test('comes over so many connections from one address', async () => {
    const { port } = await hosting({ limits: { connectionsFrom: 2 } })
    const [first] = [await TableClient.connect(port), await TableClient.connect(port)]
    await expect(TableClient.connect(port)).rejects.toThrow('403')
    first.close()
    await expect
      .poll(
        () =>
          TableClient.connect(port).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  })

  test('comes from the address that a proxy says last, where there is one', async () => {
    const limits = { connectionsFrom: 1 }
    const [{ port }, behind] = [await hosting({ limits }), await hosting({ limits, isBehindProxy: true })]
    const from = (at: number, ...all: string[]) => TableClient.connect(at, { 'x-forwarded-for': all.join(', ') })
    await from(port, '192.0.2.1')
    await expect(from(port, '192.0.2.2')).rejects.toThrow('403')
    await from(behind.port, 'made up', '192.0.2.1')
    await from(behind.port, 'made up', '192.0.2.2')
    await expect(from(behind.port, 'made up anew', '192.0.2.2')).rejects.toThrow('403')
  })

  test('is no page of another host in the browser of somebody', async () => {
    const { port } = await hosting()
    await expect(TableClient.connect(port, { origin: 'http://elsewhere.example' })).rejects.toThrow('403')
    await expect(TableClient.connect(port, { origin: 'null' })).rejects.toThrow('403')
    await TableClient.connect(port, { origin: `http://127.0.0.1:${port}` })
  })

  test('waits where it sends too much, is answered all the same, and gone where it goes on', async () => {
    const { port } = await hosting({ limits: { messages: 4 } })
    const fast = await TableClient.connect(port)
    for (let i = 0; i < 10; i += 1) fast.say('nonsense')
    for (let i = 0; i < 10; i += 1) expect(await fast.next('error')).not.toBeNull()
    const flood = await TableClient.connect(port)
    for (let i = 0; i < 1000; i += 1) flood.say('nonsense')
    while ((await flood.next('error')) !== null);
    expect(flood.received.length).toBeLessThan(1000)
    await opened(await TableClient.connect(port))
  })

  test('is gone where it sends a megabyte, and nobody else is', async () => {
    const { port, house } = await hosting()
    const [loud, other] = [await TableClient.connect(port), await TableClient.connect(port)]
    loud.say(`{"kind":"enter","table":"${'x'.repeat(1_000_000)}"}`)
    expect(await loud.next('table')).toBeNull()
    expect(await other.sitsAt(house, 0)).toMatch(/^[0-9a-f]{32}$/)
  })
})

test('files of the page are served, and no path leads to others', async () => {
  const { port } = await hosting()
  const at = async (path: string): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`)
    return `${response.status} ${(await response.text()).slice(0, 40)}`
  }
  expect(await at('')).toBe('200 <p>the page of a seat')
  expect(await at('assets/seat.js')).toBe('200 void 0')
  expect(await at('invite.svg?to=http%3A%2F%2F192.168.1.5%3A4733%2F')).toContain('200 <svg')
  for (const path of ['secret-of-another-folder.txt', '..%2fsecret-of-another-folder.txt', 'table', '%ff', 'assets'])
    expect(await at(path)).toBe('404 there is nothing here')
  expect(await at(`invite.svg?to=${'x'.repeat(1000)}`)).toBe('400 say which address')
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
  for (let i = 0; i < 4; i += 1) sendTo(socket, `${i}`.repeat(600), { ...HOST_LIMITS, waiting: 1000 })
  expect(done.map((text) => text.slice(0, 4))).toEqual(['0000', '1111', 'gone', 'gone'])
})

const nobody = { send: () => undefined }

test('a table is removed at which nothing was done for long, unless somebody is there, or it is that of the house', async () => {
  const rooms = roomsFor()
  const [house, left, used] = [await rooms.house(), await rooms.open('here'), await rooms.open('here')]
  used.enter(nobody)
  used.sit(nobody, 0, 'Ann')
  rooms.removeIdle(0, house.name)
  expect(await rooms.at(left.name)).toBe(left)
  rooms.removeIdle(Number.MAX_SAFE_INTEGER, house.name)
  expect([await rooms.at(left.name), await rooms.at(used.name)]).toEqual([undefined, used])
  used.leave(nobody)
  rooms.removeIdle(Number.MAX_SAFE_INTEGER, house.name)
  expect([await rooms.at(used.name), await rooms.at(house.name)]).toEqual([undefined, house])
  rooms.close()
})

test('a table at which nobody took a seat is removed soon, and leaves its place to others', async () => {
  const rooms = roomsFor({ limits: { tablesFrom: 2 } })
  const [empty, seated] = [await rooms.open('there'), await rooms.open('there')]
  seated.enter(nobody)
  seated.sit(nobody, 0, 'Ann')
  seated.leave(nobody)
  await expect(rooms.open('there')).rejects.toThrow('too many tables were opened from your address')
  expect((await rooms.open('elsewhere')).isEmpty).toBe(true)
  rooms.removeIdle(Date.now() + HOST_LIMITS.unseated - 60_000)
  expect(await rooms.at(empty.name)).toBe(empty)
  rooms.removeIdle(Date.now() + HOST_LIMITS.unseated + 60_000)
  expect([await rooms.at(empty.name), await rooms.at(seated.name)]).toEqual([undefined, seated])
  expect((await rooms.open('there')).isEmpty).toBe(true)
  rooms.close()
})
