import { choicesInWords } from '../words/choices-in-words.ts'
import type { BaseState, Engine, SetupConfig } from '../engine.ts'
import type { RecordedChoice, SavedGame } from './records.ts'
import { headed, otherUnderNames } from './renamed-position.ts'
import { replayUnder, unlikeText } from './replay-under.ts'

/** A save of other rules as these play it, or where they part from those that it was made by, in words. */
export type TakenOver =
  | { readonly state: BaseState; readonly choices: readonly RecordedChoice[] }
  | { readonly parted: string }

/** What the events of a record are called by now. */
type Names = ReadonlyMap<string, string>

/** Games that are played at most to find that out. */
const TRIES = 40

/**
 * Plays a save by rules that it was not made by. An event that they do not have was renamed where they offer the same
 * by another name instead; of several names it is the one that leads to an equal position. @throws Standstill
 */
export function takenOver(engine: Engine, save: SavedGame, setup: Partial<SetupConfig>): TakenOver {
  const open: Names[] = [new Map()]
  let first: string | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const names = open.pop()
    if (names === undefined) break
    const found = playedUnder(engine, save, setup, names)
    if (!('parted' in found)) return found
    first ??= found.parted
    open.push(...found.others)
  }
  return { parted: first ?? '' }
}

type Tried = Exclude<TakenOver, { readonly parted: string }> | { readonly parted: string; readonly others: Names[] }

function playedUnder(
  engine: Engine,
  save: SavedGame,
  { log = false, roundLimit, sizeLimit }: Partial<SetupConfig>,
  names: Names,
): Tried {
  const choices = save.choices.map(({ seat, choice }) => {
    const [name, rest] = headed(choice)
    return { seat, choice: `${names.get(name) ?? name}${rest}` }
  })
  const limits = {
    ...(roundLimit === undefined ? {} : { roundLimit }),
    ...(sizeLimit === undefined ? {} : { sizeLimit }),
  }
  const { state, unlike } = replayUnder(engine, { ...save, ...limits, choices }, {}, log)
  if (state === null || unlike !== null) {
    const asked = unlike?.kind === 'not-offered' ? save.choices[unlike.number - 1] : undefined
    const others = state === null || asked === undefined ? [] : otherNames(engine, state, asked.choice, names)
    return { parted: unlike === null ? '' : `it no longer holds ${unlikeText(unlike)}`, others }
  }
  const other = save.position === null ? null : otherUnderNames(engine, save.position, engine.position(state))
  if (other === null) return { state, choices }
  return { parted: `after choice ${choices.length} it is elsewhere: ${other}`, others: [] }
}

/** What an event that these rules do not have may be called by now: whatever is offered in its place, with the same. */
function otherNames(engine: Engine, state: BaseState, words: string, names: Names): Names[] {
  const declared = new Set(engine.info.events.map(({ name }) => name))
  const [was, rest] = headed(words)
  if (declared.has(was) || names.has(was)) return []
  const taken = new Set(names.values())
  return [...choicesInWords(engine, state).keys()].flatMap((offered) => {
    const [name, others] = headed(offered)
    return others === rest && declared.has(name) && !taken.has(name) ? [new Map([...names, [was, name]])] : []
  })
}
