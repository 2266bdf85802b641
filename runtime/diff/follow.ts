import type { Choice } from '../engine.ts'
import type { Parting } from './parting.ts'
import type { TwinTable } from './twin-table.ts'

/** Plays choices until the versions part; null when they never do. */
export function follow(
  table: TwinTable,
  script: readonly Choice[],
  effort = { decisions: 0 },
): { readonly parting: Parting; readonly after: number } | null {
  for (let after = 0; ; after++) {
    effort.decisions += 1
    const parting = table.parting()
    if (parting !== null) return { parting, after }
    const choice = script[after]
    if (choice === undefined || table.isOver || !table.choose(choice)) return null
  }
}

/** A position that one of the engines cannot play tells nothing. */
export function quietly<T>(work: () => T | null): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
