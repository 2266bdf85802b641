import { expect } from 'vitest'
import type { BaseState, Seat } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** Offers the answers that the rules give in this state, worked out anew from its cards. */
function listedAnew(engine: FullEngine<BaseState>, s: BaseState): BaseState {
  const t = engine.clone(s)
  relist(engine.parts, t)
  return t
}

const offeredWords = (engine: FullEngine<BaseState>, s: BaseState, viewer: Seat): string[] =>
  engine.choices(s).map((c) => engine.describe(s, c, viewer))

/** Another state that the viewer cannot tell from this one, and whether it is another at all. */
function otherwise(
  engine: FullEngine<BaseState>,
  state: BaseState,
  viewer: Seat,
  random: (below: number) => number,
): { readonly other: BaseState; readonly changed: boolean } {
  const other = engine.determinize(state, viewer, () => random(2 ** 31) / 2 ** 31)
  return { other, changed: other.def.some((definition, card) => definition !== state.def[card]) }
}

export const sameLook: Law = {
  says: 'states that differ only in what a seat may not see look alike to it, and ask the same of it',
  share: 0.5,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, random }) => {
      if (!isLookedAt(random)) return
      for (let viewer = 0; viewer < state.players; viewer++) {
        const { other, changed } = otherwise(engine, state, viewer, random)
        if (!changed) continue
        judges()
        same(JSON.stringify(engine.observe(other, viewer)), JSON.stringify(engine.observe(state, viewer)))
        if (state.asked === viewer)
          same(offeredWords(engine, listedAnew(engine, other), viewer), offeredWords(engine, state, viewer))
      }
    })
  },
}

export const goesOn: Law = {
  says: 'the game goes on from what a seat can imagine, whoever is asked',
  share: 0.5,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, number, random }) => {
      // In the middle of an announcement most can go wrong.
      if (!isLookedAt(random) || (number % 8 !== random(8) && state.announcing === 0)) return
      const { other, changed } = otherwise(engine, state, random(state.players), random)
      if (changed) judges()
      for (const choice of engine.choices(other)) engine.apply(engine.clone(other), choice)
      for (let step = 0; step < 20 && engine.decision(other) !== null; step++) {
        const choices = engine.choices(other)
        const choice = choices[random(choices.length)]
        expect(choice).toBeDefined()
        if (choice !== undefined) same(engine.tryApply(other, choice), true)
      }
    })
  },
}

export const discretion: Law = {
  says: 'what a seat is told of choices and happenings says no more than it may see',
  share: 0.25,
  holds({ engine }, line) {
    playOut(
      engine,
      line,
      ({ state, random }) => {
        const viewer = random(state.players)
        const { other, changed } = otherwise(engine, state, viewer, random)
        if (!changed) return
        judges()
        same(offeredWords(engine, { ...other, legal: state.legal }, viewer), offeredWords(engine, state, viewer))
        const told = (s: BaseState): string[] =>
          (state.log ?? []).slice(-20).map((happening) => engine.tell(s, happening, viewer))
        same(told(other), told(state))
      },
      { log: true },
    )
  },
}
