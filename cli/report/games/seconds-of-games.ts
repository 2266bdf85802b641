import { randomBot } from '../../../runtime/bots/random-bot.ts'
import type { BaseState } from '../../../runtime/engine.ts'
import type { FullEngine } from '../../../runtime/parts.ts'
import { planOfGame } from '../../../runtime/report/do-task.ts'
import { REPEATS } from '../../../runtime/report/luck.ts'
import type { TablePlan } from '../../../runtime/report/plan.ts'
import { MOMENTS, PLAYOUTS } from '../../../runtime/report/tension.ts'
import { playGame } from '../../../runtime/simulate/play-game.ts'
import { processorTime } from '../../diff/witness/budget.ts'
import { letSignalsIn } from '../../let-signals-in.ts'

/** About how many seconds of one thread a game takes. */
export interface SecondsOfGames {
  /** With the bots of the report, and with those that choose at random. */
  readonly own: number
  readonly random: number
  /** Of each bot of the ladder among random ones. */
  readonly ladder: readonly number[]
}

/** Seconds, or games, after which enough is known of a kind of game. */
const ENOUGH = { seconds: 0.4, games: 2000 }

/** Seconds for which a game of random bots may go on: how long games are has to be known. */
const TO_AN_END = 5

/** Decisions of a game that is looked at first; each time that it is too early to tell, twice as many. */
const FIRST = 4

/** Plays some games, or beginnings of games that take long, and looks at the clock of the processor. */
export async function secondsOfGames(
  engine: FullEngine<BaseState>,
  plan: TablePlan,
  bots: readonly string[],
): Promise<SecondsOfGames> {
  const others = Array.from({ length: plan.players }, () => 'random')
  const random = await timed(engine, plan, others, Infinity)
  const thinks = plan.bots.some((bot) => bot !== randomBot.name)
  const own = thinks ? (await timed(engine, plan, plan.bots, random.decisions)).seconds : random.seconds
  const ladder: number[] = []
  for (const bot of bots) ladder.push((await timed(engine, plan, [bot, ...others.slice(1)], random.decisions)).seconds)
  return { own, random: random.seconds, ladder }
}

/**
 * Games are played on further and further, until one ends or has taken long enough: then it is taken to go on as it
 * began, for as many decisions as games have. That is more than it takes, as bots look less far ahead near the end.
 */
async function timed(
  engine: FullEngine<BaseState>,
  plan: TablePlan,
  bots: readonly string[],
  typical: number,
): Promise<{ readonly seconds: number; readonly decisions: number }> {
  let [games, spent, decisions] = [0, 0, 0]
  const patience = Number.isFinite(typical) ? ENOUGH.seconds : TO_AN_END
  for (let most = FIRST; ; most *= 2) {
    await letSignalsIn()
    const begun = processorTime()
    const game = playGame(engine, {
      ...planOfGame(plan, games, bots),
      maxDecisions: Math.min(most, plan.maxDecisions),
    })
    const seconds = (processorTime() - begun) / 1000
    const isWhole = game.results !== null || game.standstill !== undefined || game.decisions >= plan.maxDecisions
    if (isWhole) [games, spent, decisions] = [games + 1, spent + seconds, decisions + game.decisions]
    if (spent > ENOUGH.seconds || games >= ENOUGH.games) return { seconds: spent / games, decisions: decisions / games }
    if (!isWhole && seconds > patience) {
      const all = Number.isFinite(typical) ? Math.max(typical, game.decisions) : game.decisions
      return { seconds: (seconds * all) / Math.max(1, game.decisions), decisions: game.decisions }
    }
  }
}

/** Beginnings of games that are played on at random for a game of tension: a half of it is to come on average. */
const PLAYED_ON = PLAYOUTS * MOMENTS

export const secondsOfTension = ({ own, random }: SecondsOfGames): number => own + PLAYED_ON * random

export const secondsOfDeal = ({ own }: SecondsOfGames): number => REPEATS * own
