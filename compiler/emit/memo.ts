import { functionCode } from '../target/build.ts'
import { type Code, commas } from '../target/code.ts'
import { type Name, word } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'
import type { Type } from '../game/type.ts'
import type { TFact } from '../program/declarations.ts'
import { type Emitter, THE_STATE, tsType } from './emitter.ts'
import { camel, pascal } from './names.ts'
import type { Piece } from './piece.ts'

/**
 * Memoises facts of the whole game that are worked out step by step while the move list is made: each move may ask for
 * them again, and the state does not change in that time.
 */

export const isMemoised = (fact: TFact): boolean =>
  fact.body !== null && fact.params.length === 0 && fact.excepts.length === 0

/** The facts that are memoised, with their types. */
function memoisedFacts(em: Emitter): { readonly fact: TFact; readonly type: Type }[] {
  if (!em.shortcuts.has('memoised-facts')) return []
  return [...em.program.facts.values()].filter(isMemoised).flatMap((fact) => {
    const symbol = em.program.game.facts.get(fact.name)
    return symbol === undefined || symbol.stored ? [] : [{ fact, type: symbol.type }]
  })
}

export const memoisesFacts = (em: Emitter): boolean => memoisedFacts(em).length > 0

/** The field of the memo that holds a fact. */
const field = (fact: TFact): Name => word(camel(fact.name))

/** The memo, and the function during which it is valid. */
export function emitMemo(em: Emitter): Piece[] {
  const facts = memoisedFacts(em)
  if (facts.length === 0) return []
  const types = facts.map(({ fact, type }) => code`‹; ${field(fact)}: ${tsType(type)} | null›`)
  const blank = commas(facts.map(({ fact }) => code`${field(fact)}: null`))
  return [
    {
      doc: 'What was worked out about a state that stands still.',
      code: code`‹export interface Known { readonly of: State | null${types} }›`,
      declares: { kind: 'type', name: named('Known') },
    },
    {
      doc: 'Kept while moves are listed.',
      code: code`let known‹: Known› = { of: null, ${blank} }`,
      declares: { kind: 'memory', name: named('known'), start: code`{ of: null, ${blank} } ‹as Known›` },
    },
    {
      doc: 'Does work that leaves the state as it is, so that nothing about it has to be worked out twice.',
      code: functionCode({
        name: named('standingStill'),
        params: [THE_STATE, { name: word('work'), type: code`‹() => void›` }],
        result: code`‹void›`,
        body: code`const before = known\nknown = { of: s, ${blank} }\ntry {\nwork()\n} finally {\nknown = before\n}`,
      }),
    },
  ]
}

/** A memoised fact, and how it is worked out. */
export function memoisedFact(em: Emitter, fact: TFact, doc: string, body: Code): Piece[] {
  const type = em.program.game.facts.get(fact.name)?.type
  const result = type === undefined ? code`‹number›` : tsType(type)
  const name = em.factName(fact.name)
  const work = em.symbol('facts', `work out ${fact.name}`, `workOut${pascal(fact.name)}`)
  const asked = code`if (known.of !== s) return ${work}(s)\nreturn (known.${field(fact)} ??= ${work}(s))`
  return [
    { doc, code: functionCode({ name, params: [THE_STATE], result, body: asked }) },
    {
      doc: `${doc} Step by step.`.trim(),
      code: functionCode({ name: work, params: [THE_STATE], result, body, own: true }),
    },
  ]
}
