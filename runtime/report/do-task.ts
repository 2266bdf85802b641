import { botByName } from '../bots/bot-by-name.ts'
import type { Bot } from '../bots/bot.ts'
import type { BaseState } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { seatedBots } from '../simulate/simulate.ts'
import { luckOf } from './luck.ts'
import { type Measured, NOTHING_MEASURED, added } from './measured.ts'
import { pairOf } from './pair-tally.ts'
import type { Part, ReportPlan, Task } from './plan.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, withValue } from './sums.ts'
import { tallyGame } from './tally-games.ts'
import { tensionOf } from './tension.ts'

type AnyEngine = FullEngine<BaseState>

/** What the games of a report are played on. */
export interface Engines {
  readonly game: AnyEngine
  /** The same rules, compiled so that it is noted which of them apply. */
  readonly noting?: () => {
    readonly engine: AnyEngine
    readonly applied: Set<number>
    readonly places: readonly string[]
  }
  /** The same rules with each sentence that is to hold for seats. */
  readonly restricted?: readonly (() => AnyEngine)[]
  /** The other rules, where two are compared. */
  readonly against?: () => AnyEngine
}

/** Plays the games of a task; any split of the numbers of games comes to the same sums. */
export function doTask(engines: Engines, plan: ReportPlan, { part, from, to }: Task): Measured {
  let found = NOTHING_MEASURED
  for (let number = from; number < to; number++) found = added(found, measuredIn(engines, plan, part, number))
  return found
}

function measuredIn(engines: Engines, plan: ReportPlan, part: Part, number: number): Measured {
  const { game } = engines
  const play = planOf(plan, number, plan.bots)
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
      const pair = pairOf(playGame(game, play), playGame(game, { ...play, options }))
      return { ...NOTHING_MEASURED, options: { [`${part.option}=${part.value}`]: pair } }
    }
    case 'restricted': {
      const sentence = plan.restrictions[part.which]
      const under = engines.restricted?.[part.which]?.()
      if (sentence === undefined || under === undefined) throw new Error('there is no such sentence')
      return { ...NOTHING_MEASURED, restricted: { [sentence]: pairOf(playGame(game, play), playGame(under, play)) } }
    }
    case 'rules':
      return { ...NOTHING_MEASURED, rules: rulesIn(engines, play) }
    case 'against': {
      const other = engines.against?.()
      if (other === undefined) throw new Error('there are no other rules')
      return { ...NOTHING_MEASURED, against: pairOf(playGame(other, play), playGame(game, play)) }
    }
  }
}

function planOf(plan: ReportPlan, number: number, bots: readonly string[]): GamePlan {
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

/** Names were checked before. */
function knownBot(name: string): Bot {
  const bot = botByName(name)
  if (bot === null) throw new RangeError(`no bot is called ${name}`)
  return bot
}

/** The share of the win of one bot among random ones, which moves on by a seat from game to game. */
function rung(engine: AnyEngine, plan: ReportPlan, bot: string, number: number): Sums {
  const seated = seatedBots([bot, ...Array.from({ length: plan.players - 1 }, () => 'random')], number)
  const ended = endOf(playGame(engine, planOf(plan, number, seated)))
  const seat = seated.indexOf(bot)
  return ended === null ? NO_SUMS : withValue(NO_SUMS, sharesOf(ended)[seat] ?? 0)
}

function rulesIn({ noting }: Engines, plan: GamePlan): Measured['rules'] {
  if (noting === undefined) return NOTHING_MEASURED.rules
  const { engine, applied, places } = noting()
  applied.clear()
  playGame(engine, plan)
  const found = [...new Set([...applied].flatMap((rule) => places[rule] ?? []))]
  return { games: 1, applied: Object.fromEntries(found.map((place) => [place, 1])) }
}
