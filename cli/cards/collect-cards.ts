import { UsageError } from '../usage-error.ts'
import type { CardRow, CardSide } from './card-row.ts'
import type { CardSource } from './game-cards.ts'
import { nameKey } from './name-key.ts'
import { stated } from '../stated.ts'

/** In cards; far more than any game has. */
export const LARGEST_DATABASE = 200_000

/**
 * Gathers the cards of files: printings of one card become one, and their names in other languages are put together.
 */
export class CollectedCards {
  private readonly rows: CardRow[] = []
  /** Where a card stands in `rows`, by its id, or without one by its name. */
  private readonly known = new Map<string, number>()
  /** Where in its file each of `rows` was first found. */
  private readonly places: string[] = []
  private readonly named = new Map<string, number>()

  get count(): number {
    return this.rows.length
  }
  get cards(): readonly CardRow[] {
    return this.rows
  }

  /**
   * @param place where in its file it stands
   * @param alike what cards with different ids and one name are; a mistake where it is left out
   */
  add(row: CardRow, place: string, alike: CardSource['alike'], refuse: (what: string) => never): void {
    const name = nameKey(row.name)
    const key = row.id === undefined ? `name ${name}` : `id ${row.id}`
    const at = this.known.get(key)
    if (at !== undefined) {
      this.join(at, row, refuse)
      return
    }
    const first = alike === 'one' ? this.named.get(name) : undefined
    if (first !== undefined) return this.addId(first, row)
    const namesake = alike === undefined ? this.named.get(name) : undefined
    if (namesake !== undefined) refuse(`there is a card \`${row.name}\` already, ${this.toldFirst(namesake)}`)
    if (this.rows.length === LARGEST_DATABASE)
      throw new UsageError(stated('more than {1} cards are of no game', LARGEST_DATABASE))
    this.named.set(name, this.rows.length)
    this.known.set(key, this.rows.length)
    this.rows.push(row)
    this.places.push(place)
  }

  private toldFirst(at: number): string {
    const id = this.rows[at]?.id
    return `in ${this.places[at] ?? ''}${id === undefined ? '' : ` with the id \`${id}\``}`
  }

  /** Adds the names of one language to the cards with the same ids, or where there are none the same names. */
  addNames(row: CardRow, language: string): boolean {
    const at = this.known.get(row.id === undefined ? `name ${nameKey(row.name)}` : `id ${row.id}`)
    const known = at === undefined ? undefined : this.rows[at]
    if (at === undefined || known === undefined) return false
    this.rows[at] = { ...known, names: { ...known.names, ...row.names, [language]: row.name } }
    return true
  }

  /** The card at a place is known by the id of another record as well. */
  private addId(at: number, { id }: CardRow): void {
    // INVARIANT: `named` holds places in `rows`.
    const known = this.rows[at] as CardRow
    if (id !== undefined) this.rows[at] = { ...known, also: [...(known.also ?? []), id] }
  }

  private join(at: number, row: CardRow, refuse: (what: string) => never): void {
    // INVARIANT: `known` holds places in `rows`.
    const known = this.rows[at] as CardRow
    if (row.id === undefined) refuse(`there is a card \`${row.name}\` already, ${this.toldFirst(at)}`)
    if (nameKey(known.name) !== nameKey(row.name))
      refuse(`the id \`${row.id}\` is that of \`${known.name}\` in ${this.places[at] ?? ''} already`)
    if (row.names === undefined && row.faces === undefined) return
    const faces = known.faces?.map((face, i) => withNames(face, row.faces?.[i]?.names))
    this.rows[at] = { ...withNames(known, row.names), ...(faces === undefined ? {} : { faces }) }
  }
}

function withNames<T extends CardSide>(face: T, names: CardSide['names']): T {
  return names === undefined ? face : { ...face, names: { ...names, ...face.names } }
}
