import type { Proc, TExpr, TStmt } from '../program/ir.ts'
import { WAITING_ZONE } from '../game/model.ts'
import type { Declarations } from '../program/declarations.ts'
import { AT_ONCE, type ProcCall, type RunReason, calledBy, callsOf, callsOfEvent } from './call-graph.ts'
import { EffectSet, type Regions } from './effect-set.ts'
import { gatheredBehind } from './fixed-point.ts'
import { memo } from './memo.ts'
import { rowOf } from './operations.ts'
import { type Held, IN_FORCE, type Reading, readExpr, readHeld, readMeaning } from './reading.ts'
import { type Region, countRegion, zone } from './region.ts'
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
  private readonly reasons: ReadonlySet<RunReason>
  private readonly words = new Map<string, Word>()
  private readonly meaning: (word: Word) => Regions
  private readonly writesOfProc: (proc: Proc) => Regions
  private readonly readByExpr = memo((x: TExpr) => this.inFull((into) => readExpr(this.program, x, into)))
  private readonly readByRule = memo((rule: Held) => this.inFull((into) => readHeld(this.program, rule, into)))
  private readonly writtenByStatement = memo((s: TStmt) => union([this.ownWrites([s], null), ...this.writtenBehind(s)]))

  /** `followed`: for which reasons procedures are followed that statements may run, besides what settles. */
  constructor(program: Declarations, followed: ReadonlySet<RunReason> = AT_ONCE) {
    this.program = program
    const reasons = new Set([...followed, 'settle' as const])
    this.reasons = reasons
    const asked = memo((word: Word) => this.gathered((into) => readMeaning(program, word, into)))
    this.meaning = gatheredBehind(
      (word) => asked(word).words,
      (words, behind) => union([...words.map((word) => asked(word).regions), ...behind]),
    )
    // The replacement that is picked to come is followed as what it is, not as any effect that there may be.
    const runs = ({ reason }: ProcCall): boolean => reasons.has(reason)
    const called = (proc: Proc): ReadonlySet<Proc> => {
      const calls = unpicked(proc).flatMap((s) => callsOf(program, s))
      return new Set(calls.filter(runs).map((call) => call.proc))
    }
    this.writesOfProc = gatheredBehind(called, (procs, behind) =>
      union([...procs.map(({ body }) => this.ownWrites(body, null)), ...behind]),
    )
  }

  reads(x: TExpr): Regions {
    return this.readByExpr(x)
  }

  /** What a word is worked out from. */
  meant(word: Word): Regions {
    return this.meaning(this.known(word))
  }

  /** What the tests of a rule read, and what says for whom it holds. */
  ruleReads(rule: Held): Regions {
    return this.readByRule(rule)
  }

  /** `from` is the zone family in which the card that the statement moves surely lies, where that is known. */
  writes(s: TStmt, from: string | null = null): Regions {
    return from === null ? this.writtenByStatement(s) : union([this.ownWrites([s], from), ...this.writtenBehind(s)])
  }

  /**
   * What an event changes besides its own text: counts, what lasts, pending effects, and what the rules around it
   * do.
   */
  aroundEvent(name: string): Regions {
    const rules = callsOfEvent(this.program, name).filter(({ reason }) => reason !== 'text' && this.reasons.has(reason))
    const own = new EffectSet(eventWrites(this.program, name))
    return union([own, ...rules.map(({ proc }) => this.writesOfProc(proc))])
  }

  /** What the procedures write that a statement runs. */
  private writtenBehind(s: TStmt): readonly Regions[] {
    return [...calledBy(this.program, [s], this.reasons)].map((proc) => this.writesOfProc(proc))
  }

  /** What the statements and their blocks write by themselves, and the events in them besides their rules. */
  private ownWrites(body: readonly TStmt[], from: string | null): EffectSet {
    const { program } = this
    const written = new EffectSet()
    for (const s of statementsIn(body)) {
      written.addAll(rowOf(s).writes(s, { program, from: from !== null && body.includes(s) ? from : null }))
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
  private inFull(read: (into: Reading) => void): Regions {
    const { regions, words } = this.gathered(read)
    return union([regions, ...[...words].map(this.meaning)])
  }

  private gathered(read: (into: Reading) => void): Gathered {
    const [regions, words] = [new EffectSet(), new Set<Word>()]
    read({ region: (region) => regions.add(region), word: (word) => words.add(this.known(word)) })
    return { regions, words }
  }

  /** One object for each word, so that what is known of it is found again. */
  private known(word: Word): Word {
    const key = keyOfWord(word)
    const known = this.words.get(key) ?? word
    this.words.set(key, known)
    return known
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
    ...program.counters.filter((c) => c.event === name || c.during === name).map((c) => countRegion(c.name)),
    ...(event.endings.length + event.during.length > 0 ? [IN_FORCE] : []),
    ...(event.whens.length > 0 ? [zone(WAITING_ZONE)] : []),
    ...(event.insteads.length > 0 ? effectZones(program) : []),
  ]
}

/** All that is in any of these; where that is one of them, the very same. */
function union(sets: Iterable<Regions>): Regions {
  const some = [...new Set(sets)].filter(({ size }) => size > 0)
  if (some.length === 1 && some[0] !== undefined) return some[0]
  const all = new EffectSet()
  for (const set of some) all.addAll(set)
  return all
}

interface Gathered {
  readonly regions: Regions
  readonly words: ReadonlySet<Word>
}
