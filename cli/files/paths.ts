import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of this program, which holds its own rules and pages: that of its `package.json`, as sources and
 * installed.
 */
export const programRoot = packageAbove(dirname(fileURLToPath(import.meta.url)))

function packageAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : packageAbove(dirname(folder))
}

/** A path as people are shown it: from the working folder when it lies inside, with forward slashes. */
export function shownPath(cwd: string, path: string): string {
  const full = resolve(cwd, path)
  const short = relative(cwd, full)
  const shown = short === '' || short.startsWith('..') || isAbsolute(short) ? full : short
  return shown.split(sep).join('/')
}

/** Where the pages are, in the package and where they are built from their sources. */
export const studioPage = join(programRoot, 'studio/dist')
