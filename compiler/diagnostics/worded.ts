import { type Sayable, type Saying, type SayingPart, sayingsOf } from '../../grammar/saying.ts'
import type japanese from './findings.ja.json'

/** A sentence of a finding; each has its Japanese in `findings.ja.json`. */
export const worded = sayingsOf<typeof japanese>()

/** `a or b or c`: whichever of them. */
export const whichever = (all: readonly Sayable[]): Sayable =>
  all.reduce((some, each) => worded('{1} or {2}', some, each))

/** Sentences with commas between them; nothing of none. */
export const sideBySide = (all: readonly Sayable[]): Sayable =>
  strung(all, (some, each) => worded('{1}, {2}', some, each))

/** Sentences with semicolons between them; nothing of none. */
export const oneAfterAnother = (all: readonly Sayable[]): Sayable =>
  strung(all, (some, each) => worded('{1}; {2}', some, each))

const strung = (all: readonly Sayable[], join: (some: Sayable, each: Sayable) => Saying): Sayable =>
  all.reduce<Sayable>((some, each, i) => (i === 0 ? each : join(some, each)), '')

/** `a, b or c`: one of them, none of which is left out. */
export const oneOfThese = (all: readonly SayingPart[]): Sayable =>
  listed(all, (some, last) => worded('{1} or {2}', some, last))

/** `a, b and c`: all of them. */
export const allOfThese = (all: readonly SayingPart[]): Sayable =>
  listed(all, (some, last) => worded('{1} and {2}', some, last))

const listed = (all: readonly SayingPart[], end: (some: SayingPart, last: SayingPart) => Saying): Sayable => {
  const [first = '', ...others] = all.slice(0, -1)
  const last = all.at(-1) ?? ''
  const before = others.reduce((some, each) => worded('{1}, {2}', some, each), first)
  const said = all.length < 2 ? last : end(before, last)
  return typeof said === 'number' ? String(said) : said
}
