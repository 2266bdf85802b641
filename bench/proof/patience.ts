import { Worker } from 'node:worker_threads'
import { processorTime } from '../../cli/diff/witness/budget.ts'

/** How often is looked, in milliseconds. */
const GLANCE = 500

/** Looks from a thread of its own: what comes to no end leaves the one that it runs on no moment for it. */
const WATCH = `
const { begun, most } = require('node:worker_threads').workerData
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1000 - begun[0] > most) process.kill(process.pid, 'SIGKILL')
}, ${GLANCE})
`

/**
 * Ends this process where it spends more than `milliseconds` of processor time on one thing: what else the machine does
 * makes nothing endless. What is called is called at the beginning of each.
 */
export function keepPatience(milliseconds: number): () => void {
  const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { begun, most: milliseconds } }).unref()
  const begin = (): void => {
    begun[0] = processorTime()
  }
  begin()
  return begin
}
