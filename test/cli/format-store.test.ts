import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FormatStore, FormattedTexts } from '../../cli/cache/format-store.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { compiled, repositoryHost } from '../emit/memory-host.ts'
import { folderWith } from './kit.ts'

const hearts = 'rules/hearts/hearts.rules'

/** A store as a new process has it. */
const opened = (folder: string | null, stamp = 'formatter 1'): FormatStore =>
  new FormatStore(folder, 'Duel', stamp, new FormattedTexts())

function filled(): string {
  const folder = folderWith({})
  const store = opened(folder)
  store.set('a', 'formatted a')
  store.save()
  return folder
}

/** The one file of a folder. */
const fileIn = (folder: string): string => join(folder, readdirSync(folder)[0] ?? '')

describe('formatted text', () => {
  test('is there in the next process', () => {
    expect(opened(filled()).get('a')).toBe('formatted a')
    expect(opened(filled()).get('b')).toBeUndefined()
  })

  test('of another formatter is as good as none', () => {
    expect(opened(filled(), 'formatter 2').get('a')).toBeUndefined()
  })

  test('that the last build did not use is given up once something is new', () => {
    const folder = filled()
    const store = opened(folder)
    store.set('b', 'formatted b')
    store.save()
    expect([opened(folder).get('a'), opened(folder).get('b')]).toEqual([undefined, 'formatted b'])
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, -3)],
    ['changed inside', (text: string) => text.replace('formatted a', 'formatted A')],
    ['not text of ours', () => '{"a": 1}'],
    ['empty', () => ''],
  ])('that is %s is as good as none, and is made again', (_what, damage) => {
    const folder = filled()
    writeFileSync(fileIn(folder), damage(readFileSync(fileIn(folder), 'utf8')))
    const store = opened(folder)
    expect(store.get('a')).toBeUndefined()
    store.set('a', 'formatted a')
    store.save()
    expect(opened(folder).get('a')).toBe('formatted a')
  })

  test('is kept nowhere without a folder, or in one that cannot be written', () => {
    for (const folder of [null, join(fileIn(filled()), 'below')]) {
      const store = opened(folder)
      store.set('a', 'formatted a')
      expect(() => store.save()).not.toThrow()
      expect(opened(folder).get('a')).toBeUndefined()
    }
  })
})

test('a damaged cache changes nothing about what is compiled', async () => {
  const folder = folderWith({})
  const build = async () => {
    const formatted = opened(folder)
    const game = await compiled(hearts, repositoryHost(), { caches: { ...emptyCaches(), formatted } })
    formatted.save()
    return game
  }
  const first = await build()
  expect(await build()).toEqual(first)
  const path = fileIn(folder)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('return 100', 'return 101'))
  expect(readFileSync(path, 'utf8')).not.toBe(text)
  expect(await build()).toEqual(first)
  expect(readFileSync(path, 'utf8')).toBe(text)
})
