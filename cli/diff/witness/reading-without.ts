import type { Change } from '../../../compiler/diff/change.ts'
import { readsAlike } from '../../../compiler/diff/fingerprint.ts'
import { changesBetween } from '../../../compiler/changes-between.ts'
import { bornBy } from '../../../compiler/game/still-named.ts'
import { goneAlong } from './gone-along.ts'
import { type LoadedVersion, loadVersion } from './load-version.ts'
import { sidesWithout } from './taken-back.ts'
import type { ReadVersion } from './verify-examples.ts'

/**
 * A version with one of its changes taken back; null where nothing that compiles comes of it. What was removed `before`
 * comes back with what is gone as well and that it speaks of.
 */
export async function readingWithout(
  reading: ReadVersion,
  change: Change,
  before: Pick<LoadedVersion, 'resolution'> | null,
): Promise<ReadVersion | null> {
  const { resolution } = reading.loaded
  const along = change.new !== null || before === null ? [] : goneAlong(change, before.resolution, resolution)
  const names = new Set(along.flatMap(bornBy))
  const isAlong = (each: Change): boolean => each.class === 'shape' && names.has(each.rule)
  for (const side of sidesWithout(reading, change, resolution, along)) {
    const { roundLimit } = reading.loaded.version
    const loaded = await loadVersion(side.path, side.host, reading.loaded.evaluate, {
      beside: reading.loaded,
      roundLimit,
    })
    if (loaded === null) continue
    const all = changesBetween(loaded, reading.loaded).filter((each) => each.class !== 'editorial')
    const between = all.filter((each) => isSame(each, change) || !isAlong(each))
    // What takes back another change as well, or a part of this one, would give it what is not due to it.
    const [only, ...others] = between
    if (others.length === 0 && only !== undefined && isSame(only, change))
      return { ...side, loaded, isWithoutChange: true }
  }
  return null
}

const isSame = (a: Change, b: Change): boolean => a.id === b.id && a.rule === b.rule && readsAlike(a, b)
