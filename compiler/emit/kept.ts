import type { Type } from '../game/type.ts'
import type { TFact } from '../elaborate/program.ts'
import { type Emitter, tsType } from './emitter.ts'
import type { Piece } from './events.ts'

/**
 * Facts about the whole game that take steps to work out are kept while the state stands still, as it does while moves are
 * listed: each move may ask for them again.
 */

export const isKept = (fact: TFact): boolean => fact.body !== null && fact.params.length === 0 && fact.excepts.length === 0

/** The facts that are kept, with their types. */
function keptFacts(em: Emitter): { readonly fact: TFact; readonly type: Type }[] {
  if (!em.shortcuts) return []
  return [...em.program.facts.values()].filter(isKept).flatMap((fact) => {
    const symbol = em.program.game.facts.get(fact.name)
    return symbol === undefined || symbol.stored ? [] : [{ fact, type: symbol.type }]
  })
}

export const keepsFacts = (em: Emitter): boolean => keptFacts(em).length > 0

const field = (em: Emitter, fact: TFact): string => em.factName(fact.name).replace(/Of$/, '')

/** What holds the kept facts, and the function during which it does. */
export function emitKept(em: Emitter): Piece[] {
  const facts = keptFacts(em)
  if (facts.length === 0) return []
  const types = facts.map(({ fact, type }) => `${field(em, fact)}: ${tsType(type)} | null`).join('; ')
  const blank = facts.map(({ fact }) => `${field(em, fact)}: null`).join(', ')
  return [
    { doc: 'What was worked out about a state that stands still.', code: `interface Known { readonly of: State | null; ${types} }` },
    { doc: '', code: `let known: Known = { of: null, ${blank} }` },
    {
      doc: 'Does work that leaves the state as it is, so that nothing about it has to be worked out twice.',
      code: `export function standingStill(s: State, work: () => void): void {\nconst before = known\nknown = { of: s, ${blank} }\ntry {\nwork()\n} finally {\nknown = before\n}\n}`,
    },
  ]
}

/** A kept fact, and how it is worked out. */
export function keptFact(em: Emitter, fact: TFact, doc: string, body: string): Piece[] {
  const type = em.program.game.facts.get(fact.name)?.type
  const result = type === undefined ? 'number' : tsType(type)
  const name = em.factName(fact.name)
  const work = em.names.of(`work out ${fact.name}`, `workOut${name.slice(0, 1).toUpperCase()}${name.slice(1).replace(/Of$/, '')}`)
  return [
    { doc, code: `export function ${name}(s: State): ${result} {\nif (known.of !== s) return ${work}(s)\nreturn (known.${field(em, fact)} ??= ${work}(s))\n}` },
    { doc: `Step by step. ${doc}`, code: `function ${work}(s: State): ${result} {\n${body}\n}` },
  ]
}
