import type { Happening } from './happening.ts'
import type { CardId } from '../ids.ts'

/**
 * Cards that a text has moved and is not done with: what it turns up and puts away again, nobody at the table has seen.
 * They go with the log that tells of them, and are none any more when its step is over.
 */

type Log = readonly Happening[]

/** A card in the hand of a text. */
interface Handled {
  readonly card: CardId
  /** How many entries the log had before the move. */
  readonly before: number
  /** How many procedures were suspended, which holds the text apart from those that it was called by. */
  readonly depth: number
}

class Hands {
  /** Oldest first; one that something else has moved since stands here still, and in `last` no more. */
  private readonly moved: Handled[] = []
  private readonly last = new Map<CardId, Handled>()

  takes(handled: Handled): void {
    this.moved.push(handled)
    this.last.set(handled.card, handled)
  }

  holds(card: CardId): boolean {
    return this.last.has(card)
  }

  /** Lets go of what was taken last, as far as the test says. */
  letsGo(isOfText: (handled: Handled) => boolean): CardId[] {
    const found: CardId[] = []
    for (let top = this.moved.at(-1); top !== undefined && isOfText(top); top = this.moved.at(-1)) {
      this.moved.pop()
      if (this.last.get(top.card) !== top) continue
      this.last.delete(top.card)
      found.push(top.card)
    }
    return found
  }
}

const hands = new WeakMap<Log, Hands>()

/** A text moves a card; until it is done nobody looks at that. */
export function takesInHand(log: Log, handled: Handled): void {
  const known = hands.get(log) ?? new Hands()
  hands.set(log, known)
  known.takes(handled)
}

export const isInHand = (log: Log | null, card: CardId): boolean =>
  log !== null && (hands.get(log)?.holds(card) ?? false)

/**
 * The cards that a text which is done has moved, or what it has called and left in the middle. `before`: how many
 * entries the log had when the text began, if it cannot be suspended; else `depth`.
 */
export function outOfHand(log: Log, depth: number, before: number | undefined): CardId[] {
  const known = hands.get(log)
  if (known === undefined) return []
  return known.letsGo(before === undefined ? (each) => each.depth >= depth : (each) => each.before >= before)
}

/** The step is over. */
export function nothingInHand(log: Log): void {
  hands.delete(log)
}
