import type { Resolution } from '../compiler/game/resolve.ts'
import { clausesIn } from '../compiler/syntax/cited-clauses.ts'

/** Clauses that something of the game implements; an example only shows what they mean. */
export function implementedClauses({ modules, entries }: Resolution): Set<string> {
  const rules = entries.map((entry) => entry.decl).filter((decl) => decl.kind !== 'example')
  // What takes something away is in no entry, and texts are in there only by their rules.
  const changes = modules.flatMap((module) =>
    module.decls.filter((decl) => decl.kind === 'overlay' || decl.kind === 'text'),
  )
  const borne = [...modules.map(({ header }) => header), ...changes].flatMap(({ cites }) =>
    cites.map((name) => name.text),
  )
  return new Set([...rules.flatMap(clausesIn), ...borne])
}

/** Clauses that examples cite, at their heads or as what refuses something. */
export function exemplifiedClauses({ entries }: Resolution): Set<string> {
  const examples = entries.flatMap(({ decl }) => (decl.kind === 'example' ? [decl] : []))
  const reasons = examples.flatMap(({ steps }) =>
    steps.flatMap((step) => ('because' in step ? (step.because ?? []).map(({ text }) => text) : [])),
  )
  return new Set([...examples.flatMap(clausesIn), ...reasons])
}

/** Clauses that some module of the game implements, also where a variant has replaced or removed what did. */
export function writtenClauses({ modules }: Resolution): Set<string> {
  return new Set(modules.flatMap(({ decls }) => decls.filter((decl) => decl.kind !== 'example').flatMap(clausesIn)))
}
