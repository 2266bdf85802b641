import type { Procedure } from '../flow/procedure.ts'
import { reachable, references } from '../flow/references.ts'

/**
 * What only one branch leads to stands in that branch: numbers are left to places where ways meet or the procedure goes
 * on.
 */
export function nestBlocks(procedure: Procedure): Procedure {
  const counts = references(procedure)
  for (const { terminator: t } of reachable(procedure)) {
    if (t.kind !== 'branch' && t.kind !== 'switch') continue
    for (const to of t.kind === 'branch' ? [t.then, t.otherwise] : [...t.cases, t.otherwise])
      to.inBranch ||= counts.get(to) === 1
  }
  return procedure
}
