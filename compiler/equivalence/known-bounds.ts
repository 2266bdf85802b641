import { type Bounds, boundsOf } from '../analyse/bounds.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** Between which bounds a number lies as far as the text and the printed cards tell. */
export function knownBounds(program: Program, x: TExpr): Bounds {
  const bounds = boundsOf(program, x)
  if (x.kind !== 'printed' || x.type.base !== 'number' || x.type.set) return bounds
  const printed = [...program.game.definitions.values()].flatMap(({ attributes }) => {
    const value = attributes.get(x.name)
    return typeof value === 'number' ? [value] : []
  })
  return printed.length === 0 ? bounds : { from: Math.min(...printed), to: Math.max(...printed) }
}
