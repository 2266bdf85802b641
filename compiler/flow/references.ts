import { type Block, successors } from './block.ts'
import { fixed, type Procedure } from './procedure.ts'

/** From how many places each block is reached; what others know counts as one more. */
export function references(procedure: Procedure): ReadonlyMap<Block, number> {
  const known = [...fixed(procedure), ...procedure.entries.values()]
  const counts = new Map<Block, number>()
  for (const block of [...known, ...procedure.blocks.flatMap(successors)])
    counts.set(block, (counts.get(block) ?? 0) + 1)
  return counts
}

/** The blocks that can be reached, in the order of the text. */
export function reachable(procedure: Procedure): readonly Block[] {
  const seen = new Set<Block>()
  const open = [...fixed(procedure)]
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    if (seen.has(block)) continue
    seen.add(block)
    open.push(...successors(block))
  }
  return procedure.blocks.filter((block) => seen.has(block))
}
