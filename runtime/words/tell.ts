import {
  type AnswerHappening,
  type BaseState,
  CHANCE,
  type CardId,
  type Glimpse,
  type Happening,
  type Move,
  NONE,
  type Seat,
} from '../engine.ts'
import { isMeantFor } from '../told/audience.ts'
import { answerWords, branchAsRead, cardNamed, placeWord, seatOfPlace, valueWord, wordsOfEvent } from './describe.ts'
import type { Parts } from '../parts.ts'
import { moveAt } from '../kernel/move-code.ts'
import { type SpokenOf, namedByLine, withWhose } from './whose.ts'
import { seatWord, wording } from './speech.ts'

/** The cards that a choice names, in their order; an effect stands for the card that it comes from. */
export function cardsOf<S extends BaseState>(parts: Parts<S>, s: S, move: Move): CardId[] {
  const cardOf = (value: number, type: string | undefined): CardId[] =>
    type === 'card' ? [value] : type === 'effect' ? [s.effects[value]?.source ?? NONE] : []
  switch (move.kind) {
    case 'act':
      return move.args.flatMap((value, i) => cardOf(value, parts.info.events[move.event]?.params[i]?.type))
    case 'choose':
      return cardOf(move.value, parts.sites[s.ask - 1]?.value)
    case 'yes':
    case 'branch':
    case 'decline':
      return []
  }
}

/**
 * A happening in words, by what was seen when it happened. Of `s` only texts and the handles of an example are asked,
 * never where cards lie by now.
 */
export function tell<S extends BaseState>(parts: Parts<S>, s: S, happening: Happening, viewer?: Seat): string {
  if (!isMeantFor(happening, viewer)) return wording().untold
  if (happening.kind === 'event') {
    const { event, args, glimpses } = happening
    const line = namedByLine(parts, event, args)
    const word = wordsAsSeen({ parts, s, glimpses, viewer }, (card, glimpse) =>
      apartAsSeen(card, { parts, s, viewer, line }, glimpse),
    )
    return wordsOfEvent(parts.info, event, args, word, true)
  }
  const answer = isTold(happening, viewer) ? answerAsSeen(parts, s, happening, viewer) : wording().untold
  return wording().answered(withAbout(seatWord(happening.by), parts, s, happening, viewer), answer)
}

/** Who was asked, or a question, with the card that it was about, to who saw it and where the answer does not name it. */
export function withAbout<S extends BaseState>(
  words: string,
  parts: Parts<S>,
  s: S,
  { about, glimpses }: AnswerHappening,
  viewer?: Seat,
): string {
  if (about === undefined || (viewer !== undefined && !isSeen(about, viewer))) return words
  const isNamed = glimpses.some(({ card }) => card === about.card)
  return isNamed ? words : wording().about(words, cardAsSeen(parts, s, about, viewer))
}

/** What was answered, without who answered. */
export function answerAsSeen<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { site, by, choice, glimpses }: AnswerHappening,
  viewer?: Seat,
): string {
  const word = wordsAsSeen({ parts, s, glimpses, viewer }, (card, glimpse) =>
    whereLying(card, parts, s, glimpse, viewer, by),
  )
  const asking = parts.sites[site - 1]
  const move = moveAt(parts, site, by, choice)
  return branchAsRead(asking, move) ?? answerWords(parts.info, asking, move, word)
}

interface AsSeen<S extends BaseState> {
  readonly parts: Parts<S>
  readonly s: S
  readonly viewer: Seat | undefined
}

/** Words of values, of which each card and each effect takes the next glimpse, with what is said of whose it is. */
function wordsAsSeen<S extends BaseState>(
  { parts, s, glimpses, viewer }: AsSeen<S> & { readonly glimpses: readonly Glimpse[] },
  whose: (card: string, glimpse: Glimpse) => string,
): (value: number, type: string) => string {
  let next = 0
  return (value, type) => {
    if (type !== 'card' && type !== 'effect') return valueWord(parts, s, value, type)
    const glimpse = glimpses[next++]
    if (value === NONE || glimpse === undefined) return wording().none
    if (type === 'effect' && glimpse.card === NONE) return wording().anEffect
    const card = whose(cardAsSeen(parts, s, glimpse, viewer), glimpse)
    return type === 'card' ? card : wording().effectOf(card)
  }
}

/** A card with what sets it apart, where such a line tells of it, from others that the viewer saw. */
export function apartAsSeen<S extends BaseState>(
  card: string,
  { parts, s, viewer, line }: AsSeen<S> & { readonly line: SpokenOf },
  glimpse: Glimpse,
): string {
  const isNamed = viewer === undefined || isSeen(glimpse, viewer)
  return isNamed && s.handles?.has(glimpse.card) !== true ? withWhose(card, parts, glimpse, viewer, line) : card
}

/** A card with whose it is, if it lies with another player than who answers, who may have one that is called the same. */
function whereLying<S extends BaseState>(
  card: string,
  parts: Parts<S>,
  s: S,
  glimpse: Glimpse,
  viewer: Seat | undefined,
  by: Seat,
): string {
  if (viewer !== undefined && !isSeen(glimpse, viewer)) return card
  const seat = seatOfPlace(parts, glimpse.place)
  const isPlain = seat === null || seat === by || s.handles?.has(glimpse.card) === true
  return isPlain ? card : wording().of(card, seatWord(seat))
}

/** A card as it was seen, by the name that an example gave it where it did. */
export function cardAsSeen<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  glimpse: Glimpse,
  viewer: Seat | undefined,
): string {
  const handle = viewer === undefined || isSeen(glimpse, viewer) ? s.handles?.get(glimpse.card) : undefined
  return handle ?? glimpsedWord(parts, glimpse, viewer)
}

/** A card as it was seen: by name, or by the place where it lay then. */
function glimpsedWord<S extends BaseState>(parts: Parts<S>, glimpse: Glimpse, viewer: Seat | undefined): string {
  if (glimpse.card === NONE) return wording().nothing
  return viewer === undefined || isSeen(glimpse, viewer)
    ? cardNamed(parts.info, glimpse.def)
    : placeWord(parts, glimpse.place, glimpse.below)
}

export function isSeen(glimpse: Glimpse, viewer: Seat): boolean {
  return (glimpse.seen & (1 << viewer)) !== 0
}

/**
 * What chance has chosen is told to those who see the card that it is; anything else may say who was dealt what, and is
 * told by what follows from it.
 */
export function isTold(happening: Happening, viewer: Seat | undefined): boolean {
  if (viewer === undefined || happening.kind === 'event' || happening.by !== CHANCE) return true
  return happening.glimpses.slice(0, 1).some((glimpse) => isSeen(glimpse, viewer))
}
