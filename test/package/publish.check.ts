import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { run } from './run.ts'

/** Publishes the package to a registry of this machine, and installs it from there as somebody who has heard of it does. */

/** A line of Verdaccio that runs on Node 20. */
const REGISTRY = 'verdaccio@6.3.2'

let registry: ChildProcess
let url: string

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** @throws Error as long as nobody is there */
async function answered(address: string): Promise<void> {
  const { ok, status } = await fetch(address)
  if (!ok) throw new Error(`${address}: ${status}`)
}

/** Other packages come from where this machine has its own from. */
const config = (others: string): string => `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { others: { url: '${others}' } }
packages:
  houserules: { access: $all, publish: $all }
  '**': { access: $all, proxy: others }
log: { type: stdout, level: warn }
`

beforeAll(async () => {
  const folder = join(inject('folder'), 'registry')
  mkdirSync(folder)
  writeFileSync(join(folder, 'config.yaml'), config(run(folder, 'npm', ['config', 'get', 'registry']).out.trim()))
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  const args = ['--yes', REGISTRY, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`]
  registry = spawn('npx', args, { cwd: folder, stdio: 'inherit', detached: true })
  await vi.waitFor(() => answered(`${url}-/ping`), { timeout: 120_000, interval: 200 })
})
afterAll(() => {
  if (registry.pid !== undefined) process.kill(-registry.pid)
})

test('it is published, with all that is told of it, and a stranger writes a house rule by three commands', async () => {
  const dist = join(inject('folder'), 'dist')
  const npmrc = `registry=${url}\n//${new URL(url).host}/:_authToken=anybody\n`
  const publisher = join(inject('folder'), 'publisher')
  mkdirSync(publisher)
  writeFileSync(join(publisher, '.npmrc'), npmrc)
  run(publisher, 'npm', ['publish', dist])
  const told = (await (await fetch(`${url}houserules`)).json()) as {
    readonly readme: string
    readonly versions: Readonly<
      Record<string, { readonly license: string; readonly engines: object; readonly bin: object }>
    >
  }
  expect(Object.keys(told.versions)).toEqual([packageJson.version])
  expect(told.versions[packageJson.version]).toMatchObject({ license: 'MIT', engines: packageJson.engines, bin: {} })
  expect(told.readme).toContain('# Houserules')

  const stranger = join(inject('folder'), 'stranger')
  mkdirSync(stranger)
  writeFileSync(join(stranger, '.npmrc'), npmrc)
  run(stranger, 'npm', ['install', '--no-audit', '--no-fund', 'houserules'])
  run(stranger, 'npx', ['houserules', 'new', 'variant', 'Tonight', '--of', 'Hearts'])
  expect(run(stranger, 'npx', ['houserules', 'test', 'Tonight']).out).toMatch(/Tonight: (\d+) of \1 examples hold/)
})

test('nobody publishes the sources by mistake', () => {
  expect(packageJson.private).toBe(true)
})
