// What all processes of a run share. This file is JavaScript because it runs before any loader.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What is sampled follows from the files that are committed; where there is no git, it is always the same.
 * @returns {string}
 */
function sampleOfCommit() {
  try {
    const hash = ['rev-parse', '--short=12', 'HEAD^{tree}']
    return execFileSync('git', hash, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'without-git'
  }
}

/**
 * Makes a folder for the scripts of games that one process has compiled, for the other (`kit/shared-scripts.ts`), which
 * lives for one run, so that no script is older than the compiler. Says what is sampled (`kit/effort.ts`), and where a
 * test has failed, tells it, so that the same is tried again.
 * @param {import('vitest/node').TestProject} project
 */
export default function begin(project) {
  process.env['HOUSERULES_SAMPLE'] ??= sampleOfCommit()
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
