// What all processes of a run share. This file is JavaScript because it runs before any loader.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What is sampled by day, unless `HOUSERULES_SAMPLE` asks for another: always the same, so that nobody's change fails by
 * what another sample finds. `HOUSERULES_SAMPLE=$(git rev-parse HEAD) npm test` tries one that nobody has.
 */
const BY_DAY = '0dbf85fef357'

/**
 * Makes a folder for the scripts of games that one process has compiled, for the other (`kit/shared-scripts.ts`), which
 * lives for one run, so that no script is older than the compiler. Says what is sampled (`kit/effort.ts`), and where a
 * test has failed, tells it, so that the same is tried again.
 * @param {import('vitest/node').TestProject} project
 */
export default function begin(project) {
  process.env['HOUSERULES_SAMPLE'] ??= BY_DAY
  const folder = mkdtempSync(join(tmpdir(), 'houserules-scripts-'))
  process.env['HOUSERULES_TEST_SCRIPTS'] = folder
  project.onTestsRerun(() => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file))
  })
  return () => {
    rmSync(folder, { recursive: true, force: true })
    if (project.vitest.state.getCountOfFailedTests() > 0)
      process.stdout.write(`\nHOUSERULES_SAMPLE=${process.env['HOUSERULES_SAMPLE']} tries the same samples again.\n`)
  }
}
