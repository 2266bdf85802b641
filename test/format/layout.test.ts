import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesBelow } from '../../cli/files/rules-files.ts'
import { formatRules } from '../../compiler/syntax/format.ts'
import { read } from '../grammar/outline.ts'

// Of `rules/` a step of `npm test` says the same.

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pairs of versions differ in no more than what they are about, whatever layout that gives them. */
const AS_THEY_ARE = /^test\/diff\//

test('rules beside those of games are laid out, where they can be read', { timeout: 120_000 }, async () => {
  const files = ['test', 'bench', 'templates', 'docs', 'examples', 'editors'].flatMap((folder) =>
    rulesBelow(`${root}${folder}`),
  )
  const names = files.map((file) => file.slice(root.length)).filter((name) => !AS_THEY_ARE.test(name))
  expect(names).toContain('test/interpret/specimens/drawn-one-by-one.rules')
  const other: string[] = []
  for (const name of names) {
    const text = readFileSync(`${root}${name}`, 'utf8')
    if (read(text).diagnostics.length === 0 && (await formatRules(text)) !== text) other.push(name)
  }
  expect(other).toEqual([])
})
