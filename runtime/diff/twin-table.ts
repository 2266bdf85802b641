import type { BaseState, Choice } from '../engine.ts'
import { type Correspondence, correspondence, sameChoice } from './correspondence.ts'
import { positionOf } from './lay-down.ts'
import { type Parting, parting } from './parting.ts'
import type { Scenario } from './scenario.ts'
import type { Version } from './version.ts'

/** Two versions that are looked at side by side; choices are numbered as the first one does. */
export interface Pair {
  readonly forth: Correspondence
  readonly back: Correspondence
}

export function pairOf(a: Version, b: Version): Pair {
  return { forth: correspondence(a, b), back: correspondence(b, a) }
}

export const turned = ({ forth, back }: Pair): Pair => ({ forth: back, back: forth })

/** The same game on both versions, as long as they agree. */
export class TwinTable {
  private readonly pair: Pair
  readonly s: BaseState
  readonly t: BaseState

  constructor(pair: Pair, s: BaseState, t: BaseState) {
    this.pair = pair
    this.s = s
    this.t = t
  }

  /** @throws Unspeakable where a version lacks something that the scenario names. */
  static at(pair: Pair, scenario: Scenario): TwinTable {
    return new TwinTable(pair, positionOf(pair.forth.a, scenario), positionOf(pair.forth.b, scenario))
  }

  parting(): Parting | null {
    return parting(this.pair.forth, this.pair.back, this.s, this.t)
  }

  get isOver(): boolean {
    return this.s.ask === 0
  }

  choices(out?: Choice[]): Choice[] {
    return this.pair.forth.a.engine.choices(this.s, out)
  }

  /** Carries a choice out on both sides; false where the second does not offer it. */
  choose(choice: Choice): boolean {
    const other = sameChoice(this.pair.forth, this.s, this.t, choice)
    if (other === null) return false
    this.pair.forth.a.engine.apply(this.s, choice)
    this.pair.forth.b.engine.apply(this.t, other)
    return true
  }

  clone(): TwinTable {
    return new TwinTable(this.pair, this.pair.forth.a.engine.clone(this.s), this.pair.forth.b.engine.clone(this.t))
  }
}

/** A whole game on both versions. */
export function tableOf({ forth, back }: Pair, setup: { readonly seed: number; readonly players: number }): TwinTable {
  return new TwinTable({ forth, back }, forth.a.engine.setup({ ...setup, askAll: true }), forth.b.engine.setup({ ...setup, askAll: true }))
}
