import { columnsOf } from '../columns.ts'
import { type Astray, type BaseState, type CardId, type Frame, NONE } from '../engine.ts'
import { isAnyMixed, isMixedNow, mixes } from '../kernel/mixed-now.ts'

/** What holds cards. */
export interface Holders {
  /** Columns of facts, and whether each has an entry for every thing that it is said of. */
  readonly facts: Readonly<Record<string, 'one' | 'each'>>
  /** Variables of texts that can be suspended, by the number of the text. */
  readonly texts: Readonly<Record<number, readonly string[]>>
}

/** The same with the texts by the variables that they have: names of variables, and the numbers of texts. */
export const holders = (
  facts: Holders['facts'],
  texts: readonly (readonly [names: readonly string[], procs: readonly number[]])[],
): Holders => ({
  facts,
  texts: Object.fromEntries(texts.flatMap(([names, procs]) => procs.map((proc) => [proc, names]))),
})

/** Is shown what holds something, of what it is said, and what is held. */
type Look = (by: string, of: number | string, held: unknown) => void

/**
 * After a shuffle, or a choice of chance among cards: what holds one of them has lost sight of it. What was lost before
 * stays so as long as it is held. The list is made anew when it changes, so that copies of a state may share it; mostly
 * nothing holds a card, and then nothing is made. The cards may be told as answers, which are so much larger.
 */
export function loseSight(s: BaseState, told: readonly number[], holders: Holders, larger = 0): void {
  const cards: readonly CardId[] = larger === 0 ? told : told.map((each) => each - larger)
  mixes(cards)
  const before = s.astray ?? []
  let lost: Astray[] | null = null
  lookThrough(s, holders, (by, of, held) => {
    for (const card of cardsIn(held))
      if (cards.includes(card) || isAmong(before, by, of, card)) (lost ??= []).push({ by, of, card })
  })
  if (lost !== null || before.length > 0) s.astray = lost ?? []
}

/**
 * Before a fact holds cards anew: where they lie is known, also of one that it held when that was shuffled. Only what it
 * has from where something was lost is no better known than there: from facts, by their columns, or variables
 * (`frames.c`), from the effect that is carried out (`effects`), or from a text that may have mixed it itself (`mixed`).
 * Returns what is held.
 */
export function heldAnew<Held extends CardId | readonly CardId[]>(
  s: BaseState,
  by: string,
  of: number | string,
  held: Held,
  from?: readonly string[],
): Held {
  // Mostly nothing is lost, nor could be. What else there is to do has closures, which cost as the function begins.
  if (s.astray?.length === 0 && (from === undefined || !isAnyMixed())) return held
  return heldOf(s, by, of, held, from ?? NOWHERE)
}

// oxlint-disable-next-line max-params -- those of the function that it is a part of
function heldOf<Held extends CardId | readonly CardId[]>(
  s: BaseState,
  by: string,
  of: number | string,
  held: Held,
  from: readonly string[],
): Held {
  const before = s.astray ?? []
  const isMixed = from.includes('mixed')
  if (before.length === 0 && !isMixed) return held
  const cards = cardsIn(held)
  // Whether it is the very card that was lost there hangs on where chance has put that, and must not be seen.
  const isFromLost = before.some((each) => from.includes(sourceOf(each)))
  const isLost = (card: CardId): boolean => isFromLost || (isMixed && isMixedNow(card))
  const lost = cards.filter(isLost)
  if (before.length === 0 && lost.length === 0) return held
  // Where one card is held, it no longer holds any other: what was lost of those is forgotten as well.
  const isHeldAnew = (card: CardId): boolean => typeof held === 'number' || cards.includes(card)
  const others = before.filter((each) => each.by !== by || String(each.of) !== String(of) || !isHeldAnew(each.card))
  s.astray = [...others, ...lost.map((card) => ({ by, of, card }))]
  return held
}

/** An effect holds cards from a text that may have mixed them itself: which lie among others is no longer known. */
export function heldByEffect(s: BaseState, id: number, held: readonly (CardId | readonly CardId[])[]): void {
  if (!isAnyMixed()) return
  const lost = cardsIn(held).filter(isMixedNow)
  if (lost.length > 0)
    s.astray = [...(s.astray ?? []), ...lost.map((card): Astray => ({ by: 'effects', of: id, card }))]
}

/**
 * Whether all see these cards, and nothing was lost where they are known from; `from` as for what is held anew. Then all
 * know what is worked out of them.
 */
export function allSee<S extends BaseState>(
  s: S,
  viewers: (s: S, card: CardId) => readonly number[],
  cards: readonly CardId[],
  from: readonly string[],
): boolean {
  if (s.astray?.some((each) => from.includes(sourceOf(each))) === true) return false
  const isMixed = from.includes('mixed') && isAnyMixed()
  return cards.every((card) => {
    if (card === NONE || s.place[card] === NONE || (isMixed && isMixedNow(card))) return false
    const seats = viewers(s, card)
    for (let seat = 0; seat < s.players; seat++) if (!seats.includes(seat)) return false
    return true
  })
}

const NOWHERE: readonly string[] = []

const sourceOf = ({ by, of }: Astray): string => (by === 'frames' ? `frames.${String(of).split('.')[1] ?? ''}` : by)

/** Whether what a fact or an effect holds was shuffled away since. */
export function isAstray(s: BaseState, by: string, of: number | string, card: CardId): boolean {
  return s.astray !== undefined && isAmong(s.astray, by, of, card)
}

/** The cards that were shuffled while something held them that holds them still. */
export function cardsAstray(s: BaseState, holders: Holders): ReadonlySet<CardId> {
  const found = new Set<CardId>()
  const astray = s.astray ?? []
  if (astray.length === 0) return found
  lookThrough(s, holders, (by, of, held) => {
    for (const card of cardsIn(held)) if (isAmong(astray, by, of, card)) found.add(card)
  })
  return found
}

function isAmong(list: readonly Astray[], by: string, of: number | string, card: CardId): boolean {
  return list.some((each) => each.card === card && each.by === by && String(each.of) === String(of))
}

const cardsIn = (held: unknown): CardId[] =>
  Array.isArray(held) ? held.flatMap(cardsIn) : typeof held === 'number' ? [held] : []

function lookThrough(s: BaseState, { facts, texts }: Holders, look: Look): void {
  const columns = columnsOf<Readonly<Record<string, unknown>>>(s)
  for (const by in facts) {
    const column = columns[by]
    if (facts[by] === 'one') look(by, 0, column)
    else for (const of in column) look(by, of, column[of])
  }
  for (const [id, effect] of s.effects.entries()) {
    if (effect === null) continue
    look('effects', id, effect.source)
    look('effects', id, effect.captured)
  }
  for (const [depth, frame] of s.frames.entries())
    for (const name of texts[frame.proc] ?? []) look('frames', `${depth}.${name}`, frame[name as keyof Frame])
}
