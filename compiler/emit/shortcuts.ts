/**
 * What an engine is spared because the rules tell it beforehand. Each can be left out by its name, alone or with
 * others, and none changes what an engine does: `test/interpret` plays engines with any choice of them beside the
 * meaning.
 */
export const SHORTCUTS = [
  /** Graphs go through the passes of `simplify/passes.ts`. */
  'simplified-graphs',
  /** Cards that no rule watches go from zone to zone together. */
  'bulk-moves',
  /** A loop tests each member when its turn comes, where its body cannot change which there are. */
  'fused-tests',
  /** What is the same for every member of a loop is worked out before it. */
  'loop-invariants',
  /** What is asked again and again of the same things while moves are listed is worked out once for each. */
  'memoised-facts',
  /** What follows from printed cards and options alone is worked out once for all games. */
  'facts-for-good',
  /** Whether some card of several zones passes a test is asked zone by zone. */
  'members-by-zone',
  /** Tests of moves are asked cheap ones first. */
  'cheap-tests-first',
  /** What must be done is asked of each move as it is listed. */
  'duties-by-move',
  /** Chance draws from a zone by index, without stopping. */
  'draws-by-index',
  /** Whether an announcement can be completed is read off its text, as far as that tells. */
  'read-announcements',
  /** Behind a place from which an announcement cannot fail nothing is tried. */
  'settled-places',
  /** The last way that is left is not tried, as only what can be completed is begun. */
  'last-way-untried',
  /** Members of a set are tried in as many orders as rules can tell apart. */
  'orders-told-apart',
  /** What is asked of a set behind its choice is asked while it is put together. */
  'whole-sets',
  /** What no further member of a set can mend leaves a member out at once. */
  'growing-sets',
] as const

export type Shortcut = (typeof SHORTCUTS)[number]

/** All of them, none, or those that are named. */
export type Shortcuts = boolean | readonly Shortcut[]

export const shortcutsOf = (wanted: Shortcuts): ReadonlySet<Shortcut> =>
  new Set(wanted === true ? SHORTCUTS : wanted === false ? [] : wanted)
