import type { BaseState, Choice, Explanation, Seat } from '../engine.ts'
import { describeChoice, sees } from '../words/describe.ts'
import { asFarAsSeen } from './as-far-as-seen.ts'
import { question, reasonFor, untoldReason } from './explain.ts'
import type { Parts } from '../parts.ts'
import { moveOf } from '../kernel/move-code.ts'
import { refusing, sayable } from '../trials/pending-question.ts'
import { cardsOf } from '../words/tell.ts'
import { wording } from '../words/speech.ts'
import { whyBound } from './why-bound.ts'

/**
 * Why an answer to the choice that is asked of a seat is among those offered, or is not: the rules that refuse what it
 * would lead to, or else the question; declining and `yes` are answers too. Null where the words answer nothing that is
 * asked of the seat.
 */
export function explainChoice<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  said: string,
): Explanation | null {
  const site = parts.sites[s.ask - 1]
  if (site === undefined || s.asked !== seat) return null
  const bare = withoutChoose(said)
  const declines = bare === describeChoice(parts, s, { kind: 'decline' }, seat)
  if (declines || (site.kind === 'may' && bare === wording().yes)) {
    const allowed = !declines || s.optional || s.legal.length === 0
    return { allowed, move: bare, reasons: allowed ? [question(site)] : whyBound(parts, s) }
  }
  if (site.kind !== 'choose' && site.kind !== 'one-of') return null
  const listed = asFarAsSeen(parts, s, seat, (t, all) => void all.push(...sayable(parts, t)))
  // What the choice is of may itself hang on cards that are not seen; what is offered is told all the same.
  const all = listed.untold ? s.legal : listed.told
  const meant = (words: string): Choice | undefined =>
    all.find((each) => describeChoice(parts, s, moveOf(parts, s, each), seat) === words)
  // The words of an answer may themselves begin with `choose`.
  const whole = meant(said)
  const choice = whole ?? meant(bare)
  const move = wording().choose(whole === undefined ? bare : said)
  if (choice === undefined) return { allowed: false, move, reasons: [question(site)] }
  if (s.legal.includes(choice)) return { allowed: true, move, reasons: [question(site)] }
  // Whoever asks cannot find out by asking what lies face down.
  const hidden = cardsOf(parts, s, moveOf(parts, s, choice)).some((card) => !sees(parts, s, card, seat))
  if (hidden) return { allowed: false, move, reasons: [question(site)] }
  const { told, untold } = asFarAsSeen(parts, s, seat, (t, rows) => void refusing(parts, t, choice, all, rows))
  const rules = [...new Set(told)].map((row) => reasonFor(parts, s, seat, row))
  const reasons = [...(rules.length > 0 ? rules : [question(site)]), ...(untold ? [untoldReason(seat)] : [])]
  return { allowed: false, move, reasons }
}

/** An answer is told as `choose ANSWER`, and may be given so. */
export const withoutChoose = (words: string): string => words.replace(/^choose\s+/, '')
