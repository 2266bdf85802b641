import type { Glimpse, Happening, Seat } from '../../runtime/engine.ts'
import { exactLinesOf, linesOf } from '../../runtime/match/lines.ts'
import { isSeen } from '../../runtime/words/tell.ts'
import { byDay } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** With none of the cards that read like it and that the seat did not see. */
const withoutUnseen = ({ alike, ...glimpse }: Glimpse, viewer: Seat): Glimpse =>
  alike === undefined
    ? glimpse
    : { ...glimpse, alike: { ...alike, others: alike.others.filter(({ seen }) => (seen & (1 << viewer)) !== 0) } }

/** Whatever an unseen card was, it may have been another. */
export const telling: Law = {
  says: 'what is told, in sentences of the rules or not, hangs on no card that the seat did not see as it happened',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(
      engine,
      line,
      ({ course: { state }, happenings, random }) => {
        const viewer = random(state.players)
        const another = (glimpse: Glimpse): Glimpse => ({
          ...withoutUnseen(glimpse, viewer),
          def: isSeen(glimpse, viewer) ? glimpse.def : random(engine.info.cards.length),
        })
        const others = happenings.map((each): Happening => ({ ...each, glimpses: each.glimpses.map(another) }))
        if (happenings.some(({ glimpses }) => glimpses.some((glimpse) => !isSeen(glimpse, viewer)))) judges()
        same(linesOf(engine, state, others, viewer), linesOf(engine, state, happenings, viewer))
        same(exactLinesOf(engine, state, others, viewer), exactLinesOf(engine, state, happenings, viewer))
      },
      byDay(300, 1500),
    )
  },
}
