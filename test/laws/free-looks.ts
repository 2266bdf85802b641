import type { BaseState } from '../../runtime/engine.ts'
import { type Course, openCourse } from '../../runtime/match/course.ts'
import { takeAnswer } from '../../runtime/match/take-answer.ts'
import { isRefusal, takenBack } from '../../runtime/match/take-back.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'

/** What came of an answer that was given in several matches in which its seat had been handed the same until then. */
interface Tried {
  readonly answer: string
  /** What came of it, as far as the seat may look at it without staying with it, by the seed of the first match. */
  readonly looks: Map<string, number>
}

export interface FreeLooks {
  /** Two matches, by seed, that a seat could not tell apart but by an answer that it took back in one of them. */
  readonly found: readonly { readonly answer: string; readonly seeds: readonly number[] }[]
  /** How many answers were given in more than one match to what the seat could not tell apart. */
  readonly judged: number
  readonly granted: number
}

/**
 * Plays a small game with these seeds, as `pick` says for what a seat has been handed, and takes each answer back on the
 * side. A game has to be small, so that a seat is often handed the same in matches that differ. A seat that may take an
 * answer back in one of them has to see the same after it, and be granted the same, in all of them.
 */
export function freeLooks(
  engine: FullEngine<BaseState>,
  seeds: readonly number[],
  answers: number,
  pick: (handed: string, choices: number) => number,
): FreeLooks {
  const tried = new Map<string, Tried & { matches: number }>()
  let granted = 0
  for (const seed of seeds) {
    const course = openCourse(engine, { seed })
    const handed = new Map<number, string>()
    const see = (): void => {
      for (let seat = 0; seat < course.state.players; seat++)
        handed.set(seat, `${handed.get(seat) ?? ''}\n${seen(course, seat)}`)
    }
    see()
    for (let i = 0; i < answers && engine.decision(course.state) !== null; i++) {
      const seat = course.state.asked
      const choices = engine.choices(course.state)
      const choice = choices[pick(handed.get(seat) ?? '', choices.length)] ?? 0
      const answer = engine.describe(course.state, choice, seat)
      const key = `${seat} ${answer}${handed.get(seat)}`
      takeAnswer(course, seat, choice)
      const back = takenBack(course, seat)
      if (!isRefusal(back)) granted += 1
      const look = isRefusal(back) ? back.why : seen(course, seat)
      const known = tried.get(key) ?? { answer, looks: new Map<string, number>(), matches: 0 }
      if (!known.looks.has(look)) known.looks.set(look, seed)
      known.matches += 1
      tried.set(key, known)
      see()
    }
  }
  const all = [...tried.values()]
  return {
    found: all.flatMap(({ answer, looks }) => (looks.size > 1 ? [{ answer, seeds: [...looks.values()] }] : [])),
    judged: all.filter(({ matches }) => matches > 1).length,
    granted,
  }
}

const seen = (course: Course, seat: number): string => JSON.stringify(viewOf(course, seat))
