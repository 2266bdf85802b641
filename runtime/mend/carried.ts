import { type BaseState, type Choice, DECLINE } from '../engine.ts'
import { type Correspondence, correspondence, sameChoice } from '../diff/correspondence.ts'
import type { EngineVersion } from '../diff/version.ts'
import type { CompiledExample } from '../example/compiled-example.ts'
import { tableFor } from '../example/examples.ts'
import type { FullEngine } from '../parts.ts'
import type { MeantCourse } from './course.ts'
import { type Answer, type StandingPlace, standingPlace } from './played-lines.ts'

/** How many questions may have come to be asked, or to be asked no longer, in one place. */
const MOST_BETWEEN = 50

/**
 * The course of an example under other rules: all that was answered before is answered again. Who is asked anew declines or
 * gives the only answer there is; what nobody asks any more is left out. Null where something that was done cannot be
 * done any more, or somebody has to decide what nobody had to.
 */
export function carried(
  from: EngineVersion,
  course: MeantCourse,
  to: EngineVersion,
  example: CompiledExample,
): MeantCourse | null {
  const { s } = tableFor(to.patient, example, { roundLimit: to.roundLimit })
  const carrier = new Carrier(correspondence(from, to), course, to.patient, s)
  return carrier.carried()
}

class Carrier {
  private readonly forth: Correspondence
  private readonly old: MeantCourse
  private readonly engine: FullEngine<BaseState>
  private readonly s: BaseState
  private readonly answers: Answer[] = []

  constructor(forth: Correspondence, old: MeantCourse, engine: FullEngine<BaseState>, s: BaseState) {
    this.forth = forth
    this.old = old
    this.engine = engine
    this.s = s
  }

  carried(): MeantCourse | null {
    const { answers, marks } = this.old
    const counts: number[] = []
    for (let at = 0; at <= answers.length; at += 1) {
      const isThere = this.goTo(at)
      counts.push(this.answers.length)
      const answer = answers[at]
      if (isThere === null) return null
      if (answer === undefined || !isThere) continue
      const choice = this.again(this.s, answer)
      if (choice === null) return null
      this.give(choice)
    }
    return {
      answers: this.answers,
      marks: marks.map((mark) => (mark === null ? null : (counts[mark] ?? null))),
      last: standingPlace(this.engine, this.s, true),
    }
  }

  private placeOfOld = (at: number): StandingPlace | null => this.old.answers[at] ?? this.old.last

  /** Goes on to an old question: whether it is there, else whether that can be left out; null where it cannot. */
  private goTo(at: number): boolean | null {
    const old = this.placeOfOld(at)
    const isLast = at === this.old.answers.length
    if (old === null) return false
    const later = this.laterInOld(at)
    const aside = this.engine.clone(this.s)
    for (let between = 0; between <= MOST_BETWEEN; between += 1) {
      if (between > later) break
      if (this.isSame(aside, old)) {
        for (let i = 0; i < between; i += 1) this.give(alone(this.s) ?? DECLINE)
        return true
      }
      const choice = alone(aside)
      if (choice === null) break
      this.engine.apply(aside, choice)
    }
    const answer = this.old.answers[at]
    if (isLast || answer === undefined) return false
    return answer.site.kind === 'act' && answer.choice !== DECLINE ? null : false
  }

  /** How many old questions come before the one that is asked now; more than are looked at where none is the same. */
  private laterInOld(at: number): number {
    for (let later = at; later <= Math.min(this.old.answers.length, at + MOST_BETWEEN); later += 1) {
      const place = this.placeOfOld(later)
      if (place !== null && this.isSame(this.s, place)) return later - at
      const answer = this.old.answers[later]
      if (answer === undefined || !isTrivial(answer)) break
    }
    return MOST_BETWEEN
  }

  private isSame(s: BaseState, { seat, site }: StandingPlace): boolean {
    const now = this.engine.parts.sites[s.ask - 1]
    return (
      s.ask !== 0 &&
      !s.over &&
      s.asked === seat &&
      now?.kind === site.kind &&
      now.at === site.at &&
      now.value === site.value
    )
  }

  /** The old answer as it reads now. */
  private again(s: BaseState, { choice, state }: Answer): Choice | null {
    if (choice !== DECLINE) return state === null ? null : sameChoice(this.forth, state, s, choice)
    return alone(s)
  }

  private give(choice: Choice): void {
    const place = standingPlace(this.engine, this.s, true)
    if (place !== null) this.answers.push({ ...place, choice })
    this.engine.apply(this.s, choice)
  }
}

/** What is answered where nobody has anything to say; null where something has to be decided. */
function alone({ ask, over, optional, legal }: BaseState): Choice | null {
  if (ask === 0 || over) return null
  if (optional || legal.length === 0) return DECLINE
  return legal.length === 1 ? (legal[0] ?? null) : null
}

/** Whether somebody declined, or had nothing else to answer. */
const isTrivial = ({ choice, state }: Answer): boolean => choice === DECLINE || state?.legal.length === 1
