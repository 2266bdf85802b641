import type { Domain, TExpr } from '../program/ir.ts'
import { any, lambda } from '../typescript/build.ts'
import type { Code } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import { familyOf, inAnyOrder, setOf } from './domains.ts'
import type { Writing } from './writing.ts'
import { membersIn, someIn } from './zones.ts'

/** Whether some member of what a domain ranges over passes a test; no list is made to be gone through once. */
export function someMember(w: Writing, d: Domain, variable: Name | Code, test: Code): Code {
  const apart = w.em.shortcuts.has('members-by-zone') && !w.em.loops.counts(d.local)
  const parts = apart && d.set !== null ? partsOfUnion(d.set) : []
  if (parts.length < 2) return someOfOne(w, d, variable, test)
  return any(parts.map((set) => someOfOne(w, { ...d, set }, variable, test)))
}

function someOfOne(w: Writing, d: Domain, variable: Name | Code, test: Code): Code {
  const family = familyOf(w.em, d)
  const passes = lambda(variable, test)
  return family === null ? code`${inAnyOrder(w, d)}.some(${passes})` : someIn(w.em, family, passes)
}

/** The sets that are joined in one; a list keeps its copies, and those say something. */
function partsOfUnion(set: TExpr): readonly TExpr[] {
  const joins = set.kind === 'binary' && set.op === 'union' && set.type.list !== true
  return joins && set.left.type.set && set.right.type.set ? [set.left, set.right].flatMap(partsOfUnion) : [set]
}

/** The members of what a domain ranges over that pass a test. */
export function membersThat(w: Writing, d: Domain, variable: Name | Code, test: Code): Code {
  const family = familyOf(w.em, d)
  const passes = lambda(variable, test)
  return family === null ? code`${setOf(w, d)}.filter(${passes})` : membersIn(w.em, family, passes)
}
