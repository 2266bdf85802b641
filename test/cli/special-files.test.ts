import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepOnDisk, readKept } from '../../cli/cache/disk-store.ts'
import { writeDatabase } from '../../cli/cards/write-database.ts'
import { writeFile } from '../../cli/files/write-file.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')
const duel = { 'duel.rules': 'game Duel\n' }

/** A named pipe that nobody else has open: who opens it waits for ever. */
function pipeIn(cwd: string, name: string): string {
  execFileSync('mkfifo', [join(cwd, name)])
  return join(cwd, name)
}

const header = { format: 'houserules-cards/1', source: 'x', language: 'en' } as const

const writers: readonly (readonly [string, (path: string) => void])[] = [
  ['a text', (path) => writeFile(path, 'new')],
  ['a card database', (path) => writeDatabase(path, { header, cards: [], skipped: [] })],
]

describe.each(writers)('%s is written', (_what, write) => {
  test('to what a link leads to, through others as well', () => {
    const cwd = folderWith({ 'real/it.txt': 'old' })
    symlinkSync('real/it.txt', join(cwd, 'near'))
    symlinkSync(join(cwd, 'near'), join(cwd, 'far'))
    write(join(cwd, 'far'))
    expect(readlinkSync(join(cwd, 'near'))).toBe('real/it.txt')
    expect(readlinkSync(join(cwd, 'far'))).toBe(join(cwd, 'near'))
    expect(readFileSync(join(cwd, 'real/it.txt'), 'utf8')).not.toBe('old')
    expect(readdirSync(join(cwd, 'real'))).toEqual(['it.txt'])
  })

  test('with the permissions of the file of before', () => {
    const cwd = folderWith({ 'it.txt': 'old' })
    chmodSync(join(cwd, 'it.txt'), 0o600)
    write(join(cwd, 'it.txt'))
    expect(statSync(join(cwd, 'it.txt')).mode & 0o777).toBe(0o600)
  })

  test('not in the place of a pipe, of a device, or of a link to one', () => {
    const cwd = folderWith({})
    pipeIn(cwd, 'pipe')
    symlinkSync('/dev/null', join(cwd, 'null'))
    for (const name of ['pipe', 'null'])
      expect(() => write(join(cwd, name))).toThrow(/^cannot write: .* is no regular file$/)
    expect(lstatSync(join(cwd, 'pipe')).isFIFO()).toBe(true)
    expect(statSync(join(cwd, 'null')).isCharacterDevice()).toBe(true)
  })

  test('not where a link leads to nothing or in a circle', () => {
    const cwd = folderWith({})
    symlinkSync(join(cwd, 'nothing'), join(cwd, 'link'))
    symlinkSync('round', join(cwd, 'round'))
    expect(() => write(join(cwd, 'link'))).toThrow(/^cannot write: .* is a link that leads to nothing$/)
    expect(() => write(join(cwd, 'round'))).toThrow(/^cannot write: /)
    expect(readdirSync(cwd).sort()).toEqual(['link', 'round'])
  })
})

test('what is kept between runs takes the place of no pipe', () => {
  const cwd = folderWith({})
  keepOnDisk(pipeIn(cwd, 'kept'), 'stamp', 1)
  expect(lstatSync(join(cwd, 'kept')).isFIFO()).toBe(true)
  keepOnDisk(join(cwd, 'folder/kept'), 'stamp', 1)
  expect(readKept(join(cwd, 'folder/kept'), 'stamp')).toBe(1)
})

test('commands write through links, and refuse in words', async () => {
  const cwd = folderWith({ 'shared/duel.rules': 'game Duel\n\n', 'shared/game.json': '' })
  symlinkSync('shared/duel.rules', join(cwd, 'link.rules'))
  symlinkSync('shared/game.json', join(cwd, 'game.json'))
  expect(await houserules(['format', 'link.rules'], { cwd })).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'shared/duel.rules'), 'utf8')).toBe('game Duel\n')
  const playing = ['play', 'link.rules', '--seats', 'random', '--record']
  expect(await houserules([...playing, 'game.json'], { cwd })).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'shared/game.json'), 'utf8')).toMatch(/^\{/)
  expect(lstatSync(join(cwd, 'game.json')).isSymbolicLink()).toBe(true)
  expect(await houserules([...playing, pipeIn(cwd, 'pipe')], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^error: cannot write: .*pipe is no regular file\n$/),
  })
})

test.each<readonly string[]>([
  ['play', 'duel.rules', '--record', 'duel.rules/x'],
  ['play', 'duel.rules', '--save', '.'],
  ['draft', 'duel.rules', '--out', 'duel.rules'],
  ['coverage', 'duel.rules', '--write', 'duel.rules/x'],
  ['diff', 'duel.rules', 'duel.rules', '--save-games', 'duel.rules'],
])('`%s %s %s %s %s` is refused before rules are read', async (...argv) => {
  const tools = { ...realToolchain, compileScript: unasked, checkGame: unasked, migrateGame: unasked }
  const ran = await houserules(argv, { cwd: folderWith(duel), tools })
  expect(ran).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^error: cannot write: .* is (no|a) folder\n$/),
  })
})

const unasked = (): never => {
  throw new Error('rules are read')
}

test.each<readonly string[]>([
  ['check', 'pipe'],
  ['check', 'link'],
  ['format', 'pipe'],
  ['build', 'pipe'],
  ['play', 'pipe'],
  ['play', 'duel.rules', '--resume', 'pipe'],
  ['play', 'duel.rules', '--replay', 'pipe'],
  ['diff', 'duel.rules', 'pipe'],
  ['cards', 'import', 'pipe', '-o', 'cards.jsonl'],
])('`%s %s …` does not wait for a named pipe', async (...argv) => {
  const cwd = folderWith(duel)
  pipeIn(cwd, 'pipe')
  symlinkSync('pipe', join(cwd, 'link'))
  const words = argv.map((word) => (/^(pipe|link)$/.test(word) ? `./${word}` : word))
  expect(await houserules(words, { cwd })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/is no regular file/),
  })
})

test('what a shell hands to the command is read', () => {
  const cwd = folderWith({ 'g.rules': 'game G for 2 players\nto match\n  finish\n' })
  const text = `cat g.rules | "${process.execPath}" "${bin}" check /dev/stdin <(cat g.rules) 2>&1`
  const said = execFileSync('bash', ['-c', text], { cwd, encoding: 'utf8', timeout: 50_000 })
  expect(said).toBe('2 games checked: no findings\n')
}, 60_000)
