import { columnsOf } from '../columns.ts'
import type { BoardZone } from './board.ts'
import { cardWord, nameOfCard, sees, printedOf } from '../words/describe.ts'
import { type BaseState, type Memory, NONE, type Observation, type SeenCard, type Seat, seatName } from '../engine.ts'
import { factWord } from '../words/fact-words.ts'
import { memberType } from '../words/member-type.ts'
import { wording } from '../words/speech.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { isKnown } from './remembering.ts'
import { sameList } from './same-list.ts'
import { type Still, nothingYet } from './still.ts'

/** What a seat saw of a card when it looked last, and what that followed from. */
interface Look {
  readonly place: number
  readonly isSeen: boolean
  /** Bit set of seats that it was shown to. */
  readonly shown: number
  readonly def: number
  readonly owner: number
  readonly printed: number | undefined
  readonly isRemembered: boolean
  /** Values of the facts of its zone; null where their words follow from more than themselves. */
  readonly values: readonly unknown[] | null
  readonly seen: SeenCard
}

/** What is looked at, by whom. */
export interface Looking<S extends BaseState> {
  readonly parts: Parts<S>
  readonly s: S
  readonly viewer: Seat
  readonly memory: Memory | undefined
  /** Whether all cards look as they did last, but for where they lie and the facts of their zones. */
  readonly asBefore: boolean
  /** The column of each fact that is kept of cards, in the order of the facts of the game. */
  readonly columns: readonly Column[]
}

/** What a seat saw of a state when it looked last: of what has not changed since, nothing is put into words again. */
export interface LastLook {
  /** The facts that are kept of cards. */
  readonly ofCards: readonly FactInfo[]
  readonly looks: (Look | undefined)[]
  /** By the number of the zone on the board. */
  readonly zones: (readonly SeenCard[])[]
  /** What these followed from. */
  readonly still: Still
  /** Cards that are not seen look alike, so that none can be followed: one for each owner and remembered name. */
  readonly unseen: Map<string, SeenCard>
  readonly facts: (FactLook | undefined)[]
  /** Both by name, as they were shown. */
  shown: Pick<Observation, 'facts' | 'zones'>
}

/** What was said of a fact, and the values that it followed from; null where there are others as well. */
export interface FactLook {
  readonly values: readonly unknown[] | null
  readonly said: string | Readonly<Record<string, string>>
}

/** Of so many cards; a list without gaps is the fastest to look up. */
export const newView = (cards: number, ofCards: readonly FactInfo[]): LastLook => ({
  ofCards,
  looks: Array.from({ length: cards }, () => undefined),
  zones: [],
  still: nothingYet(),
  unseen: new Map(),
  facts: [],
  shown: { facts: {}, zones: {} },
})

const EMPTY: readonly never[] = Object.freeze([])

/** The cards of a zone as they are seen; the same list as last time where that was the same. */
export function lookAt<S extends BaseState>(
  view: LastLook,
  at: Looking<S>,
  zone: BoardZone,
  i: number,
): readonly SeenCard[] {
  const content = at.s.zones[zone.place] ?? []
  const before = view.zones[i]
  const { contents } = view.still
  const was = contents[i] ?? null
  if (before !== undefined && was !== null && at.asBefore && zone.facts.length === 0 && sameList(was, content))
    return before
  if (content.length === 0) {
    contents[i] = EMPTY
    return before?.length === 0 ? before : (view.zones[i] = EMPTY)
  }
  const open = isOpen(at, zone, content)
  // Where each card may be seen by others, it is looked at each time.
  contents[i] = open === null ? null : content.slice()
  const place = { zone, open }
  let same = before !== undefined && before.length === content.length
  for (let n = 0; n < content.length; n++) {
    const seen = seenCard(view, at, place, content[n] as number)
    if (same && before?.[n] !== seen) same = false
  }
  if (same && before !== undefined) return before
  const seen = content.map((card) => (view.looks[card] as Look).seen)
  return (view.zones[i] = Object.freeze(zone.zone.held === true ? inNoOrder(seen) : seen))
}

/** Cards that others hold, unseen ones last, by what is remembered of them: where they lie there says nothing. */
function inNoOrder(cards: readonly SeenCard[]): readonly SeenCard[] {
  const [first] = cards
  // Cards that look alike are one record: mostly all of a hand are.
  if (cards.every((each) => each === first)) return cards
  const key = ({ remembered, owner }: SeenCard): string => `${remembered === undefined ? 1 : 0} ${remembered} ${owner}`
  const isSeen = ({ card }: SeenCard): boolean => card !== null
  if (cards.every(isSeen)) return cards
  const unseen = cards.filter((card) => !isSeen(card)).sort((a, b) => (key(a) < key(b) ? -1 : 1))
  return [...cards.filter(isSeen), ...unseen]
}

