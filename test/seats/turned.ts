import { fileURLToPath } from 'node:url'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { below } from '../../runtime/bots/random-source.ts'
import { type BaseState, DECLINE } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { cardsOf } from '../../runtime/words/tell.ts'
import { type Specimen, specimenOf } from '../kit/specimen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A game as if its first player sat some seats on: what it says of the first and the last of players it says of others. */
export function turned(path: string, seats: number, host: RulesHost = rulesHost(root, path)): Promise<Specimen> {
  const said = `left-neighbour of ($1 of players, ${seats})`
  return specimenOf(path, {
    ...host,
    read: (file) => host.read(file)?.replace(/\b(first|last) of players\b/gu, said) ?? null,
  })
}

/**
 * Passes where it can, and else takes the cards that the rules declare last, whoever sits where: no order of players has
 * a say in it, and it plays otherwise than one that plays at random. One time in three it does.
 */
const meekBot: Bot = {
  name: 'meek',
  choose(engine, state, seat, random) {
    const legal = engine.choices(state)
    if (random() < 1 / 3) return randomBot.choose(engine, state, seat, random)
    if (legal.includes(DECLINE)) return DECLINE
    const { parts } = engine as FullEngine<BaseState>
    const height = (choice: number): number =>
      Math.max(-1, ...cardsOf(parts, state, engine.moveOf(state, choice)).map((card) => state.def[card] ?? -1))
    const heights = legal.map(height)
    const highest = legal.filter((_, i) => heights[i] === Math.max(...heights))
    return highest[below(highest.length, random)] ?? DECLINE
  },
}

/** What a seat is given on average, and how far that may be by chance. */
export interface Expected {
  readonly mean: number
  /** The standard error. */
  readonly error: number
}

export interface Seated {
  readonly players: number
  readonly games: number
  readonly seed?: number
  /** Where somebody sits who plays otherwise than the rest, who play at random. */
  readonly meek?: number
}

/** By seat, of games that bots play. */
export function expected({ engine }: Specimen, { players, games, seed = 1, meek }: Seated): readonly Expected[] {
  const bots = Array.from({ length: players }, (_, seat) => (seat === meek ? meekBot : randomBot))
  const plan = { seed, games, players, options: {}, bots, rotate: false, maxDecisions: 20_000 }
  const all = [...simulate(engine, plan)].flatMap(({ results }) => (results === null ? [] : [results]))
  return bots.map((_, seat) => {
    const own = all.map((results) => results[seat] ?? 0)
    const mean = own.reduce((sum, x) => sum + x, 0) / own.length
    const variance = own.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, own.length - 1)
    return { mean, error: Math.sqrt(variance / own.length) }
  })
}

/** The farthest that a seat stands from the one before it in a game turned by a seat, in standard errors. */
export function farthest(straight: readonly Expected[], by: readonly Expected[]): number {
  return Math.max(
    ...straight.map(({ mean, error }, seat) => {
      const other = by[(seat + 1) % by.length] ?? { mean, error }
      const spread = Math.hypot(error, other.error)
      return spread === 0 ? (mean === other.mean ? 0 : Infinity) : Math.abs(mean - other.mean) / spread
    }),
  )
}
