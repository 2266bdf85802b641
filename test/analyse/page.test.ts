import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkForEngine } from '../../compiler/compile.ts'
import { foundIn } from './page/found.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** What all analyses find in a game, as a page. */
function page(path: string): string {
  const { program, diagnostics } = checkForEngine(path, { read: () => read(path), find: () => null })
  if (program === null) throw new Error(diagnostics.map(({ primary }) => primary.text).join('\n'))
  return Object.entries(foundIn(program))
    .map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `${line}\n`).join('')}`)
    .join('\n')
}

// A change of an analysis changes lines here; each has to be right by what the rules say.
test.each([
  ['specimens', 'specimens.rules'],
  ['corners', 'page/corners.rules'],
])('what is found in %s', async (name, path) => {
  await expect(page(path)).toMatchFileSnapshot(`page/${name}.txt`)
})
