import { type Block, redirected } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'

/** A jump to a jump goes where that one goes. */
export function threadJumps(procedure: Procedure): Procedure {
  for (const block of procedure.blocks) block.terminator = redirected(block.terminator, targetOf)
  const entries = [...procedure.entries].map(([event, block]) => [event, targetOf(block)] as const)
  return { ...procedure, entries: new Map(entries) }
}

/** Where a jump to a block leads in the end; jumps in a circle lead nowhere else. */
function targetOf(block: Block): Block {
  const seen = new Set<Block>()
  let at = block
  for (; !seen.has(at) && at.operations.length === 0 && at.terminator.kind === 'jump'; at = at.terminator.to)
    seen.add(at)
  return at
}
