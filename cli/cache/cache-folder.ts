import { join } from 'node:path'
import { programRoot } from '../files/paths.ts'

/**
 * Where what can be made again at any time is kept between runs. `HOUSERULES_CACHE` names another folder, or is `off`;
 * null means that nothing is kept.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string | null {
  const named = env['HOUSERULES_CACHE'] ?? ''
  if (named === 'off') return null
  return named === '' ? join(programRoot, 'node_modules', '.cache', 'houserules') : named
}
