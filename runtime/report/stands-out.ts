import type { BlankRow, ComparedGames, NumberRow } from './changed-rows.ts'
import type { GameReport, RuleFigures } from './report.ts'
import type { Figure } from './figures.ts'
import { isRate } from './pair-tally.ts'

/** What somebody should know who reads nothing else, most telling first. */
export function standsOut(report: GameReport): string[] {
  return [
    ...unfinished(report),
    ...ofSeats(report),
    ...ofCards(report),
    ...ofBlanked(report),
    ...ofAgainst(report),
    ...ofOptions(report),
    ...ofNumbers(report),
    ...ofRestricted(report),
    ...ofSkill(report),
    ...ofTension(report),
    ...ofLength(report),
    ...ofChoices(report),
    ...ofRules(report),
  ]
}

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`

/** A difference of two shares, in percentage points. */
export const points = (value: number): string => `${(value * 100).toFixed(1)} points`

/** A share with its bounds. */
const bounded = ({ value, interval }: Figure): string =>
  `${percent(value)} (${percent(interval.low)} to ${percent(interval.high)})`

const number = (value: number): string => String(Math.round(value * 100) / 100)

function unfinished({ seats: { games, standstills, cutOff, breaches } }: GameReport): string[] {
  return [
    ...(standstills > 0
      ? [`${standstills} of ${games} games came to no next question: the rules go on without an end.`]
      : []),
    ...(cutOff > 0 ? [`${cutOff} of ${games} games came to no end, and are left out of all figures.`] : []),
    ...(breaches > 0
      ? [`In ${breaches} of ${games} games something did not hold that always does; \`simulate\` says what.`]
      : []),
  ]
}

function ofSeats({ seats: { rows, fairness, drawn } }: GameReport): string[] {
  const best = rows.toSorted((a, b) => b.share.value - a.share.value)[0]
  if (best === undefined || best.share.count === 0 || rows.length < 2) return []
  const draws = drawn.value >= 0.1 ? [`${percent(drawn.value)} of the games are drawn.`] : []
  if (fairness.significant)
    return [
      `The seats are not alike: ${best.seat} has ${bounded(best.share)} of the wins, where ` +
        `${percent(fairness.share)} would be fair.`,
      ...draws,
    ]
  const half = (best.share.interval.high - best.share.interval.low) / 2
  return [
    `${best.share.count} games show no seat better than the others; each share is known to about ` +
      `${points(half)}, up or down.`,
    ...draws,
  ]
}

/** Of fewer games nothing is said in words. */
const FEWEST = 10

/** So many cards are told by name. */
const TOLD = 3

function ofCards({ cards }: GameReport): string[] {
  const worth = cards.filter((row) => row.significant)
  const told = (rows: typeof cards): string =>
    rows.map(({ card, difference }) => `${card} (${signed(difference.value)})`).join(', ')
  const good = worth.filter(({ difference }) => difference.value > 0)
  const bad = worth.filter(({ difference }) => difference.value < 0).toReversed()
  return [
    ...(good.length === 0
      ? []
      : [`Who holds one of these wins more often: ${told(good.slice(0, TOLD))}${more(good)}.`]),
    ...(bad.length === 0 ? [] : [`Who holds one of these wins less often: ${told(bad.slice(0, TOLD))}${more(bad)}.`]),
  ]
}

const more = (rows: readonly unknown[]): string => (rows.length > TOLD ? ` and ${rows.length - TOLD} more` : '')

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${points(Math.abs(value))}`

function ofAgainst({ against }: GameReport): string[] {
  if (against === null) return []
  const rows = against.rows.filter((row) => row.significant)
  const isAlone = against.rows.every(({ measure }) => !isRate(measure))
  const { parted, games } = against
  if (games === 0) return []
  if (rows.length === 0)
    return [
      parted.value === 0
        ? `Beside ${against.game.name} each of ${games} games takes the same course.`
        : `Beside ${against.game.name} ${bounded(parted)}` +
          ` of the games take another course, but ${isAlone ? 'results' : 'wins, draws'} and length differ no more than by chance in ` +
          `${games} pairs of games of these bots.`,
    ]
  return rows.map((row) => `Beside ${against.game.name}: ${changed(row)}.`)
}

function ofOptions({ options }: GameReport): string[] {
  return options.filter((row) => row.significant).map((row) => `With ${row.option} at ${row.value}: ${changed(row)}.`)
}

/** The first of those that stand: who wins before how long it takes, by how much they change. */
function ofNumbers({ numbers: { rows } }: GameReport): string[] {
  const size = ({ measure, old, difference }: NumberRow): number =>
    Math.abs(difference.value) / (isRate(measure) ? 1 : Math.max(1, old))
  const isLength = ({ measure }: NumberRow): number => (measure === 'decisions' ? 1 : 0)
  const telling = rows
    .filter((row) => row.significant)
    .toSorted((a, b) => isLength(a) - isLength(b) || size(b) - size(a))
  const places = telling.filter((row, i) => telling.findIndex(({ place }) => place === row.place) === i)
  const told = places.slice(0, TOLD).map((row) => `With ${row.to} for ${row.from} in \`${row.line}\`: ${changed(row)}.`)
  const left = places.length - told.length
  return left === 0 ? told : [...told, `${left} more numbers of the rules change something.`]
}

