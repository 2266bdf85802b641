import type { BuiltinName } from '../../program/builtin.ts'
import type { Declarations } from '../../program/declarations.ts'
import { holderFact } from '../../game/holder.ts'
import { ANY_ZONE, DEFINITION, OWNER, type Region, fact } from '../region.ts'
import { type Word, none } from '../row.ts'
import { effectZones } from '../statements/pending.ts'

interface BuiltinRow {
  readonly reads: (program: Declarations) => readonly Region[]
  readonly words: (program: Declarations) => readonly Word[]
}

/** Its value follows from its arguments. */
const OF_ARGUMENTS: BuiltinRow = { reads: none, words: none }
const OF_DEFINITION: BuiltinRow = { reads: () => [DEFINITION], words: none }
const OF_EFFECTS: BuiltinRow = { reads: effectZones, words: none }

/** What the language can say of things by itself. */
export const builtins: { readonly [Name in BuiltinName]: BuiltinRow } = {
  players: OF_ARGUMENTS,
  count: OF_ARGUMENTS,
  sum: OF_ARGUMENTS,
  empty: OF_ARGUMENTS,
  isNone: OF_ARGUMENTS,
  first: OF_ARGUMENTS,
  last: OF_ARGUMENTS,
  topOne: OF_ARGUMENTS,
  top: OF_ARGUMENTS,
  highest: OF_ARGUMENTS,
  lowest: OF_ARGUMENTS,
  highestOf: OF_ARGUMENTS,
  lowestOf: OF_ARGUMENTS,
  next: OF_ARGUMENTS,
  nextIn: OF_ARGUMENTS,
  seat: OF_ARGUMENTS,
  roundIn: OF_ARGUMENTS,
  owner: { reads: () => [OWNER], words: none },
  holder: { reads: readsOfHolder, words: wordsOfHolder },
  controller: OF_EFFECTS,
  source: OF_EFFECTS,
  optional: OF_EFFECTS,
  definition: OF_DEFINITION,
  printedDefinition: OF_ARGUMENTS,
  hasDefinition: OF_DEFINITION,
  viewers: { reads: none, words: () => [{ kind: 'viewers' }] },
  copies: OF_ARGUMENTS,
  sortedBy: OF_ARGUMENTS,
  distinct: OF_ARGUMENTS,
  optionNumber: OF_ARGUMENTS,
  zoneNumber: OF_ARGUMENTS,
  name: OF_ARGUMENTS,
  contains: OF_ARGUMENTS,
  joined: OF_ARGUMENTS,
  joinedSet: OF_ARGUMENTS,
  length: OF_ARGUMENTS,
  theCopy: { reads: () => [DEFINITION, ANY_ZONE], words: none },
  copyOf: { reads: () => [DEFINITION, ANY_ZONE, OWNER], words: none },
  theCopyThere: { reads: () => [DEFINITION, ANY_ZONE], words: none },
  copyOfThere: { reads: () => [DEFINITION, ANY_ZONE, OWNER], words: none },
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
