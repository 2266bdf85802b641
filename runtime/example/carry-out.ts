import { type BaseState, CHANCE, DECLINE, type Engine, seatName } from '../engine.ts'
import { run } from '../kernel/kernel.ts'
import type { FullEngine } from '../parts.ts'
import type { ToldSoFar } from './told-so-far.ts'

/**
 * Carries what has just begun out to its end, before the position of an example begins: who may decline does, and what
 * has to be answered takes its only answer. What happened there is not what happens in the example.
 * @throws Error where there are several answers, or the game ends
 */
export function carryOut<S extends BaseState>(engine: Engine<S>, s: S, told: ToldSoFar<S> | null = null): void {
  const { parts } = engine as FullEngine<S>
  run(parts.program, s)
  told?.look(s)
  while (s.ask !== 0) {
    const [only, ...others] = s.legal
    if (!s.optional && others.length > 0) throw new Error(`what has happened before asks ${asked(engine, s)}`)
    engine.apply(s, s.optional || only === undefined ? DECLINE : only)
    told?.look(s)
  }
  if (s.over) throw new Error('what has happened before ends the game')
  told?.beginAnew()
  if (s.log !== null) s.log = []
}

function asked<S extends BaseState>(engine: Engine<S>, s: S): string {
  const who = s.asked === CHANCE ? 'chance' : seatName(s.asked)
  return `${who}: ${engine.decision(s)?.prompt ?? ''}; a question with several answers belongs to the lines of the example`
}
