import { elementOf, type WordValue } from '../../runtime/queries/add-cards.ts'
import type { CardRow, CardSide, CardFileValue } from './card-row.ts'
import type { GameCards, PrintedFrom } from './game-cards.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { isNumberOfRules } from '../../runtime/rounds/rounds.ts'
import { cardPattern } from './card-pattern.ts'

type Word = string | number | boolean
type Rule = (values: CardValues) => WordValue | undefined | typeof REFUSED

/** Something that stands on a card and that the rules cannot say. */
export interface Unread {
  /** What it should have been in the rules. */
  readonly printed: string
  /** The word of the database under which it stands, and how it stands there. */
  readonly from: string
  readonly word: CardFileValue
  /** Whether the card is left out for it, and not only what it says. */
  readonly leavesOut: boolean
}

/** What a card holds by the words of the database, `name` and `names.ja` among them. */
export interface CardValues {
  readonly face: CardSide
  readonly printed: CardRow['printed']
  /** That of `face.name`. */ readonly language: string
}

const REFUSED = Symbol('refused')

/**
 * Says what is printed on a card in the words of the rules; null where it cannot be said, so that the card is left
 * out.
 */
export type ReadPrinted = (held: CardValues) => Record<string, WordValue> | null

/** What is printed on cards in the rules text, of which type it is, and the values of types. */
export interface PrintedTypes {
  readonly types: ReadonlyMap<string, string>
  readonly values: Readonly<Record<string, readonly string[]>>
  /** In which the database has names: of a name in any other it cannot say that a card has none. */
  readonly languages: ReadonlySet<string>
  /** Of what is printed what the rules reckon with on every card. */
  readonly needed?: readonly string[]
  /** Hears of what cannot be read. */
  readonly tell?: (unread: Unread) => void
}

export function printedReader(printed: GameCards['printed'], options: PrintedTypes): ReadPrinted {
  const { types, tell } = options
  const facts = [...types].map(([name, type]) => factReader(name, type, ownEntry(printed, name), options))
  return (held) => {
    const all: [string, WordValue][] = []
    let isLeftOut = false
    for (const { name, places, leavesOut, rule } of facts) {
      const value = rule(held)
      if (value === REFUSED) {
        const from = places.find((place) => heldIn(held, place) !== undefined) ?? name
        tell?.({ printed: name, from, word: heldIn(held, from) ?? '', leavesOut })
        isLeftOut ||= leavesOut
      } else if (value !== undefined) all.push([name, value])
    }
    return isLeftOut ? null : Object.fromEntries(all)
  }
}

/** One thing that is printed: where it may come from, and whether a card is left out of which it cannot be read. */
interface FactReader {
  readonly name: string
  readonly places: readonly string[]
  readonly leavesOut: boolean
  readonly rule: Rule
}

function factReader(
  name: string,
  type: string,
  said: GameCards['printed'][string] | undefined,
  { values, languages, needed = [] }: PrintedTypes,
): FactReader {
  const ofRules = values[elementOf(type)]
  const ways = [said ?? byItsName(name, type, ofRules)]
    .flat()
    .filter(({ from }) => !from.startsWith('names.') || languages.has(from.slice(6)))
  return {
    name,
    places: ways.map(({ from }) => from),
    leavesOut: said !== undefined || ofRules !== undefined || needed.includes(name),
    rule: firstOf(ways.map((each) => remembered(each, ruleOf(each, type, ofRules)))),
  }
}

/** What people write as yes, and as no. */
const YES = ['yes', 'true', true, 1, '1']
const NO = ['no', 'false', false, 0, '0']

/** Signs and blanks between several values, with or without an `and`; a value is what stands between them. */
const SEVERAL = '(?:^|[\\s,;/、|&+・]+(?:(?i:and)\\s+)?)([^\\s,;/、|&+・]+)'
const SEVERAL_TEXTS = '[^\\s,;/、]+(?: +[^\\s,;/、]+)*'

/**
 * Where a game does not say where something comes from, a database may say it by its name in the rules and in their
 * words, several of them with signs between.
 */
function byItsName(name: string, type: string, values: readonly string[] | undefined): readonly PrintedFrom[] {
  const known = type === 'truth' ? [...YES, ...NO] : values
  const words: PrintedFrom = {
    from: name,
    lower: known !== undefined,
    copies: type.startsWith('list of '),
    others: 'refuse',
    ...(known === undefined
      ? {}
      : { values: Object.fromEntries(known.map((word) => [String(word).toLowerCase(), String(word)])) }),
    ...(type === 'truth' ? { is: YES } : {}),
  }
  const element = elementOf(type)
  if (element === type) return [words]
  return [{ ...words, match: element === 'text' || element === 'definition' ? SEVERAL_TEXTS : SEVERAL }, words]
}

/** What cannot be read in one way may be in another. */
const firstOf =
  (rules: readonly Rule[]): Rule =>
  (held) => {
    let last: ReturnType<Rule>
    for (const rule of rules) {
      const value = rule(held)
      if (value !== undefined && value !== REFUSED) return value
      last ??= value
    }
    return last
  }

/** Few values stand on many cards, so that each is worked out once. */
function remembered(from: PrintedFrom, rule: Rule): Rule {
  if (from.if !== undefined) return rule
  const known = new Map<CardFileValue | undefined, ReturnType<Rule>>()
  return (held) => {
    const value = heldIn(held, from.from)
    if (typeof value === 'object' && value !== null) return rule(held)
    if (!known.has(value)) known.set(value, rule(held))
    return known.get(value)
  }
}

