import { instancesOf, seatOrValue, valueWord } from './describe.ts'
import { type BaseState, type EventHappening, type Glimpse, NONE, type Seat } from '../engine.ts'
import type { Parts, ToldInfo, ToldPiece } from '../parts.ts'
import { apartAsSeen, cardAsSeen, isSeen } from './tell.ts'
import { spokenPieces, wording } from './speech.ts'
import { type SpokenOf, namedByLine } from './whose.ts'

/** How the rules tell an event with these parts; null where they say nothing of it. */
export function toldAs<S extends BaseState>(
  parts: Parts<S> | undefined,
  event: number,
  args: readonly number[],
): ToldInfo | null {
  return (
    parts?.telling?.findLast(
      (told) =>
        told.event === event &&
        told.fits.every((test) => {
          const value = args[test.part] ?? NONE
          return 'value' in test ? value === test.value : isInFamily(parts, test.zone, value)
        }),
    ) ?? null
  )
}

/** Whether nothing is told of an event, whatever its parts, nor of what is answered in it. */
export function isUntold<S extends BaseState>(parts: Parts<S> | undefined, name: string): boolean {
  const told = parts?.telling?.findLast(
    ({ event, fits }) => fits.length === 0 && parts.info.events[event]?.name === name,
  )
  return told !== undefined && told.words === undefined
}

function isInFamily<S extends BaseState>({ info, zoneBases }: Parts<S>, family: number, place: number): boolean {
  const zone = info.zones[family]
  const first = zoneBases[family]
  return zone !== undefined && first !== undefined && place >= first && place < first + instancesOf(zone)
}

/** The part that is one of several cards which are told of together; -1 where no single part is a card. */
export function cardPart<S extends BaseState>({ info }: Parts<S>, event: number): number {
  const params = info.events[event]?.params ?? []
  const cards = params.flatMap(({ type }, i) => (type === 'card' ? [i] : []))
  return cards.length === 1 ? (cards[0] ?? -1) : -1
}

/** What is told, of whom: everything is told where the viewer is left out. */
interface Telling<S extends BaseState> {
  readonly parts: Parts<S>
  /** Only for words and the handles of examples. */
  readonly s: S
  readonly viewer: Seat | undefined
}

interface Said<S extends BaseState> extends Telling<S> {
  readonly line: SpokenOf
}

/**
 * A sentence of what happened, as the viewer saw it then; several happenings differ in one card each, and are told of
 * together.
 */
export function sentenceOf<S extends BaseState>(
  telling: Telling<S>,
  words: readonly ToldPiece[],
  happenings: readonly EventHappening[],
): string {
  const [first] = happenings
  if (first === undefined) return ''
  const parts = new Set(words.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part])))
  const line = namedByLine(telling.parts, first.event, first.args, (part) => parts.has(part))
  const said = { ...telling, line }
  return spokenPieces(words)
    .map((piece) => (typeof piece === 'string' ? piece : pieceWords(said, piece, happenings)))
    .join('')
}

function pieceWords<S extends BaseState>(
  telling: Said<S>,
  { part, whose, counted }: Exclude<ToldPiece, string>,
  happenings: readonly EventHappening[],
): string {
  const { parts, s, viewer } = telling
  const [first] = happenings
  if (first === undefined) return ''
  const value = first.args[part] ?? NONE
  const type = parts.info.events[first.event]?.params[part]?.type ?? ''
  if (whose) return seatOrValue(parts, value)
  if (type === 'card') {
    const seen = happenings.flatMap((happening) => glimpseOf(parts, happening, part))
    if (counted === undefined) return cardsAsSeen(telling, seen)
    return wording().counted(seen.length, ...counted, true)
  }
  if (type === 'effect') {
    const [glimpse] = glimpseOf(parts, first, part)
    return glimpse === undefined || glimpse.card === NONE
      ? wording().anEffect
      : wording().effectOf(apartAsSeen(cardAsSeen(parts, s, glimpse, viewer), telling, glimpse))
  }
  const word = valueWord(parts, s, value, type, viewer)
  return counted === undefined ? word : wording().counted(value, ...counted, false)
}

/** What was seen of the card that a part is: glimpses are those of cards and effects, in the order of the parts. */
function glimpseOf<S extends BaseState>(
  { info }: Parts<S>,
  { event, glimpses }: EventHappening,
  part: number,
): Glimpse[] {
  const before = (info.events[event]?.params ?? []).slice(0, part)
  const glimpse = glimpses[before.filter(({ type }) => type === 'card' || type === 'effect').length]
  return glimpse === undefined ? [] : [glimpse]
}

/** Cards that the viewer did not see are counted, as are equal ones, unless each is to be told. */
export function cardsAsSeen<S extends BaseState>(
  telling: Said<S>,
  glimpses: readonly Glimpse[],
  isCounted = true,
): string {
  const { parts, s, viewer } = telling
  const seen = glimpses.filter((glimpse) => viewer === undefined || isSeen(glimpse, viewer))
  const hidden = glimpses.length - seen.length
  const each = seen.map((glimpse) => apartAsSeen(cardAsSeen(parts, s, glimpse, viewer), telling, glimpse))
  const names = isCounted ? countedNames(each) : each
  return [...names, ...(hidden === 0 ? [] : [wording().cards(hidden)])].join(', ')
}

/** Names in the order in which each is first met, equal ones counted: `3♠, Copper ×5`. */
function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`))
}
