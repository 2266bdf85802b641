import type { Declarations, TSentence } from '../program/declarations.ts'
import type { Domain, OfferRule, TExpr, TRule, TStmt } from '../program/ir.ts'
import { headConditions } from './event-text.ts'
import { rowOfExpr } from './operations.ts'
import { type NamedWord, type Word, keyOfWord } from './row.ts'
import { blocksOf, exprsOf, partsOf, statementsIn } from './walk.ts'

/** Words that are asked in circles are asked in loops without an end; more than this makes no difference. */
const DEEPEST = 4

/**
 * Inside of how many loops each word is asked, at most, while the answers to a question are listed. What is asked
 * inside of more loops than it is said of things is asked again of the same things.
 */
export class LoopsAround {
  private readonly program: Declarations
  private readonly workedOutOnce: (word: Word) => number | null
  private readonly deepest = new Map<string, number>()

  /** @param workedOutOnce of how many things a word is said whose answers are kept; null where they are not */
  constructor(program: Declarations, workedOutOnce: (word: Word) => number | null) {
    this.program = program
    this.workedOutOnce = workedOutOnce
    for (const o of program.offers) this.offer(o)
    for (const proc of program.procs)
      for (const s of statementsIn(proc.body)) {
        if (s.kind !== 'choose') continue
        this.domain(s.domain, 0)
        if (s.setTest !== null) this.expr(s.setTest, 1)
      }
  }

  /** Zero for what is asked at most once, or not while answers are listed. */
  of(word: Word): number {
    return this.deepest.get(keyOfWord(word)) ?? 0
  }

  /** Goes through the cards of whose text an offer is, and through what it leaves open. */
  private offer({ args, selfDomain, selfTests, cond, event }: OfferRule): void {
    let loops = this.self(selfDomain, 0)
    for (const test of selfTests) this.expr(test, loops)
    for (const arg of args) {
      if (arg.kind === 'value') this.expr(arg.value, loops)
      else if (arg.kind === 'domain') loops = this.domain(arg.domain, loops)
    }
    if (cond !== null) this.expr(cond, loops)
    this.restrictions(event, loops)
  }

  /** What can keep an event from happening is asked of every move that would be one. */
  private restrictions(name: string, loops: number): void {
    const event = this.program.events.get(name)
    for (const rule of event?.cannots ?? []) this.rule(rule, loops)
    if (event?.proc) for (const { cond } of headConditions(event.proc)) this.expr(cond, loops)
  }

  private rule({ tests, selfDomain }: Pick<TRule, 'tests' | 'selfDomain'>, loops: number): void {
    const inside = this.self(selfDomain, loops)
    for (const test of tests) this.expr(test, inside)
  }

  /** Inside of how many loops stands what is asked of each holder of a text. */
  private self(domain: Domain | null, loops: number): number {
    return domain === null ? loops : this.domain(domain, loops)
  }

  /** Inside of how many loops stands what is asked of each member. */
  private domain({ set, tests }: Domain, loops: number): number {
    if (set !== null) this.expr(set, loops)
    for (const test of tests) this.expr(test, loops + 1)
    return loops + 1
  }

  private expr(x: TExpr, loops: number): void {
    for (const word of rowOfExpr(x).words(x, this.program)) this.word(word, loops)
    if (x.kind === 'query') this.domain(x.domain, loops)
    else if (x.kind === 'map') {
      this.expr(x.set, loops)
      this.expr(x.body, loops + 1)
    } else for (const part of partsOf(x)) this.expr(part, loops)
  }

  private word(word: Word, asked: number): void {
    const key = keyOfWord(word)
    const loops = Math.min(asked, DEEPEST)
    const before = this.deepest.get(key)
    if (before !== undefined && before >= loops) return
    this.deepest.set(key, loops)
    if (word.kind !== 'viewers') this.meaning(word, Math.min(loops, this.workedOutOnce(word) ?? loops))
  }

  private meaning(word: NamedWord, loops: number): void {
    for (const sentence of this.sentences(word)) this.rule(sentence, loops)
    const fact = word.kind === 'fact' ? this.program.facts.get(word.name) : undefined
    if (fact === undefined) return
    if (fact.value !== null) this.expr(fact.value, loops)
    for (const { value } of fact.excepts) this.expr(value, loops)
    this.block(fact.body ?? [], loops)
  }

  private sentences({ kind, name }: NamedWord): readonly TSentence[] {
    const { facts, adjectives, relations } = this.program
    switch (kind) {
      case 'fact':
        return facts.get(name)?.excepts ?? []
      case 'adjective':
        return adjectives.get(name)?.sentences ?? []
      case 'relation':
        return relations.get(name)?.sentences ?? []
    }
  }

  /** The steps by which a fact is worked out. */
  private block(body: readonly TStmt[], loops: number): void {
    for (const s of body) {
      const inside = s.kind === 'each' || s.kind === 'loop' ? loops + 1 : loops
      for (const x of exprsOf(s)) this.expr(x, inside)
      for (const block of blocksOf(s)) this.block(block, inside)
    }
  }
}
