import type { TExpr } from '../program/ir.ts'
import { LASTING_ZONE } from '../game/model.ts'
import type { Declarations, TSentence } from '../program/declarations.ts'
import { partsOfSelf } from './domain.ts'
import { readsOfHolder, wordsOfHolder } from './expressions/builtins.ts'
import { members } from './expressions/of-state.ts'
import { rowOfExpr } from './operations.ts'
import { ANY_ZONE, OWNER, type Region, VIEWERS, zone } from './region.ts'
import { type Word, keyOfWord } from './row.ts'
import { exprsOf, partsOf, statementsIn } from './walk.ts'

/** Where what is read goes: regions, and words whose meaning is read besides. */
export interface Reading {
  readonly region: (region: Region) => void
  readonly word: (word: Word) => void
}

/** Stands for the rules that hold for a while. */
export const IN_FORCE = zone(LASTING_ZONE)

/** A sentence as far as it says when it holds, and for whom. */
export type Held = Pick<TSentence, 'tests' | 'you' | 'lasting' | 'selfDomain'>

export function readExpr(program: Declarations, x: TExpr, into: Reading): void {
  const row = rowOfExpr(x)
  for (const region of row.reads(x, program)) into.region(region)
  for (const word of row.words(x, program)) into.word(word)
  for (const part of partsOf(x)) readExpr(program, part, into)
}

export function readHeld(program: Declarations, s: Held, into: Reading): void {
  for (const x of exprsOfHeld(s)) readExpr(program, x, into)
  if (s.selfDomain !== null) for (const region of members(s.selfDomain, program)) into.region(region)
  if (s.lasting !== null) into.region(IN_FORCE)
  if (s.you === null) return
  for (const region of readsOfHolder(program)) into.region(region)
  for (const word of wordsOfHolder(program)) into.word(word)
}

/** What the meaning of a word is worked out from. */
export function readMeaning(program: Declarations, word: Word, into: Reading): void {
  for (const x of valuesOf(program, word)) readExpr(program, x, into)
  for (const s of sentencesOf(program, word)) readHeld(program, s, into)
  if (word.kind === 'viewers') for (const region of [ANY_ZONE, VIEWERS, OWNER]) into.region(region)
}

/** The expressions that a word is worked out from. */
export function meaningOf(program: Declarations, word: Word): readonly TExpr[] {
  return [...valuesOf(program, word), ...sentencesOf(program, word).flatMap(exprsOfHeld)]
}

/** The words, and those that they are worked out from, each once. */
export function wordsBehind(program: Declarations, words: readonly Word[]): readonly Word[] {
  const known = new Map(words.map((word) => [keyOfWord(word), word]))
  // A map that grows while it is gone through shows what is added as well.
  for (const word of known.values()) {
    readMeaning(program, word, { region: () => undefined, word: (next) => known.set(keyOfWord(next), next) })
  }
  return [...known.values()]
}

const exprsOfHeld = (s: Held): readonly TExpr[] => [...s.tests, ...partsOfSelf(s.selfDomain)]

/** Who sees a card follows from where it lies, whom its zone is open to, what was shown, and the exceptions. */
function valuesOf(program: Declarations, word: Word): readonly TExpr[] {
  switch (word.kind) {
    case 'fact': {
      const fact = program.facts.get(word.name)
      if (fact === undefined) return []
      return [
        ...(fact.value === null ? [] : [fact.value]),
        ...statementsIn(fact.body ?? []).flatMap(exprsOf),
        ...fact.excepts.map((x) => x.value),
      ]
    }
    case 'adjective':
    case 'relation':
      return []
    case 'viewers':
      return [...program.zones.values()]
        .flatMap((z) => (z.seenBy === null ? [] : [z.seenBy]))
        .concat(program.viewers.map((x) => x.value))
  }
}

function sentencesOf(program: Declarations, word: Word): readonly Held[] {
  switch (word.kind) {
    case 'fact':
      return program.facts.get(word.name)?.excepts ?? []
    case 'adjective':
      return program.adjectives.get(word.name)?.sentences ?? []
    case 'relation':
      return program.relations.get(word.name)?.sentences ?? []
    case 'viewers':
      return program.viewers
  }
}
