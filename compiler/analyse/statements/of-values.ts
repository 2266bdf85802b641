import { DEFINITION, OWNER, type Region, adjective, fact } from '../region.ts'
import { runsThrough, none } from '../row.ts'
import type { StatementRows } from './rows.ts'

/** What gives something another value. */
export const ofValues: StatementRows<'set' | 'mark' | 'assign'> = {
  set: {
    exprs: (s) => [...s.args, s.value],
    blocks: none,
    assigns: none,
    writes: (s) => [columnOf(s.fact)],
    runs: none,
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  mark: {
    exprs: (s) => [s.of],
    blocks: none,
    assigns: none,
    writes: (s) => [adjective(s.adjective)],
    runs: none,
    ...runsThrough,
    inFacts: false,
    places: none,
  },
  assign: {
    exprs: (s) => [s.value],
    blocks: none,
    assigns: (s) => [s.local],
    writes: none,
    runs: none,
    ...runsThrough,
    inFacts: true,
    places: none,
  },
}

/** The kernel's own columns are set like facts, under names that no author can write. */
function columnOf(name: string): Region {
  return name === '$owner' ? OWNER : name === '$definition' ? DEFINITION : fact(name)
}
