import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { scriptOf } from '../kit/kept-games.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// What an engine keeps while it lists moves: what takes a search and comes again and again of the same things.

async function kept(path: string): Promise<string> {
  const { script } = await scriptOf(path, rulesHost(root, path), { examples: false })
  const [, fields = ''] = /let known = \{ of: null, ([^}]*) \}/.exec(script?.text ?? '') ?? []
  return `${path.replace(/^.*\//, '')} | ${fields.replaceAll(': null', '')}`
}

test('of a card, of two things, of the whole game, and nothing where each is asked once', async () => {
  const paths = [
    'test/interpret/specimens/asked-again.rules',
    'test/interpret/specimens/worked-out-again.rules',
    'rules/gin-rummy/gin-rummy.rules',
    'rules/hearts/hearts.rules',
    'rules/magic/magic.rules',
  ]
  expect(await Promise.all(paths.map(kept))).toMatchInlineSnapshot(`
    [
      "asked-again.rules | company, isBeside",
      "worked-out-again.rules | weight",
      "gin-rummy.rules | isMeldable",
      "hearts.rules | ",
      "magic.rules | colours, yields, usable, available, burden, sourceFor, protections, isSource",
    ]
  `)
})