function ofBlanked({ blanked }: GameReport): string[] {
  const told = (rows: readonly BlankRow[]): string =>
    rows
      .slice(0, TOLD)
      .map(
        ({ card, measure, difference: { value } }) => `${card} (${isRate(measure) ? signed(-value) : number(-value)})`,
      )
      .join(', ')
  const stands = blanked.filter((row) => row.significant)
  const isAlone = stands.some(({ measure }) => !isRate(measure))
  const good = stands.filter(({ difference }) => difference.value < 0)
  const bad = stands.filter(({ difference }) => difference.value > 0).toReversed()
  return [
    ...(good.length === 0
      ? []
      : [
          `Rules of these cards ${isAlone ? 'raise the result' : 'win games'} for who brings them: ${told(good)}${more(good)}.`,
        ]),
    ...(bad.length === 0
      ? []
      : [
          `Rules of these cards ${isAlone ? 'lower the result' : 'lose games'} for who brings them: ${told(bad)}${more(bad)}.`,
        ]),
  ]
}

function ofRestricted({ restricted }: GameReport): string[] {
  return restricted.filter((row) => row.significant).map((row) => `Where ${row.sentence}: ${changed(row)}.`)
}

/** Of hundreds of decisions no parts are told. */
const decisions = (value: number): string => (value < 100 ? number(value) : String(Math.round(value)))

function changed({ measure, old, new: next }: ComparedGames): string {
  const word = isRate(measure) ? percent : measure === 'decisions' ? decisions : number
  const instead = `${word(next)} instead of ${word(old)}`
  return measure === 'decisions'
    ? `games are ${next > old ? 'longer' : 'shorter'}: ${instead} decisions`
    : `${measure}: ${instead}`
}

function ofSkill({ skill: { ladder, luck, fairShare } }: GameReport): string[] {
  const best = ladder.at(-1)
  const bot = best === undefined || best.share.count < FEWEST ? [] : [ofThinking(best, fairShare)]
  if (luck.share === null || luck.interval === null || luck.deals < FEWEST) return bot
  const { share: value, interval, deals: count } = luck
  return [
    ...bot,
    `As these bots play, the first deal and the seat explain ${bounded({ value, interval, count })} of who wins.`,
  ]
}

/** Whether a bot that thinks wins more than one that does not. */
function ofThinking({ bot, share, significant }: GameReport['skill']['ladder'][number], fairShare: number): string {
  const told = `${bot} has ${bounded(share)} of the wins among random bots, where ${percent(fairShare)} is chance`
  const more = share.value > fairShare
  if (significant) return `${more ? 'Thinking pays' : 'Thinking loses'}: ${told}.`
  const { low, high } = share.interval
  if (low <= fairShare && fairShare <= high) return `Thinking does not show: ${told}.`
  return `Thinking may ${more ? 'pay' : 'lose'}, but so many comparisons bring as much by chance: ${told}.`
}

function ofTension({ tension }: GameReport): string[] {
  if (tension === null || tension.games < FEWEST) return []
  return [
    `On average the winner is clear when ${percent(tension.decided.value)}` +
      ` of a game is still to come, after ${number(tension.leadChanges.value)} changes of the lead.`,
    ...(tension.dead.value > 0.15
      ? [`At ${percent(tension.dead.value)} of the moments whoever is asked has hardly a chance left.`]
      : []),
  ]
}

function ofLength({ length: { decisions } }: GameReport): string[] {
  const { count, least, lowerQuarter, upperQuarter, ninetyFifth, most } = decisions
  if (count === 0) return []
  if (count < FEWEST) return [`The games took ${least === most ? least : `${least} to ${most}`} decisions.`]
  if (least === most) return [`Every game took ${most} decisions.`]
  const half = lowerQuarter === upperQuarter ? `${lowerQuarter}` : `${lowerQuarter} to ${upperQuarter}`
  const longest =
    ninetyFifth < most ? `one in twenty more than ${ninetyFifth}, and none more than ${most}` : `none more than ${most}`
  return [`Half of the games or more took ${half} decisions; ${longest}.`]
}

/** That a choice does not show in a few tries is no news: only what must be done is told. */
function ofChoices({ choices: { forced } }: GameReport): string[] {
  return forced.value > 0.3 ? [`At ${percent(forced.value)} of the decisions there is only one choice.`] : []
}

function ofRules({ rules }: GameReport): string[] {
  if (rules === null) return []
  const never = rules.rows.filter(({ games }) => games.value === 0)
  const idle = rules.rows.filter(({ games, mattered }) => games.value > 0 && mattered?.value === 0)
  return [
    ...(never.length === 0
      ? []
      : [`${never.length} of ${rules.rows.length} rules applied in none of ${rules.games} games.`]),
    ...(idle.length === 0 ? [] : [`Rules that applied, but without which no game went another way: ${namesOf(idle)}.`]),
  ]
}

const namesOf = (rows: readonly RuleFigures[]): string =>
  `${rows
    .slice(0, TOLD)
    .map(({ rule }) => rule.name)
    .join(', ')}${more(rows)}`
