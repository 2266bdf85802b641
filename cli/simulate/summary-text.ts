import type { Sayable, Speak } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { Standing, Summary } from '../../runtime/simulate/summarise.ts'
import { brokenText } from '../../runtime/kernel/broken.ts'
import { tableText } from '../output/table-text.ts'

/** A summary for people. */
export function summaryText(summary: Summary, seconds: number, speak: Speak): string {
  const { standstills, breaches, length, decisions } = summary
  const alone = summary.seats.length === 1
  const rows = alone
    ? [['', stated('games'), stated('mean result')], ...summary.seats.map(aloneRow)]
    : [
        headOf(summary),
        ...summary.seats.map((each) => standingRow(stated('seat {1}', each.name), each)),
        ...summary.sides.map((each) => standingRow(stated('side {1}', each.name), each)),
        ...(summary.bots.length > 1 ? summary.bots.map((each) => standingRow(each.name, each)) : []),
      ]
  return [
    tableText(rows.map((row) => row.map(speak))),
    '',
    ...[
      gamesLine(summary, alone),
      ...standstillText(standstills),
      ...breachText(breaches),
      stated(
        'length     {1} to {2} decisions, median {3}, mean {4}',
        length.least,
        length.most,
        round(length.median),
        round(length.mean),
      ),
      seconds > 0
        ? stated('decisions  {1} in {2} s, {3} per second', decisions, round(seconds), Math.round(decisions / seconds))
        : stated('decisions  {1} in {2} s', decisions, round(seconds)),
      ...(length.shortest === null
        ? []
        : [stated('seeds      shortest game {1}, longest game {2}', length.shortest, String(length.longest))]),
    ].map(speak),
  ].join('\n')
}

const headOf = ({ drawn }: Summary): readonly Sayable[] => [
  '',
  stated('games'),
  stated('wins'),
  stated('draws'),
  drawn > 0 ? stated('share') : stated('win rate'),
  stated('95 % interval'),
  stated('mean result'),
]

function gamesLine({ games, finished, standstills, drawn }: Summary, alone: boolean): Sayable {
  const cutOff = games - finished - standstills.length
  const played = stated('games      {1}', games)
  const cut = cutOff > 0 ? stated('{1}, {2} of them cut off', played, cutOff) : played
  return alone ? cut : stated('{1}, {2} drawn', cut, drawn)
}

/** How many games are told one by one. */
const TOLD = 5

const firstOf = <T>(all: readonly T[], told: (each: T) => Sayable): Sayable[] => [
  ...all.slice(0, TOLD).map(told),
  ...(all.length > TOLD ? [stated('  and {1} more', all.length - TOLD)] : []),
]

function standstillText(standstills: Summary['standstills']): Sayable[] {
  if (standstills.length === 0) return []
  return [
    stated('came to a standstill: {1}', standstills.length),
    ...firstOf(standstills, ({ seed, decisions, message }) =>
      stated('  seed {1}, after {2} decisions: {3}', seed, decisions, message),
    ),
  ]
}

function breachText(breaches: Summary['breaches']): Sayable[] {
  if (breaches.length === 0) return []
  return [
    stated('always broken in: {1}', breaches.length),
    ...firstOf(breaches, ({ seed, decisions, rule, clauses, place }) =>
      stated('  seed {1}, after {2} decisions: {3}', seed, decisions, brokenText({ name: rule, clauses, place })),
    ),
  ]
}

/** Who plays alone beats nobody. */
const aloneRow = ({ name, games, meanResult }: Standing): Sayable[] => [
  stated('seat {1}', name),
  String(games),
  round(meanResult),
]

/** Where nothing is drawn, the share of the wins is the rate of wins. */
function standingRow(name: Sayable, { games, wins, draws, share, shareInterval, meanResult }: Standing): Sayable[] {
  return [
    name,
    String(games),
    String(wins),
    String(draws),
    percent(share),
    stated('{1} to {2}', percent(shareInterval.low), percent(shareInterval.high)),
    round(meanResult),
  ]
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
