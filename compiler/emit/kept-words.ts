import { LoopsAround } from '../analyse/loops-around.ts'
import { weakMemo } from '../analyse/memo.ts'
import { type Word, keyOfWord } from '../analyse/row.ts'
import { TRUTH, type Type } from '../game/type.ts'
import { type Spared, costsOf } from './costs.ts'

/** A fact or adjective that is worked out, of the whole game, of one thing or of two. */
export interface Memoised {
  readonly kind: 'fact' | 'adjective'
  readonly name: string
  /** What it is asked of. */
  readonly params: readonly Type[]
  readonly result: Type
}

/** What numbers from 0 without large gaps stand for. */
const INDEXED: ReadonlySet<string> = new Set(['card', 'player', 'enum'])

type Memoisable = ReadonlyMap<string, Memoised>

/** What can be kept, by its name: what takes a search to find, of what is counted from 0. */
function memoisable(spared: Spared): Memoisable {
  const { game, facts, adjectives } = spared.program
  if (!spared.shortcuts.has('memoised-facts')) return new Map()
  const costs = costsOf(spared)
  const ofFacts = [...facts.values()].flatMap((fact): Memoised[] => {
    const { name, declared, params } = fact
    const symbol = game.facts.get(declared)
    if (symbol === undefined || symbol.stored) return []
    return [{ kind: 'fact', name, params: params.map(({ type }) => type), result: symbol.type }]
  })
  const ofAdjectives = [...adjectives.values()].flatMap(({ name, declared }): Memoised[] => {
    const symbol = game.adjectives.get(declared)
    if (symbol === undefined || symbol.stored) return []
    return [{ kind: 'adjective', name, params: [symbol.subject], result: TRUTH }]
  })
  const isKept = (each: Memoised): boolean =>
    each.params.length <= 2 && each.params.every(({ set, base }) => !set && INDEXED.has(base)) && costs.ofWord(each) > 0
  return new Map([...ofFacts, ...ofAdjectives].filter(isKept).map((each) => [keyOfWord(each), each]))
}

/**
 * What is kept while answers are listed: what is asked inside of more loops than it is asked of things, and so again
 * and again of the same. What is asked only for what is kept itself comes no more often than that.
 */
class KeptWords {
  private readonly kept: Memoisable

  constructor(spared: Spared) {
    const able = memoisable(spared)
    const around = new LoopsAround(spared.program, (asked) => able.get(keyOfWord(asked))?.params.length ?? null)
    this.kept = new Map([...able].filter(([, each]) => around.of(each) > each.params.length))
  }

  all(): readonly Memoised[] {
    return [...this.kept.values()]
  }

  find(asked: Word): Memoised | null {
    return this.kept.get(keyOfWord(asked)) ?? null
  }
}

export const keptWordsOf = weakMemo((spared: Spared) => new KeptWords(spared))
