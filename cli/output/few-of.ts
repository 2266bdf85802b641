import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'

/** So many are named in a line; JSON has all of them. */
const SHOWN = 6

/** Names in a line: all of them, or how many there are and the first. */
export const fewOf = (names: readonly string[]): Sayable => {
  const some = names.slice(0, SHOWN).join(', ')
  return names.length <= SHOWN ? some : stated('{1} cards: {2}, …', names.length, some)
}
