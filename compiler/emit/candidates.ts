import { boundsOfMembers, liesWithin } from '../checks/known-numbers.ts'
import { CHOSEN, biasOf } from '../game/number-ranges.ts'
import type { TExpr, TStmt } from '../game/ir.ts'
import type { Emitter, Names } from './emitter.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { literal } from './names.ts'
import { keptText, offerable } from './texts.ts'

type Choose = TStmt & { kind: 'choose' }

/** Code that lists what may be answered at a choice; `count` when several are chosen, of which all must pass `required`. */
export function candidates(em: Emitter, around: Names, s: Choose, required: readonly TExpr[], count: { readonly from: string; readonly to: string } | null = null): string {
  const names = around.inner()
  const result = around.of(s.result)
  const set = s.domain.set === null ? domainSet(em, names, s.domain) : keptText(em, s.domain.set, domainSet(em, names, s.domain))
  const variable = names.fresh(s.domain.local.name)
  names.alias(s.domain.local, variable)
  const answer = `${chosen(em, s, variable)} + ${biasOf(s.domain.local.type)}`
  const tests = [...offerable(em, s.domain, variable), ...s.domain.tests.map((t) => emitExpr(em, names, t))]
  if (count === null) {
    const push = `out.push(${answer})`
    const test = [...offerable(em, s.domain, variable), ...(s.domain.tests.length === 0 ? [] : [conjunction(em, names, s.domain.tests)])].join(' && ')
    return `for (const ${variable} of ${set}) ${test === '' ? push : `if (${test}) ${push}`}`
  }
  const open = [`!${result}.includes(${variable})`, ...tests].join(' && ')
  const each = `for (const ${variable} of ${set}) if (${open}) out.push(${answer})`
  if (required.length === 0) return each
  const picked = names.fresh('picked')
  names.alias(s.result, picked)
  const test = `(${picked}: number[]) => ${conjunction(em, names, required)}`
  // An explanation tries everything, so that it comes to the line that refuses.
  const open2 = s.setTest === null ? `if (s.reasons !== null) {\n${each}\nreturn\n}\n` : ''
  return `${open2}const rest = ${set}.filter((${variable}) => ${open})
for (const ${variable} of rest) if (fillable([...${result}, ${variable}], rest.filter((other) => other !== ${variable}), [${count.from}, ${count.to}], ${test}, ${s.site.id})) out.push(${answer})`
}

/** A number that the text does not keep within the range of answers is looked at before it becomes one. */
function chosen(em: Emitter, s: Choose, variable: string): string {
  if (s.domain.local.type.base !== 'number' || liesWithin(boundsOfMembers(em.program, s.domain.set), CHOSEN)) return variable
  return `fitting(${variable}, ${CHOSEN.from}, ${CHOSEN.to}, ${literal(s.site.prompt)})`
}

/** What the whole set must pass: its own `where`, and the `only if` lines right after it. */
export function requiredOf(s: Choose, following: readonly TStmt[]): TExpr[] {
  const own = s.setTest === null ? [] : [s.setTest]
  const after: TExpr[] = []
  for (const next of following) {
    if (next.kind !== 'onlyIf') break
    after.push(next.cond)
  }
  return [...own, ...after]
}