/** Whether the place is open to the viewer, where that is the same for all cards of a zone; else null. */
export function isOpen<S extends BaseState>(
  { parts, s, viewer }: Pick<Looking<S>, 'parts' | 's' | 'viewer'>,
  { openAsOne }: BoardZone,
  content: readonly number[],
): boolean | null {
  const [first] = content
  if (first === undefined || !openAsOne || s.shown[first] !== 0) return null
  return parts.viewers(s, first).includes(viewer)
}

/** Whether the viewer sees a card of a place that is open to him, or not, or of which that is not known (null). */
export function seesThere<S extends BaseState>(
  { parts, s, viewer }: Pick<Looking<S>, 'parts' | 's' | 'viewer'>,
  open: boolean | null,
  card: number,
): boolean {
  return ((s.shown[card] as number) & (1 << viewer)) !== 0 || (open ?? sees(parts, s, card, viewer))
}

/** A zone that is looked at, and whether it is open, where that is one for all its cards. */
interface Place {
  readonly zone: BoardZone
  readonly open: boolean | null
}

type Column = readonly unknown[]

/** Looked up once for all zones, since each look by a name costs as much as several cards. */
export function columnsOfCards(s: BaseState, facts: readonly FactInfo[]): readonly Column[] {
  const columns = columnsOf<Column>(s)
  return facts.map(({ column }) => columns[column] ?? EMPTY)
}

function seenCard<S extends BaseState>(view: LastLook, at: Looking<S>, place: Place, card: number): SeenCard {
  const { s, viewer, memory } = at
  const before = view.looks[card]
  const isSeen = seesThere(at, place.open, card)
  const isRemembered = !isSeen && isKnown(memory, card, viewer)
  if (
    before !== undefined &&
    before.place === place.zone.place &&
    before.isSeen === isSeen &&
    before.shown === s.shown[card] &&
    before.def === s.def[card] &&
    before.owner === s.owner[card] &&
    before.printed === s.printedDef?.[card] &&
    before.isRemembered === isRemembered &&
    (!isSeen || stand(at, place, card, before.values))
  )
    return before.seen
  const look: Look = {
    place: place.zone.place,
    isSeen,
    shown: s.shown[card] as number,
    def: s.def[card] as number,
    owner: s.owner[card] as number,
    printed: s.printedDef?.[card],
    isRemembered,
    values: isSeen ? valuesOf(at, place, card) : [],
    seen: isSeen ? inWords(at, place.zone, card) : unseen(view, at, card, isRemembered),
  }
  view.looks[card] = look
  return look.seen
}

/** Whether words of the type follow from what is seen of others, or from what is kept elsewhere. */
export function isOfOthers(type: string): boolean {
  const member = memberType(type)
  return member === 'card' || member === 'effect' || member === 'text'
}

/** Whether a value is none, or a set of none. */
export const isNothing = (value: unknown): boolean => value === NONE || (Array.isArray(value) && value.length === 0)

type Table = Pick<Looking<BaseState>, 's' | 'columns'>

/** Sets are never changed in place. */
function valuesOf({ s, columns }: Table, { zone }: Place, card: number): readonly unknown[] | null {
  if (s.handles !== undefined) return null
  const values = zone.columns.map((column) => columns[column]?.[card])
  return zone.facts.some(({ type }, i) => isOfOthers(type) && !isNothing(values[i])) ? null : values
}

/** Whether the facts of a card are as they were. */
function stand({ s, columns }: Table, { zone }: Place, card: number, values: readonly unknown[] | null): boolean {
  if (values === null || s.handles !== undefined) return false
  for (let i = 0; i < values.length; i++) if (columns[zone.columns[i] as number]?.[card] !== values[i]) return false
  return true
}

const ownerOf = (s: BaseState, card: number): string =>
  s.owner[card] === NONE ? '' : seatName(s.owner[card] as number)

function unseen<S extends BaseState>(
  { unseen: all }: LastLook,
  { parts, s }: Looking<S>,
  card: number,
  isRemembered: boolean,
): SeenCard {
  const owner = ownerOf(s, card)
  const name = isRemembered ? nameOfCard(parts.info, printedOf(s, card)) : ''
  const known = all.get(`${owner} ${name}`)
  if (known !== undefined) return known
  const made = Object.freeze({ card: null, owner, ...(isRemembered ? { remembered: name } : {}) })
  all.set(`${owner} ${name}`, made)
  return made
}

function inWords<S extends BaseState>({ parts, s, viewer }: Looking<S>, { facts }: BoardZone, card: number): SeenCard {
  const words: (readonly [string, string])[] = []
  for (const fact of facts) {
    const value = factWord(parts, s, fact, card, viewer)
    if (value !== wording().none && value !== wording().no && value !== '') words.push([fact.name, value])
  }
  const original = s.printedDef?.[card]
  const printed =
    original === undefined || original === s.def[card] ? {} : { printed: parts.info.cards[original] ?? '?' }
  return Object.freeze({
    card: cardWord(parts, s, card, viewer),
    owner: ownerOf(s, card),
    ...printed,
    ...(words.length === 0 ? {} : { facts: Object.freeze(Object.fromEntries(words)) }),
  })
}
