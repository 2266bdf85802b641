import { arrangedBoard } from '../../runtime/words/arranged-board.ts'
import type { BaseState, Seat } from '../../runtime/engine.ts'
import type { Course } from '../../runtime/match/course.ts'
import { findChoice } from '../../runtime/match/find-choice.ts'
import type { PlainMove, ViewValue } from '../../runtime/match/game-types.ts'
import { moveName, partName } from '../../runtime/match/moves.ts'
import { questionIn, stepFor } from '../../runtime/match/open-line.ts'
import { rememberedBy } from './remembered.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import type { FullEngine } from '../../runtime/parts.ts'

type AnyEngine = FullEngine<BaseState>

/** Questions and moves that a seat may send, whether or not they make sense. */
export interface Sent {
  readonly ask: readonly string[]
  readonly moves: readonly PlainMove[]
}

/** Everything that goes to a seat over the wire, and what it is answered when it asks why and when it tries a move. */
export function toSeat(engine: AnyEngine, course: Course, seat: Seat, { ask, moves }: Sent): string {
  const { state, memory } = course
  const observed = engine.observe(state, seat, memory)
  const asked = questionIn(course, seat)
  const look = asked === null ? null : lookOf(course, seat, asked)
  const outcome = (move: PlainMove): unknown => {
    if (look === null) return 'not asked'
    const found = findChoice(engine, look, move)
    return typeof found === 'number' ? 'taken' : found
  }
  return JSON.stringify([
    viewOf(course, seat),
    toldTo(course, seat, Math.max(0, stepFor(course, seat) - 3)),
    observed,
    arrangedBoard(engine, state, observed),
    rememberedBy(engine, state, seat, memory),
    ask.map((words) => engine.explain(state, seat, words)),
    moves.map(outcome),
  ])
}

/** A few moves in words, offered or not, and some with any cards on the table. */
export function questions({ info, parts }: AnyEngine, { handles }: Course, random: (below: number) => number): Sent {
  const letter = (): string => String.fromCharCode(65 + random(3))
  const word = (type: string): string => {
    if (type === 'card') return `${info.cards[random(info.cards.length)] ?? ''} of ${letter()}`
    if (type === 'player') return letter()
    return type === 'number' ? String(random(4)) : (ownEntry(parts.enums, type)?.[0] ?? '')
  }
  const ask = [0, 1, 2].map(() => {
    const { name, params } = info.events[random(info.events.length)] ?? { name: '', params: [] }
    const said = params.filter(({ role }) => role !== 'by')
    return [name, ...said.map(({ role, type }) => `${role === 'main' ? '' : `${role} `}${word(type)}`)].join(' ')
  })
  const part = (type: string): ViewValue => {
    if (type === 'card') return `c${1 + random(handles[0]?.last ?? 0)}`
    if (type === 'player') return letter()
    if (type === 'number') return random(4)
    return type === 'truth' ? random(2) === 0 : (ownEntry(parts.enums, type)?.[0] ?? null)
  }
  const moves = parts.moves.slice(0, 6).flatMap(({ event }): PlainMove[] => {
    const about = info.events[event]
    if (about === undefined) return []
    return [{ move: moveName(about), ...Object.fromEntries(about.params.map((p) => [partName(p), part(p.type)])) }]
  })
  return { ask, moves }
}
