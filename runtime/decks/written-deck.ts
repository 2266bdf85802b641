import { CARDS_AT_MOST } from '../kernel/kernel.ts'

/** A line of a deck file. */
export interface WrittenCard {
  /** What the card may be called, as it is written first; people write numbers, sets and places beside names. */
  readonly names: readonly string[]
  readonly copies: number
  /** Where it stands, such as `line 3`. */
  readonly place: string
}

/** Cards below one heading; `heading` is null where none was given yet. */
export interface WrittenList {
  readonly heading: string | null
  readonly cards: WrittenCard[]
}

/** The heading of what programs write beside a deck. */
export const NOT_OF_THE_DECK = 'beside'

/** What other programs call the lists of a deck, and what is meant. */
const HEADINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    main: ['deck', 'main', 'maindeck', 'main deck', 'mainboard', 'main board', 'メインデッキ'],
    side: ['sideboard', 'side board', 'side', 'side deck', 'sidedeck', 'サイドボード', 'サイドデッキ'],
    extra: ['extra', 'extra deck', 'extradeck', 'エクストラデッキ'],
    commander: ['commander', 'commanders'],
    companion: ['companion'],
    [NOT_OF_THE_DECK]: ['about', 'tokens'],
  }).flatMap(([meant, written]) => written.map((word) => [word, meant] as const)),
)

/** The list that other programs mean by a heading, such as `side` by `Sideboard:`; null for any other word. */
export const headingMeant = (word: string): string | null =>
  HEADINGS.get(word.toLowerCase().replaceAll('-', ' ')) ?? null

/** What a reader knows of the game: names that are lists, and names that are cards. */
export interface KnownNames {
  readonly isList: (name: string) => boolean
  readonly isCard: (name: string) => boolean
  /** The list that a deck may have besides the first, where there is just one. */
  readonly further: string | undefined
}

/**
 * Reads a deck as text: a line for each card, with or without the number of copies, below the names of lists. That is
 * what Arena, MTGO, MWS (`.dec`) and people write, and the numbers of `.ydk`.
 */
