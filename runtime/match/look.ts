import { isAstray } from '../secrets/astray.ts'
import { type Holder, valueWord } from '../words/describe.ts'
import { type BaseState, type CardId, type Memory, NONE, type Seat, seatName } from '../engine.ts'
import { memberType } from '../words/member-type.ts'
import type { Parts } from '../parts.ts'
import type { ViewValue } from './game-types.ts'
import type { Handle } from '../ids.ts'
import { saysNumbers } from '../rounds/said.ts'
import { type Handles, LOST, handleOf } from './handles.ts'

/** A seat that looks at a position. */
export interface Look {
  readonly parts: Parts<BaseState>
  readonly s: BaseState
  readonly seat: Seat
  readonly memory: Memory
  readonly handles: Handles
}

/** A value of the rules as it stands in a view; `holder` is what goes on holding it from one question to the next. */
export function viewValue(look: Look, value: unknown, type: string, holder?: Holder): ViewValue {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    saysNumbers(value.length)
    return value.map((each) => viewValue(look, each, memberType(type), holder))
  }
  if (typeof value !== 'number' || value === NONE) return null
  switch (type) {
    case 'number':
      return value
    case 'truth':
      return value !== 0
    case 'card':
      return cardHandle(look, value, holder)
    case 'player':
      return seatName(value)
    case 'text':
      return look.parts.texts?.word(value, look.s) ?? null
    default:
      return valueWord(look.parts, look.s, value, type, look.seat, holder)
  }
}

/**
 * The handle of a card that is there or gone. Of one that was shuffled while a fact or an effect held it nobody can say
 * more, nor which it is among those that others hold.
 */
export function cardHandle(look: Look, card: CardId, holder?: Holder): Handle {
  const { s, handles } = look
  const isLost = holder !== undefined && (isAstray(s, holder.by, holder.of, card) || isHeldUnseen(look, card))
  return isLost ? LOST : handleOf(handles, card)
}

/** Whether others hold the card and the seat does not see it. */
export const isHeldUnseen = ({ handles }: Pick<Look, 'handles'>, card: CardId): boolean =>
  (handles.heldAt[card] ?? NONE) !== NONE

/** The card that an effect comes from, or null. */
export function sourceHandle(look: Look, effect: number): Handle | null {
  const source = look.s.effects[effect]?.source ?? NONE
  return source === NONE ? null : cardHandle(look, source, { by: 'effects', of: effect })
}
