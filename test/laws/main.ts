import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { declaredGames, families } from '../kit/compiled-games.ts'
import { laws } from './all.ts'
import { type Tried, campaignVariables } from './campaign.ts'
import { amiss, report } from './report.ts'

// `npm run laws -- --decisions N [--game NAME]`: tries every law on every game until N decisions are played, and
// prints what was.

const root = fileURLToPath(new URL('../..', import.meta.url))

function meant(): { readonly decisions: number; readonly games: readonly string[] } | null {
  const { values } = parseArgs({
    options: { decisions: { type: 'string', default: '1000000' }, game: { type: 'string' } },
  })
  const all = families().flatMap((folder) => declaredGames(folder).map(({ name }) => name))
  const games = all.filter((name) => values.game === undefined || name === values.game)
  const decisions = Number(values.decisions)
  return games.length === 0 || !Number.isInteger(decisions) || decisions <= 0 ? null : { decisions, games }
}

/** Runs the tests of the laws and returns what they tried, and whether all of them came to an end. */
function tried(
  decisions: number,
  games: readonly string[],
): { readonly lines: readonly Tried[]; readonly ok: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-laws-'))
  const tally = join(folder, 'tally.jsonl')
  const each = Math.ceil(decisions / (games.length * laws.length))
  const env = {
    ...process.env,
    [campaignVariables.decisions]: String(each),
    [campaignVariables.tally]: tally,
    ...(games.length === 1 ? { HOUSERULES_LAWS_GAME: games[0] } : {}),
  }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/laws', '--reporter=dot'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const lines = existsSync(tally)
    ? readFileSync(tally, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Tried)
    : []
  rmSync(folder, { recursive: true })
  return { lines, ok: status === 0 }
}

const asked = meant()
if (asked === null) {
  process.stderr.write('usage: npm run laws [-- --decisions NUMBER] [-- --game NAME]\n')
  process.exitCode = 2
} else {
  const { lines, ok } = tried(asked.decisions, asked.games)
  process.stdout.write(`${report(asked.games, lines).join('\n')}\n`)
  const fine = ok && amiss(asked.games, lines).length === 0 && lines.every(({ broken }) => !broken)
  process.exitCode = fine ? 0 : 1
}
