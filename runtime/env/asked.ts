import { type BaseState, CHANCE, type Choice } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import type { ActionSpace } from './action-space.ts'
import { type ChoicePath, idsAt, nextPart, pathsOf } from './offered.ts'

/** A choice that chance may make, and how likely it is. */
export interface ChanceOutcome {
  readonly action: number
  readonly probability: number
}

/** What is offered at a decision, or at a part of a move whose parts are chosen one after another. Nothing of it changes. */
export class DecisionPoint {
  /** The ids of the parts that are chosen already. */
  readonly picks: readonly number[]
  private readonly engine: FullEngine<BaseState>
  private readonly space: ActionSpace
  private readonly part: number
  private readonly ids: ReadonlyMap<number, readonly ChoicePath[]>
  private ascending: readonly number[] | null = null

  /** With `before`, what is left of a move after one more part of it is picked. */
  constructor(
    engine: FullEngine<BaseState>,
    space: ActionSpace,
    s: BaseState,
    before?: { readonly asked: DecisionPoint; readonly picked: number },
  ) {
    this.engine = engine
    this.space = space
    const paths =
      before === undefined
        ? pathsOf(engine.parts, space, s, s.ask === 0 ? [] : engine.choices(s))
        : before.asked.pathsFrom(before.picked)
    this.picks = before === undefined ? [] : [...before.asked.picks, before.picked]
    this.part = nextPart(paths, before?.asked.part ?? 0)
    this.ids = idsAt(engine.parts, space, s, paths, this.part)
  }

  /** The ids that are offered, in ascending order. */
  offered(): readonly number[] {
    this.ascending ??= [...this.ids.keys()].sort((a, b) => a - b)
    return this.ascending
  }

  offers(action: number): boolean {
    return this.ids.has(action)
  }

  /** The choice that an id stands for; null where more of it is to be picked. */
  choiceOf(action: number): Choice | null {
    const [first, ...others] = this.pathsFrom(action)
    return first === undefined || others.length > 0 ? null : first.choice
  }

  /** What is offered after one more part of a move is picked. */
  after(s: BaseState, picked: number): DecisionPoint {
    return new DecisionPoint(this.engine, this.space, s, { asked: this, picked })
  }

  /** The choices that an id leads to, in the words of the seat that is asked. */
  describe(s: BaseState, action: number): string[] {
    const viewer = s.asked === CHANCE ? undefined : s.asked
    return this.pathsFrom(action).map(({ choice }) => this.engine.describe(s, choice, viewer))
  }

  /** How likely each id is where chance takes all choices alike. */
  outcomes(): ChanceOutcome[] {
    const all = this.offered().reduce((sum, action) => sum + this.pathsFrom(action).length, 0)
    return this.offered().map((action) => ({ action, probability: this.pathsFrom(action).length / all }))
  }

  private pathsFrom(action: number): readonly ChoicePath[] {
    return this.ids.get(action) ?? []
  }
}
