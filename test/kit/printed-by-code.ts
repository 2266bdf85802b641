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
  return printedBy({ 'main.ts': code })
}

/** The same of several, one after the other in one process: the lines that each has printed. */
export function printedByPrograms(programs: readonly string[]): string[][] {
  const files = Object.fromEntries(programs.map((code, i) => [`program-${i}.ts`, code]))
  const imports = programs.map((_, i) => `lines = []; await import('./program-${i}.ts'); all.push(lines)`).join('\n')
  const main = `import { formatWithOptions } from 'node:util'
const print = console.log
let lines: string[] = []
const all: string[][] = []
console.log = (...said: unknown[]) => void lines.push(formatWithOptions({ breakLength: Infinity }, ...said))
${imports}
print(JSON.stringify(all))`
  return JSON.parse(printedBy({ ...files, 'main.ts': main })) as string[][]
}

function printedBy(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(test, '.page-'))
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    return execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'main.ts')], { encoding: 'utf8', cwd: test })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
