import { columnsOf } from './columns.ts'
import type { Astray, BaseState, CardId } from './engine.ts'

/** Columns of facts that hold cards, and whether each has an entry for every thing that it is said of. */
export type Holders = Readonly<Record<string, 'one' | 'each'>>

/**
 * After a shuffle, or a choice of chance among cards: what holds one of them has lost sight of it. What was lost before
 * stays so as long as it is held. The list is made anew when it changes, so that copies of a state may share it; mostly
 * nothing holds a card, and then nothing is made.
 */
export function loseSight(s: BaseState, cards: readonly CardId[], holders: Holders): void {
  const before = s.astray ?? []
  const columns = columnsOf<Readonly<Record<string, unknown>>>(s)
  let lost: Astray[] | null = null
  const add = (by: string, of: number | string, held: unknown): void => {
    if (typeof held === 'number') {
      if (cards.includes(held) || isAmong(before, by, of, held)) (lost ??= []).push({ by, of, card: held })
    } else if (Array.isArray(held)) for (const one of held) add(by, of, one)
  }
  for (const by in holders) {
    const column = columns[by]
    if (holders[by] === 'one') add(by, 0, column)
    else for (const of in column) add(by, of, column[of])
  }
  for (let id = 0; id < s.effects.length; id++) {
    const effect = s.effects[id]
    if (effect === null || effect === undefined) continue
    add('effects', id, effect.source)
    add('effects', id, effect.captured)
  }
  if (lost !== null || before.length > 0) s.astray = lost ?? []
}

/** Whether what a fact or an effect holds was shuffled away since. */
export function isAstray(s: BaseState, by: string, of: number | string, card: CardId): boolean {
  return s.astray !== undefined && isAmong(s.astray, by, of, card)
}

function isAmong(list: readonly Astray[], by: string, of: number | string, card: CardId): boolean {
  return list.some((each) => each.card === card && each.by === by && String(each.of) === String(of))
}
