/** Games played on from one moment: of each, the share of the win of each seat. */
export type PlayedOn = readonly (readonly number[])[]

/** Who leads is ahead by so many standard errors: where two stand alike, chance brings it once in 370 moments. */
const BEYOND_NOISE = 3

/** The share of the wins of each seat. */
export function chancesOf(played: PlayedOn): number[] {
  const seats = played[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => meanOver(played, (shares) => shares[seat] ?? 0))
}

/** The share of the games that have these winners, and no others. */
export function chanceOfOutcome(played: PlayedOn, shares: readonly number[]): number {
  const outcome = winnersIn(shares)
  return meanOver(played, (each) => (winnersIn(each) === outcome ? 1 : 0))
}

/**
 * Entropy of who wins, alone or with whom, of that of even chances of all who may win for themselves: from 0 to 1. A
 * tie is an outcome like others, so that one that is certain is settled.
 */
export function uncertaintyOf(played: PlayedOn): number {
  const games = new Map<string, number>()
  for (const shares of played) games.set(winnersIn(shares), (games.get(winnersIn(shares)) ?? 0) + 1)
  const entropy = [...games.values()]
    .map((count) => count / played.length)
    .reduce((sum, chance) => sum - chance * Math.log(chance), 0)
  const chances = chancesOf(played)
  const even = Math.log(chances.length / chances.reduce((sum, each) => sum + each, 0))
  return even > 0 ? Math.min(1, Math.max(0, entropy / even)) : 0
}

/**
 * How far those seats are behind the best one. Who is best is chosen by one half of the games and told by the other,
 * and the other way round: the best of several estimates is on average above what it estimates (van Hasselt 2010), and
 * an even game would seem to have drama.
 */
export function behindTheBest(played: PlayedOn, seats: readonly number[]): number {
  const halves = [0, 1].map((rest) => chancesOf(played.filter((_, i) => i % 2 === rest)))
  const found = halves.map((chosenBy, i) => {
    const told = halves[1 - i] ?? chosenBy
    const all = chosenBy.map((_, seat) => seat)
    return (told[bestOf(chosenBy, all)] ?? 0) - (told[bestOf(chosenBy, seats)] ?? 0)
  })
  return found.reduce((sum, each) => sum + each, 0) / found.length
}

/** The seat that is beyond noise ahead of all that do not always win with it; null where there is none. */
export function leaderIn(played: PlayedOn): number | null {
  const seats = chancesOf(played).map((_, seat) => seat)
  const best = bestOf(chancesOf(played), seats)
  const rivals = seats.filter((seat) => played.some((shares) => shares[seat] !== shares[best]))
  return rivals.length > 0 && rivals.every((seat) => isAhead(played, best, seat)) ? best : null
}

/** Whether one seat is beyond noise ahead of another, by what each game gives the one more than the other. */
export function isAhead(played: PlayedOn, seat: number, other: number): boolean {
  const more = (shares: readonly number[]): number => (shares[seat] ?? 0) - (shares[other] ?? 0)
  const mean = meanOver(played, more)
  const variance = meanOver(played, (shares) => (more(shares) - mean) ** 2)
  return mean > BEYOND_NOISE * Math.sqrt(variance / played.length)
}

const meanOver = (played: PlayedOn, value: (shares: readonly number[]) => number): number =>
  played.reduce((sum, shares) => sum + value(shares), 0) / played.length

const winnersIn = (shares: readonly number[]): string =>
  shares.flatMap((share, seat) => (share > 0 ? [seat] : [])).join()

/** The one of some seats with the best chance, the first of equals. */
const bestOf = (chances: readonly number[], seats: readonly number[]): number =>
  seats.reduce((best, seat) => ((chances[seat] ?? 0) > (chances[best] ?? 0) ? seat : best), seats[0] ?? 0)
