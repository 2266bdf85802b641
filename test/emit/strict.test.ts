import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RulesHost } from '../../compiler/compile.ts'
import { folderName } from '../../compiler/folder-name.ts'
import { fromSources } from '../kit/from-sources.ts'
import { referenceBlocks, referenceHost } from '../reference/reference-blocks.ts'
import { compiled, memoryHost, root } from './memory-host.ts'

const strictest = join(root, 'test/emit/tsconfig.strict.json')

/** What the type checker finds in a project, a line for each. */
function findings(project: string): string[] {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const command = [tsc, '--noEmit', '--pretty', 'false', '-p', project]
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}

test('the modules of every game and the runtime below them pass the strictest flags', () => {
  expect(findings(strictest)).toEqual([])
})

const NO_CARDS = `game Coin for 2 players "no cards at all"
to match
  finish
`

/** What the type checker finds in the modules of these games. */
async function findingsIn(games: readonly { readonly path: string; readonly host: RulesHost }[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-strict-'))
  try {
    const write = (name: string, files: ReadonlyMap<string, string>): void => {
      mkdirSync(join(folder, name), { recursive: true })
      for (const [file, text] of files) writeFileSync(join(folder, name, file), text)
    }
    for (const [i, { path, host }] of games.entries()) {
      const { files, bases } = await compiled(path, host, { runtimeImport: fromSources, unformatted: true })
      for (const base of bases) write(folderName(base.name), base.files)
      write(`game-${i}`, files)
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: strictest, include: ['.'] }))
    return findings(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// One run of the type checker for all of them: it takes longest to begin.
test('so do those of a game without cards, of conditions about nothing they name, and of all that the reference shows', async () => {
  const unasked = readFileSync(new URL('unasked-variables.rules', import.meta.url), 'utf8')
  const blocks = referenceBlocks()
  const host = referenceHost(blocks)
  const shown = blocks.filter(({ included }) => included === null).map(({ file }) => ({ path: file, host }))
  const ours = memoryHost({ 'coin.rules': NO_CARDS, 'unasked.rules': unasked })
  const games = [{ path: 'coin.rules', host: ours }, { path: 'unasked.rules', host: ours }, ...shown]
  expect(await findingsIn(games)).toEqual([])
}, 120_000)
