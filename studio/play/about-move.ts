import { zoneWord } from '../../runtime/words/describe.ts'
import type { Move, Seat } from '../../runtime/engine.ts'
import type { Course } from './course.ts'
import type { TableChoice } from './table.ts'

type About = Pick<TableChoice, 'cards' | 'seats' | 'zones'>

/** What on the table a move is about, whoever makes it apart. */
export function aboutIn(course: Pick<Course, 'engine' | 'state'>, move: Move): About {
  const { parts } = course.engine
  switch (move.kind) {
    case 'act': {
      const { params } = parts.info.events[move.event] ?? { params: [] }
      const pieces = move.args.map((value, i) => ({ value, type: params[i]?.type ?? '', role: params[i]?.role ?? '' }))
      return gathered(
        course,
        pieces.filter(({ role }) => role !== 'by'),
      )
    }
    case 'choose':
      return gathered(course, [{ value: move.value, type: parts.sites[course.state.ask - 1]?.value ?? '' }])
    case 'yes':
    case 'branch':
    case 'decline':
      return { cards: [], seats: [], zones: [] }
  }
}

function gathered(
  { engine: { parts }, state }: Pick<Course, 'engine' | 'state'>,
  pieces: readonly { readonly value: number; readonly type: string }[],
): About {
  const of = (type: string): number[] => pieces.filter((piece) => piece.type === type).map(({ value }) => value)
  const sources = of('effect').flatMap((effect) => state.effects[effect]?.source ?? [])
  const seats: Seat[] = of('player')
  return { cards: [...of('card'), ...sources], seats, zones: of('zone').map((zone) => zoneWord(parts, zone)) }
}
