import type { BaseState } from '../../runtime/engine.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

const readBack = (text: string): BaseState => JSON.parse(text) as BaseState

// One step is enough for any continuation: the next decision begins again from equal states.
export const copies: Law = {
  says: 'a copy and a state read back from JSON go on like the original, from every decision',
  share: 0.5,
  holds({ engine }, line) {
    // A state of long ago that nobody needs any more, with whatever else it holds.
    let old: BaseState | null = null
    let before = ''
    playOut(engine, line, ({ state, choice, random }) => {
      if (!isLookedAt(random)) return
      const text = JSON.stringify(state)
      const original = engine.clone(state)
      const copy = engine.clone(state)
      const read = readBack(text)
      same(JSON.stringify(copy), text)
      if (old !== null) {
        // The game has gone on since; whoever has lists together with it has not.
        same(JSON.stringify(old), before)
        engine.copyInto(old, state)
        same(JSON.stringify(old), text)
        engine.apply(old, choice)
        same(JSON.stringify(state), text)
      }
      engine.apply(original, choice)
      // Where no card moves, copies could share their zones.
      if (JSON.stringify(original.zones) !== JSON.stringify(state.zones)) judges()
      // What happens to one does not reach the other, nor the state that both were copied from.
      same(JSON.stringify(copy), text)
      same(JSON.stringify(state), text)
      engine.apply(copy, choice)
      engine.apply(read, choice)
      const after = JSON.stringify(original)
      same(JSON.stringify(copy), after)
      same(JSON.stringify(read), after)
      if (old !== null) same(JSON.stringify(old), after)
      engine.copyInto(read, state)
      before = text
      old = read
    })
  },
}

export const sameBytes: Law = {
  says: 'the same seed and the same choices give the same bytes',
  share: 0.5,
  holds({ engine }, line) {
    const bytes: string[] = []
    judges()
    const end = JSON.stringify(playOut(engine, line, ({ state }) => bytes.push(JSON.stringify(state))))
    const again = playOut(engine, line, ({ state, number }) => {
      same(JSON.stringify(state), bytes[number])
    })
    same(JSON.stringify(again), end)
  },
}

export const onlookers: Law = {
  says: 'looking changes nothing',
  share: 0.25,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, choices, random }) => {
      if (!isLookedAt(random)) return
      judges()
      const before = JSON.stringify(state)
      engine.decision(state)
      engine.results(state)
      engine.determinize(state, state.asked, () => 0.5)
      for (let seat = 0; seat < state.players; seat++) engine.observe(state, seat)
      for (const choice of choices) engine.explain(state, state.asked, engine.describe(state, choice))
      same(JSON.stringify(state), before)
    })
  },
}
