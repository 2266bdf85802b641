import { randomBytes, randomInt } from 'node:crypto'
import { type AnswerOutcome, type Engine, Match } from 'houserules/runtime'
import type { ToClient } from './messages.ts'
import type { KeptRoom, Store } from './store.ts'

/** Whoever can be sent messages. */
export interface Client {
  send(message: ToClient): void
}

/** A match, who sits at it, and who is there. */
export class Room {
  readonly name: string
  readonly #game: string
  readonly #match: Match
  readonly #store: Store
  readonly #tokens: string[]
  readonly #clients = new Map<Client, { readonly seat: number; told: number }>()

  private constructor({ name, game, tokens }: Omit<KeptRoom, 'saved'>, match: Match, store: Store) {
    this.name = name
    this.#game = game
    this.#match = match
    this.#store = store
    this.#tokens = [...tokens]
  }

  /** @throws RangeError where so many cannot play */
  static open(game: string, engine: Engine, store: Store, players?: number): Room {
    const match = Match.open(engine, { seed: randomInt(2 ** 47), ...(players === undefined ? {} : { players }) })
    const tokens = Array<string>(match.seats).fill('')
    const room = new Room({ name: randomBytes(6).toString('hex'), game, tokens }, match, store)
    room.#keep()
    return room
  }

  static reopen(kept: KeptRoom, engine: Engine, store: Store): Room {
    return new Room(kept, Match.restore(engine, kept.saved), store)
  }

  /** Seats a client at its old seat or at a free one; says why not where there is none. */
  join(client: Client, token?: string): string | null {
    const seat = this.#tokens.indexOf(token ?? '')
    if (seat < 0) return token === undefined ? 'every seat is taken' : 'nobody sits here with that token'
    const own = token === undefined || token === '' ? randomBytes(16).toString('hex') : token
    this.#tokens[seat] = own
    this.#keep()
    this.#clients.set(client, { seat, told: 0 })
    client.send({ kind: 'joined', room: this.name, seat, token: own })
    this.#show(client)
    return null
  }

  /** Whether nobody is there. */
  get isEmpty(): boolean {
    return this.#clients.size === 0
  }

  leave(client: Client): void {
    this.#clients.delete(client)
  }

  answer(client: Client, step: number, choice: unknown): void {
    this.#act(client, (seat) => this.#match.answer(seat, step, choice as number))
  }

  undo(client: Client, step: number): void {
    this.#act(client, (seat) => this.#match.undo(seat, step))
  }

  /** Who is asked, each with the step since which it is. */
  asked(): ReadonlyMap<number, number> {
    return new Map(this.#match.asked.map((seat) => [seat, this.#match.stepOf(seat)]))
  }

  /** Answers for a seat that is asked since `step`, where it still is. */
  timeOut(seat: number, step: number): void {
    this.#after(this.#match.timeOut(seat, step))
  }

  #act(client: Client, act: (seat: number) => AnswerOutcome): void {
    const seated = this.#clients.get(client)
    if (seated === undefined) return
    const outcome = act(seated.seat)
    const refused = outcome.taken ? outcome.instead : outcome
    if (refused !== undefined) client.send({ kind: 'refused', outcome: refused })
    this.#after(outcome)
  }

  #after(outcome: AnswerOutcome): void {
    if (!outcome.taken) return
    this.#keep()
    // Whose step is the same has nothing new to see; a message would tell it that somebody has answered.
    for (const [client, { seat, told }] of this.#clients) if (told <= this.#match.stepOf(seat)) this.#show(client)
  }

  #show(client: Client): void {
    const seated = this.#clients.get(client)
    if (seated === undefined) return
    const told = this.#match.log(seated.seat, seated.told)
    seated.told = this.#match.stepOf(seated.seat) + 1
    client.send({ kind: 'view', view: this.#match.view(seated.seat), told })
  }

  #keep(): void {
    const saved = JSON.stringify(this.#match.save())
    this.#store.keep({ name: this.name, game: this.#game, saved, tokens: this.#tokens })
  }
}
