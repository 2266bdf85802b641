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
    if (first !== null && first !== undefined && others.every((other) => isSame(first, other))) block.terminator = first
  }
  return procedure
}

const isAsked = (t: Terminator): boolean => t.kind === 'switch' || (t.kind === 'branch' && t.test.kind !== 'condition')

type Way = Terminator & { readonly kind: 'jump' | 'end' }

/** Where a branch leads that does nothing else. */
function onlyGoesTo(block: Block): Way | null {
  const { operations, terminator: t, inBranch } = block
  if (!inBranch) return { kind: 'jump', to: block }
  return operations.length === 0 && (t.kind === 'jump' || t.kind === 'end') ? t : null
}

function isSame(one: Way, other: Way | null): boolean {
  if (one.kind === 'end' || other === null || other.kind === 'end') return one.kind === other?.kind
  return one.to === other.to
}
