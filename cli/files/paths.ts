import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this program, which holds its own rules, runtime and pages. */
export const programRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A path as people are shown it: from the working folder when it lies inside, with forward slashes. */
export function shownPath(cwd: string, path: string): string {
  const full = resolve(cwd, path)
  const short = relative(cwd, full)
  const shown = short === '' || short.startsWith('..') || isAbsolute(short) ? full : short
  return shown.split(sep).join('/')
}
