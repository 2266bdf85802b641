import type { Engine } from 'houserules/runtime'
import type { Limits } from './limits.ts'
import { Room } from './room.ts'
import { Store } from './store.ts'

/** The rooms of a host: those in use, and those in the file, which are made again when somebody comes to them. */
export class Rooms {
  readonly #store: Store
  readonly #games: Readonly<Record<string, Engine>>
  readonly #limits: Limits
  readonly #inUse = new Map<string, Room>()
  /** The network addresses from which rooms were opened since this host began. */
  readonly #from = new Map<string, string>()

  constructor(file: string, games: Readonly<Record<string, Engine>>, limits: Limits) {
    this.#store = new Store(file)
    this.#games = games
    this.#limits = limits
  }

  /**
   * @param from the network address that asks
   * @throws RangeError where there is no such game, so many cannot play it, or there are too many rooms
   */
  open(game: string, from: string, players?: number): Room {
    const engine = this.#engineOf(game)
    if (engine === undefined) throw new RangeError(`no game is called ${JSON.stringify(game)}`)
    if (this.#store.count() >= this.#limits.rooms) throw new RangeError('there are too many rooms; come back later')
    const others = [...this.#from.values()].filter((each) => each === from)
    if (others.length >= this.#limits.roomsFrom)
      throw new RangeError('too many rooms were opened from your address; come back later')
    const room = Room.open(game, engine, this.#store, players)
    this.#from.set(room.name, from)
    this.#inUse.set(room.name, room)
    return room
  }

  /** @throws RecordError where the room was saved under rules that cannot go on with it */
  at(name: string): Room | undefined {
    const inUse = this.#inUse.get(name)
    if (inUse !== undefined) return inUse
    const kept = this.#store.room(name)
    const engine = kept === null ? undefined : this.#engineOf(kept.game)
    if (kept === null || engine === undefined) return undefined
    const room = Room.reopen(kept, engine, this.#store)
    this.#inUse.set(name, room)
    return room
  }

  inUse(): Iterable<Room> {
    return this.#inUse.values()
  }

  /** Removes the rooms in which nothing was done for long, up to `now`, and nobody is; those without a seat taken soon. */
  removeIdle(now: number): void {
    const { idle, unseated } = this.#limits
    for (const name of [...this.#store.untouchedSince(now - idle), ...this.#store.unseatedSince(now - unseated)]) {
      if (this.#inUse.get(name)?.isEmpty === false) continue
      this.#inUse.delete(name)
      this.#from.delete(name)
      this.#store.remove(name)
    }
  }

  close(): void {
    this.#store.close()
  }

  #engineOf(game: string): Engine | undefined {
    return Object.hasOwn(this.#games, game) ? this.#games[game] : undefined
  }
}
