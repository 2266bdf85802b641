import type { AddressInfo } from 'node:net'
import { type Engine, RecordError } from 'houserules/runtime'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIMITS, type Limits, paced, sendTo } from './limits.ts'
import { type ToClient, type ToHost, readMessage } from './messages.ts'
import type { Client, Room } from './room.ts'
import { Rooms } from './rooms.ts'

export interface HostPlan {
  /** Engines by the names that clients know them by. */
  readonly games: Readonly<Record<string, Engine>>
  /** The SQLite file that rooms are kept in. */
  readonly file: string
  /** 0 for any that is free. */
  readonly port: number
  /** Milliseconds until a seat is answered for; left out, everybody waits for ever. */
  readonly patience?: number
  /** Other bounds than `LIMITS`. */
  readonly limits?: Partial<Limits>
}

export interface Host {
  readonly port: number
  close(): Promise<void>
}

/** More than any answer has. */
const LARGEST_MESSAGE = 10_000

/** So often in its time it is looked whether a room is idle. */
const LOOKS = 10

/** Hosts rooms over WebSocket; those that are in the file go on when somebody comes back to them. */
export async function startHost({ games, file, port, patience, limits: own }: HostPlan): Promise<Host> {
  const limits = { ...LIMITS, ...own }
  const rooms = new Rooms(file, games, limits)
  const server = new WebSocketServer({ port, maxPayload: LARGEST_MESSAGE, perMessageDeflate: true })
  server.on('connection', (socket, request) => serve(socket, request.socket.remoteAddress ?? '', rooms, limits))
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const watch = patience === undefined ? undefined : keepTime(rooms, patience)
  const sweep = setInterval(() => rooms.removeIdle(Date.now()), Math.min(limits.idle, limits.unseated) / LOOKS)
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const each of [watch, sweep]) clearInterval(each)
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
      rooms.close()
    },
  }
}

/** Serves one connection, which has one seat at most: whoever could take several would see several hands. */
function serve(socket: WebSocket, from: string, rooms: Rooms, limits: Limits): void {
  const client: Client = { send: (message: ToClient) => sendTo(socket, JSON.stringify(message), limits) }
  const mayAsk = paced(socket, limits)
  let room: Room | undefined
  let opened = 0
  const open = (game: string, players?: number): string | null => {
    if (opened >= limits.roomsEach) return `a connection opens ${limits.roomsEach} rooms at most`
    const made = rooms.open(game, from, players)
    opened += 1
    client.send({ kind: 'opened', room: made.name })
    return null
  }
  const join = (name: string, token?: string): string | null => {
    if (room !== undefined) return `this connection has a seat in ${room.name}; another seat is for another connection`
    const meant = rooms.at(name)
    if (meant === undefined) return 'there is no such room'
    const refused = meant.join(client, token)
    if (refused === null) room = meant
    return refused
  }
  const take = (message: ToHost): string | null => {
    if (message.kind === 'open') return open(message.game, message.players)
    if (message.kind === 'join') return join(message.room, message.token)
    if (room === undefined) return 'join a room first'
    if (message.kind === 'answer') room.answer(client, message.step, message.choice)
    else room.undo(client, message.step)
    return null
  }
  socket.on('message', (data: Buffer) => {
    if (!mayAsk()) return
    const message = readMessage(data.toString('utf8'))
    const why = message === null ? 'that is no message of this host' : inWords(() => take(message))
    if (why !== null) client.send({ kind: 'error', why })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => room?.leave(client))
}

/**
 * What a client asked for and cannot be is said to it, and ends nothing: nor does a room in the file that was saved
 * under other rules than this host has.
 */
function inWords(take: () => string | null): string | null {
  try {
    return take()
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof RecordError) return thrown.message
    throw thrown
  }
}

/** Answers for every seat that is asked what it was asked at the last look. */
function keepTime(rooms: Rooms, patience: number): NodeJS.Timeout {
  const seen = new WeakMap<Room, ReadonlyMap<number, number>>()
  return setInterval(() => {
    for (const room of rooms.inUse()) {
      for (const [seat, step] of seen.get(room) ?? []) if (room.asked().get(seat) === step) answerFor(room, seat, step)
      seen.set(room, room.asked())
    }
  }, patience)
}

/** A room that comes to more than may be saved or sent is told of, and ends no other. */
function answerFor(room: Room, seat: number, step: number): void {
  const why = inWords(() => {
    room.timeOut(seat, step)
    return null
  })
  if (why !== null) console.error(`${room.name}: ${why}`)
}
