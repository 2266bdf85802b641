import { randomBytes } from 'node:crypto'
import { seatName } from '../../runtime/engine.ts'
import type { SeatNews } from './messages.ts'

/** Who sits at a seat, as it is kept. */
export interface KeptSeat {
  /** Empty where no person does. */
  readonly name: string
  /** What lets who sits there back in; empty where no person does. */
  readonly secret: string
  readonly isBot: boolean
}

interface SeatNow extends KeptSeat {
  readonly isReady: boolean
}

const FREE: SeatNow = { name: '', secret: '', isBot: false, isReady: false }

/** So many signs of a name are kept. */
const LONGEST_NAME = 24

/** The seats of a table. What cannot be is said by a `RangeError`. */
export class TableSeats {
  #all: SeatNow[]

  constructor(kept: readonly KeptSeat[]) {
    this.#all = kept.map((seat) => ({ ...seat, isReady: false }))
  }

  static free(count: number): TableSeats {
    return new TableSeats(Array<KeptSeat>(count).fill(FREE))
  }

  get kept(): readonly KeptSeat[] {
    return this.#all.map(({ name, secret, isBot }) => ({ name, secret, isBot }))
  }

  get count(): number {
    return this.#all.length
  }

  news(isHere: (seat: number) => boolean): readonly SeatNews[] {
    return this.#all.map(({ name, secret, isBot, isReady }, seat) => ({
      name: secret === '' ? null : name,
      called: this.called[seat] ?? '',
      isBot,
      isHere: isHere(seat),
      isReady,
    }))
  }

  /** What each is called in what is said of the game; no two alike. */
  get called(): readonly string[] {
    return this.#all.map(({ name, secret }, seat) => (secret === '' ? `Bot ${seatName(seat)}` : name))
  }

  /** Whose the secret is; null where it is nobody's. */
  seatOf(secret: string): number | null {
    const seat = secret === '' ? -1 : this.#all.findIndex((each) => each.secret === secret)
    return seat < 0 ? null : seat
  }

  isPerson(seat: number): boolean {
    return this.#at(seat).secret !== ''
  }

  isBot(seat: number): boolean {
    return this.#at(seat).isBot
  }

  /** Whether nobody ever sat down. */
  get isUntaken(): boolean {
    return this.#all.every(({ secret }) => secret === '')
  }

  /** Whether nobody is waited for any more. */
  get areReady(): boolean {
    return this.#all.some(({ secret }) => secret !== '') && this.#all.every((each) => each.isBot || each.isReady)
  }

  /** Takes a seat that no person has, and gives its secret. */
  sit(seat: number, said: string): string {
    if (this.isPerson(seat)) throw new RangeError('somebody else sits there by now')
    const name = nameIn(said)
    if (name === '') throw new RangeError('say a name to sit down')
    if (this.called.some((each, at) => at !== seat && each === name))
      throw new RangeError(`somebody here is called ${name} already`)
    const secret = randomBytes(16).toString('hex')
    this.#all[seat] = { ...FREE, name, secret }
    return secret
  }

  /** Leaves a seat; in a game a bot plays on there. */
  stand(seat: number, isPlaying: boolean): void {
    this.#all[seat] = { ...FREE, isBot: isPlaying }
  }

  /** Who sits there plays himself. */
  isBack(seat: number): void {
    this.#all[seat] = { ...this.#at(seat), isBot: false }
  }

  bot(seat: number, plays: boolean): void {
    this.#all[seat] = { ...this.#at(seat), isBot: plays, isReady: false }
  }

  ready(seat: number, isReady: boolean): void {
    this.#all[seat] = { ...this.#at(seat), isReady }
  }

  nobodyIsReady(): void {
    this.#all = this.#all.map((each) => ({ ...each, isReady: false }))
  }

  /** How many persons sit here. */
  get persons(): number {
    return this.#all.filter(({ secret }) => secret !== '').length
  }

  /** As many as are wanted; persons move up where theirs is not there any more. Gives by old seat the new one. */
  resize(count: number): ReadonlyMap<number, number> {
    const isTaken = ({ secret, isBot }: SeatNow): boolean => secret !== '' || isBot
    const before = this.#all
    const order = [
      ...before.flatMap((each, seat) => (each.secret === '' ? [] : [seat])),
      ...before.flatMap((each, seat) => (each.secret === '' && isTaken(each) ? [seat] : [])),
    ].slice(0, count)
    const stays = order.every((seat) => seat < count)
    const places = stays ? order : order.map((_, place) => place)
    this.#all = Array<SeatNow>(count).fill(FREE)
    for (const [i, seat] of order.entries()) this.#all[places[i] ?? 0] = before[seat] ?? FREE
    return new Map(order.map((seat, i) => [seat, places[i] ?? 0]))
  }

  #at(seat: number): SeatNow {
    const found = this.#all[seat]
    if (found === undefined) throw new RangeError(`there is no seat ${seat}`)
    return found
  }
}

/** A name that others can be shown: without what turns their text around, in one line, and short. */
const nameIn = (said: string): string =>
  [
    ...said
      .normalize('NFC')
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim()
