import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RulesHost } from '../../compiler/compile.ts'
import { folderName } from '../../compiler/folder-name.ts'
import { fromSources } from '../kit/from-sources.ts'
import { referenceBlocks, referenceHost } from '../reference/reference-blocks.ts'
import { compiled, memoryHost, root } from './memory-host.ts'
import { strictFindings } from './strict-findings.ts'

const NO_CARDS = `game Coin for 2 players "no cards at all"
to match
  finish
`

/** What the type checker finds in the modules of these games, and in those of `generated/`. */
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
    return strictFindings(folder, join(root, 'generated'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// One run of the type checker for all of them: what they stand on takes longest.
// Beside what is built: a game without cards, conditions about nothing they name, and all that the reference shows.
test(
  'the modules of every game and the runtime below them pass the strictest flags',
  { timeout: 120_000 },
  async () => {
    const unasked = readFileSync(new URL('unasked-variables.rules', import.meta.url), 'utf8')
    const blocks = referenceBlocks()
    const host = referenceHost(blocks)
    const shown = blocks.filter(({ included }) => included === null).map(({ file }) => ({ path: file, host }))
    const ours = memoryHost({ 'coin.rules': NO_CARDS, 'unasked.rules': unasked })
    const games = [{ path: 'coin.rules', host: ours }, { path: 'unasked.rules', host: ours }, ...shown]
    expect(await findingsIn(games)).toEqual([])
  },
)
