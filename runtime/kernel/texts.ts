import type { TextState } from '../engine.ts'
import { adds, makes } from '../rounds/room.ts'
import { TooManyRounds } from '../rounds/rounds.ts'
import { says } from '../rounds/said.ts'
import { ENTRY, FIRST_JOINED, sizeOfText } from '../rounds/state-size.ts'

/** A text that is not in the rules: short ones and lists in one piece, a long one with something behind it as two. */
type Joined = { readonly flat: string } | { readonly left: number; readonly right: number; readonly depth: number }

interface Fingerprint {
  readonly a: number
  readonly b: number
  readonly length: number
  /** Whether it begins with a sign that may come to one with what stands before it. */
  readonly leans: boolean
}

/** Marks, vowels and ends of syllables: what comes to one with the letter before it, or changes places with a mark. */
const LEANING = /^[\p{M}\u1161-\u1175\u11a8-\u11c2\u{16d67}]/u

/** From this length on a text is joined to another without being copied, and what it contains is remembered. */
const LONG = 512

/** How long a text may become; the names of all cards there are come to a fraction of it. */
const MOST_SIGNS = 10_000_000

/** How many texts in two pieces stand in each other: from there on it is copied into one, so that none is too deep. */
const DEEPEST = 256

/** What joined texts may come to, in numbers, before those are let go that no state may have. */
const MOST_JOINED = 4_000_000

/** How many answers about one long text are remembered. */
const MOST_ANSWERS = 4096

/** Primes below 2^26, so that products are exact; together they make the number of a joined text. */
const PRIMES = [67108859, 67108837] as const
const BASES = [1000003, 2750159] as const

/** How often joined texts were let go: who holds one outside of a state does not find it again after the next time. */
export let textsLetGo = 0

/**
 * Texts as numbers. Those of the rules are counted; the number of a joined one follows from its content, so that equal
 * texts
 * have equal numbers in every process, and a state that keeps one needs to bring along only its content.
 */
export class Texts {
  private readonly words: readonly string[]
  private readonly forms: readonly string[]
  /** Words from outside of the rules, which what was added to an engine goes on naming. */
  private readonly brought = new Map<number, string>()
  private readonly joinedTexts = new Map<number, Joined>()
  /** What the joined ones come to. */
  private size = 0
  private readonly fingerprints = new Map<number, Fingerprint>()
  private readonly inRules = new Map<number, number>()
  private readonly answers = new Map<number, Map<number, boolean>>()
  /** How many signs long ones have. */
  private readonly lengths = new Map<number, number>()

  constructor(words: readonly string[]) {
    this.words = words
    this.forms = words.map((word) => word.normalize('NFKC'))
    for (const [i, form] of this.forms.entries()) {
      const print = fingerprintOf(form)
      this.fingerprints.set(i, print)
      this.inRules.set(numberOf(print), i)
    }
  }

  /** The number of words that come from outside of the rules, such as a name in a card database. */
  number(word: string): number {
    const form = word.normalize('NFKC')
    const print = fingerprintOf(form)
    const id = this.inRules.get(numberOf(print)) ?? numberOf(print)
    if (id >= FIRST_JOINED) this.brought.set(id, form)
    return id
  }

  /**
   * Lets go of joined texts where they are many: states bring along what they keep. Called between two answers, when
   * nothing else holds one.
   */
  tidy(): void {
    if (this.size <= MOST_JOINED) return
    textsLetGo += 1
    this.joinedTexts.clear()
    this.answers.clear()
    this.lengths.clear()
    for (const id of this.fingerprints.keys()) if (id >= FIRST_JOINED) this.fingerprints.delete(id)
    this.size = 0
  }

  /**
   * The texts one after the other, nothing in between; what is none adds nothing. `loop` numbers the place where a text
   * may grow on and on.
   * @throws TooManyRounds where it becomes too long there
   */
  join(all: readonly number[], s: TextState, loop?: number): number {
    const parts = all.filter((part) => part >= 0)
    if (parts.length === 1) return parts[0] as number
    const prints = parts.map((part) => this.fingerprint(part, s))
    const whole = prints.some(({ leans }, i) => i > 0 && leans) ? this.inOne(parts, s).normalize('NFKC') : null
    const print = whole === null ? inARow(prints) : fingerprintOf(whole)
    if (loop !== undefined && print.length > MOST_SIGNS)
      throw new TooManyRounds({ kind: 'size', loop, most: MOST_SIGNS })
    const id = this.inRules.get(numberOf(print)) ?? numberOf(print)
    if (id < FIRST_JOINED || this.joinedTexts.has(id)) return id
    this.fingerprints.set(id, print)
    const [left, right] = parts
    const apart =
      whole === null &&
      parts.length === 2 &&
      left !== undefined &&
      right !== undefined &&
      prints.some((p) => p.length >= LONG)
    const depth = apart ? 1 + Math.max(this.depth(left), this.depth(right)) : 0
    const inTwo = apart && depth <= DEEPEST
    const size = inTwo ? 4 * ENTRY : 4 * ENTRY + sizeOfText(print.length)
    makes(size, loop ?? null)
    this.size += size
    this.joinedTexts.set(id, inTwo ? { left, right, depth } : { flat: whole ?? this.inOne(parts, s) })
    return id
  }

  private inOne(parts: readonly number[], s: TextState): string {
    return parts.map((part) => this.content(part, s)).join('')
  }

  private depth(text: number): number {
    const joined = this.joinedTexts.get(text)
    return joined !== undefined && 'depth' in joined ? joined.depth : 0
  }

