import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { repositoryHost } from '../emit/memory-host.ts'
import { pickFrom } from '../../bench/random.ts'
import { sampledByDay } from '../kit/effort.ts'
import { unformattedGame } from '../kit/unformatted-game.ts'

/**
 * A dry run has the lists of the state that it is tried on until it writes them. An engine that forgot to make one its
 * own
 * would change the game by asking what could be done.
 */
const GAMES = [
  'test/announcements/tries.rules',
  'test/announcements/interruptions.rules',
  'rules/trump-king/trump-king.rules',
  'rules/duel-masters/duel-masters.rules',
  'rules/yu-gi-oh/yu-gi-oh.rules',
  'rules/magic/magic.rules',
]

/** Every dry run of this engine is tried on a whole copy. */
function copying(engine: FullEngine<BaseState>): FullEngine<BaseState> {
  const { program } = engine.parts
  Object.assign(program, { lend: program.clone })
  return engine
}

test.each(sampledByDay(GAMES, 3, 'dry runs'))(
  '%s: dry runs leave the state that they are tried on as it was',
  async (path) => {
    const lent = await unformattedGame(path, repositoryHost())
    const other = await unformattedGame(path, repositoryHost())
    if (lent === null || other === null) throw new Error(`${path} has errors`)
    const copied = copying(other)
    const pick = pickFrom(5)
    for (let seed = 1; seed <= 2; seed++) {
      const [s, t] = [lent.setup({ seed }), copied.setup({ seed })]
      for (let n = 0; n < 150 && s.ask !== 0; n++) {
        const choices = lent.choices(s)
        const choice = choices[pick(choices.length)] ?? 0
        lent.apply(s, choice)
        copied.apply(t, choice)
        expect(JSON.stringify(s)).toBe(JSON.stringify(t))
      }
    }
  },
)
