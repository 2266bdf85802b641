import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { japanesePage } from '../../docs/write-japanese.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { blocksIn } from '../reference/reference-blocks.ts'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'grammar', 'japanese.md'), 'utf8')

test('the page on Japanese has a table of all forms, as they are', () => {
  expect(page).toBe(japanesePage())
})

test('the rule on the page has no findings, and does what its example says', { timeout: 60_000 }, async () => {
  const files = Object.fromEntries(
    ['daifugo.rules', 'daifugo.words.ja.json'].map((name) => [
      name,
      readFileSync(join(root, 'rules', 'daifugo', name), 'utf8'),
    ]),
  )
  const cwd = folderWith({ ...files, 'queen.rules': blocksIn(page)[0]?.text ?? '' })
  expect(await realHouserules(['check', 'queen.rules', '--strict'], { cwd })).toMatchObject({ code: 0, out: '' })
  expect(await realHouserules(['test', 'queen.rules'], { cwd })).toMatchObject({ code: 0 })
})

test('format says a game in Japanese with its words, and in English again', { timeout: 60_000 }, async () => {
  const read = (name: string): string => readFileSync(join(root, 'rules', 'daifugo', name), 'utf8')
  const files = { 'daifugo.rules': read('daifugo.rules'), 'daifugo.words.ja.json': read('daifugo.words.ja.json') }
  const cwd = folderWith(files)
  const there = (): string => readFileSync(join(cwd, 'daifugo.rules'), 'utf8')
  expect(await realHouserules(['format', '--as', 'ja', 'daifugo.rules'], { cwd })).toMatchObject({ code: 0 })
  expect(there()).toContain('[play] 番において、プレイヤーpは出してよい')
  expect(await realHouserules(['format', '--check', 'daifugo.rules'], { cwd })).toMatchObject({ code: 0 })
  expect(await realHouserules(['format', '--as', 'en', 'daifugo.rules'], { cwd })).toMatchObject({ code: 0 })
  expect(there()).toBe(files['daifugo.rules'])
})

test('a text with a mistake is left as it is', async () => {
  const cwd = folderWith({ 'a.rules': '言語 ja\n\nゲーム 試し、2人\n\n何か\n' })
  expect(await realHouserules(['format', '--as', 'en', 'a.rules'], { cwd })).toMatchObject({ code: 1 })
  expect(readFileSync(join(cwd, 'a.rules'), 'utf8')).toContain('何か')
})

test('a line that is too long to be said otherwise is told, and the text left as it is', async () => {
  const text = `type colour: ${Array.from({ length: 1500 }, (_, i) => `c${i}`).join(', ')}\n`
  const cwd = folderWith({ 'a.rules': text })
  const { code, out, err } = await realHouserules(['format', '--as', 'ja', 'a.rules'], { cwd })
  expect(code).toBe(1)
  expect(out + err).toContain('error[HR0004]: this is too long')
  expect(readFileSync(join(cwd, 'a.rules'), 'utf8')).toBe(text)
})
