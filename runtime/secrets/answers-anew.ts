import { applied } from '../kernel/apply.ts'
import { type BaseState, type Choice, DECLINE, NONE, type Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { answersWithheld } from '../told/withheld.ts'

/**
 * Answers in `t`, which stands where nobody had answered, up to the question that is pending in `s`: as the viewer did,
 * and at random for the others.
 */
export function answerAnew<S extends BaseState>(parts: Parts<S>, t: S, s: S, viewer: Seat, random: () => number): void {
  const given = answersWithheld(s)
  const own = given.flatMap(({ seat, choice }) => (seat === viewer ? [choice] : []))
  let pending = given.filter(({ seat }) => seat === s.asked).length
  while (t.ask !== 0 && t.withheld?.open === true) {
    const isPending = t.asked === s.asked
    if (isPending && pending === 0) return
    if (isPending) pending -= 1
    const kept = t.asked === viewer ? own.shift() : undefined
    applied(parts, t, kept !== undefined && isOffered(t, kept) ? kept : anyAnswer(t, isPending, random))
  }
}

const isOffered = ({ legal, optional }: BaseState, choice: Choice): boolean =>
  legal.includes(choice) || (choice === DECLINE && optional)

/** Who is still asked has not declined. */
function anyAnswer({ legal, optional }: BaseState, goesOn: boolean, random: () => number): Choice {
  const answers = optional && !goesOn ? [...legal, DECLINE] : legal
  return answers[Math.floor(random() * answers.length)] ?? (optional ? DECLINE : NONE)
}
