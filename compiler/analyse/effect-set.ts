import { type Region, canBeRead, keyOfRegion } from './region.ts'

/** The same for who only asks: what is worked out once is handed to many. */
export type Regions = Omit<EffectSet, 'add' | 'addAll'>

/**
 * The regions that an expression reads, or that a statement writes. A region too many costs time; one too few is a
 * wrong answer.
 */
export class EffectSet implements Iterable<Region> {
  private readonly regions = new Map<string, Region>()

  constructor(regions: Iterable<Region> = []) {
    this.addAll(regions)
  }

  get size(): number {
    return this.regions.size
  }

  [Symbol.iterator](): Iterator<Region> {
    return this.regions.values()
  }

  add(region: Region): void {
    this.regions.set(keyOfRegion(region), region)
  }

  addAll(regions: Iterable<Region>): void {
    // Those of another set have their keys already.
    if (regions instanceof EffectSet) for (const [key, region] of regions.regions) this.regions.set(key, region)
    else for (const region of regions) this.add(region)
  }

  has(region: Region): boolean {
    return this.regions.has(keyOfRegion(region))
  }

  /** Whether what is read here may be changed by `written`. */
  meets(written: Regions): boolean {
    for (const [key, region] of this.regions) if (written.changes(region, key)) return true
    return false
  }

  /** Whether what is written here may change a region that is read. */
  changes(read: Region, key = keyOfRegion(read)): boolean {
    if (this.regions.has(key)) return true
    if (read.kind === 'zone') return this.has({ kind: 'zones' })
    if (read.kind === 'zones') return this.some((r) => r.kind === 'zone')
    return read.kind === 'state' && this.some(canBeRead)
  }

  private some(test: (region: Region) => boolean): boolean {
    for (const region of this) if (test(region)) return true
    return false
  }
}
