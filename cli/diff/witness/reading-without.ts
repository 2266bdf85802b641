import type { Change } from '../../../compiler/diff/change.ts'
import { readsAlike } from '../../../compiler/diff/fingerprint.ts'
import { changesBetween } from '../../../compiler/changes-between.ts'
import { loadVersion } from './load-version.ts'
import { sidesWithout } from './taken-back.ts'
import type { ReadVersion } from './verify-examples.ts'

/** A version with one of its changes taken back; null where nothing that compiles comes of it. */
export async function readingWithout(reading: ReadVersion, change: Change): Promise<ReadVersion | null> {
  const { resolution } = reading.loaded
  for (const side of sidesWithout(reading, change, resolution.taken)) {
    const { roundLimit } = reading.loaded.version
    const loaded = await loadVersion(side.path, side.host, reading.loaded.evaluate, {
      beside: reading.loaded,
      roundLimit,
    })
    if (loaded === null) continue
    const between = changesBetween(loaded, reading.loaded).filter((each) => each.class !== 'editorial')
    // What takes back another change as well, or a part of this one, would give it what is not due to it.
    const [only, ...others] = between
    if (others.length === 0 && only !== undefined && isSame(only, change))
      return { ...side, loaded, isWithoutChange: true }
  }
  return null
}

const isSame = (a: Change, b: Change): boolean => a.id === b.id && a.rule === b.rule && readsAlike(a, b)
