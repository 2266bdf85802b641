import type { Memory } from '../../runtime/engine.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

const remembering = (seen: number[]): Memory => ({ seen, shuffles: [], decisions: null })

export const views: Law = {
  says: 'what a seat goes on watching is what it would see if it came just now',
  share: 0.25,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, random }) => {
      if (!isLookedAt(random)) return
      const fresh = engine.clone(state)
      judges()
      // Whoever remembers cards looks at the same table, and may be followed by somebody who does not.
      const memory = random(2) === 0 ? undefined : remembering(state.def.map(() => random(4)))
      for (let seat = 0; seat < state.players; seat++)
        same(JSON.stringify(engine.observe(state, seat, memory)), JSON.stringify(engine.observe(fresh, seat, memory)))
    })
  },
}
