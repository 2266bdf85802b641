import { expect } from 'vitest'
import { playOut } from '../kit/playout.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

export const always: Law = {
  says: 'what the rules say with `always` holds at each question and at the end',
  holds({ engine }, line) {
    const sentences = engine.info.rules.filter(({ kind }) => kind === 'always').length
    const end = playOut(engine, line, ({ state }) => {
      judges(sentences)
      expect(engine.broken(state)).toEqual([])
    })
    expect(engine.broken(end)).toEqual([])
  },
}
