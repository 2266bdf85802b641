import type { BuiltinName } from '../../program/builtin.ts'
import type { Declarations } from '../../program/declarations.ts'
import { holderFact } from '../../game/holder.ts'
import { ANY_ZONE, DEFINITION, OWNER, type Region, fact } from '../region.ts'
import { type Word, none } from '../row.ts'
import { effectZones } from '../statements/pending.ts'

interface BuiltinRow {
  readonly reads: (program: Declarations) => readonly Region[]
  readonly words: (program: Declarations) => readonly Word[]
  /**
   * What it is to it in which order the members of a set stand: nothing; it is the order of what it gives; by their
   * places they are told apart; or, in doubt, something.
   */
  readonly order: 'nothing' | 'its own' | 'places' | 'something'
  /** Whether what it gives lies where that lies of which it is asked. */
  readonly givesMembers: boolean
}

/** Its value follows from its arguments. */
const OF_ARGUMENTS: BuiltinRow = { reads: none, words: none, order: 'something', givesMembers: false }
const WHATEVER_ORDER: BuiltinRow = { ...OF_ARGUMENTS, order: 'nothing' }
const BY_PLACE: BuiltinRow = { ...OF_ARGUMENTS, order: 'places' }
const MEMBERS_BY_PLACE: BuiltinRow = { ...BY_PLACE, givesMembers: true }
const OF_DEFINITION: BuiltinRow = { ...OF_ARGUMENTS, reads: () => [DEFINITION] }
const OF_EFFECTS: BuiltinRow = { ...OF_ARGUMENTS, reads: effectZones }
const A_COPY: BuiltinRow = { ...OF_ARGUMENTS, reads: () => [DEFINITION, ANY_ZONE] }
const A_COPY_OF: BuiltinRow = { ...OF_ARGUMENTS, reads: () => [DEFINITION, ANY_ZONE, OWNER] }

/** What the language can say of things by itself. */
export const builtins: { readonly [Name in BuiltinName]: BuiltinRow } = {
  players: OF_ARGUMENTS,
  count: WHATEVER_ORDER,
  sum: WHATEVER_ORDER,
  empty: WHATEVER_ORDER,
  isNone: WHATEVER_ORDER,
  first: MEMBERS_BY_PLACE,
  last: MEMBERS_BY_PLACE,
  topOne: MEMBERS_BY_PLACE,
  top: MEMBERS_BY_PLACE,
  highest: WHATEVER_ORDER,
  lowest: WHATEVER_ORDER,
  highestOf: WHATEVER_ORDER,
  lowestOf: WHATEVER_ORDER,
  next: OF_ARGUMENTS,
  nextIn: BY_PLACE,
  seat: OF_ARGUMENTS,
  roundIn: BY_PLACE,
  owner: { ...OF_ARGUMENTS, reads: () => [OWNER] },
  holder: { ...OF_ARGUMENTS, reads: readsOfHolder, words: wordsOfHolder },
  controller: OF_EFFECTS,
  source: OF_EFFECTS,
  optional: OF_EFFECTS,
  definition: OF_DEFINITION,
  printedDefinition: OF_ARGUMENTS,
  hasDefinition: { ...OF_DEFINITION, order: 'nothing' },
  viewers: { ...OF_ARGUMENTS, words: () => [{ kind: 'viewers' }] },
  copies: WHATEVER_ORDER,
  sortedBy: { ...OF_ARGUMENTS, givesMembers: true },
  distinct: { ...OF_ARGUMENTS, order: 'its own', givesMembers: true },
  optionNumber: OF_ARGUMENTS,
  zoneNumber: WHATEVER_ORDER,
  name: OF_ARGUMENTS,
  contains: OF_ARGUMENTS,
  joined: OF_ARGUMENTS,
  joinedSet: BY_PLACE,
  length: OF_ARGUMENTS,
  theCopy: A_COPY,
  copyOf: A_COPY_OF,
  theCopyThere: A_COPY,
  copyOfThere: A_COPY_OF,
  applies: OF_ARGUMENTS,
}

/** Whose a card is for its text: whose zone it lies in, or its owner's, unless the rules say it themselves. */
export function readsOfHolder({ game }: Declarations): readonly Region[] {
  const own = holderFact(game)
  return own === null ? [ANY_ZONE, OWNER] : own.stored ? [fact(own.name.text)] : []
}

export function wordsOfHolder({ game }: Declarations): readonly Word[] {
  const own = holderFact(game)
  return own?.stored === false ? [{ kind: 'fact', name: own.name.text }] : []
}
