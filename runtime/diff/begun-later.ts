import { stationsAt } from './in-words.ts'
import { asExample } from './lay-down.ts'
import { type Proof, after, stillProven } from './proof.ts'
import type { Scenario } from './scenario.ts'
import type { Pair } from './twin-table.ts'

/** In how many of the events that are being carried out there the position may begin. */
const FROM_INSIDE = 3

/**
 * The same from where its steps lead, laid down as a position: what came about on the way need not be told. Gives null
 * after each try, and at the end what still tells the versions apart.
 */
export function* begunLater(pair: Pair, proof: Proof): Generator<null, readonly Proof[]> {
  const { scenario, claim, holdsOn } = proof
  // A copy that has a name of its own in the position is meant by its place in it.
  if (isShort(scenario) || JSON.stringify(claim).includes('"laid"')) return []
  const version = holdsOn === 'old' ? pair.forth.a : pair.forth.b
  const s = after(version, asExample(version, scenario))
  const found: Proof[] = []
  for (const station of s === null ? [] : stationsAt(version, s, 0).slice(0, FROM_INSIDE)) {
    const again = stillProven(pair, proof, station.scenario)
    if (again !== null) found.push(again)
    yield null
  }
  return found
}

/** Whether nothing has to come about before what is told. */
const isShort = ({ steps, before, path }: Scenario): boolean =>
  steps.length === 0 && before.length === 0 && path.length < 2

/** How much there is to read in a position. */
export const lengthOf = ({ steps, before, path, cards, facts, decks }: Scenario): number =>
  steps.length + before.length + path.length + cards.length + facts.length + decks.length
