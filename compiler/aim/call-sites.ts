import { weakMemo } from '../analyse/memo.ts'
import { blocksOf } from '../analyse/walk.ts'
import type { Declarations } from '../program/declarations.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { Want } from './goal.ts'

/** An instruction within a procedure, and the conditions around it. */
export interface CallSite {
  readonly proc: Proc
  readonly statement: TStmt
  readonly conditions: readonly Want[]
}

/** Every instruction of a program with the conditions that lead to it; worked out once for each program. */
export const callSitesIn = weakMemo(({ procs }: Declarations): readonly CallSite[] =>
  procs.flatMap((proc) => {
    const places: CallSite[] = []
    addPlaces(proc, proc.body, [], places)
    return places
  }),
)

function addPlaces(proc: Proc, body: readonly TStmt[], around: readonly Want[], places: CallSite[]): void {
  let conditions = around
  for (const statement of body) {
    places.push({ proc, statement, conditions })
    if (statement.kind === 'if') {
      addPlaces(proc, statement.then, [...conditions, { test: statement.cond, holds: true }], places)
      addPlaces(proc, statement.otherwise, [...conditions, { test: statement.cond, holds: false }], places)
    } else for (const block of blocksOf(statement)) addPlaces(proc, block, conditions, places)
    // What comes after it happens only where it holds.
    if (statement.kind === 'onlyIf') conditions = [...conditions, { test: statement.cond, holds: true }]
  }
}
