import { mean, tTestTwoSample } from 'simple-statistics'
import * as eights from './eights-mutable.ts'
import * as masks from './hearts-masks.ts'
import * as mutable from './hearts-mutable.ts'
import * as president from './president-mutable.ts'
import type { BaseState } from '../runtime/engine.ts'
import { type Effort, rates } from './measure.ts'
import { type Outcome, liveGame, playout } from './play.ts'
import { type Pick, pickFrom } from './random.ts'
import { type Row, short } from './report.ts'

/** Beyond this many standard errors two means are not of the same game: one time in two thousand by chance. */
const LIMIT = 3.5

type Play = (seed: number, pick: Pick) => Outcome

interface Contestant {
  readonly name: string
  readonly play: Play
  /** The same with a copy before each decision. */
  readonly copying?: Play
}

/** One who plays by hand, and copies before each decision as well. */
const byHand = <Game>(
  play: (seed: number, pick: Pick, each?: (game: Game) => void) => Outcome,
  copyOf: (game: Game) => Game,
): Contestant => {
  // Kept, so that no copy can be left out.
  const last: Game[] = []
  const copy = (game: Game): void => void (last[0] = copyOf(game))
  return {
    name: 'by hand, mutable',
    play: (seed, pick) => play(seed, pick),
    copying: (seed, pick) => play(seed, pick, copy),
  }
}

/** Something to compare: a number for each game. */
interface Statistic {
  readonly name: string
  readonly of: (o: Outcome) => number
}

const statistics: readonly Statistic[] = [
  { name: 'decisions', of: (o) => o.decisions },
  { name: 'total', of: (o) => mean([...o.totals]) },
  { name: 'best total', of: (o) => Math.min(...o.totals) },
  { name: 'worst total', of: (o) => Math.max(...o.totals) },
]

/** A game of rules, and what it is called; beside it those that play it without rules. */
interface Twins {
  readonly of: string
  readonly rules: string
  readonly byHand: readonly Contestant[]
  readonly aim: string
}

const HEARTS: Twins = {
  of: 'Hearts beside two written by hand, same random games in the same process',
  rules: 'rules/hearts/hearts.rules',
  byHand: [byHand(mutable.playout, mutable.clone), { name: 'by hand, in bits', play: masks.playout }],
  aim: '1.5 of the mutable one, 2.5 with copies, 0.6 of the one in bits',
}

const EIGHTS: Twins = {
  of: 'Eights, drawn card by card by chance, beside one written by hand, same random games in the same process',
  rules: 'bench/eights.rules',
  byHand: [byHand(eights.playout, eights.copyOf)],
  aim: '1.5 of the mutable one, 2.5 with copies',
}

const PRESIDENT: Twins = {
  of: 'President beside one written by hand, same random games in the same process',
  rules: 'rules/president/president.rules',
  byHand: [byHand(president.playout, president.copyOf)],
  aim: '1.5 of the mutable one, 2.5 with copies',
}

export const heartsRows = (games: number, effort: Effort): Promise<Row[]> => besideRows(HEARTS, games, effort)
export const eightsRows = (games: number, effort: Effort): Promise<Row[]> => besideRows(EIGHTS, games, effort)
export const presidentRows = (games: number, effort: Effort): Promise<Row[]> => besideRows(PRESIDENT, games, effort)

async function besideRows(twins: Twins, games: number, effort: Effort): Promise<Row[]> {
  const engine = await liveGame(twins.rules)
  const played = (seed: number, pick: Pick, each?: (s: BaseState) => void): Outcome => {
    const { decisions, totals } = playout(engine, seed, pick, each)
    return { decisions, totals: totals.map((result) => -result) }
  }
  const old = engine.setup({ seed: 1 })
  const generated: Contestant = {
    name: 'generated',
    play: (seed, pick) => played(seed, pick),
    copying: (seed, pick) => played(seed, pick, (s) => engine.copyInto(old, s)),
  }
  const all: readonly Contestant[] = [generated, ...twins.byHand]
  return [...speeds(twins, all, effort), ...agreement(twins, all, games)]
}

function speeds({ of, aim }: Twins, all: readonly Contestant[], effort: Effort): Row[] {
  const copying = all.flatMap(({ name, copying }) => (copying === undefined ? [] : [{ name, play: copying }]))
  const speed = rates(
    [...all, ...copying].map(({ play }) => decisionsOf(play)),
    { rounds: effort.rounds, ms: effort.ms * 4 },
  )
  const rows = (what: string, some: readonly Contestant[], figures: readonly number[], first: string): Row[] =>
    some.map(({ name }, i) => {
      const [own = Number.NaN, other = Number.NaN] = [figures[0], figures[i]]
      const note = i === 0 ? first : `the generated one is ${compared(own, other)}`
      return { of, what: `${what}, ${name}`, figure: `${short(other)} /s`, note }
    })
  return [
    ...rows('decisions', all, speed.slice(0, all.length), `aim: ${aim}`),
    ...rows('each after a copy', copying, speed.slice(all.length), ''),
  ]
}

function compared(own: number, other: number): string {
  return own >= other ? `${(own / other).toFixed(2)} times as fast` : `${(other / own).toFixed(2)} times slower`
}

function decisionsOf(play: Contestant['play']): () => number {
  const pick = pickFrom(3)
  let seed = 0
  return () => {
    seed += 1
    return play(seed, pick).decisions
  }
}

function agreement({ of }: Twins, all: readonly Contestant[], games: number): Row[] {
  const samples = all.map(({ play }, i) => sample(play, games, i))
  const own = samples[0] ?? []
  return all.map(({ name }, i): Row => {
    const other = samples[i] ?? []
    const means = statistics.map((s) => `${s.name} ${mean(other.map(s.of)).toFixed(2)}`).join(', ')
    const furthest = Math.max(...statistics.map((s) => distance(own.map(s.of), other.map(s.of))))
    const verdict = i === 0 ? '' : ` (${furthest.toFixed(1)} standard errors at most)`
    return {
      of,
      what: `means, ${name}`,
      figure: i === 0 ? '' : furthest < LIMIT ? '✓ agrees' : '✗ DIFFERS',
      note: means + verdict,
    }
  })
}

/** Each contestant has games of its own: the same seeds would not be the same deals. */
function sample(play: Contestant['play'], games: number, contestant: number): Outcome[] {
  const pick = pickFrom(100 + contestant)
  return Array.from({ length: games }, (_, i) => play(contestant * games + i, pick))
}

/** How far two means are apart, in standard errors of their difference. */
function distance(a: readonly number[], b: readonly number[]): number {
  return Math.abs(tTestTwoSample([...a], [...b]) ?? Number.POSITIVE_INFINITY)
}
