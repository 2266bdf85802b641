import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byDay } from '../kit/effort.ts'
import { folderWith } from './kit.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'cli', 'bin.js')

function run(cache: string, ...argv: readonly string[]): string {
  return execFileSync(process.execPath, [bin, ...argv], {
    cwd: folderWith({ 'rules/empty.rules': '' }),
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, HOUSERULES_CACHE: cache },
  })
}

interface Manifest {
  readonly inputs: Record<string, string>
}

const manifest = (cache: string): Manifest =>
  JSON.parse(readFileSync(join(cache, 'program.cjs.json'), 'utf8')) as Manifest

test('the program is bundled when it first runs, from all of its sources', () => {
  const cache = folderWith({})
  const version = run(cache, '--version')
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
  const cache = folderWith({})
  const version = run(cache, '--version')
  const whole = readFileSync(join(cache, 'program.cjs'), 'utf8')
  const known = manifest(cache)
  const fromOthers = (path: string): string =>
    JSON.stringify({ ...known, inputs: { ...known.inputs, [path]: 'as it was before' } })
  const damages = [
    ['program.cjs', whole.replace('houserules', 'hauserules')],
    ['program.cjs.json', fromOthers('cli/main.ts')],
  ] as const
  const more = [
    ['program.cjs', whole.slice(0, 1000)],
    ['program.cjs.json', '{'],
    ['program.cjs.json', fromOthers('cli/gone.ts')],
  ] as const
  for (const [name, text] of byDay<readonly (readonly [string, string])[]>(damages, [...damages, ...more])) {
    writeFileSync(join(cache, name), text)
    expect(run(cache, '--version')).toBe(version)
    expect(readFileSync(join(cache, 'program.cjs'), 'utf8')).toBe(whole)
    expect(manifest(cache)).toEqual(known)
  }
}, 120_000)

test('so are workers, which play the games of `simulate`', () => {
  const cache = folderWith({})
  run(cache, 'simulate', join(root, 'rules/kuhn-poker/kuhn-poker.rules'), '--games', '20')
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(['worker.cjs', 'worker.cjs.json']))
  expect(readFileSync(join(cache, 'worker.cjs'), 'utf8')).not.toMatch(/\b__name\(/)
}, 60_000)

test('damaged code of V8 is not run', () => {
  const cache = folderWith({ 'rules/duel.rules': '' })
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
