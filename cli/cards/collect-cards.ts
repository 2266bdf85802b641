import { UsageError } from '../usage-error.ts'
import type { CardRow, CardSide } from './card-row.ts'
import type { CardSource } from './game-cards.ts'
import { nameKey } from './name-key.ts'

/** Far more cards than any game has. */
const MOST_CARDS = 200_000

/**
 * Gathers the cards of files: printings of one card become one, and their names in other languages are put together.
 */
export class CollectedCards {
  private readonly rows: CardRow[] = []
  /** Where a card stands in `rows`, by its id, or without one by its name. */
  private readonly known = new Map<string, number>()
  private readonly named = new Map<string, string>()

  get count(): number {
    return this.rows.length
  }
  get cards(): readonly CardRow[] {
    return this.rows
  }

  /** @param alike what cards with different ids and one name are; a mistake where it is left out. */
  add(row: CardRow, alike: CardSource['alike'], refuse: (what: string) => never): void {
    const name = nameKey(row.name)
    const key = row.id === undefined ? `name ${name}` : `id ${row.id}`
    const at = this.known.get(key)
    if (at !== undefined) {
      this.join(at, row, refuse)
      return
    }
    if (alike === 'one' && this.named.has(name)) return
    if (alike === undefined && this.named.has(name))
      refuse(`there is a card \`${row.name}\` already: ${this.named.get(name)}`)
    if (this.rows.length === MOST_CARDS) throw new UsageError(`more than ${MOST_CARDS} cards are of no game`)
    this.named.set(name, row.id === undefined ? `number ${this.rows.length + 1}` : String(row.id))
    this.known.set(key, this.rows.length)
    this.rows.push(row)
  }

  /** Adds the names of one language to the cards with the same ids, or where there are none the same names. */
  addNames(row: CardRow, language: string): boolean {
    const at = this.known.get(row.id === undefined ? `name ${nameKey(row.name)}` : `id ${row.id}`)
    const known = at === undefined ? undefined : this.rows[at]
    if (at === undefined || known === undefined) return false
    this.rows[at] = { ...known, names: { ...known.names, ...row.names, [language]: row.name } }
    return true
  }

  private join(at: number, row: CardRow, refuse: (what: string) => never): void {
    // INVARIANT: `known` holds places in `rows`.
    const known = this.rows[at] as CardRow
    if (row.id === undefined) refuse(`there is a card \`${row.name}\` already`)
    if (nameKey(known.name) !== nameKey(row.name)) refuse(`${row.id} is \`${known.name}\` already`)
    if (row.names === undefined && row.faces === undefined) return
    const faces = known.faces?.map((face, i) => withNames(face, row.faces?.[i]?.names))
    this.rows[at] = { ...withNames(known, row.names), ...(faces === undefined ? {} : { faces }) }
  }
}

function withNames<T extends CardSide>(face: T, names: CardSide['names']): T {
  return names === undefined ? face : { ...face, names: { ...names, ...face.names } }
}
