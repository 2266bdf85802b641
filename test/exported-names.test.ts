import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** One exported name, one meaning: who looks a word up finds one declaration of it. */

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = [
  'grammar',
  'compiler',
  'language',
  'runtime',
  'cli',
  'library',
  'studio',
  'packaging',
  'editors/vscode/src',
]

const sources = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|\/)(test|dist|node_modules)\//.test(path))
    .map((path) => `${room}/${path}`),
)

const TYPES = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm
const VALUES = /^export (?:declare )?(?:async )?(?:function\*?|const|let) (\w+)/gm

/** Names that several files declare, each with these files. Tokens are named as the words of the language are. */
function declaredOften(declarations: RegExp): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, Set<string>>()
  for (const path of sources.filter((each) => each !== 'grammar/tokens.ts'))
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(declarations))
      by.set(name, (by.get(name) ?? new Set()).add(path))
  return new Map([...by].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]))
}

/** How many names are declared by several files. It may only become less: whoever takes one away lowers the number. */
const MOST = { types: 36, values: 125 }

it.each([
  ['types', TYPES],
  ['values', VALUES],
] as const)('no more %s share a name than did', (what, declarations) => {
  const often = [...declaredOften(declarations)].map(([name, paths]) => `${name}: ${paths.join(', ')}`)
  expect(often.length).toBeGreaterThan(0)
  expect(often.length, `give a new one a name of its own, or lower the number:\n${often.join('\n')}`).toBe(MOST[what])
})
