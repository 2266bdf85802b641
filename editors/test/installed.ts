import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderWith } from '../../test/cli/kit.ts'

/**
 * A folder with rules in which the program of the sources is installed, as npm would have put it there; what it is sent
 * is also kept in the file `sent`.
 */
export function projectWith(files: Readonly<Record<string, string>>): string {
  const folder = folderWith(files)
  const program = join(folder, 'node_modules', '.bin', 'houserules')
  mkdirSync(join(program, '..'), { recursive: true })
  const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url))
  writeFileSync(program, `#!/bin/sh\ntee '${join(folder, 'sent')}' | '${process.execPath}' '${bin}' "$@"\n`)
  chmodSync(program, 0o755)
  return folder
}

/** @throws Error that says how to install an editor that is not there */
export function demand(editor: string, debianPackage: string): void {
  try {
    execFileSync(editor, ['--version'], { stdio: 'ignore' })
  } catch {
    throw new Error(`there is no ${editor} to try: apt-get install --no-install-recommends ${debianPackage}`)
  }
}
