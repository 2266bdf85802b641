import type { CheckResult } from '../compiler/compile.ts'
import type { Entry } from '../compiler/game/entry.ts'
import type { Span } from '../grammar/source-file.ts'
import type { NamedSymbol, NamesOfGames } from './name-table.ts'
import { spanKey, type Place } from './place.ts'
import { lastingRules } from './rule-entry.ts'
import { runningOf } from './running-of.ts'

/** What runs events, or is run: the declaration of an event, or a rule that offers some or follows on one. */
export interface Runner {
  readonly kind: 'event' | 'rule'
  /** As messages call it. */
  readonly name: string
  /** The game or variant that says it. */
  readonly module: string
  readonly span: Span
  /** The words to go to: the name of an event; of a rule, that of the first event that it speaks of. */
  readonly at: Span
}

/** Of two runners the first runs the second, as some words say. */
export interface RunnerPair {
  readonly by: Runner
  readonly of: Runner
  readonly at: readonly Span[]
}

/**
 * Who runs which events in some games. An event runs what its instructions name, the rules that offer something while
 * it asks, and those that follow on it (`before`, `after`, `instead`, `when`); a rule runs what it offers and what its
 * instructions name. What the language brings, such as `move`, is nobody's.
 */
export class EventCalls {
  private readonly table: NamesOfGames
  private readonly symbols: ReadonlyMap<string, NamedSymbol>
  private readonly runners = new Map<string, Runner>()
  private readonly runs = new Map<string, RunnerPair>()

  constructor(table: NamesOfGames, checked: readonly CheckResult[]) {
    this.table = table
    const paths = new Set(checked.flatMap(({ sources }) => [...sources.keys()]))
    const names = [...paths].flatMap((path) => table.within(path)).filter(({ symbol }) => symbol.kind === 'event')
    this.symbols = new Map(names.map(({ span, symbol }) => [spanKey(span), symbol]))
    const entries: Entry[] = []
    for (const { resolution } of checked) {
      const modules = new Map(resolution?.modules.map(({ path, header }) => [path, header.name.text]))
      const own = (resolution?.entries ?? []).flatMap((entry) => [entry, ...lastingRules(entry)])
      for (const entry of own) this.declare(entry, modules)
      entries.push(...own)
    }
    for (const entry of entries) this.connect(entry)
  }

  /** The declarations of the event that is named at a place, that of a variant first. */
  at(place: Place): readonly Runner[] {
    const found = this.table.at(place)
    return found === null ? [] : this.declared(found.symbol)
  }

  /** The runner whose own words begin at a place. */
  startingAt({ path, offset }: Place): Runner | null {
    for (const runner of this.runners.values())
      if (runner.at.start === offset && runner.at.file.path === path) return runner
    return null
  }

  /** What runs it. */
  into(runner: Runner): readonly RunnerPair[] {
    return [...this.runs.values()].filter(({ of }) => of === runner)
  }

  /** What it runs. */
  outOf(runner: Runner): readonly RunnerPair[] {
    return [...this.runs.values()].filter(({ by }) => by === runner)
  }

  private declare({ decl, called, module }: Entry, modules: ReadonlyMap<string, string>): void {
    const running = runningOf(decl)
    if (running === null || this.runners.has(spanKey(running.at))) return
    const { kind, at } = running
    // Of what a variant replaces, the entry is still that of the base.
    const said = modules.get(at.file.path) ?? module
    this.runners.set(spanKey(at), { kind, name: called, module: said, span: decl.span, at })
  }

  private connect({ decl }: Entry): void {
    const running = runningOf(decl)
    const own = running === null ? undefined : this.runners.get(spanKey(running.at))
    if (running === null || own === undefined) return
    for (const at of running.runs) for (const of of this.named(at)) this.note(own, of, at)
    for (const at of running.startedBy) for (const by of this.named(at)) this.note(by, own, at)
  }

  /** Several games say the same in the same words. */
  private note(by: Runner, of: Runner, at: Span): void {
    const key = `${spanKey(by.at)} ${spanKey(of.at)}`
    const before = this.runs.get(key)?.at ?? []
    if (!before.some((each) => spanKey(each) === spanKey(at))) this.runs.set(key, { by, of, at: [...before, at] })
  }

  private named(span: Span): readonly Runner[] {
    const symbol = this.symbols.get(spanKey(span))
    return symbol === undefined ? [] : this.declared(symbol)
  }

  private declared({ kind, declared }: NamedSymbol): readonly Runner[] {
    return kind === 'event' ? declared.flatMap((span) => this.runners.get(spanKey(span)) ?? []) : []
  }
}
