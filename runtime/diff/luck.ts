import type { BaseState } from '../engine.ts'
import type { CompiledExample } from '../example/examples.ts'
import { asExample } from './lay-down.ts'
import { type Proof, SETTLED, afterIfKnown, tells } from './proof.ts'
import type { Pair } from './twin-table.ts'
import type { EngineVersion } from './version.ts'

/** Other seeds than the one that examples have. */
const SEEDS = [2, 3]

/**
 * Whether a proof rests on how cards happen to be shuffled, or on what chance happens to draw: with another seed it
 * would not tell the versions apart. It holds all the same, but an edit that shuffles once more takes that away, and
 * whoever reads it does not see what it has to do with the change.
 */
export function restsOnLuck({ forth: { a, b } }: Pair, { scenario, claim, holdsOn }: Proof): boolean {
  if (![a, b].some((version) => drawsIn(version, asExample(version, scenario, [SETTLED])))) return false
  return SEEDS.some((seed) => tells(a, b, scenario, claim, seed) !== holdsOn)
}

/** Whether anything is shuffled or drawn on the way. */
function drawsIn(version: EngineVersion, example: CompiledExample): boolean {
  let first = ''
  const set = (s: BaseState, carriedOut: () => void): void | readonly number[] => {
    first = s.random.join()
    return example.set(s, carriedOut)
  }
  return afterIfKnown(version, { ...example, set })?.random.join() !== first
}
