/** The tables of two versions; null where one does not come there. */
export interface DrawnTables {
  readonly old: DrawnTable | null
  readonly new: DrawnTable | null
}

/** A table in words, as it is drawn: a block of what is nobody's first, then one for each seat. */
export interface DrawnTable {
  readonly blocks: readonly DrawnBlock[]
  /** What waits and what is in force, in words. */
  readonly waiting: readonly string[]
  /** Who is asked what, and what may be answered; null where nobody is. */
  readonly asks: DrawnLine | null
}

/** What is nobody's, or a seat's. */
export interface DrawnBlock {
  readonly seat: string | null
  readonly facts: readonly DrawnLine[]
  readonly zones: readonly DrawnLine[]
}

/** A fact, or a zone and its cards. */
export interface DrawnLine {
  readonly name: string
  readonly pieces: readonly string[]
}
