import type { Remote } from '../protocol/calls.ts'
import type { PlayCalls } from '../protocol/play-calls.ts'
import type { Eyes, Model, Panel, Player } from './model.ts'
import { PlayLoop, type Think } from './play-loop.ts'
import { Store } from './store.ts'

/** What can be done with a game wherever it is played: in the studio, and in a page that was saved from it. */
export class Playing {
  protected readonly store: Store
  readonly play: PlayLoop

  constructor(listen: (model: Model) => void, calls: Remote<PlayCalls>, think: Think) {
    this.store = new Store(listen)
    this.play = new PlayLoop(this.store, calls, think)
  }

  get model(): Model {
    return this.store.model
  }

  set(change: Partial<Model>): void {
    this.store.set(change)
  }

  /** Deals anew, with another seed than before. */
  async deal(): Promise<void> {
    const { beginning, built } = this.model
    if (built === null) return
    const before = beginning?.kind === 'deal' ? beginning : { players: built.sheet.seats.from, options: {}, seed: 0 }
    await this.play.begin({ kind: 'deal', seed: before.seed + 1, players: before.players, options: before.options })
  }

  async setUp(players: readonly Player[], options: Readonly<Record<string, string>>, seed: number): Promise<void> {
    this.set({ panel: null })
    await this.play.begin({ kind: 'deal', seed, players: players.length, options }, players)
  }

  async look(eyes: Eyes): Promise<void> {
    this.set({ eyes })
    await this.play.look()
  }

  spread(zone: string): void {
    const spread = new Set(this.model.spread)
    if (!spread.delete(zone)) spread.add(zone)
    this.set({ spread })
  }

  panel(panel: Panel | null): void {
    this.set({ panel })
  }

  /** Whether a person answers the pending question. */
  get answersHere(): boolean {
    const { table, players } = this.model
    const seat = table?.question?.seat
    return seat !== undefined && players[seat] === 'person'
  }

  /** Whether clauses can be looked up. */
  readonly opensClauses: boolean = false

  /** Shows a clause and what cites it, where there is a text. */
  showClause(_id: string): void {}

  /** Shows `file:line`, where there is a text to show it in. */
  showPlace(_place: string): Promise<void> {
    return Promise.resolve()
  }
}
