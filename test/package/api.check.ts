import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as bots from '../../library/bots.ts'
import * as compiler from '../../library/compiler.ts'
import * as runtime from '../../runtime/for-programs.ts'
import { run } from './run.ts'

/** The pages of `npm run docs:api`; that their examples print what they say holds `test/api`. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = (): string => join(inject('folder'), 'api')

beforeAll(() => void run(root, 'npm', ['run', '--silent', 'docs:api', '--', '--out', pages()]))

describe.each([
  ['houserules_runtime', runtime],
  ['houserules_compiler', compiler],
  ['houserules_bots', bots],
])('%s', (module, entry) => {
  test.each(Object.keys(entry))('%s has a page with its example', (name) => {
    const found = ['functions', 'classes', 'variables']
      .map((kind) => join(pages(), kind, `${module}.${name}.html`))
      .filter((page) => existsSync(page))
    expect(found).toHaveLength(1)
    const text = readFileSync(found[0] ?? '', 'utf8').replaceAll(/<[^>]*>/g, '')
    expect(text).toContain(`import { `)
    expect(text).toMatch(/console\.log\(/)
  })
})
