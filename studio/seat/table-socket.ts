import type { ToClient, ToHost } from '../../cli/host/messages.ts'

/** Milliseconds until a connection that ended is tried again: a little longer each time. */
const AGAIN = [300, 700, 1500, 3000, 5000]

/** A connection to the host of this page, which is made again whenever it ends. */
export class TableSocket {
  #socket: WebSocket | null = null
  #tries = 0
  readonly #begun: () => void
  readonly #take: (message: ToClient) => void
  readonly #ended: () => void

  /** `begun` is called with each new connection, `ended` where one is lost. */
  constructor(begun: () => void, take: (message: ToClient) => void, ended: () => void) {
    this.#begun = begun
    this.#take = take
    this.#ended = ended
  }

  open(): void {
    const { protocol, host, pathname } = location
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${folder}table`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#begun()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#take(JSON.parse(data) as ToClient))
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return
      this.#ended()
      setTimeout(() => this.open(), AGAIN[Math.min(this.#tries, AGAIN.length - 1)])
      this.#tries += 1
    })
  }

  /** Comes anew, as to another table. */
  reopen(): void {
    const before = this.#socket
    this.#socket = null
    before?.close()
    this.open()
  }

  /** What is said while there is no connection is lost: the page is told anew where it stands. */
  say(message: ToHost): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
