import { rulesHost } from '../../cli/files/rules-host.ts'
import { openGame } from './open-game.ts'
import { keepPatience } from './patience.ts'
import { type Verdict, verdictOn } from './verdict.ts'

// Runs in a process of its own, as a broken rule may never come to an end: `judge.ts GAME CLAUSES SECONDS`. Each message that
// comes is the number of a break, each that goes a verdict on it. It ends where one takes more than so many seconds.

export interface Ruling extends Verdict {
  readonly number: number
}

const [path = '', clauses = '', seconds = ''] = process.argv.slice(2)
const begin = keepPatience(Number(seconds) * 1000)
const cwd = process.cwd()
const { game, breaks } = openGame(path, rulesHost(cwd, path), cwd, clauses === '' ? [] : clauses.split(','))

process.on('message', (number: number) => {
  begin()
  const broken = breaks[number]
  if (broken !== undefined) void verdictOn(game, broken).then((verdict) => process.send?.({ number, ...verdict }))
})
process.send?.('ready')
