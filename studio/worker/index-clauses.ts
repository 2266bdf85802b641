import type { CheckResult } from '../../compiler/compile.ts'
import type { Module } from '../../compiler/game/load.ts'
import type { Span } from '../../grammar/source-file.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { clausesKnown } from '../../language/clause-uses.ts'
import { outline } from '../../language/symbols.ts'
import type { CitingRef, IndexedClause } from '../protocol/name-calls.ts'

/** The clauses of the documents that a game follows, in their order, each with what cites it. */
export function indexClauses(checked: CheckResult): readonly IndexedClause[] {
  const rules = new Map<string, CitingRef[]>()
  const examples = new Map<string, CitingRef[]>()
  for (const module of checked.resolution?.modules ?? [])
    for (const { clauses, isExample, ref } of citingIn(module))
      for (const id of clauses) {
        const all = isExample ? examples : rules
        all.set(id, [...(all.get(id) ?? []), ref])
      }
  return clausesKnown(checked).map(({ id, summary }) => ({
    id,
    summary,
    rules: rules.get(id) ?? [],
    examples: examples.get(id) ?? [],
  }))
}

interface Citing {
  readonly clauses: readonly string[]
  readonly isExample: boolean
  readonly ref: CitingRef
}

function citingIn({ header, file, decls }: Module): Citing[] {
  const whole = header.cites.map(({ text }) => text)
  const first: Citing = { clauses: whole, isExample: false, ref: refTo(header.name.text, header.name.span) }
  const others = decls.flatMap((decl): Citing[] => {
    const [item] = outline({ ...file, items: [decl] })
    const clauses = clausesIn(decl)
    if (item === undefined || clauses.length === 0) return []
    return [{ clauses, isExample: decl.kind === 'example', ref: refTo(item.name, item.at) }]
  })
  return [first, ...others]
}

const refTo = (name: string, { file, start }: Span): CitingRef => ({ name, file: file.path, offset: start })
