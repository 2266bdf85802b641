import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the usual hosts run. */
const files = [
  '.gitlab-ci.yml',
  ...readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`),
]

test.each(files)('%s runs what there is', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
  expect(scripts.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([])
  expect(statSync(join(root, '.ci/run')).mode & 0o100).toBe(0o100)
  expect(text.includes('.ci/run') || scripts.length > 0).toBe(true)
  // What is published is what was built: the sources are private.
  expect(text.match(/npm publish (?!\.\/dist)/)).toBeNull()
})

test('a form that asks for what went wrong asks for a link of the studio', () => {
  const forms = join(root, '.github/ISSUE_TEMPLATE')
  for (const form of readdirSync(forms)) expect(readFileSync(join(forms, form), 'utf8')).toContain('link of the studio')
})
