import type { Block } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'
import { references } from '../flow/references.ts'

/** A block that is only reached from the end of another is part of that. */
export function mergeBlocks(procedure: Procedure): Procedure {
  const counts = references(procedure)
  const merged = new Set<Block>()
  for (const block of procedure.blocks) {
    for (let next = onlyNext(block, counts); next !== null && !merged.has(block); next = onlyNext(block, counts)) {
      block.operations = [...block.operations, ...next.operations]
      block.terminator = next.terminator
      merged.add(next)
    }
  }
  return { ...procedure, blocks: procedure.blocks.filter((block) => !merged.has(block)) }
}

function onlyNext(block: Block, counts: ReadonlyMap<Block, number>): Block | null {
  const { terminator: t } = block
  return t.kind === 'jump' && t.to !== block && counts.get(t.to) === 1 ? t.to : null
}
