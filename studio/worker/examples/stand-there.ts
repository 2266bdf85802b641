import { choicesInWords } from '../../../runtime/words/choices-in-words.ts'
import type { BaseState } from '../../../runtime/engine.ts'
import { pastEmptyWindows } from '../../../runtime/diff/empty-windows.ts'
import { type Done, type Station, renumbered, stationsAt } from '../../../runtime/diff/in-words.ts'
import { positionOf } from '../../../runtime/diff/lay-down.ts'
import { type Scenario, type SpokenStep, Unspeakable } from '../../../runtime/diff/scenario.ts'
import { spokenStep } from '../../../runtime/diff/spoken-step.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { moveOf } from '../../../runtime/kernel/move-code.ts'
import { choiceUnder } from '../../../runtime/records/replay-under.ts'
import { begunAt } from '../../play/begin-at.ts'
import type { PlayedCourse } from '../../protocol/play-calls.ts'

/** From how many choices back a position is taken at most, with those since as its steps. */
const BACK = 40

/** A game as an example can say it: a position, and the choices since, which lead to the same question. */
export interface Stand {
  readonly scenario: Scenario
  /** At the question that is stood at. */
  readonly state: BaseState
}

interface Past {
  readonly state: BaseState
  /** The choice that was made there; null where the game stands. */
  readonly done: Done | null
}

/**
 * A game as examples can say it, from the nearest positions first: those of the innermost events at which one can
 * begin, then further out and further back. The last choice is made in it where it is what is told of, after the same
 * question. @throws RangeError where these rules do not offer its choices
 */
export function* standsAt(version: EngineVersion, course: PlayedCourse, isOfLast: boolean): Generator<Stand> {
  const past = pastOf(version, course)
  const at = isOfLast ? past.length - 2 : past.length - 1
  const asked = past[at] === undefined ? '' : askedIn(version, past[at].state)
  if (asked === '') return
  for (let from = at; from >= Math.max(0, at - BACK); from -= 1) {
    const { state } = past[from] as Past
    const done = past.slice(from, isOfLast ? at + 1 : at).flatMap((each) => each.done ?? [])
    for (const station of stationsAt(version, state, from)) {
      const stand = stoodAt(version, station, done, { asked, after: at - from })
      if (stand !== null) yield stand
    }
  }
}

/** Each position of the last choices, and where the game stands. */
function pastOf(version: EngineVersion, { beginning, choices }: PlayedCourse): Past[] {
  const { engine, examples } = version
  const { state } = begunAt({ engine, examples }, beginning)
  state.log = null
  const past: Past[] = []
  for (const [i, entry] of choices.entries()) {
    const choice = choiceUnder(engine, state, entry, i + 1)
    if (typeof choice !== 'number') throw new RangeError(choice.text)
    past.push({ state: engine.clone(state), done: { site: state.ask, move: moveOf(engine.parts, state, choice) } })
    engine.apply(state, choice)
  }
  return [...past, { state, done: null }]
}

/** The station with the choices made after it, where so many of them lead to the same question; else null. */
function stoodAt(
  version: EngineVersion,
  { scenario, index }: Station,
  done: readonly Done[],
  { asked, after }: { readonly asked: string; readonly after: number },
): Stand | null {
  try {
    const state = positionOf(version, scenario)
    const steps: SpokenStep[] = []
    let stood: BaseState | null = null
    for (let i = 0; i <= done.length; i += 1) {
      if (i === after) stood = askedIn(version, state) === asked ? version.engine.clone(state) : null
      const each = done[i]
      if (each === undefined || (i >= after && stood === null)) break
      const choice = renumbered(version, each, index)
      if (state.ask !== each.site || !(state.legal.includes(choice) || (choice === 0 && state.optional))) return null
      steps.push(spokenStep(version, state, choice))
      version.engine.apply(state, choice)
      pastEmptyWindows(version, state)
    }
    return stood === null ? null : { scenario: { ...scenario, steps }, state: stood }
  } catch (error) {
    // What cannot be said, and rules that come to no next question.
    if (error instanceof Unspeakable || error instanceof RangeError) return null
    throw error
  }
}

/** Who is asked, where, and what is offered, in words; empty where nobody is asked any more. */
function askedIn({ engine }: EngineVersion, s: BaseState): string {
  return s.ask === 0 ? '' : JSON.stringify([s.ask, s.asked, [...choicesInWords(engine, s).keys()].sort()])
}
