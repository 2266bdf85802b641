import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inPage } from './browser.ts'
import { projectWithTools } from './installed.ts'
import { run } from './run.ts'

/** A page that imports a rules file, through `houserules/vite`. */

let folder = ''
const rules = (): string => join(folder, 'chips.rules')

beforeAll(() => {
  folder = projectWithTools('table')
  cpSync(fileURLToPath(new URL('table', import.meta.url)), folder, { recursive: true })
  cpSync(join(folder, 'rules/chips.rules'), rules())
})

/** The address of a development server, which ends with the test. */
function served(): Promise<string> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, '--port', '0', '--host', '127.0.0.1'], { cwd: folder })
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer): void => {
      // Vite prints the address in colours.
      said += chunk.toString('utf8').replace(/\u001b\[[\d;]*m/g, '')
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`vite ended with code ${code}: ${said}`)))
  })
}

test('a build holds the game, and its types are known', () => {
  run(folder, join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'])
  run(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', '.'])
})

test('a mistake is shown at its place', () => {
  const text = readFileSync(rules(), 'utf8')
  writeFileSync(rules(), text.replace('repeat', 'repead'))
  try {
    expect(() => run(folder, join(folder, 'node_modules/.bin/vite'), ['build'])).toThrow(/chips\.rules:7:5/)
  } finally {
    writeFileSync(rules(), text)
  }
})

test('the game goes on when the rules are saved', async () => {
  await inPage(await served(), async (page, errors) => {
    const line = page.locator('p')
    await line.filter({ hasText: '7 left' }).waitFor()
    await page.getByText('play').click()
    await line.filter({ hasText: '6 left' }).waitFor()
    writeFileSync(rules(), readFileSync(rules(), 'utf8').replace('starts 7', 'starts 9'))
    await line.filter({ hasText: '8 left' }).waitFor()
    expect(errors).toEqual([])
  })
})
