import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()

/** A new folder that is removed by `removeTemporaryFolders`, or at the latest when the process ends. */
export function temporaryFolder(): string {
  if (made.size === 0) process.once('exit', removeTemporaryFolders)
  const folder = mkdtempSync(join(tmpdir(), 'houserules-'))
  made.add(folder)
  return folder
}

export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  made.clear()
  process.off('exit', removeTemporaryFolders)
}
