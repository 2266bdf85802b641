import { randomBytes } from 'node:crypto'
import { RecordError } from '../../runtime/records/replay.ts'
import type { HostLimits } from './limits.ts'
import type { AgreedPlan } from './messages.ts'
import { Room, type RoomMakings } from './room.ts'
import { TableSeats } from './table-seats.ts'

/** The rooms of a host: those in use, and those that are kept, which are made again when somebody comes to them. */
export class Rooms {
  readonly #makings: RoomMakings
  readonly #limits: HostLimits
  /** What a new table begins with. */
  readonly #plan: AgreedPlan
  readonly #inUse = new Map<string, Promise<Room>>()
  readonly #there = new Map<string, Room>()
  /** The network addresses from which rooms were opened since this host began. */
  readonly #from = new Map<string, string>()

  constructor(makings: RoomMakings, plan: AgreedPlan, limits: HostLimits) {
    this.#makings = makings
    this.#plan = plan
    this.#limits = limits
  }

  /** The table of the house, which is there as long as the host is: the first of before that can go on, or a new one. */
  async house(): Promise<Room> {
    for (const name of this.#makings.store.names()) {
      const room = await this.at(name).catch(nullWhereRulesAreOthers)
      if (room != null) return room
    }
    return this.#made(this.#plan)
  }

  /**
   * @param from the network address that asks
   * @throws RangeError where there are too many
   */
  async open(from: string): Promise<Room> {
    if (this.#makings.store.count() >= this.#limits.tables)
      throw new RangeError('there are too many tables; come back later')
    if ([...this.#from.values()].filter((each) => each === from).length >= this.#limits.tablesFrom)
      throw new RangeError('too many tables were opened from your address; come back later')
    const room = await this.#made(this.#plan)
    this.#from.set(room.name, from)
    return room
  }

  /** @throws RecordError where the room was kept under rules that cannot go on with it */
  async at(name: string): Promise<Room | undefined> {
    const inUse = this.#inUse.get(name)
    if (inUse !== undefined) return inUse
    const kept = this.#makings.store.table(name)
    return kept === null ? undefined : this.#using(name, Room.open(kept, this.#makings))
  }

  inUse(): Iterable<Room> {
    return this.#there.values()
  }

  /** Removes the rooms in which nothing was done for long, up to `now`, and nobody is; those without a seat taken soon. */
  removeIdle(now: number, house: string | null = null): void {
    const { idle, unseated } = this.#limits
    const { store } = this.#makings
    for (const name of [...store.untouchedSince(now - idle), ...store.untakenSince(now - unseated)]) {
      if (name === house || this.#there.get(name)?.isEmpty === false) continue
      this.#there.get(name)?.close()
      this.#there.delete(name)
      this.#inUse.delete(name)
      this.#from.delete(name)
      store.remove(name)
    }
  }

  close(): void {
    for (const room of this.#there.values()) room.close()
    this.#makings.store.close()
  }

  #made(plan: AgreedPlan): Promise<Room> {
    const name = randomBytes(6).toString('hex')
    return this.#using(
      name,
      Room.open({ name, plan, seats: TableSeats.free(plan.players).kept, saved: null }, this.#makings),
    )
  }

  /** Whoever comes while it is made waits for the same one; what could not be made is tried again by the next. */
  async #using(name: string, making: Promise<Room>): Promise<Room> {
    this.#inUse.set(name, making)
    try {
      const room = await making
      this.#there.set(name, room)
      return room
    } catch (error) {
      this.#inUse.delete(name)
      throw error
    }
  }
}

/** A table of other rules, or of a game that is not offered any more, waits for a host that has them. */
function nullWhereRulesAreOthers(error: unknown): null {
  if (error instanceof RecordError || error instanceof RangeError) return null
  throw error
}
