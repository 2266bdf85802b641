import { realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** The path without links, as far as there is something on the way. */
export function realPathAround(path: string): string {
  for (let way = path; ; way = dirname(way)) {
    const real = realPathOrProblem(way)
    if (typeof real === 'string') return resolve(real, relative(way, path))
    if (way === dirname(way)) return path
  }
}

export function realPathOrProblem(path: string): string | { readonly problem: string } | null {
  try {
    return realPath(path)
  } catch (error) {
    if (error instanceof UsageError) return { problem: error.message }
    throw error
  }
}

/**
 * The path without links, or null when there is nothing.
 * @throws UsageError where links go round, or the system does not tell
 */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw new UsageError(stated('it cannot be read: {1}', error instanceof Error ? error.message : String(error)))
  }
}
