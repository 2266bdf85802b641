import { join } from 'node:path'
import { readTextIfThere } from '../files/read-text.ts'
import { UsageError } from '../usage-error.ts'

/**
 * What `build` and `start` compile when nothing is named: what `houserules.build` of the project's `package.json`
 * lists, or else all that lies below `rules`. So a project says which of its games it imports as modules.
 * @throws UsageError where the list is none of paths
 */
export function builtPaths(cwd: string): readonly string[] {
  const paths = listed(cwd)
  if (paths === undefined) return []
  if (Array.isArray(paths) && paths.length > 0 && paths.every((path) => typeof path === 'string')) return paths
  throw new UsageError('`houserules.build` in package.json is no list of paths or names, such as ["rules/hearts"]')
}

function listed(cwd: string): unknown {
  const manifest = parsed(readTextIfThere(join(cwd, 'package.json')) ?? '{}')
  const own = isRecord(manifest) ? manifest['houserules'] : undefined
  return isRecord(own) ? own['build'] : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`package.json is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
