import type { Sentence, Thing } from './subjects.ts'
import { printTerm } from './terms/term.ts'

export interface Pairing<T> {
  readonly pairs: readonly (readonly [T, T])[]
  readonly removed: readonly T[]
  readonly added: readonly T[]
}

const SAYINGS = new WeakMap<Thing['facets'], string>()

/** Everything that a thing or sentence says, as one line. */
export function saying({ facets }: { readonly facets: Thing['facets'] }): string {
  const known = SAYINGS.get(facets)
  if (known !== undefined) return known
  const text = Object.entries(facets)
    .map(([name, facet]) => `${name}: ${facet === null ? '-' : printTerm(facet)}`)
    .sort()
    .join('; ')
  SAYINGS.set(facets, text)
  return text
}

export function pairByName<T extends { readonly kind: string; readonly key: string }>(
  old: readonly T[],
  next: readonly T[],
): Pairing<T> {
  const named = new Map(next.map((each) => [`${each.kind} ${each.key}`, each]))
  const pairs: [T, T][] = []
  const removed: T[] = []
  for (const was of old) {
    const name = `${was.kind} ${was.key}`
    const is = named.get(name)
    if (is === undefined) removed.push(was)
    else pairs.push([was, is])
    named.delete(name)
  }
  return { pairs, removed, added: [...named.values()] }
}

/**
 * Sentences have no names of their own, as numbers in `cannot-play-2` shift with every line: they are the same when
 * they say the same, when they bear the same label, and otherwise when they speak of one thing, much alike or by the
 * same clause.
 */
export function pairSentences(old: readonly Sentence[], next: readonly Sentence[]): Pairing<Sentence> {
  const pool = new Pool(old, next)
  pool.match((s) => `${s.kind} ${s.name} ${saying(s)}`)
  pool.match((s) => `${s.kind} ${saying(s)}`)
  pool.match((s) => (s.entry.decl.label === null ? null : `${s.kind} ${s.entry.decl.label.text}`))
  pool.matchAlike(likeness, saying)
  return pool
}

/** How much of two sentences has to be the same for one to be taken for the other. */
const ALIKE = 0.45
/** With the same clause or the same name, so much is enough. */
const ALIKE_BY_CLAUSE = 0.2

/** What two versions have, of which more and more is paired. */
export class Pool<T> implements Pairing<T> {
  readonly pairs: (readonly [T, T])[] = []
  removed: T[]
  added: T[]

  constructor(old: readonly T[], next: readonly T[]) {
    this.removed = [...old]
    this.added = [...next]
  }

  /** Pairs those of one key, in their order. */
  match(key: (of: T) => string | null): void {
    const waiting = new Map<string, T[]>()
    for (const is of this.added) {
      const name = key(is)
      if (name !== null) waiting.set(name, [...(waiting.get(name) ?? []), is])
    }
    for (const was of this.removed) {
      const is = waiting.get(key(was) ?? '')?.shift()
      if (is !== undefined) this.pairs.push([was, is])
    }
    this.leaveOutPaired()
  }

  /** Pairs what is most alike first, and of what is as much alike what says the least in the order of signs. */
  matchAlike(likeness: (was: T, is: T) => number | null, saying: (of: T) => string): void {
    const candidates = this.removed.flatMap((was) =>
      this.added.flatMap((is) => {
        const score = likeness(was, is)
        return score === null ? [] : [{ was, is, score, order: [saying(was), saying(is)].sort().join('\n') }]
      }),
    )
    candidates.sort((a, b) => b.score - a.score || (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    const taken = new Set<T>()
    for (const { was, is } of candidates) {
      if (taken.has(was) || taken.has(is)) continue
      taken.add(was).add(is)
      this.pairs.push([was, is])
    }
    this.leaveOutPaired()
  }

  private leaveOutPaired(): void {
    const paired = new Set(this.pairs.flat())
    this.removed = this.removed.filter((each) => !paired.has(each))
    this.added = this.added.filter((each) => !paired.has(each))
  }
}

/** From 0 to 1 and more; null for those that cannot be versions of one sentence. */
function likeness(was: Sentence, is: Sentence): number | null {
  if (was.kind !== is.kind || was.about !== is.about) return null
  const clause = was.entry.decl.cites.some((c) => is.entry.decl.cites.some((d) => c.text === d.text))
  const named = was.name === is.name
  const words = commonShare(wordsOf(was), wordsOf(is))
  if (words < (clause || named ? ALIKE_BY_CLAUSE : ALIKE)) return null
  return words + (clause ? 0.25 : 0) + (named ? 0.1 : 0)
}

const WORDS = new WeakMap<Sentence, ReadonlyMap<string, number>>()

function wordsOf(sentence: Sentence): ReadonlyMap<string, number> {
  const known = WORDS.get(sentence) ?? countedWords(saying(sentence))
  WORDS.set(sentence, known)
  return known
}

/** How often each word stands in a text. */
export function countedWords(text: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const word of text.split(/[\s()]+/)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** Twice the words in common over all words. */
export function commonShare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = (words: ReadonlyMap<string, number>): number => [...words.values()].reduce((sum, n) => sum + n, 0)
  let common = 0
  for (const [word, n] of a) common += Math.min(n, b.get(word) ?? 0)
  return (2 * common) / (size(a) + size(b))
}
