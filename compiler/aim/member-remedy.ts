import { conjuncts } from '../analyse/walk.ts'
import type { Domain, TExpr } from '../program/ir.ts'
import { type Board, type Bindings, withLocal } from './board.ts'
import type { Value } from '../interpret/value.ts'
import { type Draw, oneOf } from './draw.ts'
import { edgeOf } from './conditions.ts'
import type { Want } from './goal.ts'
import { LOOKED_AT, type Remedy } from './remedy.ts'
import { membership } from './routes.ts'
import { zonesIn } from './things.ts'

/**
 * Lays down a card that a set could hold, one on the edge of a comparison, or one of which all its tests but one are
 * true.
 */
export function memberRemedy({ local, set, tests }: Domain, scope: Bindings, draw: Draw): Remedy {
  return (board) => {
    const wanted = testsWanted(tests.flatMap(conjuncts), draw)
    const lying = set === null ? [] : zonesIn(board, set, scope)
    const zones = lying.length === 0 ? zonesOfTests(board, local, tests, scope) : lying
    const zone = zones[draw(Math.max(1, zones.length))]
    const definitions = board.machine.program.game.definitions.size
    if (zone === undefined || definitions === 0) return
    const card = board.layCard(draw(definitions), zone)
    if (card === null) return
    const kept = oneOf(set === null ? [] : keptSetsIn(set), draw)
    if (kept !== undefined) keepIn(board, kept, card, scope)
    const inner = withLocal(scope, local, card)
    let best = { definition: 0, met: -1 }
    const first = draw(definitions)
    for (let n = 0; n < Math.min(definitions, LOOKED_AT) && best.met < wanted.length; n++) {
      const definition = (first + n) % definitions
      board.exchange(card, definition)
      const met = wanted.filter(({ test, holds }) => board.holds(test, inner) === holds).length
      if (met > best.met) best = { definition, met }
    }
    board.exchange(card, best.definition)
  }
}

type KeptSet = TExpr & { readonly kind: 'stored' }

/** The sets that are kept among those of which an expression is put together. */
export function keptSetsIn(x: TExpr): readonly KeptSet[] {
  if (x.kind === 'binary' && x.op === 'union') return [...keptSetsIn(x.left), ...keptSetsIn(x.right)]
  return x.kind === 'stored' && x.type.set ? [x] : []
}

/** A member more of a set that is kept. */
export function keepIn(board: Board, set: KeptSet, member: Value, scope: Bindings): void {
  const now = board.value(set, scope)
  const of = set.args.map((arg) => board.value(arg, scope))
  if (!Array.isArray(now) || of.includes(null) || member === null || Array.isArray(member)) return
  if (!(now as readonly Value[]).includes(member)) board.keep(set.fact, of, [...now, member] as Value)
}

/** That a card is among those that a set is taken from, and what is to be so of its tests. */
export function wantedOf({ tests, ...domain }: Domain, draw: Draw): readonly Want[] {
  return [...membership({ ...domain, tests: [] }), ...testsWanted(tests.flatMap(conjuncts), draw)]
}

/** All of the tests, mostly; else one of them is not to hold, or only just. */
function testsWanted(tests: readonly TExpr[], draw: Draw): readonly Want[] {
  const odd = tests.length > 0 && draw(2) === 0 ? draw(tests.length) : -1
  const onEdge = draw(2) === 0
  return tests.map((test, i) => {
    const edge = i === odd && onEdge ? edgeOf(test) : null
    return edge === null ? { test, holds: i !== odd || onEdge } : { test: edge, holds: true }
  })
}

/** The zones that the tests of a card say it lies in; else all. */
function zonesOfTests(
  board: Board,
  local: Domain['local'],
  tests: readonly TExpr[],
  scope: Bindings,
): readonly number[] {
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
