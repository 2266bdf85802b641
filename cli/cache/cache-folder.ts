import { join, sep } from 'node:path'
import { programRoot } from '../files/paths.ts'

/**
 * Where what can be made again at any time is kept between runs. `HOUSERULES_CACHE` names another folder, or is `off`;
 * null means that nothing is kept.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  const named = env['HOUSERULES_CACHE'] ?? ''
  if (named === 'off') return null
  return named === '' ? join(modulesFolder(programRoot), '.cache', 'houserules') : named
}

/** The folder of packages that belongs to the project: its own, or the outermost that this program is installed in. */
function modulesFolder(root: string): string {
  const parts = root.split(sep)
  const at = parts.indexOf('node_modules')
  return at < 0 ? join(root, 'node_modules') : parts.slice(0, at + 1).join(sep)
}
