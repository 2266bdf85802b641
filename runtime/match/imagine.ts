import { isMeantFor } from '../told/audience.ts'
import { dealWithAnswers } from '../secrets/deal-with-answers.ts'
import { answerAnew } from '../secrets/answers-anew.ts'
import { beforeWithheld } from '../told/withheld.ts'
import type { BaseState, CardId, Memory, PastDecision, Seat } from '../engine.ts'
import { mayTrade, reseed, trade } from '../secrets/determinize.ts'
import type { Parts } from '../parts.ts'
import { relist } from '../trials/pending-question.ts'
import { type Unknown, dealAgain, mixHeld, unknownTo, withoutKnown } from './deal-again.ts'
import { type AnswerOfOther, mend } from './mend.ts'

/** A state that a seat can imagine, and how many answers of others the rules would not have offered in it. */
export interface Imagined<S extends BaseState> {
  readonly state: S
  readonly contradicted: number
}

/** Once this many deals have agreed with an answer by themselves, it is only looked at in some of those that follow. */
const PATIENCE = 24

/** How many deals are tried until one agrees with every answer. */
const DEALS = 4

/**
 * States that agree with everything that `viewer` saw and did: cards that it has seen and could follow stay what they
 * are, and others change places only where a shuffle (or a deal that it did not see) can have brought them. What
 * others answered since their cards were last shuffled is agreed with as far as a bounded search from a random deal
 * finds: each answer must have been among those that the rules offered. The pending question has an answer. Not used
 * is what players would rather have done, how much else they could have chosen, answers before a shuffle of the cards
 * that they hung on, and what public facts otherwise let one infer. Many states may be drawn from one call; only the
 * first 24 look at every answer each.
 */
export function imagination<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  viewer: Seat,
  memory: Memory,
): (random: () => number) => Imagined<S> {
  const from = beforeWithheld(s)
  const unknown = unknownTo(parts, from, viewer, memory)
  const answers = (memory.decisions ?? []).flatMap((decision): AnswerOfOther[] => {
    if (isWithheld(s, decision) || !isMeantFor(decision, viewer) || ((decision.mixedFor ?? 0) & (1 << viewer)) !== 0)
      return []
    const cards = decision.by === viewer ? [] : decision.reads.filter((card) => unknown.hidden.has(card))
    return cards.length === 0 ? [] : [{ decision, cards: new Set(cards), agreed: 0, missed: 0 }]
  })
  return (random) => {
    let contradicted = 0
    const deal = (staying: ReadonlySet<CardId>): S => {
      const open = staying.size === 0 ? unknown : withoutKnown(unknown, staying)
      const best = leastContradicted(() => dealt(parts, { s: from, viewer, memory, unknown: open, answers }, random))
      contradicted = best.contradicted
      return best.state
    }
    const state = dealWithAnswers(parts, from, deal, random)
    reseed(state, random)
    if (from !== s) answerAnew(parts, state, s, viewer, random)
    return { state, contradicted }
  }
}

/**
 * The same states, in which what others hold lies in any order: of cards that the viewer saw come there it knows that
 * they are among them, and not which it would draw. In these the memory tells no card there by its place any more.
 */
export function imaginedStates<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  viewer: Seat,
  memory: Memory,
): (random: () => number) => S {
  const imagine = imagination(parts, s, viewer, memory)
  return (random) => {
    const { state } = imagine(random)
    const mixed = mixHeld(parts, state, { viewer, memory }, random)
    if (mixed === null) return state
    relist(parts, mixed)
    // A text may go on holding some of them, so that the question has no answer in another order.
    return mixed.legal.length === 0 && state.legal.length > 0 ? state : mixed
  }
}

/** Whether an answer was given to a question that others are still asked at the same time. */
const isWithheld = ({ withheld }: BaseState, { before }: PastDecision): boolean =>
  withheld?.open === true && before.withheld?.open === true && before.withheld.lines === withheld.lines

/** What a viewer goes by. */
interface Known<S extends BaseState> {
  readonly s: S
  readonly viewer: Seat
  readonly memory: Memory
  readonly unknown: Unknown
  readonly answers: readonly AnswerOfOther[]
}

/** One deal, mended as far as a bounded search goes. */
function dealt<S extends BaseState>(
  parts: Parts<S>,
  { s, viewer, memory, unknown, answers }: Known<S>,
  random: () => number,
): Imagined<S> {
  const t = parts.program.clone(s)
  t.log = null
  for (const [card, other] of dealAgain(s, viewer, memory, unknown, random).entries()) {
    t.def[card] = s.def[other] as number
    if (t.printedDef !== undefined) t.printedDef[card] = s.printedDef?.[other] as number
  }
  moveChanged(parts, t, unknown, random)
  const asked = answers.filter(({ agreed, missed }) => missed > 0 || agreed < PATIENCE || random() < 1 / PATIENCE)
  return { state: t, contradicted: mend(parts, t, unknown, asked, random) }
}

function leastContradicted<S extends BaseState>(deal: () => Imagined<S>): Imagined<S> {
  let best = deal()
  for (let again = 1; again < DEALS && best.contradicted > 0; again++) {
    const other = deal()
    if (other.contradicted < best.contradicted) best = other
  }
  return best
}

/** Cards that count as others at present trade places where that lasts. */
function moveChanged<S extends BaseState>(parts: Parts<S>, t: S, unknown: Unknown, random: () => number): void {
  if (t.printedDef === undefined) return
  for (const [card, group] of unknown.partners) {
    const other = group[Math.floor(random() * group.length)]
    if (t.printedDef[card] === t.def[card] || other === undefined) continue
    if (mayTrade(parts, t, card, other)) trade(t, card, other)
  }
}
