import type { Bot } from './bot.ts'
import { below } from './random-source.ts'

/** Answers every decision with a legal choice, all equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose(engine, state, _seat, random) {
    const legal = engine.choices(state)
    return legal[below(legal.length, random)]
  },
}
