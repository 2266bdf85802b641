import { GamesPool } from './games-pool.ts'
import type { ManyGames } from './model.ts'
import { nameOfBase } from './name-of-base.ts'
import type { ProjectDesk } from './project-desk.ts'

/** So many games are played to see how a game goes. */
const WANTED = 1000

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
    const { project, beginning } = studio.model
    let many: ManyGames = { state: 'on', wanted: WANTED, played: 0, summed: null }
    studio.set({ why: { kind: 'many', many }, place: 'why' })
    await studio.tried(async () => {
      const compared = await studio.worker.calls.compareBase(null)
      const base = compared === null ? null : nameOfBase(compared)
      const deal = beginning?.kind === 'deal' ? beginning : null
      const decks = deal?.decks === undefined ? {} : { decks: deal.decks }
      const plan = { seed: 1, players: deal?.players ?? null, options: deal?.options ?? {}, ...decks }
      const pool = new GamesPool({ project, games: WANTED, plan, base }, (played) => {
        many = { ...many, played }
        this.show(pool, many)
      })
      this.pool = pool
      this.show(pool, many)
      if (this.isStopped) pool.stop()
      try {
        await pool.run()
      } finally {
        const { summed } = await import('../many/summed.ts')
        const state = pool.isStopped || many.played < WANTED ? 'stopped' : 'done'
        this.show(pool, { ...many, state, summed: pool.played === null ? null : summed(pool.played) })
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
