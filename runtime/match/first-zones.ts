import type { BaseState, CardId, Choice } from '../engine.ts'
import { zoneWord } from '../words/describe.ts'
import { type AskedAt, imaginedBy, orNull } from './imagined-state.ts'

/** So many games are imagined. */
const IMAGINED = 3

/**
 * For each of some choices the zones that a card may first go to when it is taken. These are looked up in games that
 * whoever is asked could imagine, drawn by chance that nothing of the game decides, so that they tell nothing of what is
 * hidden.
 */
export function firstZonesIn(
  at: AskedAt,
  choices: readonly Choice[],
  card: CardId,
  random: () => number = Math.random,
): readonly (readonly string[])[] {
  if (choices.length === 0) return []
  const imagined = Array.from({ length: IMAGINED }, () => imaginedBy(at, random)).filter((each) => each !== null)
  return choices.map((choice) => {
    const first = imagined.map((each) => firstZone(at, each, choice, card))
    return [...new Set(first.filter((zone) => zone !== null))]
  })
}

/** The zone that a card goes to first when a choice is taken; null where it stays. */
function firstZone({ engine }: AskedAt, imagined: BaseState, choice: Choice, card: CardId): string | null {
  const { parts } = engine
  const state = engine.clone(imagined)
  state.log = []
  // What happened before it came to no end has happened.
  orNull(() => engine.bounded(state, () => engine.apply(state, choice)))
  const move = parts.info.events.findIndex(({ name }) => name === 'move')
  const to = parts.info.events[move]?.params.findIndex(({ role }) => role === 'to') ?? -1
  for (const happening of state.log)
    if (happening.kind === 'event' && happening.event === move && happening.args[0] === card)
      return zoneWord(parts, happening.args[to] ?? -1)
  return null
}
