import { GamesPool } from './games-pool.ts'
import type { ManyGames } from './model.ts'
import { nameOfBase } from './name-of-base.ts'
import type { ProjectDesk } from './project-desk.ts'
import { botsAtTable } from './bots-at-table.ts'

/** So many games are played to see how a game goes. */
const WANTED = 1000

/** How often bots that think look ahead for a decision here: far less than at the table, for many games. */
export const LOOKS_AHEAD = 20

/** Of one game alone no mean has bounds. */
const FEWEST_SUMMED = 2

/** Milliseconds between two pictures of what has come in. */
const SHOWN_EVERY = 1000

/** Many games by bots, beside those of what a game is compared with by the same seeds. */
export class Many {
  private readonly studio: ProjectDesk
  private pool: GamesPool | null = null
  /** Whether what was wanted last was stopped, maybe before its workers were begun. */
  private isStopped = false

  constructor(studio: ProjectDesk) {
    this.studio = studio
  }

  /** Plays them as the table is set up, and shows what came of them. */
  async start(): Promise<void> {
    this.stop()
    this.isStopped = false
    const { studio } = this
    const { project, beginning, players } = studio.model
    const bots = botsAtTable(players)
    let many: ManyGames = { state: 'on', wanted: WANTED, played: 0, bots, summed: null }
    studio.set({ why: { kind: 'many', many }, place: 'why' })
    await studio.tried(async () => {
      const { summed } = await import('../many/summed.ts')
      const compared = await studio.worker.calls.compareBase(null)
      const base = compared === null ? null : nameOfBase(compared)
      const deal = beginning?.kind === 'deal' ? beginning : null
      const decks = deal?.decks === undefined ? {} : { decks: deal.decks }
      const named = bots.map((bot) => (bot === 'search' ? `search:${LOOKS_AHEAD}` : bot))
      const plan = { seed: 1, players: deal?.players ?? null, bots: named, options: deal?.options ?? {}, ...decks }
      const summedUp = (): ManyGames['summed'] =>
        pool.played === null || pool.played.own.length < FEWEST_SUMMED ? null : summed(pool.played)
      let shown = performance.now()
      const pool = new GamesPool({ project, games: WANTED, plan, base }, (played) => {
        const isShown = performance.now() - shown >= SHOWN_EVERY
        if (isShown) shown = performance.now()
        many = { ...many, played, summed: isShown ? summedUp() : many.summed }
        this.show(pool, many)
      })
      this.pool = pool
      this.show(pool, many)
      if (this.isStopped) pool.stop()
      try {
        await pool.run()
      } finally {
        const state = pool.isStopped || many.played < WANTED ? 'stopped' : 'done'
        this.show(pool, { ...many, state, summed: summedUp() })
      }
    })
  }

  /** What is played so far is shown. */
  stop(): void {
    this.isStopped = true
    this.pool?.stop()
  }

  /** As long as nothing else was asked for. */
  private show(pool: GamesPool, many: ManyGames): void {
    const { why } = this.studio.model
    if (why.kind === 'many' && this.pool === pool) this.studio.set({ why: { kind: 'many', many } })
  }
}
