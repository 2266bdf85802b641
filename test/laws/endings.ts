import type { BaseState } from '../../runtime/engine.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/**
 * What is taken down when a game ends: what was in the middle of something is not, any more, and the content of texts
 * is let go that only this named.
 */
const UNWOUND: readonly string[] = ['frames', 'announcing', 'replacing', 'texts']

function told(s: BaseState): string {
  return JSON.stringify(s, (key, value: unknown) => (UNWOUND.includes(key) || key === 'over' ? undefined : value))
}

export const finality: Law = {
  says: 'once a game is over its state changes no more',
  holds({ engine }, line) {
    let atEnd: string | null = null
    const end = playOut(engine, line, ({ state, number }) => {
      if (number > 0) return
      // Looks at the state in the moment in which it is said to be over.
      let over = state.over
      Object.defineProperty(state, 'over', {
        enumerable: true,
        get: () => over,
        set(value: boolean) {
          over = value
          if (value) atEnd = told(state)
        },
      })
    })
    if (!end.over) return
    judges()
    same(told(end), atEnd)
    same(end.frames, [])
  },
}
