import { writeFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { joined } from './joined.ts'
import { pageOf, type Row } from './page.ts'
import { stopped, type Table } from './played.ts'
import { familyOf, pairsOf } from './variants.ts'

// `npm run pairs -- rules/FOLDER` writes rules/FOLDER/pairs.md: every two house rules of a game joined, and what became
// of them.

const whole = (text: string): number => Number.parseInt(text, 10)
const pair = (text: string, all: Record<string, string>): Record<string, string> => {
  const [name = '', value = ''] = text.split('=')
  return { ...all, [name]: value }
}

const command = new Command('pairs')
  .argument('<folder>', 'of a game and its variants, such as rules/daifugo')
  .addOption(new Option('--games <number>', 'played of each pair').argParser(whole).default(200))
  .addOption(new Option('--players <number>', 'who play').argParser(whole).default(4))
  .addOption(new Option('--option <name=value>', 'of the game').argParser(pair).default({}))
  .parse()

const [folder = ''] = command.args
const { games, players, option } = command.opts<{ games: number; players: number; option: Record<string, string> }>()
const table: Table = { games, players, options: option }
const { shelf, variants } = familyOf(process.cwd(), folder.replace(/\/$/u, ''))
const rows: Row[] = []
const pairs = pairsOf(variants)
for (const [i, two] of pairs.entries()) {
  const { engine, ...rest } = await joined(shelf, two)
  rows.push({ ...rest, stopped: engine === null ? [] : stopped(engine, table) })
  process.stderr.write(`${i + 1} of ${pairs.length}: ${two.join(', ')}\n`)
}
const options = Object.entries(option).map(([name, value]) => ` --option ${name}=${value}`)
const called = `npm run pairs -- ${folder} --games ${games} --players ${players}${options.join('')}`
writeFileSync(`${folder}/pairs.md`, pageOf(shelf.base, rows, table, called))
