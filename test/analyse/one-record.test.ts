import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// What is known of a program stands in one record, `compiler/analyse/analyses.ts`: nobody makes an analysis besides.

const root = fileURLToPath(new URL('../..', import.meta.url))
const RECORD = 'compiler/analyse/analyses.ts'

/** Names that a file imports as values, each with the file that declares it, where that is in `compiler/analyse/`. */
function importedBy(file: string): readonly { readonly name: string; readonly from: string }[] {
  const text = readFileSync(`${root}${file}`, 'utf8')
  return [...text.matchAll(/^import \{([^}]*)\} from '(?:[./]*(?:compiler\/)?analyse\/|\.\/)([\w-]+)\.ts'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name, from })),
  )
}

/** What does not look at a whole program, or only makes the record itself. */
const TOOLS: ReadonlySet<string> = new Set(['EVER', 'expressionsOf', 'memo', 'once', 'statementsIn', 'weakMemo'])

/** By its name, the file of each analysis that the record makes. */
const made = new Map(importedBy(RECORD).flatMap(({ name, from }) => (TOOLS.has(name) ? [] : [[name, from]])))

const files = ['compiler', 'cli', 'language', 'studio', 'library', 'bench'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules')),
)

it('makes many analyses', () => {
  expect(made.size).toBeGreaterThan(25)
  expect(files.length).toBeGreaterThan(500)
})

it('alone makes what it holds, but for programs that are being elaborated', () => {
  const others = files.filter((file) => file !== RECORD && !file.startsWith('compiler/elaborate/'))
  const found = others.flatMap((file) =>
    importedBy(file).flatMap(({ name, from }) => (made.get(name) === from ? [`${file} imports ${name}`] : [])),
  )
  expect(found).toEqual([])
})
