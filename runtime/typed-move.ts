import { type BaseState, type Choice, type Engine } from './engine.ts'
import { valueWord } from './describe.ts'
import type { FullEngine } from './make-engine.ts'

/** A choice in the words of the rules: an event with its parts by name, or the answer to a question. */
export type WordMove = { readonly event: string; readonly [part: string]: string } | { readonly answer: string }

/** Takes a choice of the pending decision apart into words; generated modules give the result its exact type. */
export function wordMove<S extends BaseState>(engine: Engine<S>, s: S, choice: Choice): WordMove {
  const { parts } = engine as FullEngine<S>
  const move = engine.moveOf(s, choice)
  if (move.kind !== 'act') return { answer: engine.describe(s, choice) }
  const info = parts.info.events[move.event]
  const words = (info?.params ?? []).map((p, i) => [p.role !== 'main' ? p.role : p.name === 'event' ? 'what' : p.name, valueWord(parts, s, move.args[i] ?? 0, p.type)] as const)
  return { ...Object.fromEntries(words), event: info?.name ?? '' }
}
