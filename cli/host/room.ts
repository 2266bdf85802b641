import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Handle } from '../../runtime/ids.ts'
import { Match } from '../../runtime/match/match.ts'
import type { AnswerOutcome } from '../../runtime/match/outcome.ts'
import { putBack } from '../../runtime/match/put-back.ts'
import { type Language, speechIn } from '../../runtime/words/languages.ts'
import { speaking } from '../../runtime/words/speech.ts'
import { BotTurns } from './bot-turns.ts'
import type { MadeGame, MakeGame } from './made-game.ts'
import type { SeatNews, TableNews, AgreedPlan, ToClient } from './messages.ts'
import { TableSeats } from './table-seats.ts'
import { Shows } from './shows.ts'
import type { KeptTable, TableStore } from './table-store.ts'

/** Whoever can be sent messages. */
export interface Client {
  send(message: ToClient): void
}

/** What a room is made with. */
export interface RoomMakings {
  readonly make: MakeGame
  readonly store: TableStore
  /** Milliseconds before a bot answers. */
  readonly botPause: number
  /** In which people here are told what happens. */
  readonly language: Language
}

interface Guest {
  seat: number | null
  /** The rules of which it has the sheet. */
  sheet: string
  news: TableNews | null
}

/** A table: what is played at it, who sits there and who watches. What cannot be is said by a `RangeError`. */
export class Room {
  readonly name: string
  readonly #makings: RoomMakings
  #plan: AgreedPlan
  #seats: TableSeats
  #game: MadeGame | null = null
  #problem: string | null = null
  #match: Match | null = null
  readonly #guests = new Map<Client, Guest>()
  readonly #shows = new Shows()
  readonly #bots: BotTurns
  /** The last making of the game. */
  #making: ReturnType<MakeGame> | null = null

  private constructor(name: string, { plan, seats }: Pick<KeptTable, 'plan' | 'seats'>, makings: RoomMakings) {
    this.name = name
    this.#plan = plan
    this.#seats = new TableSeats(seats)
    this.#makings = makings
    const isBot = (seat: number): boolean => this.#seats.isBot(seat)
    this.#bots = new BotTurns(makings.botPause, isBot, (outcome) => this.#after(outcome))
  }

