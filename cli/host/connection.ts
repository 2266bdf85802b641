import type { WebSocket } from 'ws'
import { RecordError } from '../../runtime/records/replay.ts'
import { type HostLimits, paced, sendTo } from './limits.ts'
import { type OfferedGame, type ToClient, type ToHost, readMessage } from './messages.ts'
import type { Client, Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** What all connections of a host have in common. */
export interface HostServing {
  readonly rooms: Rooms
  readonly limits: HostLimits
  readonly games: readonly OfferedGame[]
  /** Is told what goes wrong that nobody at a table can do anything about. */
  readonly note: (text: string) => void
}

/** Serves one connection, which has one seat at most: whoever could take several would see several hands. */
export function serveConnection(socket: WebSocket, from: string, serving: HostServing): void {
  const { rooms, limits } = serving
  const client: Client = { send: (message: ToClient) => sendTo(socket, JSON.stringify(message), limits) }
  const mayAsk = paced(socket, limits)
  let room: Room | undefined
  let opened = 0
  const open = async (): Promise<void> => {
    if (opened >= limits.tablesEach) throw new RangeError(`a connection opens ${limits.tablesEach} tables at most`)
    opened += 1
    client.send({ kind: 'opened', table: (await rooms.open(from)).name })
  }
  const enter = async (name: string, secret?: string): Promise<void> => {
    if (room !== undefined) throw new RangeError(`this connection is at table ${room.name}; come to another by another`)
    const meant = await rooms.at(name)
    if (meant === undefined) throw new RangeError('there is no such table')
    if (socket.readyState !== socket.OPEN) return
    room = meant
    client.send({ kind: 'games', games: serving.games })
    room.enter(client, secret)
  }
  const take = (message: ToHost): Promise<void> | void => {
    if (message.kind === 'open') return open()
    if (message.kind === 'enter') return enter(message.table, message.secret)
    if (room === undefined) throw new RangeError('come to a table first')
    return atTable(room, client, message)
  }
  let before: Promise<void> = Promise.resolve()
  socket.on('message', (data: Buffer) => {
    if (!mayAsk()) return
    const message = readMessage(data.toString('utf8'))
    // One after the other, as they came.
    before = before.then(async () => {
      const why = message === null ? 'that is no message of this host' : await orWhyNot(() => take(message), serving)
      if (why !== null) client.send({ kind: 'error', why })
    })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => void before.then(() => room?.leave(client)))
}

type AtTable = Exclude<ToHost, { readonly kind: 'open' | 'enter' }>

function atTable(room: Room, client: Client, message: AtTable): Promise<void> | void {
  switch (message.kind) {
    case 'sit':
      return room.sit(client, message.seat, message.name)
    case 'stand':
      return room.stand(client)
    case 'bot':
      return room.bot(client, message.seat, message.plays)
    case 'plan':
      return room.plan(client, message.plan)
    case 'ready':
      return room.ready(client, message.isReady)
    case 'answer':
      return room.answer(client, message.step, message.choice)
    case 'undo':
      return room.undo(client, message.step)
    case 'put-back':
      return room.putBack(client, message.step, message.card)
    case 'why-not':
      return room.whyNot(client, message.card)
    case 'landings':
      return room.landings(client, message.card)
  }
}

/**
 * What a client asked for and cannot be is said to it, and ends nothing: nor does a table that was kept under other
 * rules than this host has, or one that comes to more than may be saved or sent. A fault of ours ends no other table.
 */
export async function orWhyNot(
  take: () => Promise<void> | void,
  { note }: Pick<HostServing, 'note'>,
): Promise<string | null> {
  try {
    await take()
    return null
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof RecordError) return thrown.message
    note(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown))
    return 'this went wrong on the machine of the host, which says there what it was'
  }
}
