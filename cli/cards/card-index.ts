import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import { UsageError } from '../usage-error.ts'
import { looseKey, nameKey } from './name-key.ts'

/** More than fit on a screen help nobody. */
const MOST_SHOWN = 10

/** Finds cards by any of their names, in whatever width and case they are typed. */
export class CardIndex {
  /** Most names are of one card. */
  private readonly exact = new Map<string, number | number[]>()
  private readonly left = new Map<string, string>()
  private loose: Map<string, number | number[]> | null = null
  /** A card in words, for people. */
  readonly told: (card: number) => string

  constructor(told: (card: number) => string) {
    this.told = told
  }

  /** @param key what its name is compared by. */
  add(key: string, card: number): void {
    enter(this.exact, key, card)
  }

  /** Notes a card that is known, but cannot be asked of, and why not. */
  leave(key: string, why: string): void {
    this.left.set(key, why)
  }

  /** The cards of exactly this name, read as people type. */
  called(name: string): readonly number[] {
    return listed(this.exact.get(nameKey(name)))
  }

  /** The cards of this name, or where there are none of one that differs in signs and marks alone. */
  found(name: string): readonly number[] {
    const exact = this.called(name)
    return exact.length > 0 ? exact : this.nearly(name)
  }

  /** @throws UsageError with what may have been meant, where no card or several are called so. */
  find(name: string): number {
    const found = this.look(name)
    if (typeof found === 'number') return found
    throw new UsageError(found)
  }

  /** The one card of this name, or in words why there is none. */
  look(name: string): number | string {
    const found = this.found(name)
    if (found.length === 1) return found[0] as number
    const said = `\`${abridged(name)}\``
    if (found.length > 1) {
      const some = found.slice(0, MOST_SHOWN).map(this.told).join(', ')
      return `${said} may be any of ${found.length} cards: ${some}${found.length > MOST_SHOWN ? ', …' : ''}`
    }
    const why = this.left.get(nameKey(name))
    if (why !== undefined) return `${said} is in the database and left out: ${why}`
    const near = this.near(name)
    return `no card is called ${said}${near.length === 0 ? '' : `; did you mean ${near.map((n) => `\`${n}\``).join(' or ')}?`}`
  }

  private nearly(name: string): readonly number[] {
    const key = looseKey(name)
    return key === '' ? [] : listed(this.looser().get(key))
  }

  private looser(): Map<string, number | number[]> {
    if (this.loose !== null) return this.loose
    const loose = new Map<string, number | number[]>()
    for (const [key, cards] of this.exact) for (const card of listed(cards)) enter(loose, looseKey(key), card)
    this.loose = loose
    return loose
  }

  /** Names with few letters of difference, or that hold these letters. */
  private near(name: string): readonly string[] {
    const key = nameKey(name)
    // Numbers beside each other are of different cards.
    if (/^\d+$/.test(key)) return []
    const near = nearestNames(key, this.exact.keys())
    const names =
      near.length > 0
        ? near
        : key.length < 2
          ? []
          : [...this.exact.keys()].filter((known) => known.includes(key)).slice(0, 3)
    return [...new Set(names.map((known) => this.told(listed(this.exact.get(known))[0] ?? 0)))]
  }
}

const listed = (cards: number | readonly number[] | undefined): readonly number[] =>
  cards === undefined ? [] : typeof cards === 'number' ? [cards] : cards

function enter(into: Map<string, number | number[]>, key: string, card: number): void {
  const known = into.get(key)
  if (known === undefined) into.set(key, card)
  else if (typeof known === 'number') {
    if (known !== card) into.set(key, [known, card])
  } else if (!known.includes(card)) known.push(card)
}
