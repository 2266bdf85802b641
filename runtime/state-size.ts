/**
 * How large a state is, in numbers: a member of a set is one, what is kept of a pair, a number or a text is eight and
 * what it is, four signs of a text are one, and an effect that waits is a few and what it holds. A number takes about
 * eight bytes.
 */

/** Numbers that a state may come to, unless `SetupConfig.sizeLimit` says otherwise. */
export const SIZE_LIMIT = 2_000_000

/** An entry of a record, which is looked up by its key. */
export const ENTRY = 8

/** What was noted for those who listen, and each card in it. */
export const NOTE = 24

/** Signs of a text to a number. */
const SIGNS = 4

/** An effect that waits, beside what it holds. */
export const EFFECT = 64

/** Fields that belong to the one who uses a state, or are other states. */
const NOT_OF_IT: ReadonlySet<string> = new Set(['shared', 'handles', 'roundLimit', 'sizeLimit'])

export const sizeOfText = (signs: number): number => ENTRY + Math.ceil(signs / SIGNS)

/** The numbers that a state comes to. */
export function sizeOfState(s: object): number {
  let size = 0
  for (const [name, value] of Object.entries(s)) {
    if (name === 'log') size += NOTE * (Array.isArray(value) ? value.length : 0)
    else if (!NOT_OF_IT.has(name)) size += sizeOf(value)
  }
  return size
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return sizeOfText(value.length)
  if (typeof value !== 'object' || value === null) return 1
  if (Array.isArray(value)) return sizeOfList(value)
  let size = ENTRY
  for (const each of Object.values(value)) size += ENTRY + sizeOf(each)
  return size
}

/** Lists are of one kind: of numbers, or of what is larger. */
function sizeOfList(list: readonly unknown[]): number {
  if (list.length === 0 || (typeof list[0] === 'number' && typeof list.at(-1) === 'number')) return list.length + 1
  let size = 1
  for (const each of list) size += sizeOf(each)
  return size
}
