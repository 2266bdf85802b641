import { Board } from './board.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Goal, Want } from './goal.ts'
import { remediesFor } from './remedies.ts'
import { anyOf, zonesIn } from './things.ts'
import type { Program } from '../program/program.ts'

/** How often something is changed for the better at most, and of how many remedies the best is taken. */
const STEPS = 24
const TRIED = 8

/** A position in which as many of the conditions are as they shall be as are found by changing one thing at a time. */
export function solved(program: Program, goal: Goal, wants: readonly Want[], draw: Draw): Board {
  let board = begun(program, goal, draw)
  let unmet = unmetBy(board, goal, wants)
  for (let step = 0; step < STEPS && unmet.length > 0; step++) {
    const wanted = oneOf(unmet, draw)
    const remedies = wanted === undefined ? [] : remediesFor(board, wanted.test, draw)
    let best: { readonly board: Board; readonly unmet: readonly Want[] } | null = null
    for (let n = 0; n < TRIED && remedies.length > 0; n++) {
      const changed = board.copy()
      oneOf(remedies, draw)?.(changed)
      const left = unmetBy(changed, goal, wants)
      if (best === null || left.length < best.unmet.length) best = { board: changed, unmet: left }
    }
    if (best !== null && best.unmet.length <= unmet.length) ({ board, unmet } = best)
  }
  return board
}

/** A table on which the variables stand for anything, cards among them. */
function begun(program: Program, { unknown }: Goal, draw: Draw): Board {
  const { from, to } = program.game.seats
  const board = Board.empty(program, draw(4) > 0 ? from : from + draw(to - from + 1), {})
  const definitions = program.game.definitions.size
  const zones = zonesIn(board, null, new Map())
  for (const local of unknown) {
    const { type } = local
    if (type.base === 'card' && !type.set && definitions > 0) {
      const zone = oneOf(zones, draw)
      if (zone !== undefined) board.hold(local, board.layCard(draw(definitions), zone))
    } else board.hold(local, oneOf(anyOf(board, type, [], draw), draw) ?? (type.set ? [] : null))
  }
  return board
}

function unmetBy(board: Board, { bindings }: Goal, wants: readonly Want[]): readonly Want[] {
  for (const { local, value } of bindings) board.hold(local, value(board))
  return wants.filter(({ test, holds }) => board.holds(test) !== holds)
}
