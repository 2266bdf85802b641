import { Board } from './board.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Binding, Goal, Want } from './goal.ts'
import { remediesFor } from './remedies.ts'
import { anyOf, zonesIn } from './things.ts'
import type { Program } from '../program/program.ts'

/** How often in a row something is changed without more of the conditions being met, and what is tried each time. */
const IN_VAIN = 6
const TRIED = 5

/**
 * A position in which as many of the conditions are as they shall be as are found by changing one thing at a time.
 * Gives null after each change, so that whoever asks can stop.
 */
export function* solved(program: Program, goal: Goal, wants: readonly Want[], draw: Draw): Generator<null, Board> {
  const board = begun(program, goal, draw)
  return yield* improved(
    board,
    { ...goal, bindings: [...goal.bindings, ...setsInZones(board, goal, draw)] },
    wants,
    draw,
  )
}

/** A set of cards that follows from nothing else is what lies in some zone: a worked example can say that. */
function setsInZones(board: Board, { unknown, bindings }: Standing, draw: Draw): readonly Binding[] {
  const zones = zonesIn(board, null, new Map())
  return unknown.flatMap((local): Binding[] => {
    const zone = oneOf(zones, draw)
    if (local.type.base !== 'card' || !local.type.set || zone === undefined) return []
    if (bindings.some((binding) => binding.local === local)) return []
    return [{ local, from: { kind: 'value', value: ({ machine }) => machine.state.zones[zone] ?? [] } }]
  })
}

/** The same on a table on which things lie already. */
export function* solvedOn(board: Board, goal: Standing, wants: readonly Want[], draw: Draw): Generator<null, Board> {
  const copied = board.copy()
  introduce(copied, goal, draw)
  return yield* improved(copied, goal, wants, draw)
}

type Standing = Pick<Goal, 'unknown' | 'bindings'>

function* improved(first: Board, goal: Standing, wants: readonly Want[], draw: Draw): Generator<null, Board> {
  let board = first
  let unmet = unmetBy(board, goal, wants)
  for (let vain = 0; vain < IN_VAIN && unmet.length > 0; vain++) {
    const wanted = oneOf(unmet, draw)
    if (wanted === undefined) break
    yield null
    const { sure, likely } = remediesFor(board, wanted, draw)
    let best: { readonly board: Board; readonly unmet: readonly Want[] } | null = null
    for (let n = 0; n < TRIED && (best === null || best.unmet.length >= unmet.length); n++) {
      const changed = board.copy()
      oneOf(sure.length > 0 && draw(2) === 0 ? sure : likely, draw)?.(changed)
      const left = unmetBy(changed, goal, wants)
      if (best === null || left.length < best.unmet.length) best = { board: changed, unmet: left }
    }
    if (best === null || best.unmet.length > unmet.length) continue
    if (best.unmet.length < unmet.length) vain = -1
    ;({ board, unmet } = best)
  }
  return board
}

/** A table on which the variables stand for anything, cards among them. */
function begun(program: Program, goal: Standing, draw: Draw): Board {
  const { from, to } = program.game.seats
  const board = Board.empty(program, draw(4) > 0 ? from : from + draw(to - from + 1), {})
  introduce(board, goal, draw)
  return board
}

/** Lets the variables of a goal stand for anything, cards that are laid down for it among them. */
function introduce(board: Board, { unknown }: Standing, draw: Draw): void {
  const definitions = board.machine.program.game.definitions.size
  const zones = zonesIn(board, null, new Map())
  for (const local of unknown) {
    const { type } = local
    if (type.base === 'card' && !type.set && definitions > 0) {
      const zone = oneOf(zones, draw)
      if (zone !== undefined) board.hold(local, board.layCard(draw(definitions), zone))
    } else board.hold(local, oneOf(anyOf(board, type, [], draw), draw) ?? (type.set ? [] : null))
  }
}

export function unmetBy(board: Board, { bindings }: Standing, wants: readonly Want[]): readonly Want[] {
  for (const { local, from } of bindings) board.follow(local, from)
  return wants.filter(({ test, holds }) => board.holds(test) !== holds)
}
