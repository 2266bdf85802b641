import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const test = fileURLToPath(new URL('..', import.meta.url))

/**
 * What a program prints that stands on a page, run by itself. It stands in a folder of the package, outside of
 * node_modules, so that it can import the package by its name.
 */
export function printedByCode(code: string): string {
  const folder = mkdtempSync(join(test, '.page-'))
  try {
    const file = join(folder, 'example.ts')
    writeFileSync(file, code)
    return execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8', cwd: test })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
