import { type BaseState, CHANCE, type Choice } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import type { ActionSpace } from './action-space.ts'
import { type ChoicePath, idsAt, idsOfSingleParts, nextPart, pathsOf } from './offered.ts'

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
  /** What can be chosen, and the id of each where every one has its own; else null, and `paths` says what leads to which. */
  private readonly choices: readonly Choice[]
  private readonly own: readonly number[] | null
  private readonly paths: PathsAt | null
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
    const { parts } = engine
    if (before === undefined) {
      this.picks = NO_PICKS
      this.choices = s.ask === 0 ? [] : engine.choices(s)
      this.own = idsOfSingleParts(parts, space, s, this.choices)
      this.paths = this.own !== null ? null : pathsAt(parts, space, s, pathsOf(parts, space, s, this.choices), 0)
      return
    }
    const { asked, picked } = before
    const left = asked.pathsFrom(picked)
    this.picks = [...asked.picks, picked]
    this.choices = left.map(({ choice }) => choice)
    this.own = null
    this.paths = pathsAt(parts, space, s, left, asked.paths?.part ?? 0)
  }

  /** The ids that are offered, in ascending order. */
  offered(): readonly number[] {
    this.ascending ??= ascending(this.own ?? [...(this.paths?.ids.keys() ?? [])])
    return this.ascending
  }

  offers(action: number): boolean {
    return this.own?.includes(action) ?? this.paths?.ids.has(action) ?? false
  }

  /** The choice that an id stands for; null where more of it is to be picked. */
  choiceOf(action: number): Choice | null {
    if (this.own !== null) return this.choices[this.own.indexOf(action)] ?? null
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
    return this.choicesFrom(action).map((choice) => this.engine.describe(s, choice, viewer))
  }

  /** How likely each id is where chance takes all choices alike. */
  outcomes(): ChanceOutcome[] {
    const all = this.choices.length
    return this.offered().map((action) => ({ action, probability: this.choicesFrom(action).length / all }))
  }

  private choicesFrom(action: number): readonly Choice[] {
    if (this.own === null) return this.pathsFrom(action).map(({ choice }) => choice)
    const choice = this.choiceOf(action)
    return choice === null ? [] : [choice]
  }

  private pathsFrom(action: number): readonly ChoicePath[] {
    return this.paths?.ids.get(action) ?? []
  }
}

const NO_PICKS: readonly number[] = []

/** A part in which paths differ, and what each id of it leads to. */
interface PathsAt {
  readonly part: number
  readonly ids: ReadonlyMap<number, readonly ChoicePath[]>
}

function pathsAt(
  parts: FullEngine<BaseState>['parts'],
  space: ActionSpace,
  s: BaseState,
  paths: readonly ChoicePath[],
  from: number,
): PathsAt {
  const part = nextPart(paths, from)
  return { part, ids: idsAt(parts, space, s, paths, part) }
}

/** As many are sorted one by one, which is quicker for lists that mostly ascend already. */
const FEW = 32

function ascending(ids: readonly number[]): readonly number[] {
  const sorted = ids.slice()
  if (sorted.length > FEW) return sorted.sort((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) {
    const id = sorted[i] as number
    let at = i
    for (; at > 0 && (sorted[at - 1] as number) > id; at--) sorted[at] = sorted[at - 1] as number
    sorted[at] = id
  }
  return sorted
}
