import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('../../bench/proof/patience.ts', import.meta.url).href
const LOADER = new URL('../run/typescript.js', import.meta.url).href

/** Runs a program that begins with a patience of half a second; what it wrote, and what ended it. */
function run(program: string): Promise<{ readonly written: string; readonly ended: string | number | null }> {
  const text = `
    import { writeSync } from 'node:fs'
    const { keepPatience } = await import(${JSON.stringify(MODULE)})
    const begin = keepPatience(500)
    const spend = (milliseconds) => {
      const from = process.cpuUsage()
      for (;;) {
        const { user, system } = process.cpuUsage(from)
        if ((user + system) / 1000 > milliseconds) return
      }
    }
    const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    const say = (word) => writeSync(1, word + ' ')
    ${program}`
  const child = spawn(process.execPath, ['--import', LOADER, '--input-type=module', '--eval', text])
  let written = ''
  child.stdout.on('data', (more: Buffer) => {
    written += more.toString()
  })
  return new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ written: written.trim(), ended: signal ?? code })),
  )
}

test('what only waits, while the machine is busy with others, is not taken for endless', async () => {
  expect(await run(`sleep(1500); say('awake')`)).toEqual({ written: 'awake', ended: 0 })
})

test('what works on and on is ended, though it leaves its thread no moment', async () => {
  expect(await run(`say('begun'); spend(60000); say('done')`)).toEqual({ written: 'begun', ended: 'SIGKILL' })
})

test('each thing has a patience of its own', async () => {
  const thrice = `for (const each of [1, 2, 3]) { begin(); spend(300); say(each) }`
  expect(await run(thrice)).toEqual({ written: '1 2 3', ended: 0 })
})
