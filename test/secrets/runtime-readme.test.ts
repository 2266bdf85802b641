import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const runtime = fileURLToPath(new URL('../../runtime', import.meta.url))

test('the example of runtime/README.md prints what stands below it', () => {
  const page = readFileSync(join(runtime, 'README.md'), 'utf8')
  const [, code = '', printed = ''] = /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(page) ?? []
  expect(code).toContain('seatView')
  // Beside the page, as its imports are written from there.
  const folder = mkdtempSync(join(runtime, '../node_modules/.example-'))
  try {
    const file = join(folder, 'example.ts')
    writeFileSync(file, code.replaceAll("'./", `'${runtime}/`).replaceAll("'../", `'${runtime}/../`))
    expect(execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8', cwd: runtime })).toBe(printed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
