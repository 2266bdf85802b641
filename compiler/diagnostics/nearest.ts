import type { Sayable } from '../../grammar/saying.ts'
import { MOST_MEANT, isOneSign, nearestNames } from './nearest-names.ts'
import type { Words } from './other-words.ts'
import { whichever, worded } from './worded.ts'

interface Unknown {
  readonly unknown: string
  readonly hint?: Sayable
  readonly meant?: readonly string[]
  readonly write?: string
}

/**
 * Of a name that nothing bears, a "did you mean" hint: at most three names within 40 % of the length plus one, and
 * those that lie beside it, however they are spelled.
 */
export function nearest(unknown: string, known: Iterable<string>, beside: readonly string[] = []): Unknown {
  return oneOf(unknown, [...nearestNames(unknown, known), ...beside])
}

function oneOf(unknown: string, names: readonly string[]): Unknown {
  const found = [...new Set(names)].slice(0, MOST_MEANT)
  if (found.length === 0) return { unknown }
  return { unknown, hint: worded('did you mean {1}?', whichever(found.map((n) => `\`${n}\``))), meant: found }
}

/**
 * The same, where people have another word for what the language says, with what to write instead. A name of the game
 * that is all but the same comes first.
 */
export function meant(unknown: string, known: Iterable<string>, words: Words, beside: readonly string[] = []): Unknown {
  const said = words.get(unknown)
  if (said === undefined) return nearest(unknown, known, beside)
  const close = nearestNames(unknown, known, unknown.length <= SHORT ? 1 : 2)
  if ('word' in said) return oneOf(unknown, [...close, said.word])
  const own = oneOf(unknown, close)
  const write = said.write === undefined ? {} : { write: said.write }
  return own.hint === undefined
    ? { unknown, hint: said.hint, ...write }
    : { ...own, hint: worded('{1} Else: {2}', own.hint, said.hint), ...write }
}

/** Of so short a word a second letter that differs makes another one. */
const SHORT = 4

/** The same of a value of which these are all that there are: those of one sign lie beside each other. */
export function nearestValue(unknown: string, values: readonly string[]): Unknown {
  return nearest(unknown, values, isOneSign(unknown) ? values.filter(isOneSign) : [])
}
