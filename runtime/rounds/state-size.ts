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

/** Fields that belong to the one who uses a state, as what he has noted, or are other states. */
const NOT_OF_IT: ReadonlySet<string> = new Set(['shared', 'beforeLine', 'handles', 'log', 'roundLimit', 'sizeLimit'])

export const sizeOfText = (signs: number): number => ENTRY + Math.ceil(signs / SIGNS)

/** Numbers of joined texts begin here, above those of the rules. */
export const FIRST_JOINED = 2 ** 32

/** The numbers that a state comes to. */
export function sizeOfState(s: object): number {
  let size = 0
  for (const name in s) if (!NOT_OF_IT.has(name)) size += sizeOfField((s as Readonly<Record<string, unknown>>)[name])
  return size
}

/** Most are a number, or a list of them. */
const sizeOfField = (value: unknown): number =>
  isSingle(value) ? 1 : Array.isArray(value) && isOfSingles(value) ? value.length + 1 : sizeOf(value)

/** Lets go of the texts that nothing in a state names any more. */
export function forgetTexts(s: { texts?: Record<number, string> }): void {
  const { texts } = s
  if (texts === undefined || isEmpty(texts)) return
  const named = new Set<number>()
  for (const [name, value] of Object.entries(s)) if (name !== 'texts' && !NOT_OF_IT.has(name)) addNamed(value, named)
  const left = Object.entries(texts).filter(([text]) => named.has(Number(text)))
  if (left.length < Object.keys(texts).length) s.texts = Object.fromEntries(left)
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false
  return true
}

/** Numbers as large as those of texts, whatever they are, also such that something is kept of. */
function addNamed(whole: unknown, named: Set<number>): void {
  const left = [whole]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'number') {
      if (value >= FIRST_JOINED) named.add(value)
    } else if (Array.isArray(value)) {
      for (const each of value) left.push(each)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        // What is kept of two things is found by both, with a comma in between.
        for (const part of key.split(',')) left.push(Number(part))
        left.push(each)
      }
    }
  }
}

/** Not by recursion: answers that several give at the same time hang on each other. */
function sizeOf(whole: unknown): number {
  const left = [whole]
  let size = 0
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') size += sizeOfText(value.length)
    else if (typeof value !== 'object' || value === null) size += 1
    else if (!Array.isArray(value)) {
      const parts = Object.values(value)
      size += ENTRY + ENTRY * parts.length
      for (const part of parts) left.push(part)
    } else if (isOfSingles(value)) size += value.length + 1
    else {
      size += 1
      for (const each of value) left.push(each)
    }
  }
  return size
}

/** Lists are of one kind: of numbers and truths, or of what is larger. */
const isOfSingles = (list: readonly unknown[]): boolean =>
  list.length === 0 || (isSingle(list[0]) && isSingle(list.at(-1)))

const isSingle = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean'
