import { type BaseState, CHANCE, type Engine } from 'houserules/runtime'

/** How likely a seat takes each choice, in their order, by what it knows: its observation in JSON. */
export type Strategy = ReadonlyMap<string, readonly number[]>

/** What is learned of one information set. */
interface Learned {
  /** How much better each choice would have been so far, never below 0. */
  readonly regrets: number[]
  /** How often each was taken, later rounds counting for more. */
  readonly taken: number[]
}

/** How likely it is that it comes to a state, as far as it is up to seat A, to seat B, and to chance. */
type Reach = readonly [number, number, number]

/**
 * Counterfactual regret minimisation (CFR+, Tammelin, 2014) for any game of two in which what one wins the other loses,
 * and which is small enough to be walked through whole. Chance is asked like a player; all its choices are equally likely.
 */
export function solve<S extends BaseState>(engine: Engine<S>, rounds: number): Strategy {
  const sets = new Map<string, Learned>()
  for (let round = 1; round <= rounds; round++)
    for (const learner of [0, 1]) learn(engine, begin(engine), { sets, learner, round }, [1, 1, 1])
  return new Map([...sets].map(([known, { taken }]) => [known, shares(taken)] as const))
}

/** What seat A wins on average where both keep to a strategy. */
export function worth<S extends BaseState>(engine: Engine<S>, strategy: Strategy, s: S = begin(engine)): number {
  return valueOf(engine, s, (known, choices) => strategy.get(known) ?? evenly(choices)).value
}

/** What a seat knows, which tells apart what it can act on. */
export const knownTo = <S extends BaseState>(engine: Engine<S>, s: S, seat: number): string =>
  JSON.stringify(engine.observe(s, seat))

const begin = <S extends BaseState>(engine: Engine<S>): S => engine.setup({ seed: 0, openChance: true })

interface Lesson {
  readonly sets: Map<string, Learned>
  /** The seat that learns in this walk, while the other keeps to what it does. */
  readonly learner: number
  readonly round: number
}

/** Walks through all that can happen, and returns what seat A can expect from here. */
function learn<S extends BaseState>(engine: Engine<S>, s: S, lesson: Lesson, reach: Reach): number {
  const asked = engine.decision(s)?.seat
  if (asked === undefined || asked === CHANCE)
    return valueOf(
      engine,
      s,
      (_, choices) => evenly(choices),
      (t, share) => learn(engine, t, lesson, by(reach, 2, share)),
    ).value
  const known = knownTo(engine, s, asked)
  const count = engine.choices(s).length
  const { regrets, taken } = lesson.sets.get(known) ?? {
    regrets: evenly(count).map(() => 0),
    taken: evenly(count).map(() => 0),
  }
  lesson.sets.set(known, { regrets, taken })
  const weights = shares(regrets)
  const { value, values } = valueOf(
    engine,
    s,
    () => weights,
    (t, share) => learn(engine, t, lesson, by(reach, asked, share)),
  )
  if (asked !== lesson.learner) return value
  const sign = asked === 0 ? 1 : -1
  const others = reach[2] * (reach[1 - asked] ?? 0)
  for (const [i, weight] of weights.entries()) {
    regrets[i] = Math.max(0, (regrets[i] ?? 0) + others * sign * ((values[i] ?? 0) - value))
    taken[i] = (taken[i] ?? 0) + lesson.round * (reach[asked] ?? 0) * weight
  }
  return value
}

/** What seat A can expect from a state and from each of its choices; `weigh` says how likely each is. */
function valueOf<S extends BaseState>(
  engine: Engine<S>,
  s: S,
  weigh: (known: string, choices: number) => readonly number[],
  further: (t: S, share: number) => number = (t) => valueOf(engine, t, weigh).value,
): { readonly value: number; readonly values: readonly number[] } {
  const decision = engine.decision(s)
  if (decision === null) return { value: engine.results(s)?.[0] ?? 0, values: [] }
  const choices = engine.choices(s)
  const weights =
    decision.seat === CHANCE ? evenly(choices.length) : weigh(knownTo(engine, s, decision.seat), choices.length)
  const values = choices.map((choice, i) => {
    const t = engine.clone(s)
    engine.apply(t, choice)
    return further(t, weights[i] ?? 0)
  })
  return { value: values.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0), values }
}

const by = (reach: Reach, who: number, share: number): Reach =>
  reach.map((each, i) => (i === who ? each * share : each)) as unknown as Reach

const evenly = (count: number): number[] => Array<number>(count).fill(1 / count)

/** As much of each as there is of it, all alike where there is nothing. */
function shares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, each) => all + each, 0)
  return sum > 0 ? amounts.map((each) => each / sum) : evenly(amounts.length)
}
