import { EVERYBODY, audienceNow, heardBy } from './audience.ts'
import {
  type BaseState,
  CHANCE,
  type CardId,
  type Choice,
  type EventHappening,
  type GameInfo,
  type Glimpse,
  type Happening,
  NONE,
  type Seat,
} from '../engine.ts'
import type { Alike } from './happening.ts'
import { isInHand, nothingInHand, outOfHand, takesInHand } from './in-hand.ts'
import { learnt, losesTrack } from './open-glimpses.ts'
import { notes } from '../rounds/room.ts'
import { takesNote } from '../rounds/rounds.ts'
import { logged } from './withheld.ts'

/**
 * What happened, noted for those who listen. An entry holds what each seat saw of its cards, so that it can be told
 * for ever after without asking where the cards lie by then. An entry is open until its step ends, since a card that
 * goes from a hand to the table is seen only after its event began.
 */

/** The seats that see a card; handed over by the generated module. */
type Viewers<S extends BaseState> = (s: S, card: CardId) => readonly Seat[]

/**
 * An event happens that concerns so many cards; whether somebody is to be told of it. A dry run happens to nobody.
 */
export function happens(s: BaseState, cards: number): boolean {
  if (s.dry === 0) takesNote(cards)
  if (s.log === null) return false
  notes(cards)
  return true
}

/** Notes that an event is carried out. `cards` are the cards among its arguments, in their order. */
export function noteEvent<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  event: number,
  args: readonly number[],
  cards: readonly CardId[] = [],
): void {
  const glimpses = glimpsed(s, viewers, cards).map((glimpse) => withAlike(s, viewers, glimpse))
  const entry: Happening = { kind: 'event', event, args, glimpses, open: true }
  s.log?.push(heardBy(audienceNow(s), entry))
}

/**
 * Notes that a text moves a card. What was to be seen of it so far is told; what is to be seen from here on when the
 * text is done (`noteDone`).
 */
export function noteMove<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  event: number,
  args: readonly number[],
  card: CardId,
): void {
  const { log } = s
  if (log === null) return
  const before = log.length
  noteEvent(s, viewers, event, args, [card])
  takesInHand(log, { card, before, depth: s.frames.length })
}

/** Notes that a text has made a card: as with one that it moves, it is seen when the text is done. */
export function noteCreate<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  event: number,
  card: CardId,
  zone: number,
): void {
  const { log } = s
  if (log === null) return
  takesInHand(log, { card, before: log.length, depth: s.frames.length })
  noteEvent(s, viewers, event, [card, zone], [card])
}

/** Notes that a card is shown to a seat, which has seen it then, whatever becomes of it in the same text. */
export function noteShow<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  event: number,
  card: CardId,
  seat: Seat,
): void {
  noteEvent(s, viewers, event, [card, seat], [card])
  if (seat !== NONE) learnt(s.log, card, 1 << seat)
}

/**
 * A text is done: who sees the cards that it moved is told of them. `before`: how many entries the log had when it
 * began, if it cannot be suspended; else it is the procedure that was suspended last.
 */
export function noteDone<S extends BaseState>(s: S, viewers: Viewers<S>, before?: number): void {
  if (s.log === null) return
  for (const card of outOfHand(s.log, s.frames.length, before)) learnt(s.log, card, sightOf(s, viewers, card))
}

interface AnswerNotes {
  readonly cards?: readonly CardId[]
  readonly told?: number
  readonly about?: CardId | null
}

/**
 * Notes what a seat answered at a site. `cards` are the cards that the choice names; `told` who is told of it; `about`
 * the card that the question was about.
 */
export function noteAnswer<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  site: number,
  by: Seat,
  choice: Choice,
  { cards = [], told = EVERYBODY, about = null }: AnswerNotes = {},
): void {
  const glimpses = glimpsed(s, viewers, cards)
  const [card] = about === null ? [] : glimpsed(s, viewers, [about])
  const asked = card === undefined ? {} : { about: { ...card, open: false } }
  logged(s, heardBy(told, { kind: 'answer', site, by, choice, glimpses, ...asked, open: true }))
}

/**
 * Notes what chance answers. Where it chooses among cards (`bias` is what was added to each to make an answer), the
 * entry has the chosen one first and then all of them, for nobody who does not see them can say which it was.
 */
export function noteChance<S extends BaseState>(
  s: S,
  viewers: Viewers<S>,
  site: number,
  choice: Choice,
  legal: readonly Choice[],
  bias?: number,
): void {
  const pile =
    bias === undefined
      ? []
      : mixed(
          s,
          viewers,
          legal.map((each) => each - bias),
        )
  const chosen = bias === undefined ? [] : glimpsed(s, viewers, [choice - bias])
  const glimpses = [...chosen, ...pile]
  logged(s, heardBy(audienceNow(s), { kind: 'answer', site, by: CHANCE, choice, glimpses, open: true }))
}

/** Notes that a zone is about to be shuffled: from here on nobody can follow the cards in it. */
export function noteShuffle<S extends BaseState>(s: S, viewers: Viewers<S>, event: number, zone: number): void {
  const glimpses = mixed(s, viewers, (s.zones[zone] ?? []).slice())
  s.log?.push(heardBy(audienceNow(s), { kind: 'event', event, args: [zone], glimpses, open: true }))
}

