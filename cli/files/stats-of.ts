import { lstatSync, statSync, type Stats } from 'node:fs'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** What lies at a path, links followed, or null when nothing does. @throws UsageError where the system does not tell */
export function statsOf(path: string): Stats | null {
  return told(path, statSync)
}

/** The same of a link itself. */
export function linkStatsOf(path: string): Stats | null {
  return told(path, lstatSync)
}

function told(path: string, ask: (path: string) => Stats): Stats | null {
  try {
    return ask(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw new UsageError(
      stated('{1} cannot be read: {2}', path, error instanceof Error ? error.message : String(error)),
    )
  }
}
