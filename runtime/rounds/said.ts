import { RulesLimitError } from './rules-limit-error.ts'

/** Signs that a view, a log or a save may come to, unless the host of a match says otherwise. */
export const SIGN_LIMIT = 10_000_000

/** A number with what stands around it, and a pair of two. */
const SIGNS_OF_NUMBER = 8
const SIGNS_OF_PAIR = 40

interface Saying {
  readonly what: string
  readonly most: number
  signs: number
}

let now: Saying | null = null

/**
 * Says something to somebody, counting what can be long in it, before it is a text: one text of the rules can stand in
 * very many places.
 * @throws RulesLimitError where it comes to more than so many signs
 */
export function saying<T>(what: string, most: number, work: () => T): T {
  const outside = now
  now = { what, most, signs: 0 }
  try {
    return work()
  } finally {
    now = outside
  }
}

/** So many signs are said. @throws RulesLimitError */
export function says(signs: number): void {
  if (now === null) return
  now.signs += signs
  const { what, most } = now
  if (now.signs > most)
    throw new RulesLimitError(
      `${what} comes to more than ${most.toLocaleString('en-US')} signs; let less be kept, or be kept in fewer places`,
    )
}

export const saysNumbers = (numbers: number): void => says(SIGNS_OF_NUMBER * numbers)

export const saysPairs = (pairs: number): void => says(SIGNS_OF_PAIR * pairs)
