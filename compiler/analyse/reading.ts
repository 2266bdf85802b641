import type { Domain, TExpr, TStmt } from '../game/ir.ts'
import { LASTING_ZONE } from '../game/model.ts'
import type { Declarations, TSentence } from '../program/declarations.ts'
import { readsOfHolder, wordsOfHolder } from './expressions/builtins.ts'
import { members } from './expressions/of-state.ts'
import { rowOfExpr } from './operations.ts'
import { ANY_ZONE, OWNER, type Region, VIEWERS, zone } from './region.ts'
import { type Word } from './row.ts'
import { exprsOf, partsOf, statementsIn } from './walk.ts'

/** Where what is read goes: regions, and words whose meaning is read besides. */
export interface Reading {
  readonly region: (region: Region) => void
  readonly word: (word: Word) => void
}

/** Stands for the rules that hold for a while. */
export const IN_FORCE = zone(LASTING_ZONE)

/** A sentence as far as it says when it holds, and for whom. */
export type Held = Pick<TSentence, 'tests' | 'you' | 'lasting'>

export function readExpr(program: Declarations, x: TExpr, into: Reading): void {
  const row = rowOfExpr(x)
  for (const region of row.reads(x, program)) into.region(region)
  for (const word of row.words(x, program)) into.word(word)
  for (const part of partsOf(x)) readExpr(program, part, into)
}

export function readHeld(program: Declarations, s: Held, into: Reading): void {
  for (const test of s.tests) readExpr(program, test, into)
  if (s.lasting !== null) into.region(IN_FORCE)
  if (s.you === null) return
  for (const region of readsOfHolder(program)) into.region(region)
  for (const word of wordsOfHolder(program)) into.word(word)
}

export function readDomain(program: Declarations, domain: Domain, into: Reading): void {
  if (domain.set !== null) readExpr(program, domain.set, into)
  for (const region of members(domain, program)) into.region(region)
  for (const test of domain.tests) readExpr(program, test, into)
}

/** What the meaning of a word is worked out from. */
export function readMeaning(program: Declarations, word: Word, into: Reading): void {
  switch (word.kind) {
    case 'fact': return readFact(program, word.name, into)
    case 'adjective': return readAll(program, program.adjectives.get(word.name)?.sentences ?? [], into)
    case 'relation': return readAll(program, program.relations.get(word.name)?.sentences ?? [], into)
    case 'viewers': return readViewers(program, into)
  }
}

function readAll(program: Declarations, sentences: readonly Held[], into: Reading): void {
  for (const s of sentences) readHeld(program, s, into)
}

function readFact(program: Declarations, name: string, into: Reading): void {
  const fact = program.facts.get(name)
  if (fact === undefined) return
  const excepts = fact.excepts.map((x) => x.value)
  const values = [...(fact.value === null ? [] : [fact.value]), ...expressionsOf(fact.body ?? []), ...excepts]
  for (const value of values) readExpr(program, value, into)
  readAll(program, fact.excepts, into)
}

const expressionsOf = (body: readonly TStmt[]): readonly TExpr[] => statementsIn(body).flatMap(exprsOf)

/** Who sees a card: where it lies, whom its zone is open to, what was shown, and the exceptions. */
function readViewers(program: Declarations, into: Reading): void {
  for (const region of [ANY_ZONE, VIEWERS, OWNER]) into.region(region)
  for (const { seenBy } of program.zones.values()) if (seenBy !== null) readExpr(program, seenBy, into)
  for (const x of program.viewers) readExpr(program, x.value, into)
  readAll(program, program.viewers, into)
}
