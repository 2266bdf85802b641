import { WebSocket } from 'ws'
import type { ToClient, ToHost } from '../../cli/host/messages.ts'

/** A client for tests, which keeps all that it was sent. */
export class TableClient {
  readonly received: ToClient[] = []
  readonly #socket: WebSocket
  #waiting: (() => void)[] = []

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString('utf8')) as ToClient)
      this.#wake()
    })
    socket.on('close', () => this.#wake())
    socket.on('error', () => this.#wake())
  }

  static async connect(port: number, headers: Readonly<Record<string, string>> = {}): Promise<TableClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, { headers })
    const client = new TableClient(socket)
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return client
  }

  /** Comes to a table, and sits down at a seat of it; gives the secret of the seat. */
  async sitsAt(table: string, seat: number, name = `Guest ${seat}`): Promise<string> {
    this.say({ kind: 'enter', table })
    this.say({ kind: 'sit', seat, name })
    const seated = await this.next('seated')
    if (seated === null) throw new Error('no seat was to be had')
    return seated.secret
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  say(message: ToHost | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message of a kind that has not been asked for; null where the connection ends before. */
  async next<K extends ToClient['kind']>(kind: K): Promise<Extract<ToClient, { kind: K }> | null> {
    for (;;) {
      const at = this.#seen.findIndex((message) => message.kind === kind)
      const [found] = at < 0 ? [] : this.#seen.splice(at, 1)
      if (found !== undefined) return found as Extract<ToClient, { kind: K }>
      if (!this.isOpen) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** Takes nothing more from the connection. */
  stopReading(): void {
    this.#socket.pause()
  }

  readOn(): void {
    this.#socket.resume()
  }

  close(): void {
    this.#socket.close()
  }

  readonly #seen: ToClient[] = []
  #taken = 0

  #wake(): void {
    this.#seen.push(...this.received.slice(this.#taken))
    this.#taken = this.received.length
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
