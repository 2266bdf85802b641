import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RulesHost, Script, ScriptResult } from '../../compiler/compile.ts'

// What one process of a run has compiled, for the other: as files of a folder that the run has (`run/begin.js`).

/** A script, and the texts that it was made of, as SHA-256 by path. */
interface Shared {
  readonly sources: Readonly<Record<string, string>>
  readonly script: Script
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

function fileOf(key: string): string | null {
  const folder = process.env['HOUSERULES_TEST_SCRIPTS']
  return folder === undefined ? null : join(folder, `${sha256(key)}.json`)
}

/** The script that was made in this run, where all that it was made of still reads so. */
export function sharedScript(key: string, host: RulesHost): Script | null {
  const file = fileOf(key)
  if (file === null || !existsSync(file)) return null
  const { sources, script } = JSON.parse(readFileSync(file, 'utf8')) as Shared
  const fresh = Object.entries(sources).every(([path, was]) => sha256(host.read(path) ?? '') === was)
  return fresh ? script : null
}

export function shareScript(key: string, { script, sources }: ScriptResult): void {
  const file = fileOf(key)
  if (file === null || script === null) return
  const shared: Shared = {
    sources: Object.fromEntries([...sources].map(([path, { text }]) => [path, sha256(text)])),
    script,
  }
  // The other process may be reading, so that a file is replaced whole.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(shared))
  renameSync(`${file}.${process.pid}`, file)
}
