import { isHeld } from '../../runtime/words/describe.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { exactLinesOf } from '../../runtime/match/lines.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import { relisted } from './exchange.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { questions, toSeat } from './sent.ts'

/** The state with the cards of every hand that a seat does not see in the other order; null where it sees them all. */
function turnedOver(engine: FullEngine<BaseState>, state: BaseState, seat: number): BaseState | null {
  const s = engine.clone(state)
  let some = false
  for (const [zone, content] of s.zones.entries()) {
    if (!isHeld(engine.parts, zone) || content.length < 2) continue
    if (content.some((card) => engine.parts.viewers(s, card).includes(seat) || s.shown[card] !== 0)) continue
    s.zones[zone] = content.toReversed()
    some = true
  }
  return some ? relisted(engine, s) : null
}

export const placesInHands: Law = {
  says: 'in which order others hold their cards changes nothing of what a seat is handed, nor of what they choose',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(engine, line, ({ course, random }) => {
      const { state } = course
      if (state.asked < 0 || !isLookedAt(random)) return
      const viewer = random(state.players)
      const other = turnedOver(engine, state, viewer)
      if (other === null) return
      const sent = questions(engine, course, random)
      const unchanged = relisted(engine, engine.clone(state))
      judges()
      same(
        toSeat(engine, { ...course, state: other }, viewer, sent),
        toSeat(engine, { ...course, state: unchanged }, viewer, sent),
      )
      if (state.asked === viewer) return
      const choices = engine.choices(unchanged).filter((choice) => engine.choices(other).includes(choice))
      const choice = choices[random(choices.length)]
      if (choice === undefined) return
      const [told, toldOther] = [unchanged, other].map((s) => {
        const t = engine.clone(s)
        t.log = []
        engine.apply(t, choice)
        return exactLinesOf(engine, t, (t.log ?? []).slice(0, 1), viewer).map(({ words }) => words)
      })
      same(toldOther, told)
    })
  },
}
