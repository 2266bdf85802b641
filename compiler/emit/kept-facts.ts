import { analysesOf } from '../analyse/analyses.ts'
import { TRUTH, type Type } from '../game/type.ts'
import type { Emitter } from './emitter.ts'

/** A fact that the state keeps, and what it is said of. */
export interface KeptFact {
  readonly name: string
  /** The wish for its column. */
  readonly column: string
  /** `game`, `player`, `card`, `value` (of the type `key`) or `pair`, or another type. */
  readonly of: string
  readonly key: string
  /** Of what the two of a pair are. */
  readonly params: readonly Type[]
  readonly type: Type
  readonly zones: readonly string[]
  /** Whether it only counts on, or keeps how far such a number was. */
  readonly isClock: boolean
}

/** What is kept of things, and then which things are marked. */
export function keptFacts(em: Emitter): KeptFact[] {
  const { facts, adjectives } = em.program.game
  const clocks = analysesOf(em.program).clocks()
  const column = (name: string): string => em.column(name).wish
  const said = [...facts.values()]
    .filter((f) => f.stored && f.deck !== true && f.name.text !== 'result')
    .map(({ name, params, type, zones }): KeptFact => {
      const types = params.map((p) => p.type)
      const of = types.length > 1 ? { of: 'pair', key: '' } : saidOf(types[0])
      const isClock = clocks.has(name.text)
      return { name: name.text, column: column(name.text), ...of, params: types, type, zones: [...zones], isClock }
    })
  const marks = [...adjectives.values()]
    .filter((a) => a.stored)
    .map(({ name, subject, zones }): KeptFact => {
      const { text } = name
      const of = { ...saidOf(subject), params: [] }
      return { name: text, column: column(text), ...of, type: TRUTH, zones: [...zones], isClock: false }
    })
  return [...said, ...marks]
}

function saidOf(t: Type | undefined): { readonly of: string; readonly key: string } {
  return t?.base === 'enum' ? { of: 'value', key: t.of } : { of: t?.base ?? 'game', key: '' }
}
