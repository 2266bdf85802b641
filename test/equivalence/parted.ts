import type { TwinTable } from '../../runtime/diff/twin-table.ts'
import { isEnded } from '../../runtime/kernel/kernel.ts'

/** How two tables differ; a game that is ended is as much over as one that has come to its end. */
export function partedOn(table: TwinTable): string | null {
  if (isEnded(table.s) && isEnded(table.t)) table.t.over = table.s.over
  return table.parting()?.kind ?? null
}
