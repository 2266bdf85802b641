import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import type { ToClient, ToHost } from '../../cli/host/messages.ts'
import { median } from '../measure.ts'
import { pickFrom } from '../random.ts'

// How many tables one process of `houserules host` holds: `node --import tsx bench/tables/main.ts --tables 500`. At each
// four clients play Hearts, choose at random and think for as long as is said; measured is how long after an answer whoever
// gave it sees what came of it, by the clock on the wall, which on a shared machine measures the neighbours as well, and what the
// host spends on it. The host keeps its tables in a file, as for an evening.

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '40' },
    /** Milliseconds between being asked and answering, on average. */
    thought: { type: 'string', default: '3000' },
  },
})
const [tables, seconds, thought] = [Number(values.tables), Number(values.seconds), Number(values.thought)]

const folder = mkdtempSync(join(tmpdir(), 'houserules-tables-'))
const command = ['cli/bin.js', 'host', 'Hearts', '--host', '127.0.0.1', '--port', '0', '--behind-proxy']
const host = spawn(process.execPath, [...command, '--store', join(folder, 'tables.db')], {
  stdio: ['ignore', 'pipe', 'ignore'],
})
const random = pickFrom(7)
const waits: number[] = []
let isMeasured = false

/** A client that plays, at a table of which it is told the name. */
class Player {
  readonly #socket: WebSocket
  #asked = 0
  readonly #heard = new Map<ToClient['kind'], (message: ToClient) => void>()

  constructor(url: string, from: string) {
    this.#socket = new WebSocket(url, { headers: { 'x-forwarded-for': from } })
    this.#socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString('utf8')) as ToClient))
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject))
  }

  say(message: ToHost): void {
    this.#socket.send(JSON.stringify(message))
  }

  next(kind: ToClient['kind']): Promise<ToClient> {
    return new Promise((resolve) => this.#heard.set(kind, resolve))
  }

  close(): void {
    this.#socket.terminate()
  }

  #take(message: ToClient): void {
    this.#heard.get(message.kind)?.(message)
    this.#heard.delete(message.kind)
    if (message.kind !== 'view') return
    if (this.#asked > 0 && isMeasured) waits.push(performance.now() - this.#asked)
    this.#asked = 0
    const { decision, results } = message.view
    if (results !== null) this.say({ kind: 'ready', isReady: true })
    if (decision === null) return
    const choice = random(decision.choices.length)
    setTimeout(
      () => {
        this.#asked = performance.now()
        this.say({ kind: 'answer', step: decision.step, choice })
      },
      thought * (0.5 + random(1000) / 1000),
    )
  }
}

async function table(url: string, at: number): Promise<Player[]> {
  const players = Array.from({ length: 4 }, (_, i) => new Player(url, `10.${at >> 8}.${at & 255}.${i}`))
  await Promise.all(players.map((player) => player.opened()))
  const [first] = players
  const opened = first?.next('opened')
  first?.say({ kind: 'open' })
  const message = await opened
  const name = message?.kind === 'opened' ? message.table : ''
  for (const [seat, player] of players.entries()) {
    player.say({ kind: 'enter', table: name })
    player.say({ kind: 'sit', seat, name: `Player ${seat}` })
    player.say({ kind: 'ready', isReady: true })
  }
  return players
}

const address = await new Promise<string>((resolve) =>
  host.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
)
const url = `${address.replace('http', 'ws')}table`
const all: Player[] = []
for (let at = 0; at < tables; at += 1) all.push(...(await table(url, at)))
await pause(2 * thought)
const before = processorMs()
isMeasured = true
await pause(seconds * 1000)
isMeasured = false
const spent = processorMs() - before
const sorted = [...waits].sort((a, b) => a - b)
const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
process.stdout.write(
  `${tables} tables, ${all.length} clients, ${(waits.length / seconds).toFixed(0)} answers a second: ` +
    `median ${median(waits).toFixed(1)} ms, 95 % within ${at(0.95)} ms, 99 % within ${at(0.99)} ms; ` +
    `${(spent / waits.length).toFixed(2)} ms of the host's processor time for each\n`,
)
for (const player of all) player.close()
const ended = new Promise((resolve) => host.once('exit', resolve))
host.kill('SIGINT')
await ended
rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** Of the host so far; Linux tells it in hundredths of a second. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${host.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
