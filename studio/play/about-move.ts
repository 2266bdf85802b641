import type { Move } from '../../runtime/engine.ts'
import { cardsOfMove, piecesOfMove } from '../../runtime/words/cards-of-move.ts'
import { zoneWord } from '../../runtime/words/describe.ts'
import type { Course } from './course.ts'
import type { TableChoice } from './table.ts'

/** What on the table a move is about, whoever makes it apart. */
export function aboutIn(
  { engine: { parts }, state }: Pick<Course, 'engine' | 'state'>,
  move: Move,
): Pick<TableChoice, 'cards' | 'seats' | 'zones'> {
  const pieces = piecesOfMove(parts, state, move)
  const of = (type: string): number[] => pieces.filter((piece) => piece.type === type).map(({ value }) => value)
  const zones = of('zone').map((zone) => zoneWord(parts, zone))
  return { cards: cardsOfMove(parts, state, move), seats: of('player'), zones }
}
