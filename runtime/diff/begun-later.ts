import { goesOnFrom, stationsAt } from './in-words.ts'
import { asExample } from './lay-down.ts'
import { type Proof, afterIfKnown, stillProven } from './proof.ts'
import type { Claim } from './claim.ts'
import { type Scenario, laidIn } from './scenario.ts'
import type { Pair } from './twin-table.ts'

/** In how many of the events that are being carried out there the position may begin. */
const FROM_INSIDE = 3

/**
 * The same from where its steps lead, laid down as a position, so that what came about on the way need not be told; the
 * proof as it is where the versions do not part there. Gives null after each try.
 */
export function* begunLater(pair: Pair, proof: Proof): Generator<null, Proof> {
  const { scenario, claim, holdsOn } = proof
  if (isShort(scenario) || speaksOfCopy(claim)) return proof
  const version = holdsOn === 'old' ? pair.forth.a : pair.forth.b
  const s = afterIfKnown(version, asExample(version, scenario))
  for (const station of s === null ? [] : stationsAt(version, s, 0).slice(0, FROM_INSIDE)) {
    const later = stillProven(pair, proof, station.scenario)
    if (later !== null && (proof.isOfGame !== true || goesOnFrom(version, station))) return later
    yield null
  }
  return proof
}

/** Whether a copy is meant by its place in the position. */
function speaksOfCopy(claim: Claim): boolean {
  if (claim.kind === 'choosable') return laidIn(claim.value) !== null
  if (claim.kind === 'offered') return claim.act.args.some((arg) => arg !== null && laidIn(arg) !== null)
  return claim.kind === 'step'
}

/** Whether nothing has to come about before what is told. */
const isShort = ({ steps, before, path }: Scenario): boolean =>
  steps.length === 0 && before.length === 0 && path.length < 2
