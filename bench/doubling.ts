import { type RulesHost, checkGame, compileGame } from '../compiler/compile.ts'
import { cpuMs } from './measure.ts'
import { type Row, digits } from './report.ts'

/** What a text has more and more of. */
interface Doubled {
  readonly what: string
  /** How many there are at first, so that checking eight times as many takes a second or so. */
  readonly many: number
  readonly one: (i: number) => string
}

const inLines = (...lines: readonly string[]): string => lines.join('\n')

const DOUBLED: readonly Doubled[] = [
  {
    what: 'facts',
    many: 1000,
    one: (i) => `of-${i} of player p: number = ${i % 10 === 1 ? 'life of p' : `of-${i - 1} of p`} + ${i}`,
  },
  {
    what: 'facts kept',
    many: 1000,
    one: (i) => `kept-${i} of player p: number starts ${i}`,
  },
  {
    what: 'rules',
    many: 400,
    one: (i) =>
      inLines(
        `no-${i}: player p cannot gain if life of p = ${i + 9}`,
        `after gain by player p if life of p = ${i + 9}`,
        '  life of p loses 1',
      ),
  },
  {
    what: 'events',
    many: 400,
    one: (i) =>
      inLines(
        `to event-${i} by player p`,
        `  life of p gains ${i}`,
        `player p may event-${i} at turn if life of p > ${i}`,
      ),
  },
  {
    what: 'cards',
    many: 400,
    one: (i) =>
      inLines(
        `card Card-${i}`,
        `  cost = ${i}`,
        '  when play this by player p',
        `    life of p gains ${i}`,
        '    choose card c in hand of p',
        '    move c to pile',
      ),
  },
  {
    what: 'examples',
    many: 400,
    one: (i) =>
      inLines(
        `example "number ${i}"`,
        '  given',
        `    life of A is ${i}`,
        '    hand of A is First',
        '    at turn by A',
        '  A does play First',
        `  then life of A = ${i + 1}`,
      ),
  },
]

const textWith = (more: string): string => `game Doubled for 2 players

printed cost of card: number
zone hand of player p seen by p
zone pile seen by everyone
life of player p: number starts 5

card First
  cost = 1
  when play this by player p
    life of p gains 1

to match
  each player p
    create First to hand of p
  each player p
    turn by p
  each player p
    result of p becomes life of p
  finish

to turn by player p
  p may act

to play card c by player p
  move c to pile

to gain by player p
  life of p gains 1

player p may play card c in hand of p at turn
player p may gain at turn if life of p < 9

${more}
`

const PATH = 'doubled.rules'
const STEPS = [1, 2, 4, 8] as const

/** How checking and compiling grow with what a text has more of: by which power, 1 where twice as much takes twice. */
export async function doublingRows(rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, many, one } of DOUBLED) {
    const hosts = STEPS.map((times) => hostOf(Array.from({ length: many * times }, (_, i) => one(i + 1)).join('\n')))
    rows.push(rowOf(what, 'check', many, await leastOf(hosts, rounds, (host) => void checkGame(PATH, host))))
    rows.push(rowOf(what, 'compile', many, await leastOf(hosts, rounds, compiled)))
  }
  return rows
}

function rowOf(what: string, done: string, many: number, ms: readonly number[]): Row {
  const [, few = 1, , most = 1] = ms
  return {
    of: 'a text that has more and more of something',
    what: `${what}, ${done}`,
    figure: digits(Math.log2(most / few) / 2),
    note: `power, from ${many * 2} to ${many * 8}; ${ms.map(digits).join(', ')} ms from ${many} on`,
  }
}

/** The least time of each, taken in turns. */
async function leastOf(
  hosts: readonly RulesHost[],
  rounds: number,
  work: (host: RulesHost) => Promise<void> | void,
): Promise<readonly number[]> {
  const least = hosts.map(() => Infinity)
  for (let round = 0; round < rounds; round++)
    for (const [i, host] of hosts.entries()) {
      const begin = cpuMs()
      await work(host)
      least[i] = Math.min(least[i] ?? Infinity, cpuMs() - begin)
    }
  return least
}

/** Unformatted: laying out is a part of the time that grows with what is laid out. */
async function compiled(host: RulesHost): Promise<void> {
  const { game, diagnostics } = await compileGame(PATH, host, { unformatted: true })
  const wrong = diagnostics.find(({ severity }) => severity === 'error')
  if (game === null) throw new Error(`the doubled text does not compile: ${wrong?.title}, ${wrong?.primary.text}`)
}

function hostOf(more: string): RulesHost {
  const text = textWith(more)
  return { read: (path) => (path === PATH ? text : null), find: () => null }
}
