import { all, any } from '../typescript/build.ts'
import { type Code, FALSE, type Part, isPath } from '../typescript/code.ts'
import { word } from '../typescript/name.ts'
import { code } from '../typescript/vocabulary.ts'
import type { TExpr } from '../program/ir.ts'

/** What a function is applied to, which may be none. */
export interface Argument {
  readonly code: Part
  readonly optional: boolean
}

/** What is said of something that is not there. */
export const nothing = ({ type }: TExpr): Code => (type.set ? code`[]` : type.base === 'truth' ? FALSE : code`NONE`)

/** Applies a function unless an argument that may be none is none. */
export function guarded(args: readonly Argument[], none: Part, make: (args: readonly Part[]) => Code): Code {
  const guards = args.filter((a) => a.optional)
  if (guards.length === 0) return make(args.map((a) => a.code))
  if (guards.every((g) => isPath(g.code))) return code`${anyNone(guards)} ? ${none} : ${make(args.map((a) => a.code))}`
  const named = args.map((a, i) => (a.optional ? word(`it${i}`) : a.code))
  const params = named.filter((_, i) => args[i]?.optional).map((name) => ({ code: name }))
  const [only, other] = guards
  if (only !== undefined && other === undefined)
    return code`whenThere(${only.code}, ${none}, (${params.map((p) => p.code)}) => ${make(named)})`
  const body = code`${anyNone(params)} ? ${none} : ${make(named)}`
  return code`((${params.map((p) => code`${p.code}‹: number›`)}) => ${body})(${guards.map((g) => g.code)})`
}

const anyNone = (list: readonly { readonly code: Part }[]): Code => any(list.map((each) => code`${each.code} === NONE`))

/** The same for one argument. */
export const guardedOne = (of: Argument, none: Part, make: (of: Part) => Code): Code =>
  guarded([of], none, ([it]) => make(it ?? of.code))

/** A test that all that may be none are there. */
export const allThere = (list: readonly Argument[]): Code[] =>
  list.flatMap(({ code: each, optional }) => (optional ? [code`${each} !== NONE`] : []))

/** A test of several things that may be none; none passes it. */
export const ifThere = (list: readonly Argument[], test: Code): Code => all([...allThere(list), test])
