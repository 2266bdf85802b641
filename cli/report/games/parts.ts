import { UsageError } from '../../usage-error.ts'
import { stated } from '../../stated.ts'

/** Parts of a report that play games of their own besides those that are counted. */
export const PARTS = ['against', 'tension', 'deals', 'ladder', 'options', 'restricted', 'changes', 'rules'] as const

export type PartName = (typeof PARTS)[number]

/** How many games each part plays: of pairs, deals, and of each bot, value, sentence and change. */
export type GamesOfParts = Readonly<Record<PartName, number>>

/** One game of a part comes to so many of those that are counted: it takes longer. */
const OF_GAMES: GamesOfParts = {
  against: 1,
  tension: 25,
  deals: 10,
  ladder: 25,
  options: 5,
  restricted: 1,
  changes: 5,
  rules: 5,
}

/** What parts play beside so many games, where nothing else is said. */
export function partsOf(games: number): GamesOfParts {
  const found = PARTS.map((part) => [part, Math.max(1, Math.ceil(games / OF_GAMES[part]))] as const)
  return Object.fromEntries(found) as Record<PartName, number>
}

/** Reads `--part NAME=NUMBER`. @throws UsageError where it is no part, or no number */
export function partsMeant(said: Readonly<Record<string, string>>): Partial<GamesOfParts> {
  const found: Partial<Record<PartName, number>> = {}
  for (const [name, text] of Object.entries(said)) {
    const part = PARTS.find((each) => each === name)
    if (part === undefined)
      throw new UsageError(stated('a report has no part `{1}`; parts are {2}', name, PARTS.join(', ')))
    if (!/^\d{1,8}$/.test(text))
      throw new UsageError(stated('`--part {1}={2}`: give a whole number of games', name, text))
    found[part] = Number(text)
  }
  return found
}
