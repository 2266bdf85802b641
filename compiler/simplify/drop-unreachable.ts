import type { Block } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'
import { reachable } from '../flow/references.ts'

/** Leaves out what nothing leads to. */
export function dropUnreachable(procedure: Procedure): Procedure {
  const blocks = reachable(procedure)
  const live: ReadonlySet<Block> = new Set(blocks)
  return { ...procedure, blocks, entries: new Map([...procedure.entries].filter(([, block]) => live.has(block))) }
}
