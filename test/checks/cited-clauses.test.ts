import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { citedNames, clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { walkSyntax } from '../../language/walk-syntax.ts'
import type { Name } from '../../grammar/tree/names.ts'

const paths = readdirSync('rules', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rules'))

it('what a declaration cites is found wherever in it that stands, the ways of a reading included', () => {
  let ways = 0
  for (const path of paths) {
    const { items } = parseFile({ path, text: readFileSync(join('rules', path), 'utf8') }, () => {})
    for (const decl of items) {
      const [lines, reasons]: [Name[], Name[]] = [[], []]
      walkSyntax(decl, (node) => {
        lines.push(...((node['cites'] ?? []) as readonly Name[]))
        reasons.push(...((node['because'] ?? []) as readonly Name[]))
        if (node['ways'] !== undefined) ways += 1
      })
      expect(clausesIn(decl), `${path}: ${decl.kind}`).toEqual([...new Set(lines.map(({ text }) => text))])
      expect(new Set(citedNames(decl)), `${path}: ${decl.kind}`).toEqual(new Set([...lines, ...reasons]))
    }
  }
  expect(ways).toBeGreaterThan(0)
})
