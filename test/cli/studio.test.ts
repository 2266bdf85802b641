import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { serveStudio } from '../../cli/studio/serve-studio.ts'
import { StudioProject, tagOf } from '../../cli/studio/studio-project.ts'
import { folderWith } from './kit.ts'

const FILES = {
  'ours/ours.rules': 'variant Ours of Duel\ninclude "../shared.rules"\n',
  'ours/beside.rules': 'variant Beside of Duel\n',
  'ours/ours.clauses.json': '{"clauses":{}}',
  'ours/secret.txt': 'not for the page',
  'shared.rules': '-- for both\n',
  'duel.rules': 'game Duel\n',
  'elsewhere/other.rules': 'game Other\n',
  'page/index.html': '<p>the page',
}

/** The studio on the files above; `put` saves, and `get` reads below the path that is served. */
async function studio(cwd = folderWith(FILES)) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const project = new StudioProject(
    { io: { cwd, env: {}, stdin, stdout, stderr }, tools: realToolchain },
    'ours/ours.rules',
  )
  const served = await serveStudio(join(cwd, 'page'), project, 0)
  onTestFinished(() => served.close())
  const base = new URL('.', served.url)
  return {
    cwd,
    base,
    get: (path: string) => fetch(new URL(path, base)),
    put: async (path: string, body: string, tag?: string) => {
      const headers: Record<string, string> = tag === undefined ? {} : { 'if-match': `"${tag}"` }
      const response = await fetch(`${base.href}project/${encodeURIComponent(path)}`, { method: 'PUT', body, headers })
      return `${response.status} ${await response.text()}`.trim()
    },
  }
}

/** What a server answers to a request that a browser would not send. */
function raw(url: URL, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ hostname: url.hostname, port: url.port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('the page is given what the game is made of, and what lies beside it', async () => {
  const { get } = await studio()
  expect(await (await get('?project')).text()).toBe('<p>the page')
  const { entry, files } = (await (await get('project.json')).json()) as { entry: string; files: object }
  expect(entry).toBe('ours/ours.rules')
  expect(Object.keys(files)).toEqual([
    'duel.rules',
    'ours/beside.rules',
    'ours/ours.clauses.json',
    'ours/ours.rules',
    'shared.rules',
  ])
})

test('a file beside the game that is no text keeps nobody from opening it', async () => {
  const { cwd, get } = await studio()
  writeFileSync(join(cwd, 'ours/latin.rules'), Buffer.from([0x67, 0xe4]))
  const response = await get('project.json')
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('latin')])
})

test('a file is written only over the text that the page knows', async () => {
  const { cwd, put } = await studio()
  const path = 'ours/ours.rules'
  expect(await put(path, 'new')).toBe('412 ours/ours.rules was changed on the disk in the meantime')
  expect(await put(path, 'new', tagOf('older'))).toMatch(/^412/)
  expect(readFileSync(join(cwd, path), 'utf8')).toBe(FILES[path])
  expect(await put(path, 'new', tagOf(FILES[path]))).toBe('204')
  expect(readFileSync(join(cwd, path), 'utf8')).toBe('new')
  expect(await put('ours/mine.rules', 'mine')).toBe('204')
  expect(await put('ours/gone.rules', 'gone', tagOf('was there'))).toMatch(/^412/)
})

test('nothing but rules of the project is written', async () => {
  const { cwd, put } = await studio()
  mkdirSync(join(cwd, '.git'))
  const outside = folderWith({ 'outside.rules': 'outside' })
  symlinkSync(outside, join(cwd, 'up'))
  for (const path of [
    '../outside.rules',
    '/tmp/outside.rules',
    '../outside.rules',
    'up/new/one.rules',
    'ours/secret.txt',
    '.git/config.rules',
    'node_modules/x.rules',
    'Node_Modules/x.rules',
    'ours/a\u0000.rules',
    'ours/\na.rules',
    'ours/\u202Ea.rules',
    `ours/${'a'.repeat(300)}.rules`,
    '',
    '.',
    '.rules',
  ])
    expect(await put(path, 'taken'), path).toMatch(/^403/)
  expect(readFileSync(join(outside, 'outside.rules'), 'utf8')).toBe('outside')
})

test('only who was told the address, and asks for this machine, is answered', async () => {
  const { base } = await studio()
  const own = `127.0.0.1:${base.port}`
  expect(await raw(base, base.pathname, own)).toBe(200)
  expect(await raw(base, '/', own)).toBe(404)
  expect(await raw(base, '/project.json', own)).toBe(404)
  expect(await raw(base, base.pathname, 'evil.example')).toBe(404)
  expect(await raw(base, `${base.pathname}%`, own)).toBe(400)
  expect(await raw(base, `${base.pathname}../duel.rules`, own)).toBe(404)
})

test('what is no text is not saved', async () => {
  const { base } = await studio()
  const body = Buffer.from([0xff, 0xfe, 0x41])
  const { status } = await fetch(`${base.href}project/ours%2Fnew.rules`, { method: 'PUT', body })
  expect(status).toBe(400)
})

test('nothing but PUT saves', async () => {
  const { base, cwd } = await studio()
  const saved = `${base.href}project/ours%2Fnew.rules`
  for (const method of ['GET', 'POST', 'DELETE']) {
    const body = method === 'POST' ? 'variant New of Duel\n' : null
    expect((await fetch(saved, { method, body })).status, method).toBe(405)
  }
  expect(existsSync(join(cwd, 'ours/new.rules'))).toBe(false)
})

test('what is too long is not saved', async () => {
  const { put } = await studio()
  expect(await put('ours/long.rules', 'x'.repeat(2 ** 25 + 1))).toMatch(/^413/)
})

test('it is served at the same port each time, or said to be elsewhere where that is taken', async () => {
  const cwd = folderWith(FILES)
  const io = { cwd, env: {}, stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const project = new StudioProject({ io, tools: realToolchain }, 'ours/ours.rules')
  const serve = async (usual: number) => {
    const served = await serveStudio(join(cwd, 'page'), project, undefined, usual)
    onTestFinished(() => served.close())
    return { ...served, port: Number(new URL(served.url).port) }
  }
  const free = await serve(0)
  const beside = await serve(free.port)
  expect([beside.isElsewhere, beside.port === free.port]).toEqual([true, false])
  await free.close()
  const again = await serve(free.port)
  expect([again.isElsewhere, again.port]).toEqual([false, free.port])
  await expect(serveStudio(join(cwd, 'page'), project, again.port)).rejects.toThrow('cannot be served')
})
