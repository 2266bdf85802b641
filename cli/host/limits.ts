import type { WebSocket } from 'ws'

/** How much anybody who connects can ask of a host. */
export interface HostLimits {
  /** Bytes that wait for a client who does not read; then it is disconnected. */
  readonly waiting: number
  /** Messages of a client in a second; what it sends beyond waits. */
  readonly messages: number
  /** Tables that there are, those that a connection may open, and those that there are of a network address. */
  readonly tables: number
  readonly tablesEach: number
  readonly tablesFrom: number
  /** Connections of a network address. */
  readonly connectionsFrom: number
  /** Milliseconds after which a table is removed at which nothing was done and nobody is. */
  readonly idle: number
  /** Milliseconds after which a table is removed at which nobody ever took a seat. */
  readonly unseated: number
}

export const HOST_LIMITS: HostLimits = {
  waiting: 1_000_000,
  messages: 50,
  tables: 1000,
  tablesEach: 5,
  tablesFrom: 50,
  connectionsFrom: 200,
  idle: 7 * 24 * 3_600_000,
  unseated: 600_000,
}

const SECOND = 1000

/** So many times what it may send in a second may be on its way when a client is told to wait; it is gone after that. */
const ON_ITS_WAY = 40

/** Whether a message of a client is to be answered; who sends too many is read no further for the rest of a second. */
export function paced(socket: WebSocket, { messages }: HostLimits): () => boolean {
  let [count, began] = [0, performance.now()]
  return () => {
    const left = SECOND - (performance.now() - began)
    if (left <= 0) [count, began] = [0, performance.now()]
    count += 1
    if (count > messages * ON_ITS_WAY) socket.terminate()
    else if (count === messages) {
      socket.pause()
      setTimeout(() => socket.resume(), Math.max(0, left)).unref()
    }
    return count <= messages * ON_ITS_WAY
  }
}

/** Sends a text; who lets too much wait is disconnected, and comes back by its token. */
export function sendTo(
  socket: Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>,
  text: string,
  { waiting }: HostLimits,
): void {
  if (socket.bufferedAmount > waiting) socket.terminate()
  else socket.send(text)
}
