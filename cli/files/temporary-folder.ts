import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()

/** `supervise.js` removes what begins like that, should this process be ended before it does. */
const mark = process.env['HOUSERULES_TEMPORARY'] ?? 'houserules-'

/** A new folder that is removed by `removeTemporaryFolders`, or at the latest when the process ends. */
export function temporaryFolder(): string {
  if (made.size === 0) process.once('exit', removeTemporaryFolders)
  const folder = mkdtempSync(join(tmpdir(), mark))
  made.add(folder)
  return folder
}

export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  made.clear()
  process.off('exit', removeTemporaryFolders)
}
