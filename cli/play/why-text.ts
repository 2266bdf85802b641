import { isSaying, type Sayable } from '../../grammar/saying.ts'
import { seatName, type Explanation } from '../../runtime/engine.ts'
import { explanationText, type Summaries } from '../output/explanation-text.ts'
import { chosenLine, howMany } from './chosen-line.ts'
import { offeredLines } from './offered-lines.ts'
import type { PlaySession } from './session.ts'
import { stated } from '../stated.ts'

/** Why a move is offered or refused, which is said by its words or, as it is chosen, by the number of its line. */
export function whyText({ engine, state }: PlaySession, summaries: Summaries, said: string): Sayable {
  const lines = offeredLines(engine, state, state.asked)
  const chosen = chosenLine(lines, said)
  if (isSaying(chosen)) return chosen
  if (said === '' || (chosen === null && /^\d+$/.test(said)))
    return stated('say of which move: {1}, or the words of one that is not offered', howMany(lines))
  const words = chosen === null ? said : engine.describe(state, chosen.choice, state.asked)
  const told = engine.explain(state, state.asked, words)
  return whyUnread(told) ?? explanationText(told, seatName(state.asked), summaries)
}

/** Why words cannot even be read as a move, which is no matter of rules; null where they can. */
export function whyUnread({ allowed, reasons }: Explanation): string | null {
  const unread = reasons.every(({ place, kind }) => place === '' && kind === undefined)
  return allowed || reasons.length === 0 || !unread ? null : reasons.map(({ text }) => text).join(', ')
}
