import { join } from 'node:path'
import { projectSetting } from '../files/project-settings.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/**
 * What `build` and `start` compile when nothing is named: what `houserules.build` of the project's `package.json`
 * lists, or else all that lies below `rules`. So a project says which of its games it imports as modules.
 * @throws UsageError where the list is none of paths
 */
export function builtPaths(cwd: string): readonly string[] {
  const paths = projectSetting(readTextIfThere(join(cwd, 'package.json')), 'build')
  if (paths === undefined) return []
  if (Array.isArray(paths) && paths.length > 0 && paths.every((path) => typeof path === 'string')) return paths
  throw new UsageError(
    stated('`houserules.build` in package.json is no list of paths or names, such as ["rules/hearts"]'),
  )
}
