import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tableText } from '../../cli/output/table-text.ts'
import { declaredGames, families } from '../kit/compiled-games.ts'
import { laws } from './all.ts'
import { type Tried, campaignVariables } from './campaign.ts'

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

function row(name: string, lines: readonly Tried[]): string[] {
  const sum = (of: (line: Tried) => number): string =>
    lines.reduce((total, line) => total + of(line), 0).toLocaleString('en')
  return [
    name,
    sum(({ games }) => games),
    sum(({ decisions }) => decisions),
    String(lines.length),
    sum(({ broken }) => Number(broken)),
  ]
}

const asked = meant()
if (asked === null) {
  process.stderr.write('usage: npm run laws [-- --decisions NUMBER] [-- --game NAME]\n')
  process.exitCode = 2
} else {
  const { lines, ok } = tried(asked.decisions, asked.games)
  const rows = asked.games.map((game) =>
    row(
      game,
      lines.filter((line) => line.game === game),
    ),
  )
  process.stdout.write(
    `${tableText([['game', 'random games', 'decisions', 'laws tried', 'laws broken'], ...rows, row('all', lines)])}\n`,
  )
  const complete = lines.length === asked.games.length * laws.length
  if (!complete)
    process.stdout.write(
      `tried ${lines.length} of ${asked.games.length * laws.length} laws on games; the others did not come to an end\n`,
    )
  process.exitCode = ok && complete && lines.every(({ broken }) => !broken) ? 0 : 1
}
