import type { Change } from '../../../compiler/diff/change.ts'
import { readsAlike } from '../../../compiler/diff/fingerprint.ts'
import { changesBetween } from '../../../compiler/changes-between.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import { bornBy } from '../../../compiler/game/still-named.ts'
import { goneAlong } from './gone-along.ts'
import { type LoadedVersion, loadVersion } from './load-version.ts'
import { type VersionRead, sidesWith, sidesWithout } from './taken-back.ts'
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
    const loaded = await loadedBeside(reading, side)
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

/** A version with declarations again that are gone; null where nothing that compiles comes of it. */
export async function readingWith(reading: ReadVersion, gone: readonly Decl[]): Promise<ReadVersion | null> {
  const spans = gone.map(({ span }) => span)
  for (const side of sidesWith(reading, spans, reading.loaded.resolution.taken)) {
    const loaded = await loadedBeside(reading, side)
    if (loaded !== null) return { ...side, loaded }
  }
  return null
}

const loadedBeside = ({ loaded }: ReadVersion, { path, host }: VersionRead): Promise<LoadedVersion | null> =>
  loadVersion(path, host, loaded.evaluate, { beside: loaded, roundLimit: loaded.version.roundLimit })

const isSame = (a: Change, b: Change): boolean => a.id === b.id && a.rule === b.rule && readsAlike(a, b)
