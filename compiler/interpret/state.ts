import type { HookRule, Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type Random, seeded } from './random.ts'
import type { Value } from './value.ts'

/** A card on the table, or one that has left it. */
export interface InterpretedCard {
  /** What is printed on it, and what it is at present. */
  readonly printed: number
  definition: number
  owner: number | null
  /** The zone in which it lies; none once it has left the game. */
  place: number | null
  /** Players it was shown to since it last moved or was shuffled. */
  shown: readonly number[]
}

/** A pending effect, or the rules that an instruction laid down: a text, and what it keeps of where it was said. */
export interface Effect {
  readonly text: Proc
  readonly controller: number | null
  readonly source: number | null
  readonly optional: boolean
  readonly captured: readonly Value[]
  /** Of rules `during` an event: the number of the run that they end with. */
  readonly during: number | null
  /** Who is told of it, as it was noticed; those who are told of what goes on where nothing is said, null for everybody. */
  readonly told?: readonly number[] | null
}

/** An event that is being carried out; `ending` once its own text is done. */
export interface EventRun {
  readonly number: number
  readonly event: string
  /** Who is told of it, as far as they are told of what it is in the middle of; null for everybody. */
  readonly told: readonly number[] | null
  readonly ending: boolean
}

/** Something that happened: an event, and its parts. */
export interface HappenedEvent {
  readonly event: string
  readonly args: readonly Value[]
  /** The players who are told of it; null for everybody. */
  readonly told: readonly number[] | null
}

/** Everything that a game knows between two steps, except where it goes on. */
export interface State {
  readonly players: number
  /** The number of the value that the table chose, option by option. */
  readonly options: readonly number[]
  readonly random: Random
  readonly cards: InterpretedCard[]
  /** Cards or effects of each zone from the bottom up. */
  readonly zones: number[][]
  readonly effects: (Effect | null)[]
  /** Kept facts and adjectives, by name and by what they are said of. */
  readonly facts: ValueColumns<string, Value>
  /** How often patterns happened, by pattern and by what they are counted for. */
  readonly counts: ValueColumns<number, number>
  /** Replacement rules whose text is being carried out. */
  readonly replacing: HookRule[]
  /** Events that are being carried out, outermost first. */
  running: readonly EventRun[]
  runs: number
  over: boolean
  /** How many lines are being done for all at the same time, each inside of the one before. */
  together: number
  /** How things stood before the innermost of them; never changed. */
  before: State | null
  /** Whether what is done for a member has changed anything yet. */
  changed: boolean
  /** What follows the events of such a line, when it is done for all. */
  following: Effect[]
  readonly happened: HappenedEvent[]
}

/** A state without cards and facts. */
export function emptyState(program: Program, players: number, options: readonly number[], seed: number): State {
  const zones = [...program.game.zones.values()].flatMap((zone) =>
    Array.from({ length: zone.size }, (): number[] => []),
  )
  return {
    players,
    options,
    random: seeded(seed),
    cards: [],
    zones,
    effects: [],
    facts: new ValueColumns(),
    counts: new ValueColumns(),
    replacing: [],
    running: [],
    runs: 0,
    over: false,
    together: 0,
    before: null,
    changed: false,
    following: [],
    happened: [],
  }
}

/** A copy that shares nothing that changes. */
export function copyOf(s: State): State {
  return {
    ...s,
    random: [...s.random],
    cards: s.cards.map((card) => ({ ...card })),
    zones: s.zones.map((zone) => [...zone]),
    effects: [...s.effects],
    facts: s.facts.copy(),
    counts: s.counts.copy(),
    replacing: [...s.replacing],
    following: [...s.following],
    happened: [...s.happened],
  }
}

/** Under which a column holds what is said of these things. */
export function keyOf(args: readonly Value[]): string {
  return JSON.stringify(args)
}

/**
 * Columns of values by name, each by what it is said of. A copy shares the columns with the original until either of
 * them
 * changes one: trials change few.
 */
export class ValueColumns<K, V> {
  private readonly columns: Map<K, Map<string, V>>
  /** The columns that no copy shares. */
  private readonly own = new Set<K>()

  constructor(columns: Iterable<readonly [K, Map<string, V>]> = []) {
    this.columns = new Map(columns)
  }

  column(name: K): ReadonlyMap<string, V> | undefined {
    return this.columns.get(name)
  }

  /** What is held under a name and key; undefined before anything is. */
  get(name: K, key: string): V | undefined {
    return this.columns.get(name)?.get(key)
  }

  set(name: K, key: string, value: V): void {
    if (!this.own.has(name)) {
      this.columns.set(name, new Map(this.columns.get(name)))
      this.own.add(name)
    }
    this.columns.get(name)?.set(key, value)
  }

  /** Forgets a column. */
  delete(name: K): void {
    this.columns.delete(name)
    this.own.delete(name)
  }

  copy(): ValueColumns<K, V> {
    this.own.clear()
    return new ValueColumns(this.columns)
  }
}