function ruleOf(from: PrintedFrom, type: string, values: readonly string[] | undefined): Rule {
  const words = wordReader(from)
  const meant = meaningOf(from, elementOf(type), values)
  const fits = from.if === undefined ? null : condition(from.if)
  return (held) => {
    if (fits?.(held) === false) return undefined
    const found = words(heldIn(held, from.from))
      .map(meant)
      .filter((word) => word !== undefined)
    return found.includes(REFUSED)
      ? REFUSED
      : valueOf(from, type, (from.copies === true ? found : [...new Set(found)]) as Word[])
  }
}

function condition({ from, some, none, match }: NonNullable<PrintedFrom['if']>): (held: CardValues) => boolean {
  const pattern = match === undefined ? null : cardPattern(match)
  return (held) => {
    const value = heldIn(held, from)
    if (pattern !== null) return typeof value === 'string' && pattern.test(value)
    if (value === undefined || !isWhole(value)) return false
    const bits = BigInt(value as number)
    return (some === undefined || (bits & BigInt(some)) !== 0n) && (none === undefined || (bits & BigInt(none)) === 0n)
  }
}

function valueOf(from: PrintedFrom, type: string, found: readonly Word[]): WordValue | undefined {
  if (from.is !== undefined || from.no !== undefined) {
    const counting = from.is === undefined ? found : found.filter((word) => from.is?.includes(word))
    if (counting.length === 0 && from.no !== undefined) return from.no
    if (counting.length > 0 && from.yes !== undefined) return from.yes
    if (type === 'truth') return counting.length > 0
    return type === 'number' && from.is !== undefined ? counting.length : undefined
  }
  if (/^(set|list) of /.test(type))
    return found.length === 0
      ? undefined
      : type.endsWith(' number')
        ? found.flatMap((word) => numberOf(word) ?? [])
        : found.map(String)
  if (type === 'truth') return found.length > 0
  if (type !== 'number') return found[0] === undefined ? undefined : String(found[0])
  if (from.sum !== true) return numberOf(found[0])
  const sum = found.reduce((all: number, word) => all + (numberOf(word) ?? 0), 0)
  return isNumberOfRules(sum) ? sum : undefined
}

function numberOf(word: Word | undefined): number | undefined {
  if (typeof word === 'number') return isNumberOfRules(word) ? word : undefined
  return typeof word === 'string' && /^-?\d{1,9}$/.test(word) ? Number(word) : undefined
}

/** What a word stands for in the rules; undefined for one that is left out, as it is where the rules do not have it. */
function meaningOf(
  { values, others, lower, is, yes }: PrintedFrom,
  element: string,
  ofRules: readonly string[] | undefined,
): (word: Word) => Word | undefined | typeof REFUSED {
  const known = values === undefined ? null : new Map(Object.entries(values))
  const inRules = ofRules === undefined || is !== undefined || yes !== undefined ? null : new Set<Word>(ofRules)
  const unknown = others === 'refuse' ? REFUSED : undefined
  const isOfRules = (word: Word): boolean =>
    inRules !== null ? inRules.has(word) : element !== 'number' || unknown === undefined || numberOf(word) !== undefined
  return (word) => {
    const said = lower === true && typeof word === 'string' ? word.toLowerCase() : word
    const meant = known === null ? said : (known.get(String(said)) ?? (others === 'same' ? said : unknown))
    return meant === undefined || meant === REFUSED || isOfRules(meant) ? meant : unknown
  }
}

/** The words of a value: the matches of a pattern, the bits of a number, the members of a list, or the value itself. */
function wordReader({ match, bits, mask, shift }: PrintedFrom): (value: CardFileValue | undefined) => readonly Word[] {
  const pattern = match === undefined ? null : cardPattern(match)
  const flags = bits === undefined ? null : Object.entries(bits).map(([bit, word]) => [BigInt(bit), word] as const)
  const cut = (value: CardFileValue): bigint => (BigInt(value as number) & BigInt(mask ?? -1)) >> BigInt(shift ?? 0)
  return (value) => {
    if (value === undefined || value === null) return []
    if (flags !== null)
      return isWhole(value) ? flags.flatMap(([bit, word]) => ((cut(value) & bit) === bit ? [word] : [])) : []
    if (mask !== undefined || shift !== undefined) return isWhole(value) ? [Number(cut(value))] : []
    if (pattern !== null) return typeof value === 'object' ? [] : pattern.words(String(value))
    if (Array.isArray(value))
      return value.filter((word) => word !== null && typeof word !== 'object') as readonly Word[]
    return typeof value === 'object' ? Object.keys(value) : [value as Word]
  }
}

const isWhole = (value: CardFileValue): boolean =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d{1,20}$/.test(value))

function heldIn({ face, printed, language }: CardValues, word: string): CardFileValue | undefined {
  if (word === 'name') return face.name
  if (!word.startsWith('names.')) return ownEntry(printed, word)
  const wanted = word.slice(6)
  return face.names !== undefined && Object.hasOwn(face.names, wanted)
    ? face.names[wanted]
    : wanted === language
      ? face.name
      : undefined
}
