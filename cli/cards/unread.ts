import { elementOf } from '../../runtime/queries/add-cards.ts'
import { abridged } from '../../runtime/words/abridged.ts'
import type { Unread } from './printed-of.ts'

/** What stands on cards under one word and no rules can say: on how many, and how on one of them. */
export interface UnreadOnCards {
  /** The words of the database, and what is wrong with what stands there. */
  readonly from: string
  readonly problem: string
  readonly leavesOut: boolean
  readonly count: number
  readonly example: string
  readonly card: string
}

/** Counts what cannot be read, each kind of it once. */
export class UnreadTally {
  private readonly kinds = new Map<string, UnreadOnCards>()
  private readonly types: ReadonlyMap<string, string>

  /** @param types of what is printed, by its name */
  constructor(types: ReadonlyMap<string, string>) {
    this.types = types
  }

  get all(): readonly UnreadOnCards[] {
    return [...this.kinds.values()].sort((a, b) => Number(a.leavesOut) - Number(b.leavesOut))
  }

  add(card: string, { printed, from, word, leavesOut }: Unread): void {
    const known = this.kinds.get(`${printed} ${leavesOut}`)
    const problem = this.problem(printed)
    const first = { from, problem, leavesOut, count: 0, example: shownWord(word), card: abridged(card) }
    const counted = known ?? first
    this.kinds.set(`${printed} ${leavesOut}`, { ...counted, count: counted.count + 1 })
  }

  /** Why a card is left out, in words. */
  reason({ printed, from, word }: Unread): string {
    return `its \`${abridged(from)}\` says \`${shownWord(word)}\`, ${this.problem(printed)}`
  }

  private problem(printed: string): string {
    const type = elementOf(this.types.get(printed) ?? '')
    return type === 'number'
      ? 'which is no number'
      : type === 'truth'
        ? 'which is neither yes nor no'
        : 'which the rules do not have'
  }
}

/** A line for each kind of thing that could not be read. */
export const unreadLines = (unread: readonly UnreadOnCards[]): string[] =>
  unread.map(({ from, problem, leavesOut, count, example, card }) => {
    const [one, several] = leavesOut ? ['is left out for', 'are left out for'] : ['goes without', 'go without']
    const cards = count === 1 ? `1 card ${one}` : `${count} cards ${several}`
    return `${cards} \`${abridged(from)}\`, such as ${card}: \`${example}\`, ${problem}`
  })

const shownWord = (word: Unread['word']): string => abridged(typeof word === 'string' ? word : JSON.stringify(word))
