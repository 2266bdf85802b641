import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const decisions = readdirSync(new URL('docs/decisions', root)).map((name) => `docs/decisions/${name}`)
const pagesOfRooms = readdirSync(new URL('compiler', root))
  .map((room) => `compiler/${room}/README.md`)
  .filter((page) => existsSync(new URL(page, root)))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'compiler/README.md',
  'compiler/before-and-after.md',
  ...pagesOfRooms,
  'runtime/README.md',
  'cli/README.md',
  'rules/README.md',
  ...decisions,
]
const rooms = ['grammar', 'compiler', 'runtime', 'cli', 'test', 'bench', 'docs', 'generated', 'rules']

/** Files and folders of the project that a document names in code: `compiler/program/ir.ts`, `test/analyse`. */
function named(document: string): string[] {
  const text = readFileSync(new URL(document, root), 'utf8').replace(/^```.*?^```/gmsu, '')
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/gu)].map((found) => found[1] ?? '')
}

test.each(documents)('what %s names is there', (document) => {
  const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : ''
  const missing = named(document).filter(
    (path) => !existsSync(new URL(path, root)) && !existsSync(new URL(`${folder}${path}`, root)),
  )
  expect(missing).toEqual([])
})

/** Files that the page of a room names without a folder, since they stand beside it. */
const besides = (page: string): string[] =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/`([\w-]+\.ts)`/gu)].map((found) => found[1] ?? '')

test.each(pagesOfRooms)('what %s names without a folder stands beside it', (page) => {
  expect(besides(page).filter((file) => !existsSync(new URL(file, new URL(page, root))))).toEqual([])
  expect(besides(page).length).toBeGreaterThan(2)
  expect(readFileSync(new URL(page, root), 'utf8').split('\n').length).toBeLessThan(60)
})

test('the documents name files of most rooms', () => {
  const paths = documents.flatMap(named)
  expect(rooms.filter((room) => paths.some((path) => path.startsWith(`${room}/`))).length).toBeGreaterThan(5)
})

/** Code of an engine that a document shows as it is now, after the name of its file. */
function shownNow(document: string): (readonly [file: string, code: string])[] {
  const text = readFileSync(new URL(document, root), 'utf8')
  const after = /\*\*After\*\* \(`(generated\/[^`]+)`\)(?:(?!\*\*Before\*\*).)*?^```ts\n(.*?)^```/gmsu
  return [...text.matchAll(after)].map(([, file = '', code = '']) => [file, code] as const)
}

const withoutIndents = (code: string): string => code.replace(/^ +/gmu, '')

test('what is shown of engines as they are now stands in them', () => {
  const shown = shownNow('compiler/before-and-after.md')
  expect(shown.length).toBe(2)
  for (const [file, code] of shown) {
    const whole = withoutIndents(readFileSync(new URL(file, root), 'utf8'))
    for (const piece of code.split('\n\n')) expect(whole).toContain(withoutIndents(piece).trimEnd())
  }
})
