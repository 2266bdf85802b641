import { type BaseState, CHANCE, type Choice, DECLINE, type Move } from '../engine.ts'
import { toldOfAnswer } from '../told/audience-of.ts'
import { answer, run } from './kernel.ts'
import { cardAskedOf } from '../words/asked-words.ts'
import { closeStep, noteAnswer, noteChance } from '../told/log.ts'
import { noneMixed } from './mixed-now.ts'
import { moveAt, moveOf } from './move-code.ts'
import type { Parts, SiteInfo } from '../parts.ts'
import { type Answered, limitInWords } from '../rounds/round-limit-error.ts'
import { allFits } from '../rounds/room.ts'
import { countAfresh } from '../rounds/rounds.ts'
import { cardsOf } from '../words/tell.ts'
import { keepAnswer } from '../told/withheld.ts'

/** Answers the pending decision and goes on to the next. @throws RoundLimitError */
export function applied<S extends BaseState>(parts: Parts<S>, s: S, choice: Choice): void {
  const { ask } = s
  const site = parts.sites[ask - 1]
  const seat = s.asked
  countAfresh(s.roundLimit, s, parts.info.events)
  parts.texts?.tidy()
  noneMixed()
  try {
    if (site?.sameTime === true) keepAnswer(s, choice, parts.program.copyFrame)
    if (s.log !== null) noteChoice(parts, s, choice)
    answer(parts.program, s, choice)
    if (site?.kind === 'act' && choice !== DECLINE) parts.perform(s, choice, seat)
    goOnToQuestion(parts, s)
    allFits()
  } catch (thrown) {
    throw limitInWords(parts, thrown, answeredAt(parts, site, moveAt(parts, ask, seat, choice)))
  }
}

/**
 * Goes on to the next question that play asks, with what is told on the way: where somebody listens the engine stops
 * for an only answer as well, for which nobody is asked, and which is told like any other.
 */
export function goOnToQuestion<S extends BaseState>(parts: Parts<S>, s: S): void {
  run(parts.program, s)
  if (s.log !== null) goOnHeard(parts, s)
}

function goOnHeard<S extends BaseState>(parts: Parts<S>, s: S): void {
  while (!s.askAll && isTakenAlone(parts, s)) {
    const only = s.legal[0] as Choice
    noteChoice(parts, s, only)
    answer(parts.program, s, only)
    run(parts.program, s)
  }
  if (endsStep(parts, s)) closeStep(s, parts.viewers)
}

/**
 * Whether play asks nobody here, as nothing or one thing alone is possible: it stops there for `askAll`, and for who
 * listens.
 */
export function isTakenAlone<S extends BaseState>(parts: Parts<S>, s: S): boolean {
  if (s.ask === 0 || s.asked === CHANCE) return false
  if (parts.sites[s.ask - 1]?.kind === 'act') return s.legal.length === 0 && parts.attends?.(s, s.ask, s.asked) !== true
  return s.legal.length === 1 && !s.optional
}

/** Whether the state stands where it would in play, so that what was noted since the last question is a step. */
export function endsStep<S extends BaseState>(parts: Parts<S>, s: S): boolean {
  return s.log !== null && (s.ask === 0 || (s.asked !== CHANCE && !isTakenAlone(parts, s)))
}

/** Where a question stands, with the event that was chosen, or the one in whose text it is asked. */
function answeredAt<S extends BaseState>(
  { info }: Parts<S>,
  site: SiteInfo | undefined,
  move: Move,
): Answered | undefined {
  if (site === undefined) return undefined
  return { place: site.place, at: move.kind === 'act' ? (info.events[move.event]?.name ?? site.at) : site.at }
}

/**
 * Notes an answer to the pending decision, unless nothing was there to be done; chance is noted like one that drew it by
 * itself.
 */
function noteChoice<S extends BaseState>(parts: Parts<S>, s: S, choice: Choice): void {
  if (s.legal.length === 0 && isTakenAlone(parts, s)) return
  const site = parts.sites[s.ask - 1]
  if (s.asked !== CHANCE) {
    const told = toldOfAnswer(parts, s, choice)
    return noteAnswer(s, parts.viewers, s.ask, s.asked, choice, {
      cards: cardsOf(parts, s, moveOf(parts, s, choice)),
      told,
      about: cardAskedOf(parts, s),
    })
  }
  noteChance(s, parts.viewers, s.ask, choice, s.legal, site?.value === 'card' ? site.bias : undefined)
}
