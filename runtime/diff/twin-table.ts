import type { BaseState, Choice } from '../engine.ts'
import { type Correspondence, correspondence, sameChoice } from './correspondence.ts'
import { pastEmptyWindows } from './empty-windows.ts'
import { positionOf } from './lay-down.ts'
import { type Parting, parting } from './parting.ts'
import type { Scenario } from './scenario.ts'
import { type EngineVersion, newState } from './version.ts'

/** Two versions that are looked at side by side; choices are numbered as the first one does. */
export interface Pair {
  readonly forth: Correspondence
  readonly back: Correspondence
}

export function pairOf(a: EngineVersion, b: EngineVersion): Pair {
  return { forth: correspondence(a, b), back: correspondence(b, a) }
}

export const turned = ({ forth, back }: Pair): Pair => ({ forth: back, back: forth })

/** The same game on both versions, as long as they agree. */
export class TwinTable {
  private readonly pair: Pair
  readonly s: BaseState
  readonly t: BaseState
  /** Whether one side only came to the end of the last move. */
  private halted = false

  constructor(pair: Pair, s: BaseState, t: BaseState) {
    this.pair = pair
    this.s = s
    this.t = t
  }

  /** @throws Unspeakable where a version lacks something that the scenario names. */
  static at(pair: Pair, scenario: Scenario): TwinTable {
    return TwinTable.begun(pair, scenario, (version) => positionOf(version, scenario))
  }

  /** The same, on which is noted what happens. */
  static noting(pair: Pair, scenario: Scenario): TwinTable {
    return TwinTable.begun(pair, scenario, (version) => positionOf(version, scenario, []))
  }

  /** @throws RangeError where neither version comes to a first decision. */
  static begun(
    pair: Pair,
    { players }: { readonly players: number },
    begin: (version: EngineVersion) => BaseState,
  ): TwinTable {
    const { a, b } = pair.forth
    const [s, t] = [begun(a, begin), begun(b, begin)]
    if (s === null && t === null) throw new RangeError('neither version comes to a decision')
    const table = new TwinTable(pair, s ?? blank(a, players), t ?? blank(b, players))
    table.halted = s === null || t === null
    return table
  }

  parting(): Parting | null {
    if (this.halted) return { kind: 'state' }
    return parting(this.pair.forth, this.pair.back, this.s, this.t)
  }

  get isOver(): boolean {
    return this.s.ask === 0
  }

  choices(): readonly Choice[] {
    return this.pair.forth.a.engine.choices(this.s)
  }

  /** Carries a choice out on both sides; false where the second does not offer it, or neither comes to its end. */
  choose(choice: Choice): boolean {
    const { a, b } = this.pair.forth
    const other = sameChoice(this.pair.forth, this.s, this.t, choice)
    if (other === null) return false
    const ends = [this.ends(() => applied(a, this.s, choice)), this.ends(() => applied(b, this.t, other))]
    this.halted = ends[0] !== ends[1]
    return ends[0] || ends[1]
  }

  /** Whether a move comes to its end. */
  private ends(move: () => void): boolean {
    try {
      move()
      return true
    } catch (error) {
      if (error instanceof RangeError) return false
      throw error
    }
  }

  clone(): TwinTable {
    return new TwinTable(this.pair, this.pair.forth.a.engine.clone(this.s), this.pair.forth.b.engine.clone(this.t))
  }
}

/** Carries a choice out, up to the next question of play. */
function applied(version: EngineVersion, s: BaseState, choice: Choice): void {
  version.engine.apply(s, choice)
  pastEmptyWindows(version, s)
}

/** The position, run to its first decision; null where the version never comes to one. */
function begun(version: EngineVersion, begin: (version: EngineVersion) => BaseState): BaseState | null {
  try {
    return begin(version)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Stands where a version has no state to show. */
function blank(version: EngineVersion, players: number): BaseState {
  return newState(version, players, version.engine.parts.defaults.slice())
}

/** A whole game on both versions. */
export function tableOf(pair: Pair, setup: { readonly seed: number; readonly players: number }): TwinTable {
  return TwinTable.begun(pair, setup, (version) => {
    const s = version.engine.setup({ ...setup, askAll: true, roundLimit: version.roundLimit })
    pastEmptyWindows(version, s)
    return s
  })
}
