import { statementsIn } from '../analyse/walk.ts'
import { type Block, jumps } from '../flow/block.ts'
import type { Operation } from '../flow/operation.ts'
import type { Procedure } from '../flow/procedure.ts'

/** The shorter way of a branch comes first, so that the longer one needs no brackets. */
export function turnBranches(procedure: Procedure): Procedure {
  const weights = new Map<Block, number>()
  for (const block of procedure.blocks) {
    const { terminator: t } = block
    if (t.kind !== 'branch' || lengthOf(t.then, weights) <= lengthOf(t.otherwise, weights)) continue
    const test = { ...t.test, holds: !t.test.holds }
    block.terminator = { ...t, test, then: t.otherwise, otherwise: t.then }
  }
  return procedure
}

/** How much a way through a branch says; one that leads elsewhere says only so. */
function lengthOf(block: Block, known: Map<Block, number>): number {
  if (!block.inBranch) return 1
  const found = known.get(block)
  if (found !== undefined) return found
  const own = block.operations.reduce((sum, o) => sum + lengthOfOperation(o), 1)
  const length = jumps(block.terminator).reduce((sum, to) => sum + lengthOf(to, known), own)
  known.set(block, length)
  return length
}

const lengthOfOperation = (o: Operation): number => (o.kind === 'statement' ? statementsIn([o.statement]).length : 1)
