import { doublingRows } from './doubling.ts'
import { envRows } from './env.ts'
import { eightsRows, heartsRows, presidentRows } from './beside.ts'
import { gameRows } from './games.ts'
import { languageRows } from './language.ts'
import type { Effort } from './measure.ts'
import type { Row } from './report.ts'

// Measures what one section of `main.ts` shows, and prints its rows. Runs bundled, as the program that people run
// does, in the root of the project.

const SECTIONS: Readonly<Record<string, (effort: Effort, games: number) => Promise<Row[]>>> = {
  'trump-king': (effort) => gameRows('rules/trump-king/trump-king.rules', effort),
  'duel-masters': (effort) => gameRows('rules/duel-masters/duel-masters.rules', effort),
  'duema-party': (effort) => gameRows('rules/duel-masters/duema-party.rules', effort, 4),
  'build-divide': (effort) => gameRows('rules/build-divide/build-divide.rules', effort),
  'tag-team': (effort) => gameRows('rules/build-divide/tag-team.rules', effort),
  magic: (effort) => gameRows('rules/magic/magic.rules', effort),
  'yu-gi-oh': (effort) => gameRows('rules/yu-gi-oh/yu-gi-oh.rules', effort),
  hearts: (effort) => gameRows('rules/hearts/hearts.rules', effort),
  env: (effort) => envRows('rules/hearts/hearts.rules', effort),
  'kuhn-poker': (effort) => gameRows('rules/kuhn-poker/kuhn-poker.rules', effort),
  'by-hand': (effort, games) => heartsRows(games, effort),
  language: async ({ rounds }) => languageRows(rounds),
  doubling: ({ rounds }) => doublingRows(Math.ceil(rounds / 2)),
  eights: (effort, games) => eightsRows(games, effort),
  president: (effort, games) => presidentRows(games, effort),
}

const [name = '', quick] = process.argv.slice(2)
const section = SECTIONS[name]
if (section === undefined) throw new Error(`there is no section ${name}`)
const rows =
  quick === '--quick' ? await section({ rounds: 2, ms: 50 }, 500) : await section({ rounds: 5, ms: 120 }, 3000)
process.stdout.write(JSON.stringify(rows))
