import { type BaseState, type Choice, type Engine, type Move, NONE, type Seat, seatName } from '../engine.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { answerWords, familyOf, isHeld, seatOrValue, sees, valueWord, zoneWord } from './describe.ts'
import { cardsOf } from './tell.ts'

/** A choice, and what it reads like. */
interface Worded {
  readonly plain: string
  readonly choice: Choice
}

/**
 * Choices that read alike, but name cards of different zones or owners, with words for what differs: `5♠ of A`. Where a
 * card lies and whose it is everybody sees; of a card that others hold unseen nothing is added.
 */
export function toldApart<T extends Worded>(
  engine: Engine,
  s: BaseState,
  viewer: Seat | undefined,
  all: readonly T[],
): T[] {
  const { parts } = engine as Partial<FullEngine<BaseState>>
  if (parts === undefined) return [...all]
  const alike = new Map<string, T[]>()
  for (const each of all) alike.set(each.plain, [...(alike.get(each.plain) ?? []), each])
  return all.map((each) => {
    const group = alike.get(each.plain) ?? []
    if (group.length < 2) return each
    const moves = group.map(({ choice }) => engine.moveOf(s, choice))
    return { ...each, plain: apartWords({ parts, s, viewer }, moves, engine.moveOf(s, each.choice)) }
  })
}

interface Look {
  readonly parts: Parts<BaseState>
  readonly s: BaseState
  readonly viewer: Seat | undefined
}

function apartWords({ parts, s, viewer }: Look, alike: readonly Move[], move: Move): string {
  const cards = alike.map((each) => cardsOf(parts, s, each))
  let next = 0
  return answerWords(parts.info, parts.sites[s.ask - 1], move, (value, type) => {
    const words = valueWord(parts, s, value, type, viewer)
    if (type !== 'card' && type !== 'effect') return words
    const at = next++
    const others = cards.flatMap((each) => each[at] ?? [])
    return type === 'effect' || s.def[value] === undefined ? words : words + markOf({ parts, s, viewer }, others, value)
  })
}

/** What sets a card apart from others of its name; empty where nothing does that the viewer may know. */
function markOf({ parts, s, viewer }: Look, others: readonly number[], card: number): string {
  const place = s.place[card] ?? NONE
  if (!sees(parts, s, card, viewer) && isHeld(parts, place)) return ''
  const places = others.map((other) => s.place[other] ?? NONE)
  const near = others.filter((other) => s.place[other] === place)
  const owner = s.owner[card] ?? NONE
  const isOwned = owner !== NONE && near.some((other) => s.owner[other] !== owner)
  if (places.every((other) => other === place)) return isOwned ? ` of ${seatName(owner)}` : ''
  const isElsewhere = places.some((other) => familyOf(parts, other) !== familyOf(parts, place))
  const where = isElsewhere ? ` in ${zoneWord(parts, place)}` : ` of ${seatOrValue(parts, place)}`
  return isOwned ? `${where} owned by ${seatName(owner)}` : where
}
