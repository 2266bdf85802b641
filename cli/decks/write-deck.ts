import type { DeckList, GameInfo } from '../../runtime/engine.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** How other programs write decks. */
export const DECK_FORMATS = ['list', 'json', 'arena', 'mtgo', 'dec', 'ydk', 'ydke', 'cod', 'o8d', 'dek'] as const
export type DeckFormat = (typeof DECK_FORMATS)[number]

/** Those of programs that go by the English names of cards alone. */
export const BY_ENGLISH_NAMES: ReadonlySet<DeckFormat> = new Set<DeckFormat>(['arena', 'mtgo', 'dec', 'cod', 'dek'])

/** How files of each format end. */
export const DECK_ENDINGS: Readonly<Record<DeckFormat, string>> = {
  list: 'deck.txt',
  json: 'deck.json',
  arena: 'arena.txt',
  mtgo: 'mtgo.txt',
  dec: 'dec',
  ydk: 'ydk',
  ydke: 'ydke.txt',
  cod: 'cod',
  o8d: 'o8d',
  dek: 'dek',
}

/** What a deck is called outside of the rules. */
export interface WrittenAs {
  /** A card of the rules in the language that is wanted. */
  readonly nameOf: (card: string) => string
  /** By which a database knows a card; undefined where none does. */
  readonly idOf: (card: string) => string | number | undefined
  /** `main`, `side` and so on for a list of the game. */
  readonly headingOf: (list: string) => string
}

interface Line {
  readonly card: string
  readonly name: string
  readonly copies: number
}

interface List {
  readonly list: string
  readonly heading: string
  readonly lines: readonly Line[]
}

/** The text of a deck file. @throws UsageError where the format has no place for what is in the deck */
export function deckFile(info: GameInfo, deck: DeckList, format: DeckFormat, as: WrittenAs): string {
  const lists = Object.entries(deck).map(([list, entries]): List => ({
    list,
    heading: as.headingOf(list),
    lines: entries.map(({ card, copies }) => ({ card, name: as.nameOf(card), copies })),
  }))
  switch (format) {
    case 'list':
      return lists.map(({ list, lines }) => `${[`${list}:`, ...lines.map(counted)].join('\n')}\n`).join('\n')
    case 'json':
      return `${JSON.stringify({ format: 'houserules-deck/1', game: info.name, lists: deck }, null, 2)}\n`
    case 'arena':
      return headed(lists, { main: 'Deck', side: 'Sideboard', commander: 'Commander', companion: 'Companion' }, format)
    case 'mtgo':
      return headed(lists, { main: null, side: 'Sideboard' }, format)
    case 'dec':
      return inOrder(lists, ['main', 'side'], format)
        .flatMap(({ heading, lines }) => lines.map((line) => `${heading === 'side' ? 'SB: ' : ''}${counted(line)}\n`))
        .join('')
    case 'ydk':
      return numbered(lists, as, format)
        .map(({ heading, ids }) => `${[heading === 'side' ? '!side' : `#${heading}`, ...ids].join('\n')}\n`)
        .join('')
    case 'ydke':
      return `ydke://${numbered(lists, as, format)
        .map(({ ids }) => `${inBase64(ids)}!`)
        .join('')}\n`
    case 'cod':
      return xml([
        '<cockatrice_deck version="1">',
        ...inOrder(lists, ['main', 'side'], format).flatMap(({ heading, lines }) => [
          `    <zone name="${heading}">`,
          ...lines.map(({ name, copies }) => `        <card number="${copies}" name="${escaped(name)}"/>`),
          '    </zone>',
        ]),
        '</cockatrice_deck>',
      ])
    case 'o8d':
      return xml([
        '<deck>',
        ...filled(lists).flatMap(({ list, heading, lines }) => [
          `  <section name="${escaped(SECTIONS[heading] ?? list)}">`,
          ...lines.map(
            ({ card, name, copies }) =>
              `    <card qty="${copies}" id="${escaped(idOr(as, card, format))}">${escaped(name)}</card>`,
          ),
          '  </section>',
        ]),
        '</deck>',
      ])
    case 'dek':
      return xml([
        '<Deck>',
        ...inOrder(lists, ['main', 'side'], format).flatMap(({ heading, lines }) =>
          lines.map(
            ({ name, copies }) =>
              `  <Cards CatID="0" Quantity="${copies}" Sideboard="${String(heading === 'side')}" Name="${escaped(name)}"/>`,
          ),
        ),
        '</Deck>',
      ])
  }
}

const SECTIONS: Readonly<Record<string, string>> = { main: 'Main', side: 'Sideboard', extra: 'Extra' }

const counted = ({ copies, name }: Line): string => `${copies} ${name}`

const filled = (lists: readonly List[]): readonly List[] => lists.filter(({ lines }) => lines.length > 0)

const xml = (lines: readonly string[]): string => `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

/** Lists below the headings of a program, which has no others. */
function headed(lists: readonly List[], words: Readonly<Record<string, string | null>>, format: DeckFormat): string {
  return inOrder(lists, Object.keys(words), format)
    .map(({ heading, lines }) => {
      const word = words[heading] ?? null
      return `${[...(word === null ? [] : [word]), ...lines.map(counted)].join('\n')}\n`
    })
    .join('\n')
}

/** The lists that are not empty in the order of a program, which knows only these. */
function inOrder(lists: readonly List[], headings: readonly string[], format: DeckFormat): readonly List[] {
  const other = filled(lists).find(({ heading }) => !headings.includes(heading))
  if (other !== undefined)
    throw new UsageError(
      stated('a deck of the format {1} has no list `{2}`; it has {3}', format, other.list, headings.join(', ')),
    )
  return headings.flatMap((heading) => filled(lists).filter((list) => list.heading === heading))
}

/** The three lists of a deck of numbers, empty ones too. */
function numbered(
  lists: readonly List[],
  as: WrittenAs,
  format: DeckFormat,
): { readonly heading: string; readonly ids: readonly number[] }[] {
  const headings = ['main', 'extra', 'side']
  const own = inOrder(lists, headings, format)
  return headings.map((heading) => ({
    heading,
    ids: own
      .filter((list) => list.heading === heading)
      .flatMap(({ lines }) => lines)
      .flatMap(({ card, copies }) => Array<number>(copies).fill(numberOf(as, card, format))),
  }))
}

function idOr({ idOf, nameOf }: WrittenAs, card: string, format: DeckFormat): string {
  const id = idOf(card)
  if (id === undefined)
    throw new UsageError(
      stated(
        '{1} has no number here, which a deck of the format {2} needs; a database with --cards may know it',
        nameOf(card),
        format,
      ),
    )
  return String(id)
}

function numberOf(as: WrittenAs, card: string, format: DeckFormat): number {
  const id = idOr(as, card, format)
  if (!/^\d{1,10}$/.test(id) || Number(id) >= 2 ** 32)
    throw new UsageError(
      stated('{1} is known as `{2}`, and cards of the format {3} are numbers', as.nameOf(card), id, format),
    )
  return Number(id)
}

function inBase64(ids: readonly number[]): string {
  const bytes = Buffer.alloc(ids.length * 4)
  for (const [i, id] of ids.entries()) bytes.writeUInt32LE(id, i * 4)
  return bytes.toString('base64')
}
