import type { BaseState, Choice } from '../engine.ts'
import { type RandomSource, below } from '../bots/random-source.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { EngineVersion } from './version.ts'

/**
 * All choices alike, or first the event and then one of its moves, as events with few moves would hardly come up
 * otherwise.
 */
export function chosen(
  { engine }: EngineVersion,
  s: BaseState,
  choices: readonly Choice[],
  random: RandomSource,
): Choice {
  const any = choices[below(choices.length, random)] ?? 0
  const site = engine.parts.sites[s.ask - 1]
  if (site?.kind !== 'act' || random() < 0.4) return any
  const events = choices.map((choice) => {
    const move = moveOf(engine.parts, s, choice)
    return move.kind === 'act' ? move.event : -1
  })
  const kinds = [...new Set(events)]
  const wanted = kinds[below(kinds.length, random)]
  const fitting = choices.filter((_, i) => events[i] === wanted)
  return fitting[below(fitting.length, random)] ?? any
}
