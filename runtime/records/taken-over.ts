import { abridged } from '../words/abridged.ts'
import { choicesInWords } from '../words/choices-in-words.ts'
import type { BaseState, Engine, SetupConfig } from '../engine.ts'
import type { RecordedChoice, SavedGame } from './records.ts'
import { otherUnderNames } from './renamed-position.ts'
import { type NewNames, namesBetween, recordable, underNames, writtenWords } from './renamed-words.ts'
import { replayUnder, unlikeText } from './replay-under.ts'

/** A save of other rules as these play it, or where they part from those that it was made by, in words. */
export type TakenOver = { readonly state: BaseState; readonly choices: readonly RecordedChoice[] } | PartedSave

/** Where rules part from those of a save. */
export interface PartedSave {
  readonly parted: string
  /** How many of its choices they offer before that; null where they offer all. */
  readonly offered: number | null
  /** All of its choices in words of these rules, as far as it is known what they call otherwise. */
  readonly choices: readonly RecordedChoice[]
  readonly names: NewNames
}

/** More signs of where a position is another are not told. */
const MOST_OF_POSITION = 1000

/** Games that are played at most to find that out. */
const TRIES = 40

/**
 * Plays a save by rules that it was not made by. An event or a value that they do not have was renamed where they offer
 * the same by another name instead; of several names it is the one that leads to an equal position. @throws Standstill
 */
export function takenOver(engine: Engine, save: SavedGame, setup: Partial<SetupConfig>): TakenOver {
  const open: NewNames[] = [staying(engine, save)]
  let first: PartedSave | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const names = open.pop()
    if (names === undefined) break
    const found = playedUnder(engine, save, setup, names)
    if (!('parted' in found)) return found
    first ??= found
    open.push(...found.others)
  }
  return first ?? { parted: '', offered: null, choices: [], names: new Map() }
}

/** The words of a save that the rules still have: they stay what they are, so that no other comes to be called so. */
function staying(engine: Engine, { choices, position }: SavedGame): NewNames {
  const words = new Set(writtenWords(JSON.stringify([choices.map(({ choice }) => choice), position])))
  return new Map([...recordable(engine)].filter((word) => words.has(word)).map((word) => [word, word]))
}

type Tried = Exclude<TakenOver, PartedSave> | (PartedSave & { readonly others: NewNames[] })

function playedUnder(
  engine: Engine,
  save: SavedGame,
  { log = false, roundLimit, sizeLimit }: Partial<SetupConfig>,
  names: NewNames,
): Tried {
  const choices = save.choices.map(({ seat, choice }) => ({ seat, choice: underNames(choice, names) }))
  const limits = {
    ...(roundLimit === undefined ? {} : { roundLimit }),
    ...(sizeLimit === undefined ? {} : { sizeLimit }),
  }
  const { state, unlike } = replayUnder(engine, { ...save, ...limits, choices }, {}, log)
  if (state === null || unlike !== null) {
    const asked = unlike?.kind === 'not-offered' ? save.choices[unlike.number - 1] : undefined
    const others = state === null || asked === undefined ? [] : otherNames(engine, state, asked.choice, names)
    const offered = unlike === null ? null : Math.max(0, unlike.number - 1)
    return {
      parted: unlike === null ? '' : `it no longer holds ${unlikeText(unlike)}`,
      offered,
      choices,
      names,
      others,
    }
  }
  const other = save.position === null ? null : otherUnderNames(engine, save.position, engine.position(state), names)
  if (other === null) return { state, choices }
  const parted = `after choice ${choices.length} it is elsewhere: ${abridged(other, MOST_OF_POSITION)}`
  return { parted, offered: null, choices, names, others: [] }
}

/** What the words that these rules do not have may be called by now: whatever is offered in their place. */
function otherNames(engine: Engine, state: BaseState, words: string, names: NewNames): NewNames[] {
  const known = recordable(engine)
  return [...choicesInWords(engine, state).keys()].flatMap((offered) => {
    const found = namesBetween(words, offered, names, known)
    return found === null || found.size === names.size ? [] : [found]
  })
}
