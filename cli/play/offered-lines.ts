import { type BaseState, type Choice, type Engine, type Seat, type CardId, NONE } from '../../runtime/engine.ts'
import { choicesAsShown } from '../../runtime/words/choices-in-words.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { cardOrder, comparedLists } from '../../runtime/words/arranged-board.ts'
import { numberedBy, rangeFrom } from '../../runtime/words/numbered-choices.ts'
import { cardsOf } from '../../runtime/words/tell.ts'
import { cellWidth } from '../../compiler/diagnostics/cell-width.ts'
import { columnsOf } from '../../runtime/columns.ts'
import { isHeld, sees } from '../../runtime/words/describe.ts'

/** A line that can be chosen: one choice, or one for each number from `from` to `to`. */
export type OfferedLine =
  | { readonly kind: 'one'; readonly words: string; readonly choice: Choice }
  | {
      readonly kind: 'range'
      /** Words before the number; empty where a number alone is asked for. */
      readonly before: string
      readonly from: number
      readonly to: number
      readonly choices: readonly Choice[]
    }

/** What is offered, with numbers that follow each other in one line, and without what reads like another line. */
export function offeredLines(engine: Engine, state: BaseState, viewer: Seat): OfferedLine[] {
  const all = [...choicesAsShown(engine, state, viewer)].map(([words, choice]) => ({
    words,
    choice,
    numbered: numberedBy(engine, state, choice, words),
  }))
  const lines: OfferedLine[] = []
  const isOneOfAlike = alikeIn(engine, state, viewer)
  for (let i = 0; i < all.length; i++) {
    const first = all[i]
    if (first === undefined) break
    const range = rangeFrom(all, i)
    if (range !== null) {
      const choices = all.slice(i, i + range.many).map(({ choice }) => choice)
      lines.push({ kind: 'range', before: range.before, from: range.from, to: range.to, choices })
      i += range.many - 1
    } else if (!isOneOfAlike(first)) lines.push({ kind: 'one', words: first.words, choice: first.choice })
  }
  return inCardOrder(engine, state, viewer, lines)
}

/** Choices that differ in the card that they name stand in the order in which these lie before the viewer. */
function inCardOrder(engine: Engine, state: BaseState, viewer: Seat, lines: readonly OfferedLine[]): OfferedLine[] {
  const parts = partsOf(engine)
  if (parts?.info.board === undefined) return [...lines]
  const orderOf = cardOrder(engine, state, viewer)
  const places = lines.map((line) => {
    if (line.kind === 'range') return null
    const move = engine.moveOf(state, line.choice)
    const [card, ...others] = cardsOf(parts, state, move)
    const keys = card === undefined || others.length > 0 ? null : orderOf(card)
    return keys === null ? null : { line, keys, kind: move.kind === 'act' ? move.event : -1 }
  })
  const sorted = places.filter((place) => place !== null).toSorted((a, b) => comparedLists(a.keys, b.keys))
  return lines.map((line, i) => {
    const kind = places[i]?.kind
    const next = sorted.findIndex((place) => place.kind === kind)
    return kind === undefined || next < 0 ? line : (sorted.splice(next, 1)[0]?.line ?? line)
  })
}

/** Absent in engines that are written by hand. */
const partsOf = (engine: Engine): FullEngine<BaseState>['parts'] | undefined =>
  (engine as Partial<FullEngine<BaseState>>).parts

/** The words of a line, as it is shown. */
export const lineWords = (line: OfferedLine): string =>
  line.kind === 'one' ? line.words : `${line.before === '' ? '' : `${line.before} `}${line.from} to ${line.to}`

/** Numbered lines, in as many columns as fit, down the first before the second. */
export function inColumns(lines: readonly string[], width: number): string[] {
  const numbered = lines.map((line, i) => `${String(i + 1).padStart(4)}  ${line}`)
  const cell = Math.max(0, ...numbered.map(cellWidth)) + 2
  const columns = numbered.length < FEW_LINES ? 1 : Math.max(1, Math.floor(width / cell))
  const rows = Math.ceil(numbered.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    numbered
      .filter((_, i) => i % rows === row)
      .map((line) => line + ' '.repeat(cell - cellWidth(line)))
      .join('')
      .trimEnd(),
  )
}

/** So few stand below each other. */
const FEW_LINES = 6

interface Offered {
  readonly words: string
  readonly choice: Choice
}

/**
 * Tells of choices, asked in their order, whether an earlier one reads the same and names cards that nothing tells
 * apart: that one stands for all of them.
 */
function alikeIn(engine: Engine, s: BaseState, viewer: Seat): (offered: Offered) => boolean {
  const { parts } = engine as Partial<FullEngine<BaseState>>
  if (parts === undefined) return () => false
  const before = new Map<string, (readonly CardId[])[]>()
  return ({ choice }) => {
    const words = engine.describe(s, choice, viewer)
    const cards = cardsOf(parts, s, engine.moveOf(s, choice))
    const others = before.get(words) ?? []
    before.set(words, [...others, cards])
    return others.some((other) => other.every((card, i) => areAlike({ parts, s, viewer }, card, cards[i])))
  }
}

interface Looking {
  readonly parts: FullEngine<BaseState>['parts']
  readonly s: BaseState
  readonly viewer: Seat
}

/**
 * Whether two cards lie in the same place, and nothing is kept of one that is not of the other; whoever does not see
 * cards that others hold cannot tell any of them apart.
 */
function areAlike({ parts, s, viewer }: Looking, a: CardId, b: CardId | undefined): boolean {
  if (b === undefined || s.place[a] !== s.place[b] || s.owner[a] !== s.owner[b]) return false
  const isUnseen = (card: CardId): boolean => isHeld(parts, s.place[card] ?? NONE) && !sees(parts, s, card, viewer)
  if (isUnseen(a) || isUnseen(b)) return isUnseen(a) && isUnseen(b)
  if (s.def[a] !== s.def[b]) return false
  return parts.facts.every(({ of, column }) => {
    const values = of === 'card' ? columnsOf<readonly unknown[]>(s)[column] : undefined
    return values === undefined || values[a] === values[b]
  })
}
