import { type RandomSource, randomSource } from '../bots/random-source.ts'
import type { BaseState, Choice } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { type ChoiceTally, NO_CHOICES, addedChoices, choiceTally } from './choice-tally.ts'
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
  /** By moment: how uncertain the winner was, from 0 to 1, and the estimate of whoever won. */
  readonly uncertainty: readonly Sums[]
  readonly winner: readonly Sums[]
  /** How far the winner was behind the best estimate, on average (drama). */
  readonly drama: Sums
  /** Changes of the lead beyond what chance in the estimates explains. */
  readonly leadChanges: Sums
  /** Which part of the game was left when the winner came to stay above four fifths. */
  readonly decided: Sums
  /** Whether whoever won stood at half time below half of a fair share. */
  readonly comebacks: Sums
  /** Moments at which the seat that is asked had less than a fiftieth of a chance. */
  readonly dead: Sums
  /** Whether it mattered what the seat chose. */
  readonly choices: ChoiceTally
}

export const NO_TENSION: TensionTally = {
  games: 0,
  uncertainty: [],
  winner: [],
  drama: NO_SUMS,
  leadChanges: NO_SUMS,
  decided: NO_SUMS,
  comebacks: NO_SUMS,
  dead: NO_SUMS,
  choices: NO_CHOICES,
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
    dead: addedSums(a.dead, b.dead),
    choices: addedChoices(a.choices, b.choices),
  }
}

/** One moment: the estimate of each seat, and who is asked. */
interface Moment {
  readonly chances: readonly number[]
  readonly asked: number
  readonly choices: ChoiceTally
}

/** Plays a game, goes through it again and estimates at moments who wins; nothing of a game without an end. */
export function tensionOf(engine: FullEngine<BaseState>, plan: GamePlan): TensionTally {
  const choices: Choice[] = []
  const game = playGame(engine, plan, (_, choice) => choices.push(choice))
  const ended = endOf(game)
  if (ended === null || choices.length === 0) return NO_TENSION
  const random = randomSource(plan.seed, 1_000_003)
  const moments = momentsOf(engine, plan, choices, random)
  return told(moments, sharesOf(ended))
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
        chances: chancesIn(engine, state, plan.maxDecisions, random),
        asked: state.asked,
        choices:
          found.length % CHOICES_AT === plan.seed % CHOICES_AT
            ? choiceTally(engine, state, plan.maxDecisions, random)
            : NO_CHOICES,
      })
    engine.apply(state, choice)
  }
  return found
}

/** The share of the win of each seat in games that go on at random. */
function chancesIn(engine: FullEngine<BaseState>, s: BaseState, most: number, random: RandomSource): number[] {
  const sums = Array.from({ length: s.players }, () => 0)
  const other = engine.clone(s)
  for (let i = 0; i < PLAYOUTS; i++) {
    engine.copyInto(other, s)
    for (const [seat, share] of playedOn(engine, other, most, random).entries())
      sums[seat] = (sums[seat] ?? 0) + share / PLAYOUTS
  }
  return sums
}

function told(moments: readonly Moment[], shares: readonly number[]): TensionTally {
  const fair = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const winners = shares.flatMap((share, seat) => (share > 0 ? [seat] : []))
  const ofWinner = ({ chances }: Moment): number => Math.max(...winners.map((seat) => chances[seat] ?? 0))
  const behind = moments.map((moment) => Math.max(...moment.chances) - ofWinner(moment))
  const half = moments[Math.floor(moments.length / 2)]
  const stays = moments.findLastIndex((moment) => ofWinner(moment) <= 0.8) + 1
  const dead = moments.map(({ chances, asked }) => ((chances[asked] ?? 1) < 0.02 ? 1 : 0))
  const one = (value: number): Sums => withValue(NO_SUMS, value)
  return {
    games: 1,
    uncertainty: moments.map(({ chances }) => one(uncertaintyOf(chances))),
    winner: moments.map((moment) => one(ofWinner(moment))),
    drama: one(behind.reduce((sum, each) => sum + each, 0) / moments.length),
    leadChanges: one(leadChanges(moments)),
    decided: one(1 - stays / moments.length),
    comebacks: half === undefined ? NO_SUMS : one(ofWinner(half) < fair / 2 ? 1 : 0),
    dead: dead.reduce((sums, each) => withValue(sums, each), NO_SUMS),
    choices: moments.map(({ choices }) => choices).reduce(addedChoices),
  }
}

/** Entropy of whether each seat wins, of that of even chances; seats that win together are settled together. */
function uncertaintyOf(chances: readonly number[]): number {
  const total = chances.reduce((sum, each) => sum + each, 0)
  const even = chances.length * entropyOf(total / chances.length)
  return even === 0 ? 0 : chances.reduce((sum, each) => sum + entropyOf(each), 0) / even
}

const entropyOf = (chance: number): number =>
  [chance, 1 - chance].reduce((sum, each) => sum - (each <= 0 ? 0 : each * Math.log(each)), 0)

/** Somebody else leads by more than two standard errors of a difference of estimates. */
const BEYOND_NOISE = 2 * Math.sqrt((2 * 0.25) / PLAYOUTS)

function leadChanges(moments: readonly Moment[]): number {
  let leader: number | null = null
  let changes = 0
  for (const { chances } of moments) {
    const best = Math.max(...chances)
    const first = chances.indexOf(best)
    const ahead = best - (leader === null ? 0 : (chances[leader] ?? 0))
    if (leader !== null && ahead > BEYOND_NOISE) changes += 1
    if (leader === null || ahead > BEYOND_NOISE) leader = first
  }
  return changes
}
