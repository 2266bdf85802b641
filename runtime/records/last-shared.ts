import type { BaseState, Engine, SetupConfig } from '../engine.ts'
import { choicesInWords } from '../words/choices-in-words.ts'
import type { SavedGame } from './records.ts'
import { otherUnderNames } from './renamed-position.ts'
import { type Played, type Unlike, elsewhereFrom, replayUnder, setupOfPlayed } from './replay-under.ts'
import { type PartedSave, takenOver } from './taken-over.ts'

/** A save up to where rules that it was not made by go on with it. */
export interface LastShared {
  readonly save: SavedGame
  /** What is first otherwise behind that, where it is known. */
  readonly unlike: Unlike | null
}

/**
 * The last point of a save from which rules go on that it was not made by: where `old`, by which it was made, leads to
 * an equal position; where they are not at hand, before the first choice that is not offered any more. Null where these
 * rules take all of it, `save` with no choices where they part at the set-up. @throws Standstill
 */
export function lastShared(
  engine: Engine,
  save: SavedGame,
  old: Engine | null,
  limits: Pick<SetupConfig, 'roundLimit'> = {},
): LastShared | null {
  const { name, fingerprint } = engine.info
  if (save.game !== name || save.fingerprint === fingerprint) return null
  const found = takenOver(engine, save, limits)
  if (!('parted' in found)) return null
  const { offered, unlike } =
    old === null ? { offered: found.offered ?? 0, unlike: null } : apart(engine, old, { ...save, ...limits }, found)
  const choices = found.choices.slice(0, offered)
  const { state } = replayUnder(engine, { ...save, ...limits, choices })
  const position = state === null ? null : engine.position(state)
  return { save: { ...save, fingerprint, choices, position }, unlike }
}

/** How many choices lead to the same by both, and what is otherwise from then on. */
function apart(
  engine: Engine,
  old: Engine,
  save: Played & SavedGame,
  { choices, names }: PartedSave,
): { readonly offered: number; readonly unlike: Unlike | null } {
  const others: (string | null)[] = []
  let was: BaseState | undefined
  const next = (number: number): BaseState => {
    if (was === undefined) return old.setup(setupOfPlayed(save))
    const choice = choicesInWords(old, was).get(save.choices[number - 1]?.choice ?? '')
    if (choice === undefined) throw new RangeError(`choice ${number} is not one of the rules that it was made by`)
    old.apply(was, choice)
    return was
  }
  const { unlike } = replayUnder(
    engine,
    { ...save, choices },
    {
      after(is, number) {
        was = next(number)
        others.push(otherUnderNames(engine, old.position(was), engine.position(is), names))
        return null
      },
    },
  )
  const last = others.lastIndexOf(null)
  const other = others[last + 1]
  return { offered: Math.max(0, last), unlike: typeof other === 'string' ? elsewhereFrom(last + 1, other) : unlike }
}
