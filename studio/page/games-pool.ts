import type { PairedGames } from '../many/summed.ts'
import type { ManyPlan } from '../protocol/many-calls.ts'
import { RemoteWorker } from '../protocol/remote-worker.ts'
import type { Project, WriteCalls } from '../protocol/write-calls.ts'
import { words } from '../words.ts'
import { beginWorker } from './begin-worker.ts'

/** Milliseconds without a sign of life after which a worker is ended. */
const LIMIT = 20_000

/** So many games are one piece of work, after which a stop loses nothing; where bots think, one. */
const AT_ONE_GO = 25

/** One core is left to the page, and nobody's machine is taken whole. */
const MOST_WORKERS = 4

interface Piece {
  readonly from: number
  readonly games: Pick<PairedGames, 'own'> & { readonly base: PairedGames['own'] | null }
}

export interface WantedGames {
  readonly project: Project
  readonly games: number
  /** As many play, where the rules allow it. */
  readonly plan: Omit<ManyPlan, 'players'> & { readonly players: number | null }
  /** The game that is compared with; null for none. */
  readonly base: string | null
}

/** Plays games in several workers, each of them by both rules where two are compared. */
export class GamesPool {
  private readonly wanted: WantedGames
  private readonly told: (played: number) => void
  private readonly workers: readonly RemoteWorker<WriteCalls>[]
  private readonly pieces: Piece[] = []
  private next = 0
  private players = 0
  isStopped = false

  /** `told` hears how many games are played, of each pair one. */
  constructor(wanted: WantedGames, told: (played: number) => void) {
    this.wanted = wanted
    this.told = told
    const many = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1))
    this.workers = Array.from({ length: many }, () => new RemoteWorker<WriteCalls>(beginWorker, LIMIT))
  }

  /** Comes to its end when all is played or it is stopped. @throws Error in words where a worker fails */
  async run(): Promise<void> {
    try {
      await Promise.all(this.workers.map((worker) => this.work(worker)))
    } catch (error) {
      if (!this.isStopped) throw error
    } finally {
      this.end()
    }
  }

  stop(): void {
    this.isStopped = true
    this.end()
  }

  /** What was played, in the order of the games; null before there is any. */
  get played(): PairedGames | null {
    const { base } = this.wanted
    const pieces = this.pieces.toSorted((a, b) => a.from - b.from)
    if (pieces.length === 0) return null
    const other = base === null ? null : { name: base, games: pieces.flatMap(({ games }) => games.base ?? []) }
    return { players: this.players, own: pieces.flatMap(({ games }) => games.own), base: other }
  }

  private async work({ calls }: RemoteWorker<WriteCalls>): Promise<void> {
    const { project, plan, base, games } = this.wanted
    const rules = base === null ? null : 'base'
    await calls.check({ project })
    if ((await calls.build(null)) === null) throw new Error(words.many.errors)
    const players = await calls.playersFor({ rules, players: plan.players })
    if (players === null) throw new Error(words.many.noPlayers(base ?? ''))
    this.players = players
    const many = plan.bots.every((bot) => bot === 'random') ? AT_ONE_GO : 1
    while (this.next < games) {
      const from = this.next
      const chunk = { plan: { ...plan, players }, from, to: Math.min(games, from + many) }
      this.next = chunk.to
      const own = await calls.playGames({ rules: null, ...chunk })
      this.pieces.push({
        from,
        games: { own, base: base === null ? null : await calls.playGames({ rules, ...chunk }) },
      })
      this.told(this.pieces.reduce((sum, piece) => sum + piece.games.own.length, 0))
    }
  }

  private end(): void {
    for (const worker of this.workers) worker.end('stopped')
  }
}
