import { resolve } from 'node:path'
import type { BaseState } from '../../runtime/engine.ts'
import type { Parts } from '../../runtime/parts.ts'
import { mustBePrinted, printOn, printOnNone } from '../../runtime/queries/add-cards.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import type { CardIndex } from './card-index.ts'
import { type GameCards, readGameCards } from './game-cards.ts'
import { stated } from '../stated.ts'

/** A list that counts: its name, its day, and how many of its cards nobody knows here. */
export interface CountingList {
  readonly name: string
  readonly asOf: string | null
  readonly strangers: number
}

/**
 * Lets the lists of a game count as printed on its cards, those of the rules text and those of a database. Cards of a
 * list that neither has are passed over: nobody can bring them.
 * @throws UsageError where a list says something that no card of the game can have
 */
export function letListsCount(parts: Parts<BaseState>, lists: GameCards['lists'], index: CardIndex): CountingList[] {
  const all = Object.entries(lists)
  return all.map(([name, { printed, is, asOf, cards }], i) => {
    try {
      mustBePrinted(parts, printed)
      const together = all.filter(([, other]) => other.printed === printed)
      const isFirst = all.findIndex(([, other]) => other.printed === printed) === i
      if (isFirst && together.some(([, other]) => other.whole === true)) printOnNone(parts, printed)
      const found = cards.map((card) => index.found(card)).filter((meant) => meant.length === 1)
      for (const [card = 0] of found) printOn(parts, printed, card, is)
      return { name, asOf: asOf ?? null, strangers: cards.length - found.length }
    } catch (error) {
      if (error instanceof RangeError) throw new UsageError(stated('the list `{1}`: {2}', name, error.message))
      throw error
    }
  })
}

/** The lists of a file of one's own, in place of those of the game. */
export function listsIn(io: Io, file: string): GameCards['lists'] {
  const lists = readGameCards(resolve(io.cwd, file))?.lists
  if (lists === undefined) throw new UsageError(stated('{1} has no `lists`, or is not there', file))
  return lists
}

/** What list decks are judged by, in words. */
export function countedList({ name, asOf, strangers }: CountingList): string {
  const unknown = strangers === 0 ? '' : `; ${strangers} of its cards ${strangers === 1 ? 'is' : 'are'} not known here`
  return `by the list \`${name}\`${asOf === null ? '' : ` as of ${asOf}`}${unknown}`
}
