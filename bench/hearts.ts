import { mean, tTestTwoSample } from 'simple-statistics'
import * as immutable from './hearts-immutable.ts'
import * as mutable from './hearts-mutable.ts'
import { type Effort, rates } from './measure.ts'
import { type Outcome, generatedEngine, playout } from './play.ts'
import { type Pick, pickFrom } from './random.ts'
import { type Row, short } from './report.ts'

/** Beyond this many standard errors two means are not of the same game: one time in two thousand by chance. */
const LIMIT = 3.5

const of = 'Hearts beside two written by hand, same random games in the same process'

interface Contestant {
  readonly name: string
  readonly play: (seed: number, pick: Pick) => Outcome
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

export async function heartsRows(games: number, effort: Effort): Promise<Row[]> {
  const engine = await generatedEngine('hearts')
  const generated: Contestant = {
    name: 'generated',
    play: (seed, pick) => {
      const { decisions, totals } = playout(engine, seed, pick)
      return { decisions, totals: totals.map((result) => -result) }
    },
  }
  const all: readonly Contestant[] = [
    generated,
    { name: 'by hand, immutable', play: immutable.playout },
    { name: 'by hand, mutable', play: mutable.playout },
  ]
  return [...speeds(all, effort), ...agreement(all, games)]
}

function speeds(all: readonly Contestant[], effort: Effort): Row[] {
  const speed = rates(
    all.map(({ play }) => decisionsOf(play)),
    { rounds: effort.rounds, ms: effort.ms * 4 },
  )
  const own = speed[0] ?? Number.NaN
  return all.map(({ name }, i) => {
    const other = speed[i] ?? Number.NaN
    const note = i === 0 ? '' : `the generated one is ${compared(own, other)}`
    return {
      of,
      what: `decisions, ${name}`,
      figure: `${short(other)} /s`,
      note: i === 0 ? 'aim: several times the immutable one, a third of the mutable one' : note,
    }
  })
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

function agreement(all: readonly Contestant[], games: number): Row[] {
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
