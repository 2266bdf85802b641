// A folder for the scripts of games that one process of a run has compiled, for the other; see `kit/shared-scripts.ts`. It
// lives for one run, so that no script is older than the compiler. This file is JavaScript because it runs before any loader.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @param {import('vitest/node').TestProject} project */
export default function begin(project) {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-scripts-'))
  process.env['HOUSERULES_TEST_SCRIPTS'] = folder
  project.onTestsRerun(() => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file))
  })
  return () => rmSync(folder, { recursive: true, force: true })
}
