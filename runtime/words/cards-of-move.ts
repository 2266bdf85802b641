import { type BaseState, type CardId, type Move, NONE } from '../engine.ts'
import type { Parts } from '../parts.ts'

/** The cards that a move is about, and those that effects come from which it is about. */
export function cardsOfMove(parts: Parts<BaseState>, s: BaseState, move: Move): readonly CardId[] {
  const pieces = piecesOfMove(parts, s, move)
  const sources = pieces.flatMap(({ type, value }) => (type === 'effect' ? [s.effects[value]?.source ?? NONE] : []))
  const cards = pieces.flatMap(({ type, value }) => (type === 'card' ? [value] : []))
  return [...cards, ...sources.filter((card) => card !== NONE)]
}

/** A value that a move is about, and the type that the rules give it. */
export interface MovePiece {
  readonly type: string
  readonly value: number
}

/** What a move is about, whoever makes it apart. */
export function piecesOfMove({ info, sites }: Parts<BaseState>, { ask }: BaseState, move: Move): readonly MovePiece[] {
  switch (move.kind) {
    case 'act': {
      const { params } = info.events[move.event] ?? { params: [] }
      const pieces = move.args.map((value, i) => ({ value, type: params[i]?.type ?? '', role: params[i]?.role ?? '' }))
      return pieces.filter(({ role }) => role !== 'by')
    }
    case 'choose':
      return [{ value: move.value, type: sites[ask - 1]?.value ?? '' }]
    case 'yes':
    case 'branch':
    case 'decline':
      return []
  }
}
