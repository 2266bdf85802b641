import type { AddressInfo } from 'node:net'
import type { Engine } from 'houserules/runtime'
import { WebSocketServer } from 'ws'
import { type ToClient, type ToHost, readMessage } from './messages.ts'
import { type Client, Room } from './room.ts'
import { Store } from './store.ts'

export interface HostPlan {
  /** Engines by the names that clients know them by. */
  readonly games: Readonly<Record<string, Engine>>
  /** The SQLite file that rooms are kept in. */
  readonly file: string
  /** 0 for any that is free. */
  readonly port: number
  /** Milliseconds until a seat is answered for; left out, everybody waits for ever. */
  readonly patience?: number
}

export interface Host {
  readonly port: number
  close(): Promise<void>
}

/** More than any answer has. */
const LARGEST_MESSAGE = 10_000

/** Hosts rooms over WebSocket; those that are in the file go on. */
export async function startHost({ games, file, port, patience }: HostPlan): Promise<Host> {
  const store = new Store(file)
  const rooms = new Map<string, Room>()
  for (const kept of store.rooms()) {
    const engine = games[kept.game]
    if (engine !== undefined) rooms.set(kept.name, Room.reopen(kept, engine, store))
  }
  const open = (game: string, players?: number): Room => {
    const engine = Object.hasOwn(games, game) ? games[game] : undefined
    if (engine === undefined) throw new RangeError(`no game is called ${JSON.stringify(game)}`)
    const room = Room.open(game, engine, store, players)
    rooms.set(room.name, room)
    return room
  }
  const server = new WebSocketServer({ port, maxPayload: LARGEST_MESSAGE, perMessageDeflate: true })
  server.on('connection', (socket) => {
    const client: Client = { send: (message: ToClient) => socket.send(JSON.stringify(message)) }
    let room: Room | undefined
    const take = (message: ToHost): string | null => {
      if (message.kind === 'open') client.send({ kind: 'opened', room: open(message.game, message.players).name })
      else if (message.kind === 'join') {
        room?.leave(client)
        room = rooms.get(message.room)
        return room === undefined ? 'there is no such room' : room.join(client, message.token)
      } else if (room === undefined) return 'join a room first'
      else if (message.kind === 'answer') room.answer(client, message.step, message.choice)
      else room.undo(client, message.step)
      return null
    }
    socket.on('message', (data: Buffer) => {
      const message = readMessage(data.toString('utf8'))
      const why = message === null ? 'that is no message of this host' : inWords(() => take(message))
      if (why !== null) client.send({ kind: 'error', why })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => room?.leave(client))
  })
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const watch = patience === undefined ? undefined : keepTime(rooms, patience)
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      clearInterval(watch)
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}

/** What a client asked for and cannot be is said to it, and ends nothing. */
function inWords(take: () => string | null): string | null {
  try {
    return take()
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message
    throw thrown
  }
}

/** Answers for every seat that is asked what it was asked at the last look. */
function keepTime(rooms: ReadonlyMap<string, Room>, patience: number): NodeJS.Timeout {
  const seen = new Map<Room, ReadonlyMap<number, number>>()
  return setInterval(() => {
    for (const room of rooms.values()) {
      for (const [seat, step] of seen.get(room) ?? []) if (room.asked().get(seat) === step) room.timeOut(seat, step)
      seen.set(room, room.asked())
    }
  }, patience)
}
