import { botByName, botNames } from '../../runtime/bots/bot-by-name.ts'
import { meantNames } from '../output/meant-names.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** One name for each seat from a list; the last one of a short list sits in the remaining seats. */
export function forSeats(names: readonly string[], players: number): string[] {
  if (names.length > players) throw new UsageError(stated('{1} names for {2} seats', names.length, players))
  return Array.from({ length: players }, (_, seat) => names[Math.min(seat, names.length - 1)])
}

/** Refuses a name that is neither a bot nor one of `others`. */
export function checkBotNames(names: readonly string[], others: readonly string[] = []): void {
  for (const name of names) {
    if (others.includes(name) || botByName(name) !== null) continue
    const known = [...others, ...botNames]
    const there = `${known.join(', ')} and \`search:1000\` for so many iterations`
    throw new UsageError(stated('no bot is called `{1}`; there are {2}{3}', name, there, meantNames(name, known)))
  }
}