  /**
   * A new table, where a game is chosen, or one that was kept, as soon as its rules are there.
   * @throws RangeError where a game was kept whose rules cannot be made now
   */
  static async open(kept: KeptTable, makings: RoomMakings): Promise<Room> {
    const room = new Room(kept.name, kept, makings)
    await room.#make(makings.make(kept.plan))
    if (kept.saved === null) room.#keep()
    // Without rules there is nothing to go on with; what is kept waits for a host that has them.
    else if (room.#game === null) throw new RangeError(`this table cannot go on: ${room.#problem}`)
    else room.#play(Match.restore(room.#game.engine, kept.saved))
    return room
  }

  /** Comes back to a seat by its secret, or watches. */
  enter(client: Client, secret = ''): void {
    const seat = this.#seats.seatOf(secret)
    this.#guests.set(client, { seat, sheet: '', news: null })
    if (seat === null) this.#tell()
    else {
      client.send({ kind: 'seated', seat, secret })
      this.#seats.isBack(seat)
      this.#changed()
    }
    this.#showTo(client)
  }

  leave(client: Client): void {
    this.#guests.delete(client)
    this.#shows.forget(client)
    this.#tell()
  }

  get isEmpty(): boolean {
    return this.#guests.size === 0
  }

  /** Takes a free seat, or the place of a bot that plays for nobody. */
  sit(client: Client, seat: number, name: string): void {
    const guest = this.#guest(client)
    if (guest.seat !== null) throw new RangeError('you have a seat here already; stand up first')
    const secret = this.#seats.sit(seat, name)
    guest.seat = seat
    this.#shows.forget(client)
    this.#changed()
    client.send({ kind: 'seated', seat, secret })
    this.#showTo(client)
  }

  /** Whoever stands up from a game leaves its cards to a bot. */
  stand(client: Client): void {
    const seat = this.#seated(client)
    for (const [each, guest] of this.#guests)
      if (guest.seat === seat) {
        guest.seat = null
        this.#shows.forget(each)
      }
    this.#seats.stand(seat, this.#isPlaying)
    this.#changed()
    this.#showAll()
  }

  /** Lets a bot play where nobody is; who has gone plays again once he is back. */
  bot(client: Client, seat: number, plays: boolean): void {
    this.#seated(client)
    if (plays && this.#isHere(seat)) throw new RangeError('somebody is there')
    if (!plays && this.#isPlaying) throw new RangeError('a bot stays until somebody takes its place')
    this.#seats.bot(seat, plays)
    this.#changed()
    this.#beginIfReady()
  }

  /** Chooses what is played; everybody says anew that he is ready. */
  async plan(client: Client, plan: AgreedPlan): Promise<void> {
    if (!this.#seats.isUntaken) this.#seated(client)
    if (this.#isPlaying) throw new RangeError('the game has to end first')
    this.#checkSeats(plan.players)
    const isOther = plan.game !== this.#plan.game || !isDeepStrictEqual(plan.rules, this.#plan.rules)
    const making = isOther ? this.#makings.make(plan) : null
    this.#resize(plan.players)
    this.#plan = plan
    this.#match = null
    this.#shows.forgetAll()
    this.#seats.nobodyIsReady()
    if (making === null) this.#fit()
    else {
      this.#game = null
      this.#problem = null
      this.#changed()
      await this.#make(making)
    }
    this.#changed()
  }

  ready(client: Client, isReady: boolean): void {
    this.#seats.ready(this.#seated(client), isReady)
    this.#changed()
    this.#beginIfReady()
  }

  answer(client: Client, step: number, choice: unknown): void {
    this.#act(client, (match, seat) => match.answer(seat, step, choice as number))
  }

  undo(client: Client, step: number): void {
    this.#act(client, (match, seat) => match.undo(seat, step))
  }

  putBack(client: Client, step: number, card: Handle): void {
    this.#act(client, (match, seat) => putBack(match, seat, step, card))
  }

  whyNot(client: Client, card: Handle): void {
    const seat = this.#seated(client)
    this.#speaking(() => client.send({ kind: 'why', answers: this.#match?.whyNot(seat, card) ?? [] }))
  }

  landings(client: Client, card: Handle): void {
    const seat = this.#seated(client)
    client.send({ kind: 'landings', card, landings: this.#match?.firstZones(seat, card) ?? [] })
  }

  /** Who is asked, each with the step since which it is; bots are not waited for. */
  asked(): ReadonlyMap<number, number> {
    const match = this.#match
    if (match === null) return new Map()
    return new Map(match.asked.filter((seat) => !this.#seats.isBot(seat)).map((seat) => [seat, match.stepOf(seat)]))
  }

  /** Answers for a seat that is asked since `step`, where it still is. */
  timeOut(seat: number, step: number): void {
    const outcome = this.#speaking(() => this.#match?.timeOut(seat, step))
    if (outcome !== undefined) this.#after(outcome)
  }

  close(): void {
    this.#bots.stop()
  }

  get #isPlaying(): boolean {
    return this.#match !== null && this.#match.results === null
  }

  #guest(client: Client): Guest {
    const guest = this.#guests.get(client)
    if (guest === undefined) throw new RangeError('come to a table first')
    return guest
  }

  #seated(client: Client): number {
    const { seat } = this.#guest(client)
    if (seat === null) throw new RangeError('take a seat first')
    return seat
  }

  #isHere(seat: number): boolean {
    return [...this.#guests.values()].some((guest) => guest.seat === seat)
  }

  async #make(making: ReturnType<MakeGame>): Promise<void> {
    this.#making = making
    const made = await making
    // Something else was chosen meanwhile.
    if (making !== this.#making) return
    if ('problem' in made) this.#problem = made.problem
    else {
      this.#game = made
      this.#fit()
    }
  }

  /** As many seats, and such options, as the game has. */
  #fit(): void {
    const { seats, options } = this.#game?.sheet ?? { seats: { from: 1, to: 12 }, options: [] }
    const players = Math.max(seats.from, Math.min(seats.to, this.#plan.players))
    const known = options.flatMap(({ name, values }) => {
      const value = this.#plan.options[name]
      return value !== undefined && values.includes(value) ? [[name, value] as const] : []
    })
    this.#plan = { ...this.#plan, players, options: Object.fromEntries(known) }
    this.#problem = null
    try {
      this.#resize(players)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#problem = `at most ${players} can play, and ${error.message}`
    }
  }

  #checkSeats(players: number): void {
    if (!Number.isInteger(players) || players < 1 || players > MOST_SEATS)
      throw new RangeError(`a table has 1 to ${MOST_SEATS} seats`)
    if (players < this.#seats.persons) throw new RangeError(`${this.#seats.persons} people sit here already`)
  }

  #resize(players: number): void {
    this.#checkSeats(players)
    if (players === this.#seats.count) return
    const places = this.#seats.resize(players)
    for (const [client, guest] of this.#guests) {
      if (guest.seat === null) continue
      guest.seat = places.get(guest.seat) ?? null
      this.#shows.forget(client)
    }
  }

  #beginIfReady(): void {
    const { seats } = this.#game?.sheet ?? {}
    if (seats === undefined || this.#problem !== null || this.#isPlaying || !this.#seats.areReady) return
    const { players, options } = this.#plan
    this.#seats.nobodyIsReady()
    this.#play(Match.open((this.#game as MadeGame).engine, { seed: randomInt(2 ** 47), players, options }))
    this.#changed()
    this.#showAll()
  }

  #play(match: Match): void {
    this.#match = match
    match.callSeats(this.#seats.called)
    this.#shows.forgetAll()
    this.#bots.look(match, this.#game)
  }

  #act(client: Client, act: (match: Match, seat: number) => AnswerOutcome): void {
    const seat = this.#seated(client)
    if (this.#match === null) throw new RangeError('nothing is being played')
    const match = this.#match
    this.#after(
      this.#speaking(() => act(match, seat)),
      client,
    )
  }

  /** What came of an answer is kept before anybody is told of it. */
  #after(outcome: AnswerOutcome, client?: Client): void {
    const refused = outcome.taken ? outcome.instead : outcome
    if (refused !== undefined) client?.send({ kind: 'refused', outcome: refused })
    if (!outcome.taken || this.#match === null) return
    this.#keep()
    this.#showAll()
    if (!this.#isPlaying) this.#tell()
    this.#bots.look(this.#match, this.#game)
  }

  #showAll(): void {
    for (const client of this.#guests.keys()) this.#showTo(client)
  }

  /** Somebody who has just come to where he sits sees all at once. */
  #showTo(client: Client): void {
    const match = this.#match
    if (match !== null) this.#speaking(() => this.#shows.show(match, client, this.#guest(client).seat))
  }

  #speaking<T>(work: () => T): T {
    return speaking(speechIn(this.#makings.language, this.#game?.sheet.words ?? {}), work)
  }

  #changed(): void {
    this.#keep()
    this.#tell()
    if (this.#match !== null) this.#bots.look(this.#match, this.#game)
  }

  /** Tells everybody of the table what he does not know yet. */
  #tell(): void {
    const seats = this.#seats.news((seat) => this.#isHere(seat))
    this.#match?.callSeats(this.#seats.called)
    for (const [client, guest] of this.#guests) {
      const game = this.#game
      if (game !== null && guest.sheet !== game.sheet.fingerprint) {
        guest.sheet = game.sheet.fingerprint
        client.send({ kind: 'sheet', sheet: game.sheet })
      }
      const news = this.#news(seats, guest.seat)
      if (isDeepStrictEqual(news, guest.news)) continue
      guest.news = news
      client.send({ kind: 'table', table: news })
    }
  }

  #news(seats: readonly SeatNews[], own: number | null): TableNews {
    const stage = this.#match === null ? (this.#game === null && this.#problem === null ? 'making' : 'waiting') : null
    return {
      name: this.name,
      plan: this.#plan,
      seats,
      own,
      stage: stage ?? (this.#isPlaying ? 'playing' : 'over'),
      problem: this.#problem,
      note: this.#game?.note ?? null,
    }
  }

  #keep(): void {
    const saved = this.#match === null ? null : JSON.stringify(this.#match.save())
    this.#makings.store.keep({ name: this.name, plan: this.#plan, seats: this.#seats.kept, saved })
  }
}

/** More seats no game has letters for. */
const MOST_SEATS = 12