export function writtenLists(text: string, known: KnownNames): WrittenList[] {
  const lists: WrittenList[] = []
  const under = (heading: string | null): WrittenCard[] => {
    const found = lists.find((list) => list.heading === heading)
    if (found !== undefined) return found.cards
    const made = { heading, cards: [] }
    lists.push(made)
    return made.cards
  }
  let open: string | null = null
  let cards = 0
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const isNumbered = lines.some((line) => /^#main\s*$/.test(line))
  const aside = isNumbered || known.further === undefined ? -1 : asideFrom(lines)
  for (const [index, raw] of lines.entries()) {
    if (index === aside) open = known.further ?? null
    const line = withoutComment(raw, isNumbered, known)
    if (line === '') continue
    const heading = isNumbered ? (/^[#!](\w+)$/.exec(line)?.[1] ?? null) : headingIn(line, known)
    if (heading !== null) {
      open = headingMeant(heading) ?? heading
      if (open !== NOT_OF_THE_DECK) under(open)
    } else if (open !== NOT_OF_THE_DECK) {
      // As many already make it no deck.
      if (++cards > CARDS_AT_MOST + 1) break
      const card = cardIn(line.replace(OF_SIDE, ''), `line ${index + 1}`, known)
      under(OF_SIDE.test(line) ? 'side' : open).push(card)
    }
  }
  return lists
}

/** How MWS begins a line of the sideboard. */
const OF_SIDE = /^SB:\s*/

/**
 * The line from which on MTGO and others write the sideboard, where they have no word for it: all lines count copies, and
 * just one blank line, or several together, stands between them. -1 where it is otherwise.
 */
function asideFrom(lines: readonly string[]): number {
  const from = lines.flatMap((line, i) => (line.trim() !== '' && (lines[i - 1] ?? '').trim() === '' ? [i] : []))
  const isCounted = lines.every((line) => /^\s*(?:\d+[x×]?\s.*)?$/iu.test(line))
  return isCounted && from.length === 2 ? (from[1] ?? -1) : -1
}

/**
 * `--` begins a comment wherever it is not of a card's name, `//` and `#` at the beginning; in `.ydk` some of these are
 * headings.
 */
function withoutComment(raw: string, isNumbered: boolean, known: KnownNames): string {
  const whole = raw.trim()
  const cuts = Array.from(whole.matchAll(/(?:^|\s)--/g), ({ index }) => whole.slice(0, index).trim())
  const isKnown = (line: string): boolean => cardIn(line.replace(OF_SIDE, ''), '', known).names.some(known.isCard)
  const line = cuts.length === 0 ? whole : ([whole, ...cuts.toReversed()].find(isKnown) ?? cuts[0] ?? '')
  if (isNumbered) return /^#(?!main$|extra$)/.test(line) ? '' : line
  return /^(?:\/\/|#)/.test(line) ? '' : line
}

/** A line that names a list: with a colon behind it, a list of the game, or what other programs call one. */
function headingIn(line: string, { isList, isCard }: KnownNames): string | null {
  const [, word = ''] = /^([^:]+?)(?:\s*\(\d+\))?:$/.exec(line) ?? []
  if (word !== '') return word.trim()
  if (isList(line)) return line
  const plain = line.replace(/\s*\(\d+\)$/, '')
  return headingMeant(plain) !== null && !isCard(line) ? plain : null
}

function cardIn(line: string, place: string, { isCard }: Pick<KnownNames, 'isCard'>): WrittenCard {
  if (isCard(line)) return { names: [line], copies: 1, place }
  const [, copies, rest] = /^(\d+)(?:[x×]\s*|\s+)(.+)$/iu.exec(line) ?? []
  if (copies !== undefined && rest !== undefined) {
    const behindSign = /^[x×]\s+(.+)$/iu.exec(rest)?.[1]
    return { names: [rest, behindSign ?? rest].flatMap(spellings), copies: Number(copies), place }
  }
  const [, name, number = '1'] = /^(.+?)\s+[x×]\s*(\d+)$/iu.exec(line) ?? []
  return { names: spellings(name ?? line), copies: Number(number), place }
}

/**
 * A name as it is written, and without what stands beside it: a set, a number in it, a sign for how it is printed. Lines
 * are short, which a reader sees to: what goes back over blanks takes the square of their number.
 */
function spellings(name: string): string[] {
  const bare = name
    .replace(/\s*(?:\*[A-Z]+\*|\[[^\]]*\]|#!?\w+|\^[^^]*\^)\s*$/u, '')
    .replace(/\s*\([A-Z0-9_-]{1,6}\)(?:\s+[\w★-]+)?\s*(?:\*[A-Z]+\*)?$/u, '')
    .replace(/^\[[A-Z0-9_]{2,6}\]\s*/u, '')
  return bare === name || bare === '' ? [name] : [name, bare]
}

/** Reads a link `ydke://`: three lists of numbers, four bytes each, the lowest first, in base64. */
export function linkedLists(link: string): WrittenList[] | null {
  const parts = /^ydke:\/\/([\w+/=-]*)!([\w+/=-]*)!([\w+/=-]*)!?$/.exec(link.trim())?.slice(1)
  if (parts === undefined) return null
  const numbers = parts.map(numbersIn)
  if (numbers.some((list) => list === null)) return null
  return ['main', 'extra', 'side'].map((heading, i) => ({
    heading,
    cards: (numbers[i] ?? []).map((id, at) => ({
      names: [String(id)],
      copies: 1,
      place: `card ${at + 1} of ${heading}`,
    })),
  }))
}

function numbersIn(base64: string): number[] | null {
  const bytes = bytesIn(base64.replaceAll('-', '+').replaceAll('_', '/'))
  if (bytes === null || bytes.length % 4 !== 0) return null
  const view = new DataView(bytes.buffer)
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true))
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
