import type { Change } from '../../../compiler/diff/change.ts'
import { loadVersion } from './load-version.ts'
import { sidesWithout } from './taken-back.ts'
import type { Reading } from './verify-examples.ts'

/** A version with one of its changes taken back; null where nothing that compiles comes of it. */
export async function readingWithout(reading: Reading, change: Change): Promise<Reading | null> {
  for (const side of sidesWithout(reading, change)) {
    const { roundLimit } = reading.loaded.version
    const loaded = await loadVersion(side.path, side.host, reading.loaded.evaluate, {
      beside: reading.loaded,
      roundLimit,
    })
    if (loaded !== null) return { ...side, loaded }
  }
  return null
}
