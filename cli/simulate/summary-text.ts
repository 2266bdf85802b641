import type { Standing, Summary } from '../../runtime/simulate/summarise.ts'
import { tableText } from '../table-text.ts'

/** A summary for people. */
export function summaryText(summary: Summary, seconds: number): string {
  const { games, finished, drawn, length, decisions } = summary
  const rows = [
    ['', 'games', 'wins', 'draws', 'win rate', '95 % interval', 'mean result'],
    ...summary.seats.map((each) => standingRow(`seat ${each.name}`, each)),
    ...(summary.bots.length > 1 ? summary.bots.map((each) => standingRow(each.name, each)) : []),
  ]
  return [
    tableText(rows),
    '',
    `games      ${games}${finished < games ? `, ${games - finished} of them cut off` : ''}, ${drawn} drawn`,
    `length     ${length.least} to ${length.most} decisions, median ${round(length.median)}, mean ${round(length.mean)}`,
    `decisions  ${decisions} in ${round(seconds)} s${seconds > 0 ? `, ${Math.round(decisions / seconds)} per second` : ''}`,
    ...(length.shortest === null ? [] : [`seeds      shortest game ${length.shortest}, longest game ${length.longest}`]),
  ].join('\n')
}

function standingRow(name: string, { games, wins, draws, winRate, interval, meanResult }: Standing): string[] {
  return [name, String(games), String(wins), String(draws), percent(winRate), `${percent(interval.low)} to ${percent(interval.high)}`, round(meanResult)]
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
