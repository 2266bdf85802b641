import type { TExpr } from '../program/ir.ts'
import { type Code, type Part, isPath } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { columnIndex, isLazy } from './column-index.ts'
import type { Emitter } from './emitter.ts'
import { guarded, guardedOne, nothing } from './guarded.ts'
import { type Writing, argument } from './writing.ts'

const columnOf = (em: Emitter, fact: string): Code => (fact === 'result' ? code`s.result` : code`s.${em.column(fact)}`)

/** What a kept fact says. */
export function stored(w: Writing, x: TExpr & { kind: 'stored' }): Code {
  const { em } = w
  const column = columnOf(em, x.fact)
  const [first] = x.args
  if (first === undefined) return column
  if (isLazy(em.program.game.facts.get(x.fact)?.params ?? []))
    return guarded(
      x.args.map((arg) => argument(w, arg)),
      nothing(x),
      (args) => code`${column}[${factIndex(em, x.fact, args)}] ?? ${pairStart(w, x)}`,
    )
  return guardedOne(argument(w, first), nothing(x), (of) => code`${column}[${of}]!`)
}

/** The place in the state where a fact is kept. */
export function placeOfFact(w: Writing, x: TExpr & { kind: 'stored' }): Code {
  const column = columnOf(w.em, x.fact)
  return x.args.length === 0 ? column : code`${column}[${factIndex(w.em, x.fact, x.args.map(w.ex))}]`
}

/** Where the column of a fact of two things keeps it. */
export function factIndex(em: Emitter, fact: string, args: readonly Part[]): Part {
  return columnIndex(em.program.game.facts.get(fact)?.params.map((p) => p.type) ?? [], args)
}

/** Facts of two things, or of what is neither card nor player, start when they are first asked for. */
export function pairStart(
  { em, names, ex }: Writing,
  x: { readonly fact: string; readonly args: readonly TExpr[] },
): Code {
  const fact = em.program.facts.get(x.fact)
  for (const [i, p] of (fact?.params ?? []).entries()) {
    const arg = x.args[i]
    if (arg !== undefined) names.alias(p, ex(arg))
  }
  return fact?.starts === null || fact?.starts === undefined ? code`NONE` : ex(fact.starts)
}

/** What is printed on a card. */
export function printed(w: Writing, x: TExpr & { kind: 'printed' }): Code {
  const { em } = w
  const of = argument(w, x.of)
  const table = em.printed(x.name)
  const type = em.program.game.printed.get(x.name)?.type
  const none = type === undefined ? code`NONE` : nothing({ ...x, type })
  if (x.of.type.base === 'definition') {
    if (of.optional && type?.set !== true && type?.base !== 'truth') return code`at(${table}, ${of.code})`
    return guardedOne(of, none, (it) => code`${table}[${it}]!`)
  }
  const column = x.original === true ? printedColumn(em) : code`s.def`
  // An example may name a card that is not on the table.
  if (type?.set === true && x.of.kind === 'builtin') return code`${table}[${column}[${of.code}]!] ?? []`
  if (of.optional && !isPath(of.code) && type?.set !== true && type?.base !== 'truth')
    return code`at(${table}, at(${column}, ${of.code}))`
  return guardedOne(of, none, (it) => code`${table}[${column}[${it}]!]!`)
}

/** What is printed on each card; a column of its own only where a card can become another. */
export function printedColumn(em: Emitter): Code {
  return em.program.game.shape === null ? code`s.def` : code`s.printedDef`
}