/** What was seen of cards that nobody can tell apart from here on. */
function mixed<S extends BaseState>(s: S, viewers: Viewers<S>, pile: readonly CardId[]): Glimpse[] {
  const glimpses = glimpsed(s, viewers, pile)
  losesTrack(s.log, pile)
  for (const glimpse of glimpses) glimpse.open = false
  return glimpses
}

/** The cards that an entry has mixed: those of a zone that was shuffled, or those that chance has chosen among. */
export function mixedBy(info: GameInfo, happening: Happening): readonly Glimpse[] {
  if (happening.kind === 'answer') return happening.by === CHANCE ? happening.glimpses.slice(1) : []
  return info.events[happening.event]?.name === 'shuffle' ? happening.glimpses : []
}

/** The card that an event takes out of where it lay, as it was before: one that is moved, or deleted. */
export function takenBy(info: GameInfo, happening: Happening): Glimpse | null {
  const name = happening.kind === 'event' ? info.events[happening.event]?.name : undefined
  return name === 'move' || name === 'delete' ? (happening.glimpses[0] ?? null) : null
}

/** Closes the entries of a step that is over: who sees a card now saw it in this step. */
export function closeStep<S extends BaseState>(s: S, viewers: Viewers<S>): void {
  const { log } = s
  if (log === null) return
  nothingInHand(log)
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (entry?.open !== true) break
    for (const glimpse of entry.glimpses) {
      if (glimpse.open) glimpse.seen |= sightOf(s, viewers, glimpse.card)
      glimpse.open = false
    }
    entry.open = false
  }
}

/** The events of a log, without the answers that led to them. */
export function eventsOf(log: BaseState['log']): EventHappening[] {
  return (log ?? []).filter((entry) => entry.kind === 'event')
}

/** A copy whose open entries can go on by themselves. */
export function copyLog(log: BaseState['log']): BaseState['log'] {
  return log === null
    ? null
    : log.map((entry) =>
        entry.open ? { ...entry, glimpses: entry.glimpses.map((glimpse) => ({ ...glimpse })) } : entry,
      )
}

/** The seats that see a card now, as a bit set. */
export function sightOf<S extends BaseState>(s: S, viewers: Viewers<S>, card: CardId): number {
  let seen = s.shown[card] as number
  if (s.place[card] !== NONE) for (const seat of viewers(s, card)) seen |= 1 << seat
  return seen
}

/** What is seen of cards now; the open entries about the same cards learn it as well, and lend what they know. */
function glimpsed<S extends BaseState>(s: S, viewers: Viewers<S>, cards: readonly CardId[]): Glimpse[] {
  const below = cardsBelow(s, cards.length)
  return cards.map((card) => {
    if (card === NONE || s.def[card] === undefined)
      return { card, def: NONE, place: NONE, below: 0, seen: 0, open: false }
    const place = s.place[card] as number
    const seen = learnt(s.log, card, isInHand(s.log, card) ? 0 : sightOf(s, viewers, card))
    return {
      card,
      def: s.def[card] as number,
      place,
      below: place === NONE ? 0 : below(place, card),
      seen,
      open: true,
    }
  })
}

/** Of the first so many cards of a game those are found that read like one; so often it is asked who sees one of them. */
const COMPARED = 1000
const LOOKED_AT = 100

/** With what reads like the card at this moment and lies elsewhere or is another's, so that it can be said whose it was. */
function withAlike<S extends BaseState>(s: S, viewers: Viewers<S>, glimpse: Glimpse): Glimpse {
  const { card, def } = glimpse
  if (def === NONE || s.log === null) return glimpse
  const owner = s.owner[card] as Seat
  const others: Alike[] = []
  const seenSoFar = (other: CardId): number =>
    isInHand(s.log, other) ? learnt(s.log, other, 0) : sightOf(s, viewers, other)
  for (let other = 0, looks = 0; other < Math.min(s.def.length, COMPARED) && looks < LOOKED_AT; other++) {
    if (s.def[other] !== def) continue
    const group = { place: s.place[other] as number, owner: s.owner[other] as Seat }
    if (group.place === NONE || (group.place === glimpse.place && group.owner === owner)) continue
    const at = others.findIndex((each) => each.place === group.place && each.owner === group.owner)
    const known = others[at]?.seen ?? 0
    if (known === (1 << s.players) - 1) continue
    looks++
    const seen = known | seenSoFar(other)
    if (at >= 0) others[at] = { ...group, seen }
    else if (seen !== 0) others.push({ ...group, seen })
  }
  return others.length === 0 ? glimpse : { ...glimpse, alike: { owner, others } }
}

/** More cards than this are not looked for one by one in the zone where they lie. */
const FEW_CARDS = 100

/** How many cards lie below one of so many that are asked for. */
function cardsBelow(s: BaseState, asked: number): (place: number, card: CardId) => number {
  if (asked <= FEW_CARDS) return (place, card) => (s.zones[place] ?? []).indexOf(card)
  const found = new Map<number, ReadonlyMap<CardId, number>>()
  return (place, card) => {
    const known = found.get(place) ?? new Map((s.zones[place] ?? []).map((each, below) => [each, below]))
    found.set(place, known)
    return known.get(card) ?? -1
  }
}
