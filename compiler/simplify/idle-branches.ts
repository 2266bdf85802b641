import { type Block, jumps, type Terminator } from '../flow/block.ts'
import type { Procedure } from '../flow/procedure.ts'

/**
 * A branch with the same on every side is none. The conditions of the rules are asked all the same, since what they ask
 * may be counted.
 */
export function dropIdleBranches(procedure: Procedure): Procedure {
  for (const block of procedure.blocks) {
    const { terminator } = block
    if (!isAsked(terminator)) continue
    const [first, ...others] = jumps(terminator).map(onlyGoesTo)
    if (first === null || others.some((other) => other !== first)) continue
    block.terminator = first === 'end' ? { kind: 'end' } : { kind: 'jump', to: first }
  }
  return procedure
}

const isAsked = (t: Terminator): boolean => t.kind === 'switch' || (t.kind === 'branch' && t.test.kind !== 'condition')

/** Where a branch leads that does nothing else. */
function onlyGoesTo(block: Block): Block | 'end' | null {
  const { operations, terminator: t, inBranch } = block
  if (!inBranch) return block
  if (operations.length > 0) return null
  return t.kind === 'jump' ? t.to : t.kind === 'end' ? 'end' : null
}
