import { type RandomSource, randomSource } from '../bots/random-source.ts'
import type { BaseState, Choice } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { type Clusters, NO_CLUSTERS, addedClusters, clusterOf } from './clusters.ts'
import {
  type PlayedOn,
  behindTheBest,
  chanceOfOutcome,
  chancesOf,
  isAhead,
  leaderIn,
  uncertaintyOf,
} from './estimate.ts'
import { isFalseChoice } from './false-choice.ts'
import { playedOn } from './played-on.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, addedSums, withValue } from './sums.ts'

/** At so many moments of a game, evenly spread over its decisions, it is estimated who wins. */
export const MOMENTS = 12

/** Games played on at random from each moment. */
export const PLAYOUTS = 32

/** At one of so many moments it is looked at what choices come to, which takes as long as the others. */
const CHOICES_AT = 4

/**
 * How open games were, by estimates of who wins: an onlooker who sees all cards plays on at random from each moment,
 * with chance of its own.
 */
export interface TensionTally {
  readonly games: number
  /** By moment: how uncertain it was who wins, from 0 to 1, and the estimate of how it came out. */
  readonly uncertainty: readonly Sums[]
  readonly winner: readonly Sums[]
  /** How far the winner was behind the best estimate, on average (drama). */
  readonly drama: Sums
  /** Changes of the lead beyond what chance in the estimates explains. */
  readonly leadChanges: Sums
  /** Which part of the game was left when how it came out came to stay above four fifths. */
  readonly decided: Sums
  /** Whether whoever won stood at half time below half of a fair share. */
  readonly comebacks: Sums
  /** Moments at which the seat that is asked had less than a fiftieth of a chance. */
  readonly dead: Clusters
  /** Decisions with several choices at which it did not show that any matters. */
  readonly choices: Clusters
}

export const NO_TENSION: TensionTally = {
  games: 0,
  uncertainty: [],
  winner: [],
  drama: NO_SUMS,
  leadChanges: NO_SUMS,
  decided: NO_SUMS,
  comebacks: NO_SUMS,
  dead: NO_CLUSTERS,
  choices: NO_CLUSTERS,
}

export function addedTensions(a: TensionTally, b: TensionTally): TensionTally {
  const lists = (x: readonly Sums[], y: readonly Sums[]): Sums[] =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, i) => addedSums(x[i] ?? NO_SUMS, y[i] ?? NO_SUMS))
  return {
    games: a.games + b.games,
    uncertainty: lists(a.uncertainty, b.uncertainty),
    winner: lists(a.winner, b.winner),
    drama: addedSums(a.drama, b.drama),
    leadChanges: addedSums(a.leadChanges, b.leadChanges),
    decided: addedSums(a.decided, b.decided),
    comebacks: addedSums(a.comebacks, b.comebacks),
    dead: addedClusters(a.dead, b.dead),
    choices: addedClusters(a.choices, b.choices),
  }
}

/** One moment: what came of it, who is asked, and whether the choice was a false one, where that was looked at. */
interface Moment {
  readonly played: PlayedOn
  readonly asked: number
  readonly isFalse: boolean | null
}

/**
 * Plays a game, goes through it again and estimates at moments who wins; nothing of a game without an end, or of which
 * half of those that go on from a moment have none.
 */
export function tensionOf(engine: FullEngine<BaseState>, plan: GamePlan): TensionTally {
  const choices: Choice[] = []
  const game = playGame(engine, plan, (_, choice) => choices.push(choice))
  const ended = endOf(game)
  if (ended === null || choices.length === 0) return NO_TENSION
  const random = randomSource(plan.seed, 1_000_003)
  const moments = momentsOf(engine, plan, choices, random)
  // Where hardly a game that goes on at random comes to an end, nobody can tell who wins.
  const isTold = moments.every(({ played }) => played.length >= PLAYOUTS / 2)
  return isTold ? told(moments, sharesOf(ended)) : NO_TENSION
}

function momentsOf(
  engine: FullEngine<BaseState>,
  plan: GamePlan,
  choices: readonly Choice[],
  random: RandomSource,
): Moment[] {
  const state = engine.setup(plan)
  const wanted = new Set(Array.from({ length: MOMENTS }, (_, i) => Math.floor((i * choices.length) / MOMENTS)))
  const found: Moment[] = []
  for (const [number, choice] of choices.entries()) {
    if (wanted.has(number))
      found.push({
        played: playedFrom(engine, state, plan.maxDecisions, random),
        asked: state.asked,
        isFalse:
          found.length % CHOICES_AT === plan.seed % CHOICES_AT
            ? isFalseChoice(engine, state, plan.maxDecisions, random)
            : null,
      })
    engine.apply(state, choice)
  }
  return found
}

/** Games that go on at random, those that come to an end. */
function playedFrom(engine: FullEngine<BaseState>, s: BaseState, most: number, random: RandomSource): PlayedOn {
  const other = engine.clone(s)
  return Array.from({ length: PLAYOUTS }).flatMap(() => {
    engine.copyInto(other, s)
    const shares = playedOn(engine, other, most, random)
    return shares === null ? [] : [shares]
  })
}

function told(moments: readonly Moment[], shares: readonly number[]): TensionTally {
  const fair = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const winners = shares.flatMap((share, seat) => (share > 0 ? [seat] : []))
  const outcomes = moments.map(({ played }) => chanceOfOutcome(played, shares))
  const behind = moments.map(({ played }) => behindTheBest(played, winners))
  const half = moments[Math.floor(moments.length / 2)]
  const stays = outcomes.findLastIndex((chance) => chance <= 0.8) + 1
  const dead = moments.filter(({ played, asked }) => (chancesOf(played)[asked] ?? 1) < 0.02)
  const looked = moments.filter(({ isFalse }) => isFalse !== null)
  const one = (value: number): Sums => withValue(NO_SUMS, value)
  return {
    games: 1,
    uncertainty: moments.map(({ played }) => one(uncertaintyOf(played))),
    winner: outcomes.map(one),
    drama: one(behind.reduce((sum, each) => sum + each, 0) / moments.length),
    leadChanges: one(leadChanges(moments)),
    decided: one(1 - stays / moments.length),
    comebacks: half === undefined ? NO_SUMS : one(bestChance(half, winners) < fair / 2 ? 1 : 0),
    dead: clusterOf(moments.length, dead.length),
    choices: clusterOf(looked.length, looked.filter(({ isFalse }) => isFalse === true).length),
  }
}

function bestChance({ played }: Moment, seats: readonly number[]): number {
  const chances = chancesOf(played)
  return Math.max(...seats.map((seat) => chances[seat] ?? 0))
}

function leadChanges(moments: readonly Moment[]): number {
  let leader: number | null = null
  let changes = 0
  for (const { played } of moments) {
    const first = leaderIn(played)
    if (first === null) continue
    if (leader !== null && isAhead(played, first, leader)) changes += 1
    leader = first
  }
  return changes
}
