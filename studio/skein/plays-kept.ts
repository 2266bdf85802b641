import { Keeper } from '../kept/keeper.ts'
import type { KeepTrouble } from '../kept/not-kept.ts'
import type { Others } from '../kept/other-pages.ts'
import type { Beginning } from '../protocol/play-calls.ts'
import { type PlaysChange, changed, withChange } from './changes.ts'
import { type Plays, beginningKey } from './plays.ts'
import { type KeptPlays, PlaysStore } from './plays-store.ts'

/** Milliseconds after a choice until it is kept, with those that were made meanwhile. */
const KEPT_AFTER = 300

/** The plays of the game at hand, by how they begin. */
export type AllPlays = ReadonlyMap<string, Plays>

/** Is told of all plays of the game, and why they are not kept where they are not. */
export type PlaysListener = (plays: AllPlays, trouble: KeepTrouble | null) => void

/** What was changed and is not kept yet. */
interface Waiting {
  readonly game: string
  readonly beginning: Beginning
  readonly changes: readonly PlaysChange[]
}

/** What was removed of a game: what was kept, and what was played since and waited. */
export interface RemovedPlays {
  readonly kept: KeptPlays
  readonly waiting: ReadonlyMap<string, Waiting>
}

/**
 * The plays of a game, here and in the database. What is changed here is seen at once; it waits until it is kept, and
 * goes on waiting where it cannot be. What other pages have kept is taken in, and nothing of it is written over.
 */
export class PlaysKept extends Keeper<PlaysStore> {
  private readonly listen: PlaysListener
  private readonly others: Others
  private game: string | null = null
  /** What the game was called before, whose plays are taken over where it has none. */
  private from: string | null = null
  private plays: AllPlays = new Map()
  private readonly waiting = new Map<string, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    listen: PlaysListener,
    others: Others,
    open: typeof PlaysStore.open = (closed) => PlaysStore.open(closed),
  ) {
    super(open)
    this.listen = listen
    this.others = others
    others.listen((heard) => {
      if (heard !== this.game) return
      this.isBehind = true
      void this.keepNow()
    })
  }

  /** Whether everything that the database holds of the game at hand is known here, as far as there is one. */
  get knowsAll(): boolean {
    return !this.isBehind || this.trouble === 'none'
  }

  /**
   * Turns to a game, or to one of which nothing is kept; what waits of another goes on waiting. It may have been kept
   * `from` under another name.
   */
  turnTo(game: string | null, from: string | null = null): Promise<void> {
    if (game !== this.game) {
      this.game = game
      this.from = from
      this.isBehind = true
      this.plays = this.withWaiting(new Map())
      this.tell()
    }
    return this.keepNow()
  }

  change(beginning: Beginning, change: PlaysChange): void {
    const { game } = this
    const key = beginningKey(beginning)
    const before = this.plays.get(key) ?? null
    const after = changed(before, change, emptyPlays(beginning))
    if (game === null || after === before) return
    this.put(key, after)
    const place = JSON.stringify([game, key])
    const changes = withChange(this.waiting.get(place)?.changes ?? [], change)
    this.waiting.set(place, { game, beginning, changes })
    this.tell()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.keepNow(), KEPT_AFTER)
  }

  /** Lets go of all that was played of a game; whoever deletes it may bring it back. @throws NotKept */
  async remove(game: string): Promise<RemovedPlays> {
    await this.keepNow()
    const removed = await this.inTurn(async () => {
      const kept = await (await this.opened()).remove(game)
      // What was played meanwhile has no other place than here.
      const waiting = new Map([...this.waiting].filter(([, each]) => each.game === game))
      for (const place of waiting.keys()) this.waiting.delete(place)
      return { kept, waiting }
    })
    await this.isOtherwise(game)
    return removed
  }

  /** @throws NotKept */
  async bringBack(game: string, { kept, waiting }: RemovedPlays): Promise<void> {
    await this.inTurn(async () => {
      await (await this.opened()).bringBack(game, kept)
      for (const [place, before] of waiting) {
        const changes = [...before.changes, ...(this.waiting.get(place)?.changes ?? [])]
        this.waiting.set(place, { ...before, changes })
      }
    })
    await this.isOtherwise(game)
  }

  /** What is kept of a game was changed here, past all that waits. */
  private async isOtherwise(game: string): Promise<void> {
    this.others.post(game)
    if (game === this.game) this.isBehind = true
    await this.keepNow()
  }

  override keepNow(): Promise<void> {
    clearTimeout(this.timer)
    return super.keepNow()
  }

  protected hasWork(): boolean {
    return true
  }

  /** What waits of another game may be that of which plays are taken over. */
  protected async keepWaiting(store: PlaysStore): Promise<void> {
    const { game } = this
    const all = [...this.waiting]
    for (const [place, waiting] of all) if (waiting.game !== game) await this.keepOne(store, place, waiting)
    await this.takeOver(store)
    for (const [place, waiting] of all) if (waiting.game === game) await this.keepOne(store, place, waiting)
  }

  /** Keeps the plays of another name under that of the game as well, where it has none. */
  private async takeOver(store: PlaysStore): Promise<void> {
    const { game, from } = this
    if (game === null || from === null) return
    const isNew = (await store.all(game)).size === 0
    const all = isNew ? await store.all(from) : []
    for (const [key, plays] of all) await store.change(game, key, (kept) => kept ?? plays)
    if (game === this.game) this.from = null
  }

  private async keepOne(store: PlaysStore, place: string, { game, beginning, changes }: Waiting): Promise<void> {
    const key = beginningKey(beginning)
    const kept = await store.change(game, key, (plays) => withAll(plays, changes, beginning))
    // What was changed while it was kept still waits.
    const now = this.waiting.get(place)?.changes ?? []
    const left = now.filter((change) => !changes.includes(change))
    if (left.length === 0) this.waiting.delete(place)
    else this.waiting.set(place, { game, beginning, changes: left })
    if (game === this.game) this.put(key, withAll(kept, left, beginning))
    this.others.post(game)
  }

  protected async takeIn(store: PlaysStore): Promise<void> {
    const { game } = this
    if (game === null) return
    const all = await store.all(game)
    if (game !== this.game) return
    this.isBehind = false
    this.plays = this.withWaiting(all)
  }

  /** With what waits of the game at hand. */
  private withWaiting(all: AllPlays): AllPlays {
    const plays = new Map(all)
    for (const { game, beginning, changes } of this.waiting.values()) {
      if (game !== this.game) continue
      const key = beginningKey(beginning)
      const now = withAll(plays.get(key) ?? null, changes, beginning)
      if (now === null) plays.delete(key)
      else plays.set(key, now)
    }
    return plays
  }

  private put(key: string, now: Plays | null): void {
    const plays = new Map(this.plays)
    if (now === null) plays.delete(key)
    else plays.set(key, now)
    this.plays = plays
  }

  protected tell(): void {
    this.listen(this.plays, this.trouble)
  }
}

const emptyPlays = (beginning: Beginning): Plays => ({ beginning, game: '', changed: 0, knots: [] })

const withAll = (plays: Plays | null, changes: readonly PlaysChange[], beginning: Beginning): Plays | null =>
  changes.reduce<Plays | null>((before, change) => changed(before, change, emptyPlays(beginning)), plays)
