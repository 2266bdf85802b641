import { choicesInWords } from '../words/choices-in-words.ts'
import type { BaseState, Engine, Observation } from '../engine.ts'
import { type Played, type Watch, setupOfPlayed } from './replay-under.ts'
import { ownEntry } from '../own-entry.ts'

/** Plays the same choices by the rules they were made by, and compares what every seat sees, and the results. */
export function beside(old: Engine, next: Engine, record: Played): Watch {
  const { players, choices } = record
  let was: BaseState | undefined
  const carriedOn = (state: BaseState, number: number): BaseState => {
    const choice = choicesInWords(old, state).get(choices[number - 1]?.choice ?? '')
    if (choice === undefined) throw new RangeError(`choice ${number} is not one of the rules that it was made by`)
    old.apply(state, choice)
    return state
  }
  return {
    after(is, number) {
      was = was === undefined ? old.setup(setupOfPlayed(record)) : carriedOn(was, number)
      for (let seat = 0; seat < players; seat += 1) {
        const difference = otherView(old.observe(was, seat), next.observe(is, seat))
        if (difference !== null) return difference
      }
      const [before, after] = [old.results(was), next.results(is)]
      return JSON.stringify(before) === JSON.stringify(after)
        ? null
        : `the results are ${after?.join(', ') ?? 'none'}, were ${before?.join(', ') ?? 'none'}`
    },
  }
}

/** What differs between two views of one seat, said of the second: only what both know of is compared. */
export function otherView(was: Observation, is: Observation): string | null {
  for (const [fact, value] of Object.entries(is.facts)) {
    const before = ownEntry(was.facts, fact)
    if (before === undefined) continue
    if (typeof value === 'string' || typeof before === 'string') {
      if (value !== before) return `${fact} is ${shown(value)}, was ${shown(before)}`
      continue
    }
    const key = Object.keys(value).find((each) => ownEntry(before, each) !== undefined && before[each] !== value[each])
    if (key !== undefined) return `${fact} of ${key} is ${value[key] ?? ''}, was ${before[key] ?? ''}`
  }
  for (const [zone, held] of Object.entries(is.zones)) {
    const before = ownEntry(was.zones, zone)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(held))
      return `${zone} holds ${listed(held)}, held ${listed(before)}`
  }
  if (was.asked !== is.asked)
    return is.over ? 'the game is over' : `${is.asked ?? 'nobody'} is asked, ${was.asked ?? 'nobody'} was`
  return null
}

const shown = (value: Observation['facts'][string]): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

function listed(held: Observation['zones'][string]): string {
  if (held.length === 0) return 'nothing'
  const words = held.map(
    ({ card, facts }) =>
      `${card ?? 'a hidden card'}${
        facts === undefined
          ? ''
          : ` (${Object.entries(facts)
              .map(([name, value]) => `${name} ${value}`)
              .join(', ')})`
      }`,
  )
  return words.length <= 12 ? words.join(', ') : `${words.slice(0, 12).join(', ')} and ${words.length - 12} more`
}
