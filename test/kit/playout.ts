import fc from 'fast-check'
import type { BaseState, Choice, SetupConfig } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'

/** Everything a random game follows from; printed by fast-check when a law is broken. */
export interface Line {
  readonly seed: number
  /** Seed of the choices. */
  readonly picks: number
  readonly options: Readonly<Record<string, string>>
}

/** Where a game that has not ended by then is left. */
export const LONGEST = 20_000

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Random games; every other one at a table with random options. */
export function anyTable(engine: FullEngine<BaseState>): fc.Arbitrary<Line> {
  const { options } = engine.info
  const drawn = fc.record(Object.fromEntries(options.map((o) => [o.name, fc.constantFrom(...o.values)])))
  return fc.record({
    seed: word,
    picks: word,
    options: options.length === 0 ? fc.constant({}) : fc.oneof(fc.constant({}), drawn),
  })
}

/** Random games with the options that the rules recommend. */
export function recommendedTable(): fc.Arbitrary<Line> {
  return fc.record({ seed: word, picks: word, options: fc.constant({}) })
}

/** A source of whole numbers below a bound that depends on its seed only (mulberry32, public domain). */
export function source(seed: number): (below: number) => number {
  let a = seed | 0
  return (below) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

export interface Visit {
  readonly state: BaseState
  readonly choices: readonly Choice[]
  /** The one that will be taken next. */
  readonly choice: Choice
  /** Decisions before this one. */
  readonly number: number
  /** Random numbers for the law's own use; they leave the game as it is. */
  readonly random: (below: number) => number
}

/** What has been played in this process so far, for campaigns that are measured in decisions. */
export const played = { games: 0, decisions: 0 }

/** Plays a game to its end, or as far as `longest` answers, and shows each decision to `visit` before it is answered. */
export function playOut(
  engine: FullEngine<BaseState>,
  line: Line,
  visit: (v: Visit) => void = () => {},
  setup: Partial<SetupConfig> = {},
  longest = LONGEST,
): BaseState {
  const pick = source(line.picks)
  const random = source(line.picks ^ 0x5bd1e995)
  const state = engine.setup({ seed: line.seed, options: line.options, ...setup })
  played.games += 1
  for (let number = 0; number < longest && engine.decision(state) !== null; number++) {
    const choices = engine.choices(state)
    const choice = choices[pick(choices.length)]
    if (choice === undefined)
      throw new Error(`decision ${number} offers nothing: ${JSON.stringify(engine.decision(state))}`)
    visit({ state, choices, choice, number, random })
    played.decisions += 1
    engine.apply(state, choice)
  }
  return state
}
