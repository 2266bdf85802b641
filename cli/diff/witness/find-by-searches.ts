import type { Change, Witness } from '../../../compiler/diff/change.ts'
import { pairOf } from '../../../runtime/diff/twin-table.ts'
import { withThoseAmid } from './amid-others.ts'
import { evaluated } from '../../live-engine.ts'
import { recordedTexts } from '../../over/game-texts.ts'
import type { Side } from '../side.ts'
import type { Budget } from './budget.ts'
import { credited } from './credit.ts'
import { findWitnesses, notFound } from './find.ts'
import { proveByText } from './prove-by-text.ts'
import { type SearchPlace, searchedElsewhere } from './search-threads.ts'
import type { Gathered, SearchEffort } from './searches.ts'
import { tellGame } from './tell-witness.ts'
import { Recognised } from './recognised.ts'
import type { ReadVersion } from './verify-examples.ts'

/**
 * Witnesses by several searches for each change, each with a budget of steps: what comes of it is the same wherever
 * they are done, and however many of them at a time.
 */
export async function findBySearches(
  sides: Record<'old' | 'new', Pick<Side, 'path' | 'host'>>,
  changes: readonly Change[],
  effort: SearchEffort,
  place: SearchPlace,
): Promise<Map<string, Witness>> {
  const texts = {
    old: recordedTexts(sides.old.path, sides.old.host),
    new: recordedTexts(sides.new.path, sides.new.host),
  }
  const read = { old: { ...sides.old, host: texts.old.host }, new: { ...sides.new, host: texts.new.host } }
  const budget = { games: effort.games, seed: effort.seed, milliseconds: Infinity, ...roundsOf(effort) }
  return findWitnesses(read, changes, budget, evaluated, async (readings, wanted) => {
    const plan = {
      old: texts.old.texts(),
      new: texts.new.texts(),
      changes: wanted.map(({ fingerprint }) => fingerprint),
      effort,
    }
    return toldOf(await searchedElsewhere(plan, wanted, place), readings, { wanted, effort })
  })
}

const roundsOf = ({ roundLimit }: SearchEffort): Pick<Budget, 'roundLimit'> =>
  roundLimit === undefined ? {} : { roundLimit }

/** What was found elsewhere, in words: proved by its text once more, and given to the changes that it is due to. */
async function toldOf(
  gathered: Gathered,
  readings: { readonly old: ReadVersion; readonly new: ReadVersion },
  { wanted, effort }: { readonly wanted: readonly Change[]; readonly effort: SearchEffort },
): Promise<Map<string, Witness>> {
  const pair = pairOf(readings.old.loaded.version, readings.new.loaded.version)
  const byFingerprint = new Map(wanted.map((change) => [change.fingerprint, change]))
  const drafts = wanted.flatMap((change) => {
    const best = gathered.best(change)
    if (best === null || best.proof === null) return []
    const others = best.others.flatMap((each) => byFingerprint.get(each) ?? [])
    return [{ change, found: best.found, proof: best.proof, others, beside: best.beside }]
  })
  const between = { pair, readings, recognised: new Recognised(readings) }
  const proven = await proveByText(between, drafts)
  const due = await credited(between, wanted, proven, { games: 1, seed: 0, milliseconds: Infinity })
  const byGame = (change: Change): Witness | null => {
    const game = gathered.best(change)?.found.game ?? null
    return game === null ? null : tellGame(pair, game)
  }
  const apart = {
    told: (change: Change) => due.get(change) ?? byGame(change),
    notFound: (change: Change) => notFound(gathered.effort(change)),
  }
  return withThoseAmid(readings, wanted, apart, { ...effort, milliseconds: Infinity })
}
