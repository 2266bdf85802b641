import { columnsOf } from '../../runtime/columns.ts'
import { type BaseState, type CardId, type Choice, type Engine, NONE, type Seat } from '../../runtime/engine.ts'
import { isHeld, sees } from '../../runtime/words/describe.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { cardsOf } from '../../runtime/words/tell.ts'

interface Offered {
  readonly words: string
  readonly choice: Choice
}

/**
 * Tells of choices, asked in their order, whether an earlier one reads the same and names cards that nothing tells
 * apart: that one stands for all of them.
 */
export function alikeIn(engine: Engine, s: BaseState, viewer: Seat): (offered: Offered) => boolean {
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
