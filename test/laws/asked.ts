import { sees } from '../../runtime/words/describe.ts'
import { type BaseState, DECLINE, type Seat } from '../../runtime/engine.ts'
import { trade } from '../../runtime/secrets/determinize.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { fork } from '../kit/play-together.ts'
import { carryOut } from '../../runtime/match/course.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** The state with cards that a seat does not see dealt anew among each owner's, whatever may be concluded of them. */
function dealtAnew(
  engine: FullEngine<BaseState>,
  state: BaseState,
  viewer: Seat,
  random: (below: number) => number,
): BaseState {
  const { parts } = engine
  const other = engine.clone(state)
  const hidden = other.def.flatMap((_, card) => (sees(parts, state, card, viewer) ? [] : [card]))
  for (const card of hidden) {
    const own = hidden.filter((each) => other.owner[each] === other.owner[card])
    trade(other, card, own[random(own.length)] ?? card)
  }
  relist(parts, other)
  return other
}

export const attendance: Law = {
  says: 'who is asked, and that he passed, tells nobody what he holds where rules have him always asked',
  share: 0.5,
  holds({ engine }, line) {
    const { sites, attends } = engine.parts
    if (attends === undefined) return
    playMatch(engine, line, ({ course, random }) => {
      const { ask, asked, players } = course.state
      if (sites[ask - 1]?.attended !== true || !isLookedAt(random)) return
      const viewer = random(players)
      if (viewer === asked) return
      // Whoever might as well have nothing to do there is asked then, too.
      const others = [0, 1, 2].map(() => dealtAnew(engine, course.state, viewer, random))
      const isAsked = attends(course.state, ask, asked)
      judges()
      for (const other of others) same(attends(other, ask, asked) || other.legal.length > 0, true)
      if (isAsked) for (const other of others) same(attends(other, ask, asked), true)
      if (!engine.choices(course.state).includes(DECLINE)) return
      const after = fork(course, engine.clone(course.state))
      carryOut(after, DECLINE)
      const [first] = toldTo(after, viewer, 0).at(-1)?.lines ?? []
      same(first?.endsWith(': pass') ?? false, false)
    })
  },
}
