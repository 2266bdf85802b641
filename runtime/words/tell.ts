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
import { answerWords, branchAsRead, nameOfCard, placeWord, seatOfPlace, valueWord, wordsOfEvent } from './describe.ts'
import type { Parts } from '../parts.ts'
import { moveAt } from '../kernel/move-code.ts'
import { type SpokenOf, namedByLine, whoseWords } from './whose.ts'
import { seatWord } from './seat-word.ts'

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
  if (!isMeantFor(happening, viewer)) return 'not told'
  if (happening.kind === 'event') {
    const { event, args, glimpses } = happening
    const line = namedByLine(parts, event, args)
    const word = wordsAsSeen({ parts, s, glimpses, viewer }, (glimpse) =>
      apartAsSeen({ parts, s, viewer, line }, glimpse),
    )
    return wordsOfEvent(parts.info, event, args, word, true)
  }
  const answer = isTold(happening, viewer) ? answerAsSeen(parts, s, happening, viewer) : 'not told'
  return `${seatWord(happening.by)}${aboutWords(parts, s, happening, viewer)}: ${answer}`
}

/** ` (9♥)`: the card that a question was about, to who saw it, where the answer does not name it itself. */
export function aboutWords<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { about, glimpses }: AnswerHappening,
  viewer?: Seat,
): string {
  if (about === undefined || (viewer !== undefined && !isSeen(about, viewer))) return ''
  return glimpses.some(({ card }) => card === about.card) ? '' : ` (${cardAsSeen(parts, s, about, viewer)})`
}

/** What was answered, without who answered. */
export function answerAsSeen<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { site, by, choice, glimpses }: AnswerHappening,
  viewer?: Seat,
): string {
  const word = wordsAsSeen({ parts, s, glimpses, viewer }, (glimpse) => whereWords(parts, s, glimpse, viewer, by))
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
  whose: (glimpse: Glimpse) => string,
): (value: number, type: string) => string {
  let next = 0
  return (value, type) => {
    if (type !== 'card' && type !== 'effect') return valueWord(parts, s, value, type)
    const glimpse = glimpses[next++]
    if (value === NONE || glimpse === undefined) return 'none'
    if (type === 'effect' && glimpse.card === NONE) return 'an effect'
    const card = cardAsSeen(parts, s, glimpse, viewer) + whose(glimpse)
    return type === 'card' ? card : `the effect of ${card}`
  }
}

/** What sets a card apart that is told of in such a line, from others that the viewer saw. */
export function apartAsSeen<S extends BaseState>(
  { parts, s, viewer, line }: AsSeen<S> & { readonly line: SpokenOf },
  glimpse: Glimpse,
): string {
  const isNamed = viewer === undefined || isSeen(glimpse, viewer)
  return isNamed && s.handles?.has(glimpse.card) !== true ? whoseWords(parts, glimpse, viewer, line) : ''
}

/** ` of B` for a card that lies with another player than who answers, who may have one that is called the same. */
function whereWords<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  glimpse: Glimpse,
  viewer: Seat | undefined,
  by: Seat,
): string {
  if (viewer !== undefined && !isSeen(glimpse, viewer)) return ''
  const seat = seatOfPlace(parts, glimpse.place)
  return seat === null || seat === by || s.handles?.has(glimpse.card) === true ? '' : ` of ${seatWord(seat)}`
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
  if (glimpse.card === NONE) return 'nothing'
  return viewer === undefined || isSeen(glimpse, viewer)
    ? nameOfCard(parts.info, glimpse.def)
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
