import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import { WAITING_ZONE } from '../game/model.ts'
import type { Declarations } from '../program/declarations.ts'
import { AT_ONCE, type Call, type Reason, calledBy, callsOf, callsOfEvent } from './call-graph.ts'
import { EffectSet } from './effect-set.ts'
import { leastFixedPoint } from './fixed-point.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { type Held, IN_FORCE, type Reading, readExpr, readHeld, readMeaning } from './reading.ts'
import { type Region, count, zone } from './region.ts'
import { type Run, type Word, keyOfWord } from './row.ts'
import { unpicked } from './running.ts'
import { effectZones } from './statements/pending.ts'
import { statementsIn } from './walk.ts'

/**
 * What expressions read and what statements write, through the words that they ask and the procedures that they run.
 * Used to tell when a condition gives the same answer before and after a step.
 */
export class Effects {
  private readonly program: Declarations
  private readonly reasons: ReadonlySet<Reason>
  private readonly words = new Map<string, Word>()
  private readonly meaning: (word: Word) => EffectSet
  private readonly writesOfProc: (proc: Proc) => EffectSet
  private readonly readByExpr = memo((x: TExpr) => this.inFull((into) => readExpr(this.program, x, into)))
  private readonly readByRule = memo((rule: Held) => this.inFull((into) => readHeld(this.program, rule, into)))
  private readonly writtenByStatement = memo((s: TStmt) => this.ownWrites([s], null))
  private readonly calledByStatement = memo((s: TStmt) => calledBy(this.program, [s], this.reasons))

  /** `followed`: for which reasons procedures are followed that statements may run, besides what settles. */
  constructor(program: Declarations, followed: ReadonlySet<Reason> = AT_ONCE) {
    this.program = program
    const reasons = new Set([...followed, 'settle' as const])
    this.reasons = reasons
    const asked = memo((word: Word) => gathered((into) => readMeaning(program, word, this.interned(into))))
    this.meaning = leastFixedPoint({
      ...EFFECT_SETS,
      dependsOn: (word) => asked(word).words,
      transfer: (word, valueOf) => union(asked(word).regions, [...asked(word).words].map(valueOf)),
    })
    // The replacement that is picked to come is followed as what it is, not as any effect that there may be.
    const runs = ({ reason }: Call): boolean => reasons.has(reason)
    const called = memo((proc: Proc): ReadonlySet<Proc> => {
      const calls = unpicked(proc).flatMap((s) => callsOf(program, s))
      return new Set(calls.filter(runs).map((call) => call.proc))
    })
    this.writesOfProc = leastFixedPoint({
      ...EFFECT_SETS,
      dependsOn: called,
      transfer: (proc, valueOf) => union(this.ownWrites(proc.body, null), [...called(proc)].map(valueOf)),
    })
  }

  reads(x: TExpr, into = new EffectSet()): EffectSet {
    into.addAll(this.readByExpr(x))
    return into
  }

  /** What a word is worked out from. */
  meant(word: Word): EffectSet {
    const key = keyOfWord(word)
    const known = this.words.get(key) ?? word
    this.words.set(key, known)
    return this.meaning(known)
  }

  /** What the tests of a rule read, and what says for whom it holds. */
  ruleReads(rule: Held, into = new EffectSet()): EffectSet {
    into.addAll(this.readByRule(rule))
    return into
  }

  /** `from` is the zone family in which the card that the statement moves surely lies, where that is known. */
  writes(s: TStmt, into = new EffectSet(), from: string | null = null): EffectSet {
    into.addAll(from === null ? this.writtenByStatement(s) : this.ownWrites([s], from))
    for (const proc of this.calledByStatement(s)) into.addAll(this.writesOfProc(proc))
    return into
  }

  /**
   * What an event changes besides its own text: counts, what lasts, pending effects, and what the rules around it
   * do.
   */
  aroundEvent(name: string): EffectSet {
    const written = new EffectSet(eventWrites(this.program, name))
    for (const { reason, proc } of callsOfEvent(this.program, name)) {
      if (reason !== 'text' && this.reasons.has(reason)) written.addAll(this.writesOfProc(proc))
    }
    return written
  }

  /** What the statements and their blocks write by themselves, and the events in them besides their rules. */
  private ownWrites(body: readonly TStmt[], from: string | null): EffectSet {
    const { program } = this
    const written = new EffectSet()
    for (const s of statementsIn(body)) {
      written.addAll(rowOf(s).writes(s, { program, from: body.includes(s) ? from : null }))
      for (const run of rowOf(s).runs(s))
        for (const event of this.eventsOf(run)) written.addAll(eventWrites(program, event))
    }
    return written
  }

  private eventsOf(run: Run): readonly string[] {
    if (run.kind === 'event' || run.kind === 'around') return [run.event]
    if (run.kind !== 'offers' || !this.reasons.has('offered')) return []
    return this.program.offers.filter(({ at }) => at.includes(run.at)).map(({ event }) => event)
  }

  /** What is read, and all that its words mean. */
  private inFull(read: (into: Reading) => void): EffectSet {
    const found = new EffectSet()
    read(
      this.interned({
        region: (region) => found.add(region),
        word: (word) => found.addAll(this.meaning(word)),
      }),
    )
    return found
  }

  /** One object for each word, so that what is known of it is found again. */
  private interned({ region, word }: Reading): Reading {
    return {
      region,
      word: (asked) => {
        const key = keyOfWord(asked)
        const known = this.words.get(key) ?? asked
        this.words.set(key, known)
        word(known)
      },
    }
  }
}

/**
 * An event is counted, ends rules that hold for a while, and lays down effects for triggers and for what may come
 * instead.
 */
function eventWrites(program: Declarations, name: string): readonly Region[] {
  const event = program.events.get(name)
  if (event === undefined) return []
  return [
    ...program.counters.filter((c) => c.event === name || c.during === name).map((c) => count(c.name)),
    ...(event.endings.length + event.during.length > 0 ? [IN_FORCE] : []),
    ...(event.whens.length > 0 ? [zone(WAITING_ZONE)] : []),
    ...(event.insteads.length > 0 ? effectZones(program) : []),
  ]
}

/** Sets that only grow are equal when they are of one size. */
const EFFECT_SETS = { least: new EffectSet(), equal: (a: EffectSet, b: EffectSet): boolean => a.size === b.size }

function union(own: Iterable<Region>, others: readonly EffectSet[]): EffectSet {
  const all = new EffectSet(own)
  for (const other of others) all.addAll(other)
  return all
}

interface Gathered {
  readonly regions: EffectSet
  readonly words: ReadonlySet<Word>
}

function gathered(read: (into: Reading) => void): Gathered {
  const [regions, words] = [new EffectSet(), new Set<Word>()]
  read({ region: (region) => regions.add(region), word: (word) => words.add(word) })
  return { regions, words }
}
