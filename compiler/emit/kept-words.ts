import { analysesOf } from '../analyse/analyses.ts'
import { LoopsAround } from '../analyse/loops-around.ts'
import { weakMemo } from '../analyse/memo.ts'
import { meaningOf, wordsBehind } from '../analyse/reading.ts'
import { rowOfExpr } from '../analyse/operations.ts'
import { type Word, keyOfWord } from '../analyse/row.ts'
import { expressionsOf } from '../analyse/units.ts'
import { within } from '../analyse/walk.ts'
import { TRUTH, type Type } from '../game/type.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type Spared, costsOf } from './costs.ts'

/** A fact, adjective or relation that is worked out, of the whole game, of one thing or of two. */
export interface Memoised {
  readonly kind: 'fact' | 'adjective' | 'relation'
  readonly name: string
  /** What it is asked of. */
  readonly params: readonly Type[]
  readonly result: Type
}

/** What numbers from 0 without large gaps stand for. */
const INDEXED: ReadonlySet<string> = new Set(['card', 'player', 'enum', 'definition'])

type ByName = ReadonlyMap<string, Memoised>

const byName = (words: readonly Memoised[]): ByName => new Map(words.map((each) => [keyOfWord(each), each]))

/** What is worked out of what is counted from 0, and so can be kept in lists. */
const memoisable = weakMemo(({ game, facts, adjectives, relations }: Program): readonly Memoised[] => {
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
  const ofRelations = [...relations.values()].flatMap(({ name }): Memoised[] => {
    const symbol = game.relations.get(name)
    return symbol === undefined ? [] : [{ kind: 'relation', name, params: [symbol.left, symbol.right], result: TRUTH }]
  })
  const isIndexed = ({ params }: Memoised): boolean =>
    params.length <= 2 && params.every(({ set, base }) => !set && INDEXED.has(base))
  return [...ofFacts, ...ofAdjectives, ...ofRelations].filter(isIndexed)
})

/** What hangs on no state, since it is worked out of what is printed and of options. Cards are others in each game. */
function settledWords({ program, shortcuts }: Spared): readonly Memoised[] {
  // Where rules are counted, each game is to tell anew which applied.
  if (!shortcuts.has('facts-for-good') || program.counted !== undefined) return []
  const effects = analysesOf(program).effects()
  return memoisable(program).filter(
    (each) => each.params.every(({ base }) => base !== 'card') && effects.meant(each).size === 0,
  )
}

/** Of what is settled, what takes more than to look through one set. */
function keptForGood(program: Program, settled: readonly Memoised[]): readonly Memoised[] {
  const dear = settled.filter((each) => searchesFor(program, each) > 1)
  if (dear.length === 0) return []
  const asked = (by: readonly TExpr[]): ReadonlySet<string> =>
    new Set(by.flatMap((x) => rowOfExpr(x).words(x, program)).map(keyOfWord))
  const meanings = dear.map((each) => meaningOf(program, each).flatMap(within))
  const own = new Set(meanings.flat())
  const all = analysesOf(program).units().flatMap(expressionsOf)
  const byOthers = asked(all.filter((x) => !own.has(x)))
  const bySome = dear.map(({ params }, i) => ({ of: params.length, words: asked(meanings[i] ?? []) }))
  // What is kept of no more things than itself asks for it once.
  const isAskedAgain = (each: Memoised): boolean =>
    byOthers.has(keyOfWord(each)) ||
    bySome.some(({ of, words }) => of > each.params.length && words.has(keyOfWord(each)))
  return dear.filter(isAskedAgain)
}

/** How many sets are looked through to work something out; all that there is of a type is as good as two. */
function searchesFor(program: Program, word: Memoised): number {
  const all = wordsBehind(program, [word]).flatMap((each) => meaningOf(program, each))
  return all.flatMap(within).reduce((sum, x) => sum + searchesOf(x), 0)
}

function searchesOf(x: TExpr): number {
  if (x.kind === 'query') return x.domain.set === null ? 2 : 1
  if (x.kind === 'map') return 1
  return x.kind === 'binary' && ['=', '!='].includes(x.op) && x.left.type.set ? 1 : 0
}

/**
 * What is kept while answers are listed: what is asked inside of more loops than it is asked of things, and so again
 * and again of the same. What is asked only for what is kept itself comes no more often than that.
 */
function askedAgain(spared: Spared): readonly Memoised[] {
  if (!spared.shortcuts.has('memoised-facts')) return []
  const costs = costsOf(spared)
  const able = byName(memoisable(spared.program).filter((each) => each.kind !== 'relation' && costs.ofWord(each) > 0))
  const around = new LoopsAround(spared.program, (asked) => able.get(keyOfWord(asked))?.params.length ?? null)
  return [...able.values()].filter((each) => around.of(each) > each.params.length)
}

/** How long an answer that is kept holds: while answers to a question are listed, or as long as options are the same. */
export type Holds = 'meanwhile' | 'for good'

export interface KeptWord {
  readonly word: Memoised
  readonly holds: Holds
}

class KeptWords {
  private readonly kept: Readonly<Record<Holds, ByName>>

  constructor(spared: Spared) {
    const settled = settledWords(spared)
    this.kept = {
      meanwhile: byName(askedAgain(spared).filter((each) => !settled.includes(each))),
      'for good': byName(keptForGood(spared.program, settled)),
    }
  }

  all(holds: Holds): readonly Memoised[] {
    return [...this.kept[holds].values()]
  }

  find(asked: Word): KeptWord | null {
    for (const holds of ['meanwhile', 'for good'] as const) {
      const word = this.kept[holds].get(keyOfWord(asked))
      if (word !== undefined) return { word, holds }
    }
    return null
  }
}

export const keptWordsOf = weakMemo((spared: Spared) => new KeptWords(spared))
