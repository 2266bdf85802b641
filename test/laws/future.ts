import type { BaseState } from '../../runtime/engine.ts'
import { seedRandom } from '../../runtime/kernel/kernel.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

type AnyEngine = FullEngine<BaseState>

/** The state with what is asked worked out anew, as it is or with other chance from now on. */
function askedAnew(engine: AnyEngine, state: BaseState, seed?: number): BaseState {
  const s = engine.clone(state)
  if (seed !== undefined) s.random = seedRandom(seed)
  relist(engine.parts, s)
  return s
}

/** Everything that can be found out before the answer is given, by any seat. */
function foundOut(engine: AnyEngine, s: BaseState, ask: readonly string[]): unknown {
  const seats = Array.from({ length: s.players }, (_, seat) => seat)
  return {
    decision: engine.decision(s),
    choices: engine.choices(s),
    seen: seats.map((seat) => engine.observe(s, seat)),
    explained: seats.map((seat) => ask.map((words) => engine.explain(s, seat, words))),
  }
}

/** How often work tries on a copy what could be announced: there only, chance to come could be met. */
function triesIn({ parts: { program } }: AnyEngine, work: () => void): number {
  const { lend } = program
  let tries = 0
  if (lend === undefined) {
    work()
    return tries
  }
  const counted = (s: BaseState): BaseState => {
    tries += 1
    return lend(s)
  }
  Object.defineProperty(program, 'lend', { configurable: true, writable: true, value: counted })
  try {
    work()
  } finally {
    Object.defineProperty(program, 'lend', { configurable: true, writable: true, value: lend })
  }
  return tries
}

/** A move in words, offered or not. */
function someMove({ info }: AnyEngine, random: (below: number) => number): string {
  return `${info.events[random(info.events.length)]?.name ?? ''} ${info.cards[random(info.cards.length)] ?? ''}`
}

export const futureChance: Law = {
  says: 'what chance will decide later changes nothing that is offered, asked, seen or explained now',
  share: 0.5,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, random }) => {
      if (!isLookedAt(random)) return
      const ask = [someMove(engine, random)]
      let now: unknown
      judges(triesIn(engine, () => (now = foundOut(engine, askedAnew(engine, state), ask))))
      for (const seed of [random(2 ** 31), random(2 ** 31)])
        same(foundOut(engine, askedAnew(engine, state, seed), ask), now)
    })
  },
}
