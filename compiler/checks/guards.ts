import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { expressionsOf } from '../analyse/units.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { statementsIn } from '../analyse/walk.ts'

/** Conditions that must hold together for something to apply. */
export interface Guard {
  readonly tests: readonly TExpr[]
}

/** Every guard of the program: of rules and sentences, of `if` and loops, of `only if`, and of every `where`. */
export function guardsOf(program: Program): Guard[] {
  const guards: Guard[] = []
  const add = (...tests: readonly TExpr[]): void => {
    if (tests.length > 0) guards.push({ tests })
  }
  for (const unit of analysesOf(program).units()) {
    add(...unit.tests)
    for (const x of expressionsOf(unit)) {
      if (x.kind === 'query') add(...x.domain.tests)
      if (x.kind === 'if') add(x.cond)
    }
    for (const s of statementsIn(unit.body)) {
      if (s.kind === 'if' || s.kind === 'onlyIf') add(s.cond)
      if (s.kind === 'loop' && s.while !== null) add(s.while)
      if (s.kind === 'loop' && s.until !== null) add(s.until)
      if (s.kind === 'each' || s.kind === 'sameTime' || s.kind === 'choose') add(...s.domain.tests)
      if (s.kind === 'choose' && s.setTest !== null) add(s.setTest)
    }
  }
  return guards
}
