import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries, sourceManifest } from '../packaging/project.ts'
import { printedByCode } from './kit/printed-by-code.ts'

/** Programs that pages show run, and print what stands below them. */

const page = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('the ten lines of the README play a game', () => {
  const code = /```ts\n([\s\S]*?)```/.exec(page('README.md'))?.[1] ?? ''
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(printedByCode(code)).toMatch(/^the jack of diamonds takes ten off \[( -?\d+,?){4} \]\n$/)
})

test('the example of docs/embedding.md prints what stands below it', () => {
  const [, code = '', printed = ''] =
    /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(page('docs/embedding.md')) ?? []
  expect(code).toContain('playable(')
  expect(printedByCode(code)).toBe(printed)
})

test('it lists every entry of the package', () => {
  const listed = page('docs/embedding.md')
  const names = entries.map(({ name }) => name.replace('./', 'houserules/'))
  // What only the plugin imports is part of it.
  for (const name of names.filter((each) => each !== 'houserules/vite/client')) expect(listed).toContain(`\`${name}\``)
  expect(sourceManifest.exports).toHaveProperty(['./games/*'])
})
