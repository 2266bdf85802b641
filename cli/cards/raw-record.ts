/** A record of a file that somebody else made, and where it stands, in words. */
export interface RawRecord {
  readonly place: string
  readonly value: unknown
}

/** Far above any card; one that is longer is no card, and would be kept in memory whole. */
export const LONGEST_RECORD = 1 << 19
