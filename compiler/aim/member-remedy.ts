import type { Domain, TExpr } from '../program/ir.ts'
import { type Board, type Scope, withLocal } from './board.ts'
import type { Draw } from './draw.ts'
import { LOOKED_AT, type Remedy } from './remedy.ts'
import { zonesIn } from './things.ts'

/** Lays down a card that a set could hold, or one of which all its tests but one are true. */
export function memberRemedy({ local, set, tests }: Domain, scope: Scope, draw: Draw): Remedy {
  return (board) => {
    const wrong = tests.length > 0 && draw(3) === 0 ? draw(tests.length) : -1
    const zones = set === null ? zonesOfTests(board, local, tests, scope) : zonesIn(board, set, scope)
    const zone = zones[draw(Math.max(1, zones.length))]
    const definitions = board.machine.program.game.definitions.size
    if (zone === undefined || definitions === 0) return
    const card = board.layCard(draw(definitions), zone)
    const inner = withLocal(scope, local, card)
    let best = { definition: 0, met: -1 }
    const first = draw(definitions)
    for (let n = 0; n < Math.min(definitions, LOOKED_AT) && best.met < tests.length; n++) {
      const definition = (first + n) % definitions
      board.exchange(card, definition)
      const met = tests.filter((test, i) => board.holds(test, inner) === (i !== wrong)).length
      if (met > best.met) best = { definition, met }
    }
    board.exchange(card, best.definition)
  }
}

/** The zones that the tests of a card say it lies in; else all. */
function zonesOfTests(board: Board, local: Domain['local'], tests: readonly TExpr[], scope: Scope): readonly number[] {
  for (const test of tests.flatMap((x) => (x.kind === 'binary' && x.op === 'and' ? [x.left, x.right] : [x]))) {
    if (test.kind === 'inZone' && test.of.kind === 'local' && test.of.local === local)
      return zonesIn(board, test.zone, scope)
    if (test.kind !== 'adjective' || test.of.kind !== 'local' || test.of.local !== local) continue
    const { adjectives, game } = board.machine.program
    const kept = game.adjectives.get(test.name)
    if (kept?.stored === true && kept.zones.length > 0)
      return kept.zones.flatMap((name) => zonesIn(board, { name }, scope))
    for (const s of adjectives.get(test.name)?.sentences ?? []) {
      const [param] = s.params
      if (param === undefined || s.tests.length === 0) continue
      const inner = zonesOfTests(board, param, s.tests, scope)
      if (inner.length < zonesIn(board, null, scope).length) return inner
    }
  }
  return zonesIn(board, null, scope)
}
