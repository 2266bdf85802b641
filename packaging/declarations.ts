import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { pathsBelow } from './files-below.ts'

/**
 * Lets declarations import each other as `./x.js`. The compiler leaves `./x.ts` in them, which stands for a file that is
 * not in the package, and which not every tool takes for `./x.d.ts`.
 */
export function importAsBuilt(folder: string): void {
  for (const path of declarationsIn(folder)) {
    const text = readFileSync(path, 'utf8')
    const imports = importsOf(text).filter(({ fileName }) => /^\..*\.ts$/.test(fileName))
    const built = imports.reduceRight(
      (whole, { fileName, pos }) =>
        `${whole.slice(0, pos + 1)}${fileName.replace(/\.ts$/, '.js')}${whole.slice(pos + 1 + fileName.length)}`,
      text,
    )
    writeFileSync(path, built)
  }
}

/** Removes declarations that none of the entries, given as paths, comes to. */
export function keepReached(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries)
  for (const path of reached)
    for (const { fileName } of importsOf(readFileSync(path, 'utf8')))
      if (fileName.startsWith('.')) reached.add(join(dirname(path), fileName.replace(/\.[jt]s$/, '.d.ts')))
  for (const path of declarationsIn(folder)) if (!reached.has(path)) rmSync(path)
}

const declarationsIn = (folder: string): string[] => pathsBelow(folder).filter((path) => path.endsWith('.d.ts'))

/** What a text imports; `pos` is the place of the quote before the path. */
function importsOf(text: string): readonly ts.FileReference[] {
  return ts.preProcessFile(text, true, true).importedFiles
}
