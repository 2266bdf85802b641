import type { Local, TExpr } from '../program/ir.ts'
import { within } from './walk.ts'

/** Whether nothing but these variables and its own has to be known. */
export function speaksOnlyOf(x: TExpr, known: ReadonlySet<Local>): boolean {
  const own = new Set(
    within(x).flatMap((part) =>
      part.kind === 'query' ? [part.domain.local] : part.kind === 'map' ? [part.local] : [],
    ),
  )
  return within(x).every((part) => part.kind !== 'local' || known.has(part.local) || own.has(part.local))
}
