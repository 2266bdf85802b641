import type { PassingCard } from '../../runtime/match/board-view.ts'
import type { Match } from '../../runtime/match/match.ts'
import type { ToldStep } from '../../runtime/match/view.ts'
import type { ToClient } from './messages.ts'
import { openLines, openPassing, openSight } from './open-view.ts'

interface Shown {
  readonly seat: number | null
  /** The step from which on it has been told nothing. */
  told: number
  /** Of who watches: the view that was sent. */
  view: string
}

interface Viewer {
  send(message: ToClient): void
}

/** Shows a match to those at a table: each what it sees that it was not shown yet. */
export class Shows {
  readonly #shown = new Map<Viewer, Shown>()
  /** By seat the step from which on those who watch have been told nothing; null while nobody watches. */
  #open: number[] | null = null
  #lines: ToldStep[] = []
  /** What lay there in between the last time that anything was told. */
  #passed: readonly PassingCard[] | null = null

  /** Whose step is the same has nothing new to see; a message would tell it that somebody has answered. */
  show(match: Match, client: Viewer, seat: number | null): void {
    let shown = this.#shown.get(client)
    if (shown === undefined || shown.seat !== seat) {
      shown = { seat, told: 0, view: '' }
      this.#shown.set(client, shown)
    }
    if (seat === null) return this.#showOpen(match, client, shown)
    if (shown.told > match.stepOf(seat)) return
    const [told, passed] = [match.log(seat, shown.told), match.passing(seat, shown.told)]
    shown.told = match.stepOf(seat) + 1
    const [view, board, next] = [match.view(seat), match.board(seat), match.nextCards(seat)]
    client.send({ kind: 'view', view, board, next, told, passed })
  }

  forget(client: Viewer): void {
    this.#shown.delete(client)
    if ([...this.#shown.values()].every(({ seat }) => seat !== null)) this.#open = null
  }

  forgetAll(): void {
    this.#shown.clear()
    this.#open = null
    this.#lines = []
  }

  #showOpen(match: Match, client: Viewer, shown: Shown): void {
    this.#tellOpen(match)
    const seats = seatsOf(match)
    const { view, board } = openSight(seats.map((seat) => ({ view: match.view(seat), board: match.board(seat) })))
    const text = JSON.stringify([view, board, this.#lines.length])
    if (text === shown.view) return
    shown.view = text
    const told = this.#lines.slice(shown.told)
    shown.told = this.#lines.length
    client.send({ kind: 'watch', view, board, told, passed: this.#passed })
  }

  /** Adds what all have been told since. */
  #tellOpen(match: Match): void {
    const now = seatsOf(match).map((seat) => match.stepOf(seat) + 1)
    if (this.#open !== null) {
      const since = this.#open
      const told = now.map((step, seat) => ((since[seat] ?? 0) < step ? match.log(seat, since[seat]) : []))
      this.#lines.push(...openLines(told, this.#lines.length))
      if (now.some((step, seat) => (since[seat] ?? 0) < step))
        this.#passed = openPassing(now.map((_, seat) => match.passing(seat, since[seat])))
    }
    this.#open = now
  }
}

const seatsOf = (match: Match): readonly number[] => Array.from({ length: match.seats }, (_, seat) => seat)
