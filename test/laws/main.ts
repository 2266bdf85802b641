import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { declaredGames, families } from '../kit/compiled-games.ts'
import { laws, lawsThatSay } from './all.ts'
import { type Tried, campaignVariables } from './campaign.ts'
import type { Law } from './law.ts'
import { amiss, report } from './report.ts'

const usage = `usage: npm run laws -- [--decisions NUMBER] [--game NAME] [--law WORDS]...

Tries the laws on random games of the games of rules/ until so many decisions are played, and prints what was tried.

  --decisions NUMBER  decisions in all, shared out among games and laws (1000000)
  --game NAME         this game alone
  --law WORDS         the laws that say these words alone; may be said more than once
  --help              this text
`

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Meant {
  readonly decisions: number
  readonly games: readonly string[]
  readonly laws: readonly Law[]
}

/** What is asked for; in words what cannot be. */
function meant({ decisions, game, law }: ReturnType<typeof given>): Meant | string {
  const all = families().flatMap((folder) => declaredGames(folder).map(({ name }) => name))
  const games = all.filter((name) => game === undefined || name === game)
  if (games.length === 0) return `no game is called ${game}`
  for (const words of law ?? []) if (!laws.some(({ says }) => says.includes(words))) return `no law says "${words}"`
  const count = Number(decisions)
  if (!Number.isInteger(count) || count <= 0) return `--decisions takes a number above 0, not ${decisions}`
  return { decisions: count, games, laws: lawsThatSay(law ?? []) }
}

/** Runs the tests of the laws and returns what they tried, and whether all of them came to an end. */
function tried({ decisions, games, laws: some }: Meant): { readonly lines: readonly Tried[]; readonly ok: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-laws-'))
  const tally = join(folder, 'tally.jsonl')
  const each = Math.ceil(decisions / (games.length * some.length))
  const env = {
    ...process.env,
    [campaignVariables.decisions]: String(each),
    [campaignVariables.tally]: tally,
    [campaignVariables.laws]: JSON.stringify(some.map(({ says }) => says)),
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

function given() {
  const option = { type: 'string' } as const
  const decisions = { ...option, default: '1000000' }
  const { values } = parseArgs({
    options: { decisions, game: option, law: { ...option, multiple: true }, help: { type: 'boolean', short: 'h' } },
  })
  return values
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n${usage}`)
  process.exitCode = 2
}

function main(): void {
  const values = given()
  if (values.help === true) return void process.stdout.write(usage)
  const asked = meant(values)
  if (typeof asked === 'string') return refuse(asked)
  const { lines, ok } = tried(asked)
  process.stdout.write(`${report(asked.games, lines, asked.laws).join('\n')}\n`)
  const fine = ok && amiss(asked.games, lines, asked.laws).length === 0 && lines.every(({ broken }) => !broken)
  process.exitCode = fine ? 0 : 1
}

try {
  main()
} catch (error) {
  if (!(error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')))
    throw error
  refuse(error.message)
}
