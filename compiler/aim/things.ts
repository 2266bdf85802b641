import type { Type } from '../game/type.ts'
import type { Value } from '../interpret/value.ts'
import type { TExpr } from '../program/ir.ts'
import type { Board, Bindings } from './board.ts'
import { type Draw, oneOf } from './draw.ts'

/** Values of a type that are worth trying: numbers around those that are asked for, and whatever there is. */
export function anyOf(board: Board, type: Type, numbers: readonly number[], draw: Draw): readonly Value[] {
  const { state, program } = board.machine
  const none: Value[] = type.optional ? [null] : []
  if (type.set) {
    const member = oneOf(anyOf(board, { ...type, set: false, optional: false }, numbers, draw), draw)
    return member === undefined || member === null ? [[]] : [[], [member as Exclude<Value, readonly unknown[]>]]
  }
  switch (type.base) {
    case 'number':
      return [...none, ...new Set([...numbers.flatMap((n) => [n - 1, n, n + 1]), 0, 1, 2, 3 + draw(20)])]
    case 'truth':
      return [true, false]
    case 'player':
      return [...none, ...Array.from({ length: state.players }, (_, seat) => seat)]
    case 'card':
      return [...none, ...state.cards.flatMap(({ place }, card) => (place === null ? [] : [card]))]
    case 'definition': {
      const all = program.game.definitions.size
      return [...none, ...Array.from({ length: Math.min(all, 20) }, () => draw(all))]
    }
    case 'enum':
      return [...none, ...(program.game.enums.get(type.of)?.values.keys() ?? [])]
    case 'zone':
      return [...none, ...zonesIn(board, null, new Map())]
    default:
      type.base satisfies 'effect' | 'none' | 'option' | 'text' | 'unknown'
      return none
  }
}

/** Numbers of the zones of cards that an expression names or that a name means; all of them for null. */
export function zonesIn(board: Board, x: TExpr | { readonly name: string } | null, scope: Bindings): readonly number[] {
  const { zones } = board.machine.program.game
  if (x === null) return [...zones.keys()].flatMap((name) => zonesIn(board, { name }, scope))
  if ('kind' in x) {
    if (x.kind === 'query')
      return x.domain.set === null ? zonesIn(board, null, scope) : zonesIn(board, x.domain.set, scope)
    if (x.kind === 'binary' && x.op === 'union')
      return [...zonesIn(board, x.left, scope), ...zonesIn(board, x.right, scope)]
    if (x.kind === 'builtin') return zonesOfBuiltin(board, x, scope)
    if (x.kind === 'derived') return zonesOfFact(board, x, scope)
    if (x.kind !== 'zone') return []
  }
  const symbol = zones.get('kind' in x ? x.zone : x.name)
  if (symbol === undefined || symbol.holds !== 'cards') return []
  const key = 'kind' in x && x.key !== null ? board.value(x.key, scope) : null
  if (typeof key === 'number') return [symbol.base + key]
  const size = symbol.key?.type.base === 'player' ? board.machine.state.players : symbol.size
  return Array.from({ length: size }, (_, i) => symbol.base + i)
}

/** Those of the members that are counted, put in order or whatever is said of them. */
function zonesOfBuiltin(board: Board, { name, args }: TExpr & { kind: 'builtin' }, scope: Bindings): readonly number[] {
  const [of] = args
  if (of === undefined) return []
  return zonesIn(board, name === 'sortedBy' && of.kind === 'map' ? of.set : of, scope)
}

/** The zones that a fact speaks of which is worked out from them. */
function zonesOfFact(board: Board, { fact, args }: TExpr & { kind: 'derived' }, scope: Bindings): readonly number[] {
  const known = board.machine.program.facts.get(fact)
  if (known === undefined || known.value === null || known.value.kind === 'derived') return []
  return zonesIn(
    board,
    known.value,
    new Map(known.params.map((param, i) => [param, args[i] === undefined ? null : board.value(args[i], scope)])),
  )
}
