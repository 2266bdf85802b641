import { columnsOf } from '../columns.ts'
import type { BaseState, Observation } from '../engine.ts'
import { keptFact } from '../words/fact-words.ts'
import { valuesOfPairs } from '../words/pair-facts.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { type FactLook, isNothing, isOfOthers, type Looking, type LastLook } from './view.ts'

/** What is kept of other things than cards; the same record as last time where all of it is as it was. */
export function seenFacts<S extends BaseState>(view: LastLook, at: Looking<S>): Observation['facts'] {
  const { parts, s, viewer } = at
  let facts: Record<string, FactLook['said']> | null = null
  for (let i = 0; i < parts.facts.length; i++) {
    const fact = parts.facts[i] as FactInfo
    if (fact.of === 'card') continue
    const before = view.facts[i]
    if (before !== undefined && stands(parts, s, fact, before.values)) continue
    const said = keptFact(parts, s, fact, viewer)
    view.facts[i] = { values: valuesOf(parts, s, fact), said: typeof said === 'string' ? said : Object.freeze(said) }
    if (before?.said !== said) (facts ??= { ...view.shown.facts })[fact.name] = said
  }
  return facts === null ? view.shown.facts : Object.freeze(facts)
}

/** The values of a fact, one for each thing that it is said of; null where any of many things may have one. */
function listOf<S extends BaseState>(parts: Parts<S>, s: S, fact: FactInfo): readonly unknown[] | null {
  if (fact.of === 'pair') return valuesOfPairs(parts, s, fact)
  const held = columnsOf(s)[fact.column]
  return fact.of === 'game' ? [held] : Array.isArray(held) ? held : null
}

/** Null where the words follow from more than the values. */
function valuesOf<S extends BaseState>(parts: Parts<S>, s: S, fact: FactInfo): readonly unknown[] | null {
  const values = listOf(parts, s, fact)
  return values !== null && isOfOthers(fact.type) && !values.every(isNothing) ? null : (values?.slice() ?? null)
}

function stands<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  fact: FactInfo,
  values: readonly unknown[] | null,
): boolean {
  if (values !== null && fact.of === 'game') return columnsOf(s)[fact.column] === values[0]
  const now = values === null ? null : listOf(parts, s, fact)
  if (values === null || now === null || now.length !== values.length) return false
  for (let i = 0; i < values.length; i++) if (now[i] !== values[i]) return false
  return true
}
