import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

export const views: Law = {
  says: 'what a seat goes on watching is what it would see if it came just now',
  share: 0.25,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, random }) => {
      if (!isLookedAt(random)) return
      const fresh = engine.clone(state)
      judges()
      for (let seat = 0; seat < state.players; seat++)
        same(JSON.stringify(engine.observe(state, seat)), JSON.stringify(engine.observe(fresh, seat)))
    })
  },
}
