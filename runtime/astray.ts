import type { Astray, BaseState, CardId } from './engine.ts'

/** Columns of facts that hold cards, and whether each has an entry for every thing that it is said of. */
export type Holders = Readonly<Record<string, 'one' | 'each'>>

/**
 * After a shuffle, or a choice of chance among cards: what holds one of them has lost sight of it. What was lost before stays so as long as it is
 * held. The list is made anew each time, so that copies of a state may share it.
 */
export function loseSight(s: BaseState, cards: readonly CardId[], holders: Holders): void {
  const inside = new Set(cards)
  const before = s.astray ?? []
  const lost: Astray[] = []
  const add = (by: string, of: number | string, held: unknown): void => {
    for (const card of cardsIn(held)) {
      const gone = inside.has(card) || (before.length > 0 && isAmong(before, by, of, card))
      if (gone) lost.push({ by, of, card })
    }
  }
  for (const [by, kind] of Object.entries(holders)) {
    const column = (s as unknown as Readonly<Record<string, unknown>>)[by]
    if (kind === 'one') add(by, 0, column)
    else for (const [of, held] of Object.entries(column ?? {})) add(by, of, held)
  }
  for (const [id, effect] of s.effects.entries())
    if (effect !== null) add('effects', id, [effect.source, ...effect.captured])
  s.astray = lost
}

/** Whether what a fact or an effect holds was shuffled away since. */
export function isAstray(s: BaseState, by: string, of: number | string, card: CardId): boolean {
  return s.astray !== undefined && isAmong(s.astray, by, of, card)
}

function isAmong(list: readonly Astray[], by: string, of: number | string, card: CardId): boolean {
  return list.some((each) => each.card === card && each.by === by && String(each.of) === String(of))
}

function cardsIn(held: unknown): CardId[] {
  if (typeof held === 'number') return [held]
  return Array.isArray(held) ? held.flatMap(cardsIn) : []
}
