import { stated } from '../stated.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderSVG } from 'uqr'
import { WebSocketServer } from 'ws'
import { type SendFile, pageFiles } from '../files/page-files.ts'
import { refuseRequest } from '../studio/refuse.ts'
import { UsageError } from '../usage-error.ts'
import { type HostServing, orWhyNot, serveConnection } from './connection.ts'
import type { HostLimits } from './limits.ts'
import type { Room } from './room.ts'

export interface HostPlan extends HostServing {
  /** The folder of the page. */
  readonly page: string
  /** The table that an address without one leads to. */
  readonly house: string
  /** What it listens to; 0 for any port that is free. */
  readonly port: number
  readonly address: string
  /** Whether a proxy says from which address a guest comes. */
  readonly isBehindProxy?: boolean
  /** Milliseconds until a seat is answered for; left out, everybody waits for ever. */
  readonly patience?: number
}

export interface ServedTables {
  readonly port: number
  close(): Promise<void>
}

/** More than any message of the page has. */
const LARGEST_MESSAGE = 10_000

/** What is printed on cards is sent packed; views are small, and each connection would keep its own state for them. */
const PACKED = { threshold: 16_000, serverNoContextTakeover: true, clientNoContextTakeover: true }

/** So often in its time it is looked whether a room is idle. */
const LOOKS = 10

/** Serves the page of a table, and rooms over WebSocket. @throws UsageError where the port is taken */
export async function serveTables(plan: HostPlan): Promise<ServedTables> {
  const { rooms, limits } = plan
  const send = pageFiles(plan.page)
  const server = createServer((request, response) => sendPage(request, response, send, plan.house))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: PACKED })
  const count = new Connections(limits)
  server.on('upgrade', (request, socket, head) => {
    const from = addressOf(request, plan)
    if (pathOf(request) !== 'table' || !isOwnPage(request) || !count.mayCome(from)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('close', count.comes(from))
      serveConnection(opened, from, plan)
    })
  })
  await listening(server, plan)
  const watch = plan.patience === undefined ? undefined : keepTime(plan, plan.patience)
  const sweep = setInterval(
    () => rooms.removeIdle(Date.now(), plan.house),
    Math.min(limits.idle, limits.unseated) / LOOKS,
  )
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const each of [watch, sweep]) clearInterval(each)
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** How many connections there are of each network address. */
class Connections {
  readonly #of = new Map<string, number>()
  readonly #limits: HostLimits

  constructor(limits: HostLimits) {
    this.#limits = limits
  }

  mayCome(from: string): boolean {
    return (this.#of.get(from) ?? 0) < this.#limits.connectionsFrom
  }

  /** Counts one more, until what is given is called. */
  comes(from: string): () => void {
    this.#of.set(from, (this.#of.get(from) ?? 0) + 1)
    return () => {
      const left = (this.#of.get(from) ?? 1) - 1
      if (left === 0) this.#of.delete(from)
      else this.#of.set(from, left)
    }
  }
}

/** Of what a proxy says the last is its own word; what stands before that a guest may have made up. */
function addressOf({ headers, socket }: IncomingMessage, { isBehindProxy }: HostPlan): string {
  const said = isBehindProxy === true ? [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : ''
  return said || (socket.remoteAddress ?? '')
}

/** A page of another host in somebody's browser is no guest here. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** A path without what stands before and behind it; null where it is none. */
function pathOf({ url = '' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname.slice(1))
  } catch {
    return null
  }
}

/** More than an address of a table has. */
const LONGEST_LINK = 300

function sendPage(request: IncomingMessage, response: ServerResponse, send: SendFile, house: string): void {
  const path = pathOf(request)
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-content-type-options', 'nosniff')
  if (path === 'invite.svg') {
    const to = new URL(request.url ?? '', 'http://here').searchParams.get('to') ?? ''
    if (to === '' || to.length > LONGEST_LINK) return refuseRequest(response, 400, 'say which address')
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }).end(renderSVG(to))
  } else if (path === 'house.json') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ table: house }))
  } else if (path === null || !send(response, path === '' ? 'seat.html' : path))
    refuseRequest(response, 404, 'there is nothing here')
}

function listening(server: Server, { port, address }: HostPlan): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(whyNot(error, port, address))))
    server.listen(port, address, resolve)
  })
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, address: string): Sayable {
  if (code === 'EADDRINUSE')
    return stated('port {1} is taken by another program; name another one: --port {2}', port, port + 1)
  if (code === 'EACCES') return stated('port {1} is not for everybody; name one from 1024 on: --port 4733', port)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return stated('this machine has no address {1}; leave --host out', address)
  return stated('tables cannot be served: {1}', message)
}

/** Answers for every seat that is asked what it was asked at the last look. */
function keepTime({ rooms, note }: HostServing, patience: number): NodeJS.Timeout {
  const seen = new WeakMap<Room, ReadonlyMap<number, number>>()
  const look = async (room: Room): Promise<void> => {
    for (const [seat, step] of seen.get(room) ?? []) {
      // A table that comes to more than may be saved or sent is told of, and ends no other.
      const why = room.asked().get(seat) === step ? await orWhyNot(() => room.timeOut(seat, step), { note }) : null
      if (why !== null) note(`table ${room.name}: ${why}`)
    }
    seen.set(room, room.asked())
  }
  return setInterval(() => {
    for (const room of rooms.inUse()) void look(room)
  }, patience)
}
