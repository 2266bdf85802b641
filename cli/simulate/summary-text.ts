import type { Standing, Summary } from '../../runtime/simulate/summarise.ts'
import { brokenText } from '../../runtime/kernel/broken.ts'
import { tableText } from '../output/table-text.ts'

/** A summary for people. */
export function summaryText(summary: Summary, seconds: number): string {
  const { games, finished, standstills, drawn, length, decisions } = summary
  const cutOff = games - finished - standstills.length
  const alone = summary.seats.length === 1
  const rows = alone
    ? [['', 'games', 'mean result'], ...summary.seats.map(aloneRow)]
    : [
        ['', 'games', 'wins', 'draws', drawn > 0 ? 'share' : 'win rate', '95 % interval', 'mean result'],
        ...summary.seats.map((each) => standingRow(`seat ${each.name}`, each)),
        ...summary.sides.map((each) => standingRow(`side ${each.name}`, each)),
        ...(summary.bots.length > 1 ? summary.bots.map((each) => standingRow(each.name, each)) : []),
      ]
  return [
    tableText(rows),
    '',
    `games      ${games}${cutOff > 0 ? `, ${cutOff} of them cut off` : ''}${alone ? '' : `, ${drawn} drawn`}`,
    ...standstillText(standstills),
    ...breachText(summary.breaches),
    `length     ${length.least} to ${length.most} decisions, median ${round(length.median)}, mean ${round(length.mean)}`,
    `decisions  ${decisions} in ${round(seconds)} s${seconds > 0 ? `, ${Math.round(decisions / seconds)} per second` : ''}`,
    ...(length.shortest === null
      ? []
      : [`seeds      shortest game ${length.shortest}, longest game ${length.longest}`]),
  ].join('\n')
}

/** How many games are told one by one. */
const TOLD = 5

function standstillText(standstills: Summary['standstills']): string[] {
  if (standstills.length === 0) return []
  const told = standstills
    .slice(0, TOLD)
    .map(({ seed, decisions, message }) => `  seed ${seed}, after ${decisions} decisions: ${message}`)
  const more = standstills.length > TOLD ? [`  and ${standstills.length - TOLD} more`] : []
  return [`came to a standstill: ${standstills.length}`, ...told, ...more]
}

function breachText(breaches: Summary['breaches']): string[] {
  if (breaches.length === 0) return []
  const told = breaches
    .slice(0, TOLD)
    .map(
      ({ seed, decisions, rule, clauses, place }) =>
        `  seed ${seed}, after ${decisions} decisions: ${brokenText({ name: rule, clauses, place })}`,
    )
  const more = breaches.length > TOLD ? [`  and ${breaches.length - TOLD} more`] : []
  return [`always broken in: ${breaches.length}`, ...told, ...more]
}

/** Who plays alone beats nobody. */
const aloneRow = ({ name, games, meanResult }: Standing): string[] => [`seat ${name}`, String(games), round(meanResult)]

/** Where nothing is drawn, the share of the wins is the rate of wins. */
function standingRow(name: string, { games, wins, draws, share, shareInterval, meanResult }: Standing): string[] {
  return [
    name,
    String(games),
    String(wins),
    String(draws),
    percent(share),
    `${percent(shareInterval.low)} to ${percent(shareInterval.high)}`,
    round(meanResult),
  ]
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
