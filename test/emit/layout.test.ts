import prettier from 'prettier'
import { expect, test } from 'vitest'
import { formatAll } from '../../compiler/link/format.ts'
import { compiled, repositoryHost } from './memory-host.ts'

const style = { parser: 'babel-ts', semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' } as const

test.each(['rules/hearts/hearts.rules', 'rules/kuhn-poker/kuhn-poker.rules'])(
  'modules of %s, made piece by piece, are as Prettier lays them out whole',
  async (path) => {
    const { files } = await compiled(path, repositoryHost())
    for (const [name, text] of files) expect(await prettier.format(text, style), name).toBe(text)
  },
)

test('texts that are formatted together are laid out as each alone, and only once', async () => {
  const texts = ['const a  = {a:1}', 'function f( ){\nreturn "x"}', '// a remark\nconst b = 1', 'const a  = {a:1}']
  const alone = await Promise.all(texts.map((text) => prettier.format(text, style)))
  const cached: string[] = []
  const cache = { get: () => undefined, set: (text: string) => cached.push(text) }
  expect(await formatAll(texts, cache)).toEqual(alone)
  expect(cached).toEqual(texts.slice(0, 3))
  const kept = new Map(texts.map((text) => [text, `kept ${text}`]))
  expect(await formatAll(texts, kept)).toEqual(texts.map((text) => `kept ${text}`))
})
