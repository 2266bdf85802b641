import { parseXml, type XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { DeckError } from '../../runtime/decks/read-deck.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import { headingMeant, type WrittenList } from '../../runtime/decks/written-deck.ts'

/**
 * The lists of a deck in XML: `.cod` of Cockatrice, `.o8d` of OCTGN, `.dek` of MTGO.
 * @throws DeckError where it is none of them
 */
export function xmlLists(text: string): WrittenList[] {
  const root = rootOf(text)
  const list = LISTS.get(root.name)
  if (list === undefined) throw new DeckError(`\`<${abridged(root.name)}>\` is no deck: .cod, .o8d and .dek are read`)
  return list(root)
}

/** How lists stand in the element that a program puts around a deck. */
const LISTS: ReadonlyMap<string, (root: XmlElement) => WrittenList[]> = new Map([
  [
    'cockatrice_deck',
    (root): WrittenList[] =>
      children(root, 'zone').map((zone) => ({
        heading: meant(zone.attributes['name']),
        cards: children(zone, 'card').map(({ attributes }, i) =>
          written(
            [attributes['name']],
            attributes['number'],
            `card ${i + 1} of zone ${abridged(zone.attributes['name'] ?? '')}`,
          ),
        ),
      })),
  ],
  [
    'deck',
    (root): WrittenList[] =>
      children(root, 'section').map((section) => ({
        heading: meant(section.attributes['name']),
        cards: children(section, 'card').map((card, i) =>
          written(
            [card.attributes['id'], card.text.trim()],
            card.attributes['qty'],
            `card ${i + 1} of section ${abridged(section.attributes['name'] ?? '')}`,
          ),
        ),
      })),
  ],
  [
    'Deck',
    (root): WrittenList[] =>
      ['false', 'true'].map((aside) => ({
        heading: aside === 'true' ? 'side' : 'main',
        cards: children(root, 'Cards')
          .filter(({ attributes }) => (attributes['Sideboard'] ?? 'false').toLowerCase() === aside)
          .map(({ attributes }, i) => written([attributes['Name']], attributes['Quantity'], `card ${i + 1}`)),
      })),
  ],
])

function rootOf(text: string): XmlElement {
  // A document type may define entities that grow without end, and no deck has one.
  if (/<!DOCTYPE/i.test(text)) throw new DeckError('a deck has no document type')
  try {
    const { root } = parseXml(text)
    if (root !== null) return root
  } catch (error) {
    throw new DeckError(
      `not XML: ${abridged((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '')}`,
    )
  }
  throw new DeckError('not XML: it has no element')
}

const children = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(
    (node: XmlNode): node is XmlElement => node.type === 'element' && (node as XmlElement).name === name,
  )

const meant = (name = 'main'): string => headingMeant(name) ?? name

/** A card by the names that it has there, its number first. */
function written(names: readonly (string | undefined)[], copies = '1', place: string): WrittenList['cards'][number] {
  if (!/^\d{1,9}$/.test(copies)) throw new DeckError(`${place}: \`${copies.slice(0, 40)}\` is no number of copies`)
  return { names: names.filter((name) => name !== undefined && name !== '') as string[], copies: Number(copies), place }
}
