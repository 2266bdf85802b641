import { type BaseState, DECLINE, type Glimpse, type Happening, type Seat } from '../../runtime/engine.ts'
import { exactLinesOf, linesOf } from '../../runtime/match/lines.ts'
import { takeLog } from '../../runtime/match/memory.ts'
import { isSeen } from '../../runtime/words/tell.ts'
import { byDay } from '../kit/effort.ts'
import { endsStep } from '../../runtime/kernel/apply.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { playMatch } from '../kit/play-match.ts'
import { type Visit, playOut } from '../kit/playout.ts'
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
        const others = happenings.map((each): Happening => ({
          ...each,
          glimpses: each.glimpses.map(another),
          ...(each.kind === 'event' || each.about === undefined ? {} : { about: another(each.about) }),
        }))
        if (happenings.some(({ glimpses }) => glimpses.some((glimpse) => !isSeen(glimpse, viewer)))) judges()
        same(linesOf(engine, state, others, viewer), linesOf(engine, state, happenings, viewer))
        same(exactLinesOf(engine, state, others, viewer), exactLinesOf(engine, state, happenings, viewer))
      },
      byDay(300, 1500),
    )
  },
}

/** Goes on with the only answers to a question that play asks. */
function goesOnAlone(engine: FullEngine<BaseState>, s: BaseState): void {
  while (!endsStep(engine.parts, s)) {
    if (s.legal.length > 0) judges()
    engine.apply(s, s.legal[0] ?? DECLINE)
  }
}

/** What was chosen, such as a target, is not to be left to guessing because nothing else could have been. */
export const onlyAnswers: Law = {
  says: 'the only answer there is to a question is told like one of several, though nobody is asked',
  share: 0.5,
  holds({ engine }, line) {
    const asked = engine.setup({ seed: line.seed, options: line.options, askAll: true, log: true })
    const visit = ({ state, choice }: Pick<Visit, 'state' | 'choice'>): void => {
      goesOnAlone(engine, asked)
      same(takeLog(asked), takeLog(state))
      engine.apply(asked, choice)
    }
    const end = playOut(engine, line, visit, { log: true }, byDay(300, 1500))
    goesOnAlone(engine, asked)
    same(takeLog(asked), takeLog(end))
  },
}
