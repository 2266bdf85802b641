import { knownBot } from '../../runtime/bots/bot-by-name.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import type { GameInfo } from '../../runtime/engine.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import type { SeatedGame } from '../../runtime/simulate/summarise.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import { decksOrThrow } from '../play/read-decks.ts'
import type { ManyChunk, ManyPlan } from '../protocol/many-calls.ts'
import type { Alive } from '../protocol/serve.ts'

/** Decisions after which a game counts as unfinished. */
const MOST_DECISIONS = 20_000

/** Plays games by bots, and counts what is offered and done in them. */
export function playMany(
  { engine }: Pick<PlayableGame, 'engine'>,
  { players, bots, seed, options, decks }: ManyPlan,
  { from, to }: ManyChunk,
  alive: Alive,
): readonly SeatedGame[] {
  const chosen = optionsIn(engine.info, options)
  const plan = {
    seed,
    players,
    options: chosen,
    ...(decks === undefined ? {} : { decks: decksOrThrow(engine, decks.slice(0, players), chosen) }),
    games: to,
    bots: Array.from({ length: players }, (_, seat) => awake(knownBot(bots[seat] ?? 'random'), alive)),
    rotate: false,
    measured: true,
    maxDecisions: MOST_DECISIONS,
  }
  return simulate(engine, plan, from, to)
}

/** A bot that says at each decision that it is alive: one that thinks takes long for a game. */
const awake = (bot: Bot, alive: Alive): Bot => ({
  ...bot,
  choose(...asked) {
    alive()
    return bot.choose(...asked)
  },
})

/** Rules need not have what other rules ask the table, nor the same answers. */
const optionsIn = ({ options }: GameInfo, wanted: ManyPlan['options']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) =>
      options.some((option) => option.name === name && option.values.includes(value)),
    ),
  )

/** How many play where several games have to fit: as many as are wanted, else as few as may; null where none do. */
export function playersFor(games: readonly Pick<PlayableGame, 'engine'>[], wanted: number | null): number | null {
  const seats = games.map(({ engine }) => engine.info.seats)
  const least = Math.max(...seats.map(({ from }) => from))
  const most = Math.min(...seats.map(({ to }) => to))
  if (least > most) return null
  return wanted === null ? least : Math.min(most, Math.max(least, wanted))
}
