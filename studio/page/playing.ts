import { type Seat, seatName } from '../../runtime/engine.ts'
import type { SeatLabel } from '../table/acts.ts'
import { words } from '../words.ts'
import type { DeckTexts } from '../play/read-decks.ts'
import type { Remote } from '../protocol/calls.ts'
import type { PlayCalls, Glimpsed } from '../protocol/play-calls.ts'
import { type Drawer, keepDrawer } from './drawers.ts'
import type { Eyes, Model, Panel, Player } from './model.ts'
import { PlayLoop, type Think } from './play-loop.ts'
import { Store } from './store.ts'
import type { Viewer } from '../play/table.ts'

/** Who plays, by which options, which deal, and what each seat brings. */
export interface TableSetUp {
  readonly players: readonly Player[]
  readonly options: Readonly<Record<string, string>>
  readonly seed: number
  readonly decks: DeckTexts
}

/** What can be done with a game wherever it is played: in the studio, and in a page that was saved from it. */
export class Playing {
  protected readonly store: Store
  readonly play: PlayLoop
  readonly glimpses: Glimpses

  constructor(listen: (model: Model) => void, calls: Remote<PlayCalls>, think: Think) {
    this.store = new Store(listen)
    this.play = new PlayLoop(this.store, calls, think)
    this.glimpses = new Glimpses(this.store, calls)
  }

  get model(): Model {
    return this.store.model
  }

  set(change: Partial<Model>): void {
    this.store.set(change)
  }

  /** Deals anew, with another seed than before; false where no game could begin. */
  async deal(): Promise<boolean> {
    const { beginning, built } = this.model
    if (built === null) return false
    const before = beginning?.kind === 'deal' ? beginning : { players: built.sheet.seats.from, options: {}, seed: 0 }
    const { players, options } = before
    const decks = 'decks' in before && before.decks !== undefined ? { decks: before.decks } : {}
    return this.play.begin({ kind: 'deal', seed: before.seed + 1, players, options, ...decks })
  }

  /** Deals as the table is set up; where a deck may not be played, it is said why. */
  async setUp({ players, options, seed, decks }: TableSetUp): Promise<void> {
    const brought = decks.some((deck) => deck !== null) ? { decks } : {}
    if (brought.decks !== undefined) {
      const refused = await this.play.refusedDecks(brought.decks, options)
      if (refused === null || refused.some((reasons) => reasons.length > 0))
        return this.set({ panel: { kind: 'table', refused: refused ?? [] } })
    }
    this.set({ panel: null })
    await this.play.begin({ kind: 'deal', seed, players: players.length, options, ...brought }, players)
  }

  async look(eyes: Eyes): Promise<void> {
    this.set({ eyes })
    await this.play.look()
  }

  /** Opens what lies beside the table, or puts it away, also at the tables that come. */
  turnDrawer(drawer: Drawer): void {
    const drawers = new Set(this.model.drawers)
    const isOpen = !drawers.delete(drawer)
    if (isOpen) drawers.add(drawer)
    keepDrawer(drawer, isOpen)
    this.set({ drawers, place: 'table' })
  }

  spread(zone: string): void {
    const spread = new Set(this.model.spread)
    if (!spread.delete(zone)) spread.add(zone)
    this.set({ spread })
  }

  panel(panel: Panel | null): void {
    this.set({ panel })
  }

  /** Whether the pending question is answered by hand: by a person, or in the place of a bot that rests. */
  get answersHere(): boolean {
    const { table, players, rests } = this.model
    const question = table?.question ?? null
    return question !== null && !question.isOthers && (rests || players[question.seat] === 'person')
  }

  /** What a seat is called: whoever plays alone against bots is meant by “you”. */
  readonly nameOf = (seat: Seat): SeatLabel => {
    const { players } = this.model
    const isAlone = players[seat] === 'person' && players.filter((player) => player === 'person').length === 1
    return { name: isAlone ? words.table.you : words.table.seat(seatName(seat)), sign: seatName(seat) }
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

/** Milliseconds: whoever goes over sentences in passing sees no table move, nor between one sentence and the next. */
const REST = 80

/** Shows the table as it was, and puts it back. */
class Glimpses {
  private readonly store: Store
  private readonly calls: Remote<PlayCalls>
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(store: Store, calls: Remote<PlayCalls>) {
    this.store = store
    this.calls = calls
  }

  /** Once somebody rests there. */
  look(at: Glimpsed & { readonly viewer: Viewer | 'asked' }, said: string): void {
    const turn = (this.turn += 1)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.show(at, said, turn), REST)
  }

  leave(): void {
    const turn = (this.turn += 1)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => turn === this.turn && this.store.set({ glimpse: null }), REST)
  }

  private async show(at: Parameters<Glimpses['look']>[0], said: string, turn: number): Promise<void> {
    const { table, why } = this.store.model
    // What is not there any more, as when the rules have become others, is not shown.
    const seen = await this.calls.glimpse(at).catch(() => null)
    if (seen === null || turn !== this.turn) return
    this.store.set({ glimpse: { ...seen, said, beside: { table, why } } })
  }
}
