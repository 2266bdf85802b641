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

  /** Takes in what was noted since. */
  caughtUp(): this {
    // A step ends for all entries at once.
    if (this.log[this.upTo - 1]?.open === false) this.byCard.clear()
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

/** The open entries go with the list that holds them: a copy of a state has a list of its own. */
const found = new WeakMap<Log, OpenEntries>()

function openEntries(log: Log): OpenEntries {
  const known = found.get(log) ?? new OpenEntries(log)
  found.set(log, known)
  return known.caughtUp()
}

/** Up to so many open entries are looked through one by one, which takes less than to keep a list of them. */
const FEW = 200

/** What the open entries say of a card that can still be followed; null where there are too many to look through. */
function ofFew(log: Log, card: CardId): Glimpse[] | null {
  const found: Glimpse[] = []
  const first = log.length - FEW
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as Happening
    if (!entry.open) return found
    if (i < first) return null
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
  const few = ofFew(log, card)
  if (few === null) return learntByMany(log, card, seen)
  let all = seen
  for (const glimpse of few) all |= glimpse.seen
  for (const glimpse of few) glimpse.seen = all
  return all
}

function learntByMany(log: Log, card: CardId, seen: number): number {
  const known = openEntries(log).byCard.get(card)
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
  const isLong = log[log.length - 1 - FEW]?.open === true
  if (isLong) losesTrackOfMany(openEntries(log), cards)
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
