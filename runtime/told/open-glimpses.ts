import type { Glimpse, Happening } from './happening.ts'
import type { CardId } from '../ids.ts'

type Log = readonly Happening[]

/** What the open entries of a log say of one card that can still be followed. */
interface Followed {
  readonly glimpses: Glimpse[]
  /** Of so many of them it is known that they hold `seen`. */
  told: number
  seen: number
}

/** The open entries of a log, by card: in a long step each event would else look through all that were before it. */
class OpenEntries {
  readonly byCard = new Map<CardId, Followed>()
  private readonly log: Log
  private upTo: number

  constructor(log: Log) {
    this.log = log
    this.upTo = log.findLastIndex((entry) => !entry.open) + 1
  }

  /** Whether the step of its entries is not over: it ends for all of them at once. */
  goesOn(): boolean {
    return this.log[this.upTo - 1]?.open === true
  }

  /** Takes in what was noted since. */
  caughtUp(): this {
    for (; this.upTo < this.log.length; this.upTo++) {
      const entry = this.log[this.upTo] as Happening
      if (!entry.open) this.byCard.clear()
      else for (const glimpse of entry.glimpses) if (glimpse.open) this.add(glimpse)
    }
    return this
  }

  private add(glimpse: Glimpse): void {
    const known = this.byCard.get(glimpse.card)
    if (known === undefined) this.byCard.set(glimpse.card, { glimpses: [glimpse], told: 0, seen: 0 })
    else known.glimpses.push(glimpse)
  }
}

/** The open entries of long steps go with the list that holds them: a copy of a state has a list of its own. */
const found = new WeakMap<Log, OpenEntries>()

/** What was kept of a step that has become long and goes on; null in a short one. */
function openEntries(log: Log): OpenEntries | null {
  const known = found.get(log)
  if (known?.goesOn() === true) return known.caughtUp()
  if (known !== undefined) found.delete(log)
  return null
}

/** From the moment on when a step has become long, by card. */
function becomesLong(log: Log): OpenEntries {
  const made = new OpenEntries(log)
  found.set(log, made)
  return made.caughtUp()
}

/**
 * Where there is no more than this in the open entries, they are looked through, which takes less than to keep a list
 * of them. An entry counts, and each card of which it tells.
 */
const LITTLE = 400

const sizeOf = ({ glimpses }: Happening): number => 1 + glimpses.length

function isLong(log: Log): boolean {
  let size = 0
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as Happening
    if (!entry.open) return false
    size += sizeOf(entry)
    if (size > LITTLE) return true
  }
  return false
}

/** What the open entries say of a card that can still be followed; null where there is too much to look through. */
function ofLittle(log: Log, card: CardId): Glimpse[] | null {
  const found: Glimpse[] = []
  let size = 0
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as Happening
    if (!entry.open) return found
    size += sizeOf(entry)
    if (size > LITTLE) return null
    for (const glimpse of entry.glimpses) if (glimpse.open && glimpse.card === card) found.push(glimpse)
  }
  return found
}

/**
 * A card is seen by these seats now, as a bit set: all open entries about it learn that, and lend what they know. Who
 * has seen it, all in all.
 */
export function learnt(log: Log | null, card: CardId, seen: number): number {
  if (log === null) return seen
  const long = openEntries(log)
  const few = long === null ? ofLittle(log, card) : null
  if (few === null) return learntByMany(long ?? becomesLong(log), card, seen)
  let all = seen
  for (const glimpse of few) all |= glimpse.seen
  for (const glimpse of few) glimpse.seen = all
  return all
}

function learntByMany({ byCard }: OpenEntries, card: CardId, seen: number): number {
  const known = byCard.get(card)
  if (known === undefined) return seen
  const { glimpses } = known
  let all = seen | known.seen
  for (let i = known.told; i < glimpses.length; i++) all |= (glimpses[i] as Glimpse).seen
  for (let i = all === known.seen ? known.told : 0; i < glimpses.length; i++) (glimpses[i] as Glimpse).seen = all
  known.told = glimpses.length
  known.seen = all
  return all
}

/** From here on nobody can follow these cards: what was noted of them stays as it is. */
export function losesTrack(log: Log | null, cards: readonly CardId[]): void {
  if (log === null) return
  const long = openEntries(log) ?? (isLong(log) ? becomesLong(log) : null)
  if (long !== null) losesTrackOfMany(long, cards)
  else losesTrackOfFew(log, new Set(cards))
}

function losesTrackOfMany({ byCard }: OpenEntries, cards: readonly CardId[]): void {
  for (const card of cards) {
    for (const glimpse of byCard.get(card)?.glimpses ?? []) glimpse.open = false
    byCard.delete(card)
  }
}

/** One look at each entry, however many cards are lost. */
function losesTrackOfFew(log: Log, lost: ReadonlySet<CardId>): void {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as Happening
    if (!entry.open) return
    for (const glimpse of entry.glimpses) if (lost.has(glimpse.card)) glimpse.open = false
  }
}
