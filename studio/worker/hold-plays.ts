import type { BaseState } from '../../runtime/engine.ts'
import { choiceUnder } from '../../runtime/records/replay-under.ts'
import type { Beginning, Parted } from '../protocol/play-calls.ts'
import type { Alive } from '../protocol/serve.ts'
import type { HeldPlays, PlaysToHold } from '../protocol/skein-calls.ts'
import { begunAt } from '../play/begin-at.ts'
import type { FindPlayable, PlayableGame } from '../play/play-handlers.ts'
import { ROOT, followers } from '../skein/plays.ts'

/** After so many choices the asker is told that work goes on. */
const OFTEN = 50

/** The time that may be taken, and who is told that it is. */
interface HoldTime {
  readonly alive: Alive
  /** In milliseconds of the same clock; what is not played by then is not tried. */
  readonly until: number
  readonly clock: () => number
}

/** All of several trees, one after the other; where nothing can begin so, everything of it parts at once. */
export async function holdAll(
  all: readonly PlaysToHold[],
  find: FindPlayable,
  milliseconds: number,
  alive: Alive,
): Promise<HeldPlays[]> {
  const clock = (): number => performance.now()
  const time = { alive, clock, until: clock() + milliseconds }
  const held: HeldPlays[] = []
  for (const plays of all) {
    alive()
    held.push(await heldBy(find, plays, time))
  }
  return held
}

async function heldBy(find: FindPlayable, plays: PlaysToHold, time: HoldTime): Promise<HeldPlays> {
  try {
    return holdPlays(await find(plays.beginning), plays, time)
  } catch (error) {
    return { partings: [{ at: ROOT, parted: atOnce(messageOf(error)) }], untried: [], ends: [] }
  }
}

/** Plays all branches by the rules as they are now; where the game stands before several choices it is copied. */
export function holdPlays(playable: PlayableGame, { beginning, knots }: PlaysToHold, time: HoldTime): HeldPlays {
  const after = followers({ knots })
  const held = { partings: [] as { at: number; parted: Parted }[], untried: [] as number[], ends: [] as number[] }
  const first = begun(playable, beginning)
  if (typeof first === 'string') return { ...held, partings: [{ at: ROOT, parted: atOnce(first) }] }
  const waiting: Standing[] = [...(after[0] ?? [])]
    .reverse()
    .map((at) => ({ at, number: 1, state: null, before: first }))
  for (let done = 1; waiting.length > 0; done += 1) {
    const standing = waiting.pop() as Standing
    if (time.clock() > time.until) {
      held.untried.push(standing.at)
      continue
    }
    if (done % OFTEN === 0) time.alive()
    const { at, number } = standing
    const state = standing.state ?? playable.engine.clone(standing.before)
    const parted = tried(playable, state, knots[at], number)
    if (parted !== null) held.partings.push({ at, parted })
    else if (state.ask === 0) held.ends.push(at)
    if (parted !== null) continue
    const next = after[at + 1] ?? []
    for (const [i, each] of [...next].reverse().entries())
      waiting.push({ at: each, number: number + 1, before: state, state: next.length === 1 && i === 0 ? state : null })
  }
  return held
}

/** A choice that is to be made in a state: in this one, or in a copy of the one before it. */
interface Standing {
  readonly at: number
  readonly number: number
  readonly state: BaseState | null
  readonly before: BaseState
}

/** The state at the first question, or why there is none. */
function begun(playable: PlayableGame, beginning: Beginning): BaseState | string {
  try {
    const { state } = begunAt(playable, beginning)
    state.log = null
    return state
  } catch (error) {
    return messageOf(error)
  }
}

function tried(
  { engine }: PlayableGame,
  state: BaseState,
  knot: PlaysToHold['knots'][number] | undefined,
  number: number,
): Parted | null {
  if (knot === undefined) return null
  try {
    const found = choiceUnder(engine, state, knot, number)
    if (typeof found !== 'number') return { ...found, seat: knot.seat, of: number }
    engine.apply(state, found)
    return null
  } catch (error) {
    return { ...atOnce(messageOf(error)), number, kind: 'elsewhere', seat: knot.seat, of: number }
  }
}

const atOnce = (text: string): Parted => ({
  number: 0,
  kind: 'set-up',
  text,
  clauses: [],
  reasons: [],
  seat: '',
  of: 0,
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
