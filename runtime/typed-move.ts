import type { BaseState, Choice, Engine, Seat } from './engine.ts'
import { checkViewer } from './seats-problem.ts'
import { valueWord } from './describe.ts'
import type { FullEngine } from './parts.ts'

/** A choice in the words of the rules: an event with its parts by name, or the answer to a question. */
export type WordMove = { readonly event: string; readonly [part: string]: string } | { readonly answer: string }

/** A card that a viewer may not see: by its place, or gone. */
export type HiddenCard = `card ${number} of ${string}` | 'a card that is gone'

/**
 * Takes a choice of the pending decision apart into words, as `viewer` may know them; generated modules give the
 * result its exact type.
 * @throws RangeError for a viewer who does not play.
 */
export function wordMove<S extends BaseState>(engine: Engine<S>, s: S, choice: Choice, viewer: Seat): WordMove {
  const { parts } = engine as FullEngine<S>
  const move = engine.moveOf(s, choice)
  if (move.kind !== 'act') return { answer: engine.describe(s, choice, viewer) }
  checkViewer(s, viewer)
  const info = parts.info.events[move.event]
  const words = (info?.params ?? []).map((p, i) => {
    const part = p.role !== 'main' ? p.role : p.name === 'event' ? 'what' : p.name
    return [part, valueWord(parts, s, move.args[i] ?? 0, p.type, viewer)] as const
  })
  return { ...Object.fromEntries(words), event: info?.name ?? '' }
}

/** The same with the type that a game's moves have. */
export const wordMoves =
  <S extends BaseState, Move>(engine: Engine<S>): ((s: S, choice: Choice, viewer?: Seat) => Move) =>
  (s, choice, viewer = s.asked) =>
    wordMove(engine, s, choice, viewer) as Move
