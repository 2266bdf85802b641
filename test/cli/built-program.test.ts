import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampledByDay } from '../kit/effort.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'cli', 'bin.js')

/** What these tests share: an empty project, and the cache, since bundling takes longest. */
const shared = mkdtempSync(join(tmpdir(), 'houserules-bundled-'))
const project = join(shared, 'project')
const cache = join(shared, 'cache')

function run(cache: string, ...argv: readonly string[]): string {
  return execFileSync(process.execPath, [bin, ...argv], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, HOUSERULES_CACHE: cache },
  })
}

/** What the program said when it was bundled. */
let version = ''
beforeAll(() => {
  mkdirSync(join(project, 'rules'), { recursive: true })
  writeFileSync(join(project, 'rules', 'empty.rules'), '')
  version = run(cache, '--version')
})
afterAll(() => rmSync(shared, { recursive: true, force: true }))

interface Manifest {
  readonly inputs: Record<string, string>
}

const manifest = (cache: string): Manifest =>
  JSON.parse(readFileSync(join(cache, 'program.cjs.json'), 'utf8')) as Manifest

test('the program is bundled when it first runs, from all of its sources', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(['program.cjs', 'program.cjs.json']))
  expect(Object.keys(manifest(cache).inputs)).toEqual(
    expect.arrayContaining([
      'cli/main.ts',
      'cli/built-program.js',
      'compiler/link/print-folder.ts',
      'grammar/parser.ts',
      'package.json',
    ]),
  )
})

test('what is damaged, or made from other sources, is made again', () => {
  const whole = readFileSync(join(cache, 'program.cjs'), 'utf8')
  const known = manifest(cache)
  const fromOthers = (path: string): string =>
    JSON.stringify({ ...known, inputs: { ...known.inputs, [path]: 'as it was before' } })
  const damages: readonly (readonly [name: string, text: string])[] = [
    ['program.cjs', whole.replace('houserules', 'hauserules')],
    ['program.cjs', whole.slice(0, 1000)],
    ['program.cjs.json', '{'],
    ['program.cjs.json', fromOthers('cli/main.ts')],
    ['program.cjs.json', fromOthers('cli/gone.ts')],
  ]
  for (const [name, text] of sampledByDay(damages, 2, 'damages of the built program')) {
    writeFileSync(join(cache, name), text)
    expect(run(cache, '--version')).toBe(version)
    expect(readFileSync(join(cache, 'program.cjs'), 'utf8')).toBe(whole)
    expect(manifest(cache)).toEqual(known)
  }
}, 120_000)

test('so are workers, which play the games of `simulate`', () => {
  run(cache, 'simulate', join(root, 'rules/kuhn-poker/kuhn-poker.rules'), '--games', '20')
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(['worker.cjs', 'worker.cjs.json']))
  expect(readFileSync(join(cache, 'worker.cjs'), 'utf8')).not.toMatch(/\b__name\(/)
}, 60_000)

test('damaged code of V8 is not run', () => {
  const failed = () => {
    try {
      return run(cache, 'build', 'no.rules')
    } catch (error) {
      return String((error as { readonly status?: number }).status)
    }
  }
  expect(failed()).toBe('2')
  const code = readdirSync(cache).find((name) => name.endsWith('.code')) ?? 'none'
  const bytes = readFileSync(join(cache, code))
  bytes.fill(0, bytes.length / 2)
  writeFileSync(join(cache, code), bytes)
  expect(failed()).toBe('2')
  expect(readFileSync(join(cache, code)).equals(bytes)).toBe(false)
})

test('with the cache off, the sources run', () => {
  expect(run('off', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
})
