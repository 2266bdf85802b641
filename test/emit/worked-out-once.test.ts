import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { scriptOf } from '../kit/kept-games.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// What an engine keeps while it lists moves: what takes a search and comes again and again of the same things; and for
// good: what follows from printed cards and options by more than one search.

async function kept(path: string): Promise<string> {
  const { script } = await scriptOf(path, rulesHost(root, path), { examples: false })
  const fields = (memo: RegExp): string => memo.exec(script?.text ?? '')?.[1]?.replaceAll(': null', '') ?? ''
  const [meanwhile, forGood] = [fields(/let known = \{ of: null, ([^}]*) \}/), fields(/new ForGood\(\{ ([^}]*) \}/)]
  return `${path.replace(/^.*\//, '')} | ${meanwhile} | ${forGood}`
}

test('of a card, of two things, of the whole game, and nothing where each is asked once', async () => {
  const paths = [
    'test/interpret/specimens/asked-again.rules',
    'test/interpret/specimens/worked-out-again.rules',
    'rules/gin-rummy/gin-rummy.rules',
    'rules/hearts/hearts.rules',
    'rules/magic/mental-legacy.rules',
    'rules/yu-gi-oh/polymorph-sealed.rules',
  ]
  expect(await Promise.all(paths.map(kept))).toMatchInlineSnapshot(`
    [
      "asked-again.rules | company, isBeside | ",
      "worked-out-again.rules | weight | ",
      "gin-rummy.rules | isMeldable | ",
      "hearts.rules |  | ",
      "mental-legacy.rules | colours, yields, usable, available, burden, sourceFor, protections, isSource | manaValue, hues, manaFloor, leastMana, alternatives, isCostsAsMuchAs",
      "polymorph-sealed.rules | levelNow, attack2, defence, names, spokenNames, isNegated2 | printedNames, declarable, prefix, borderedPrefix, poly, readPrefix, packedIn",
    ]
  `)
})
