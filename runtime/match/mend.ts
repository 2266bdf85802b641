import { trade, mayTrade } from '../secrets/determinize.ts'
import type { BaseState, CardId, PastDecision } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { moveAt } from '../kernel/move-code.ts'
import { cardsOf } from '../words/tell.ts'
import type { Unknown } from './deal-again.ts'
import { offeredThen } from './past-decision.ts'

/** An answer of another seat, and the hidden cards that it hangs on. */
export interface AnswerOfOther {
  readonly decision: PastDecision
  readonly cards: ReadonlySet<CardId>
  /** In how many deals it was offered as they came, and in how many not. */
  agreed: number
  missed: number
}

/** How often two cards are exchanged at most. */
const TRIES = 160

/**
 * How far a deal is from offering an answer: 0 when it is offered, else more the more other answers the rules ask
 * for.
 */
interface Gap {
  readonly size: number
  /** Hidden cards of the answers that are offered instead. */
  readonly instead: readonly CardId[]
}

const NO_GAP: Gap = { size: 0, instead: [] }

/**
 * Exchanges hidden cards of `t` that can have changed places until every answer was offered, or patience ends;
 * returns how many were not.
 */
export function mend<S extends BaseState>(
  parts: Parts<S>,
  t: S,
  unknown: Unknown,
  answers: readonly AnswerOfOther[],
  random: () => number,
): number {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const gaps = new Map<AnswerOfOther, Gap>()
  for (const answered of answers) {
    const gap = gapOf(parts, t, unknown, answered)
    if (gap.size === 0) answered.agreed += 1
    else {
      answered.missed += 1
      gaps.set(answered, gap)
    }
  }
  for (let tries = 0; gaps.size > 0 && tries < TRIES; tries++) {
    const [answered, gap] = pick([...gaps]) as [AnswerOfOther, Gap]
    const card = pick(gap.instead.length > 0 ? gap.instead : [...answered.cards]) as CardId
    const other = pick(unknown.partners.get(card) ?? [])
    if (other === undefined || t.def[card] === t.def[other] || !mayTrade(parts, t, card, other)) continue
    trade(t, card, other)
    if (
      !keepsBetter(
        parts,
        t,
        unknown,
        answers.filter(({ cards }) => cards.has(card) || cards.has(other)),
        gaps,
      )
    )
      trade(t, card, other)
  }
  return gaps.size
}

/** Takes over the new gaps of the answers that an exchange bears on, unless it made things worse. */
function keepsBetter<S extends BaseState>(
  parts: Parts<S>,
  t: S,
  unknown: Unknown,
  touched: readonly AnswerOfOther[],
  gaps: Map<AnswerOfOther, Gap>,
): boolean {
  let left = touched.reduce((sum, answered) => sum + (gaps.get(answered)?.size ?? 0), 0)
  const found = new Map<AnswerOfOther, Gap>()
  for (const answered of touched) {
    const gap = gapOf(parts, t, unknown, answered)
    left -= gap.size
    if (left < 0) return false
    found.set(answered, gap)
  }
  for (const [answered, gap] of found) {
    if (gap.size === 0) gaps.delete(answered)
    else gaps.set(answered, gap)
  }
  return true
}

function gapOf<S extends BaseState>(parts: Parts<S>, t: S, { hidden }: Unknown, { decision }: AnswerOfOther): Gap {
  const before = decision.before as S
  const offered = offeredThen(parts, decision, t.def, hidden)
  if (offered.includes(decision.choice)) return NO_GAP
  const instead = offered.flatMap((choice) =>
    cardsOf(parts, before, moveAt(parts, before.ask, before.asked, choice)).filter((card) => hidden.has(card)),
  )
  return { size: 1 + offered.length, instead }
}