  /** Whether the first text contains the second. */
  contains(text: number, part: number, s: TextState): boolean {
    if (text < 0 || part < 0) return false
    if (text === part) return true
    if (this.fingerprint(text, s).length < LONG) return this.content(text, s).includes(this.content(part, s))
    const joined = this.joinedTexts.get(text)
    if (joined !== undefined && 'left' in joined)
      return this.contains(joined.left, part, s) || this.contains(joined.right, part, s) || this.seam(joined, part, s)
    return this.remembered(text, part, s)
  }

  /** How many signs it has. */
  length(text: number, s: TextState): number {
    if (text < 0) return 0
    const known = this.lengths.get(text)
    if (known !== undefined) return known
    let signs = 0
    for (const _ of this.content(text, s)) signs += 1
    if (signs >= LONG) this.lengths.set(text, signs)
    return signs
  }

  /** Puts the content of a joined text into the state that is going to keep its number. */
  keep(text: number, s: TextState): number {
    if (text < FIRST_JOINED || s.texts === undefined || s.texts[text] !== undefined) return text
    const content = this.content(text, s)
    s.texts[text] = content
    adds(ENTRY + sizeOfText(content.length), null)
    return text
  }

  keepAll(texts: readonly number[], s: TextState): readonly number[] {
    for (const text of texts) this.keep(text, s)
    return texts
  }

  /** The texts of the rules, by number. */
  get ofRules(): readonly string[] {
    return this.words
  }

  /** Whether it stands in the rules; only such a text can be named by a move. */
  isOfRules(text: number): boolean {
    return text < this.words.length
  }

  /** The text as it is written. */
  word(text: number, s: TextState): string {
    const word = this.words[text] ?? this.content(text, s)
    says(word.length)
    return word
  }

  private content(text: number, s: TextState): string {
    const form = this.forms[text]
    if (form !== undefined) return form
    const kept = s.texts?.[text] ?? this.brought.get(text)
    if (kept !== undefined) return kept
    const joined = this.joinedTexts.get(text)
    if (joined === undefined) throw new RangeError(`the state has a text ${text} that it does not bring along`)
    return 'flat' in joined ? joined.flat : this.content(joined.left, s) + this.content(joined.right, s)
  }

  private fingerprint(text: number, s: TextState): Fingerprint {
    const known = this.fingerprints.get(text)
    if (known !== undefined) return known
    const print = fingerprintOf(this.content(text, s))
    this.fingerprints.set(text, print)
    return print
  }

  private remembered(text: number, part: number, s: TextState): boolean {
    const answers = this.answers.get(text) ?? new Map<number, boolean>()
    const known = answers.get(part)
    if (known !== undefined) return known
    if (answers.size >= MOST_ANSWERS) answers.clear()
    const answer = this.content(text, s).includes(this.content(part, s))
    answers.set(part, answer)
    this.answers.set(text, answers)
    return answer
  }

  /** Whether the part stands across the place where two texts meet. */
  private seam(
    { left, right }: { readonly left: number; readonly right: number },
    part: number,
    s: TextState,
  ): boolean {
    const needle = this.content(part, s)
    const most = needle.length - 1
    return most > 0 && (this.end(left, most, s) + this.beginning(right, most, s)).includes(needle)
  }

  private end(text: number, most: number, s: TextState): string {
    const joined = this.joinedTexts.get(text)
    if (joined === undefined || 'flat' in joined) return this.content(text, s).slice(-most)
    const right = this.end(joined.right, most, s)
    return right.length < most ? this.end(joined.left, most - right.length, s) + right : right
  }

  private beginning(text: number, most: number, s: TextState): string {
    const joined = this.joinedTexts.get(text)
    if (joined === undefined || 'flat' in joined) return this.content(text, s).slice(0, most)
    const left = this.beginning(joined.left, most, s)
    return left.length < most ? left + this.beginning(joined.right, most - left.length, s) : left
  }
}

function fingerprintOf(text: string): Fingerprint {
  let a = 0
  let b = 0
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i) + 1
    a = (a * BASES[0] + sign) % PRIMES[0]
    b = (b * BASES[1] + sign) % PRIMES[1]
  }
  return { a, b, length: text.length, leans: LEANING.test(text) }
}

/** The fingerprint of texts in a row, without looking at them. */
function inARow(prints: readonly Fingerprint[]): Fingerprint {
  let [a, b, length] = [0, 0, 0]
  for (const print of prints) {
    a = (a * power(0, print.length) + print.a) % PRIMES[0]
    b = (b * power(1, print.length) + print.b) % PRIMES[1]
    length += print.length
  }
  return { a, b, length, leans: prints.find((print) => print.length > 0)?.leans ?? false }
}

/** Small powers of each base, so far as they were asked for: most texts that are joined are names. */
const POWERS: readonly [number[], number[]] = [[1], [1]]

function power(of: 0 | 1, exponent: number): number {
  const [base, prime, known] = [BASES[of], PRIMES[of], POWERS[of]]
  while (known.length <= exponent && known.length < LONG) known.push(((known.at(-1) as number) * base) % prime)
  const small = known[exponent]
  if (small !== undefined) return small
  const half = power(of, Math.floor(exponent / 2))
  const even = (half * half) % prime
  return exponent % 2 === 0 ? even : (even * base) % prime
}

function numberOf({ a, b }: Fingerprint): number {
  return FIRST_JOINED + a * 2 ** 26 + b
}
