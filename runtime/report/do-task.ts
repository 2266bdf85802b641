import { knownBot } from '../bots/bot-by-name.ts'
import type { BaseState } from '../engine.ts'
import { GameFault } from '../records/game-fault.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { seatedBots } from '../simulate/simulate.ts'
import { luckOf } from './luck.ts'
import { type Measured, NOTHING_MEASURED, added } from './measured.ts'
import { NO_PAIRS, type PairTally, pairOf } from './pair-tally.ts'
import type { ReportPart, ReportPlan, TablePlan, Task } from './plan.ts'
import { type NumberedCourse, playedCourse } from './played-course.ts'
import { NO_RULES, type NotingEngine, rulesTally } from './rules-tally.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, withValue } from './sums.ts'
import { tallyGame } from './tally-games.ts'
import { tensionOf } from './tension.ts'

type AnyEngine = FullEngine<BaseState>

/** What the games of a report are played on. */
export interface Engines {
  readonly game: AnyEngine
  /** The same rules, compiled so that it is noted which of them apply. */
  readonly noting?: () => NotingEngine
  /** The same rules with each sentence that is to hold for seats. */
  readonly restricted?: readonly (() => AnyEngine)[]
  /** The same rules with the change of that number; null where the changed text has mistakes. */
  readonly changed?: (which: number) => AnyEngine | null
  /** Games without a change by their number, since all changes are compared with the same. */
  readonly unchanged?: Map<number, NumberedCourse>
  /** The other rules, where two are compared. */
  readonly against?: () => AnyEngine
}

/** Plays the games of a task; any split of the numbers of games comes to the same sums. */
export function doTask(engines: Engines, plan: ReportPlan, { part, from, to }: Task): Measured {
  let found = NOTHING_MEASURED
  for (let number = from; number < to && !isHopeless(found, part); number++)
    found = added(found, measuredIn(engines, plan, part, number))
  return found
}

/** So many games without an end and none with one, and a change is given up. */
const HOPELESS = 5

function isHopeless({ changed }: Measured, part: ReportPart): boolean {
  const tally = part.kind === 'changed' ? changed[part.which] : undefined
  return tally !== undefined && tally.games === 0 && tally.cutOff >= HOPELESS
}

function measuredIn(engines: Engines, plan: ReportPlan, part: ReportPart, number: number): Measured {
  const { game, noting } = engines
  const play = planOfGame(plan, number, plan.bots)
  switch (part.kind) {
    case 'games':
      return { ...NOTHING_MEASURED, games: tallyGame(game, play) }
    case 'tension':
      return { ...NOTHING_MEASURED, tension: tensionOf(game, play) }
    case 'luck':
      return { ...NOTHING_MEASURED, luck: luckOf(game, play) }
    case 'ladder':
      return { ...NOTHING_MEASURED, ladder: { [part.bot]: rung(game, plan, part.bot, number) } }
    case 'option': {
      const options = { ...plan.options, [part.option]: part.value }
      const pair = pairOf(playedCourse(game, play), playedCourse(game, { ...play, options }))
      return { ...NOTHING_MEASURED, options: { [`${part.option}=${part.value}`]: pair } }
    }
    case 'restricted': {
      const sentence = plan.restrictions[part.which]
      const under = engines.restricted?.[part.which]?.()
      if (sentence === undefined || under === undefined) throw new Error('there is no such sentence')
      const pair = pairOf(playedCourse(game, play), playedCourse(under, play))
      return { ...NOTHING_MEASURED, restricted: { [sentence]: pair } }
    }
    case 'changed':
      return { ...NOTHING_MEASURED, changed: { [part.which]: pairUnder(engines, plan, part.which, { number, play }) } }
    case 'rules':
      return { ...NOTHING_MEASURED, rules: noting === undefined ? NO_RULES : rulesTally(noting(), play) }
    case 'against': {
      const other = engines.against?.()
      if (other === undefined) throw new Error('there are no other rules')
      return { ...NOTHING_MEASURED, against: pairOf(playedCourse(other, play), playedCourse(game, play)) }
    }
  }
}

/** The game of that number. */
export function planOfGame(plan: TablePlan, number: number, bots: readonly string[]): GamePlan {
  const { seed, players, options, decks, maxDecisions, roundLimit } = plan
  return {
    seed: seed + number,
    players,
    options,
    maxDecisions,
    ...(decks === undefined ? {} : { decks }),
    ...(roundLimit === undefined ? {} : { roundLimit }),
    bots: bots.map(knownBot),
  }
}

/** The share of the win of one bot among random ones, which moves on by a seat from game to game. */
function rung(engine: AnyEngine, plan: ReportPlan, bot: string, number: number): Sums {
  const seated = seatedBots([bot, ...Array.from({ length: plan.players - 1 }, () => 'random')], number)
  const ended = endOf(playGame(engine, planOfGame(plan, number, seated)))
  const seat = seated.indexOf(bot)
  return ended === null ? NO_SUMS : withValue(NO_SUMS, sharesOf(ended)[seat] ?? 0)
}

/** The rules beside those with a change; a game that fails under it is counted among those without an end. */
function pairUnder(
  { game, changed, unchanged }: Engines,
  plan: ReportPlan,
  which: number,
  { number, play }: { readonly number: number; readonly play: GamePlan },
): PairTally {
  const change = plan.changes[which]
  const engine = changed?.(which) ?? null
  if (engine === null || change === undefined) return NO_PAIRS
  const { decks = play.decks } = change
  try {
    const free = unchanged?.get(number) ?? playedCourse(game, play)
    unchanged?.set(number, free)
    const maxDecisions = Math.min(play.maxDecisions, mostAfter(free))
    return pairOf(free, playedCourse(engine, { ...play, ...(decks === undefined ? {} : { decks }), maxDecisions }))
  } catch (error) {
    if (error instanceof GameFault) return { ...NO_PAIRS, cutOff: 1 }
    throw error
  }
}

/** A game that takes so many times as long under a change is held to have no end. */
const mostAfter = ({ decisions }: NumberedCourse): number => 10 * decisions + 1000
