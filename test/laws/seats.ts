import { expect } from 'vitest'
import { columnsOf } from '../../runtime/columns.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { playOut } from '../kit/playout.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** How a fact of the game, not of a card or player, is read; undefined where the game keeps none of that name. */
export function keptFact({ parts }: FullEngine<BaseState>, name: string): ((state: BaseState) => number) | undefined {
  const fact = parts.facts.find((each) => each.name === name && each.of === 'game')
  return fact === undefined ? undefined : (state) => Number(columnsOf(state)[fact.column])
}

/** Who has no chips left is out of the match, and the deal passes over that seat. */
function isOut({ parts }: FullEngine<BaseState>, state: BaseState, seat: number): boolean {
  const seating = parts.facts.find(({ name }) => name === 'seating')
  if (seating === undefined || parts.facts.every(({ name }) => name !== 'stack')) return false
  return !columnsOf<readonly number[]>(state)[seating.column]?.includes(seat)
}

/** The seat after one, past those who are out. */
function seatAfter(engine: FullEngine<BaseState>, state: BaseState, seat: number): number {
  for (let steps = 1; steps <= state.players; steps++) {
    const next = (seat + steps) % state.players
    if (!isOut(engine, state, next)) return next
  }
  return seat
}

export const dealsGoRound: Law = {
  says: 'whoever should deal next does: the next seat, whoever plays',
  holds({ engine }, line) {
    const dealer = keptFact(engine, 'dealer')
    const deal = keptFact(engine, 'deal-number') ?? keptFact(engine, 'round-number')
    let before: { readonly dealer: number; readonly deal: number } | null = null
    playOut(engine, line, ({ state }) => {
      if (dealer === undefined || deal === undefined) return
      const now = { dealer: dealer(state), deal: deal(state) }
      if (before !== null && now.deal !== before.deal) {
        judges()
        let expected = before.dealer
        for (let n = before.deal; n < now.deal; n++) expected = seatAfter(engine, state, expected)
        expect([now.deal, now.dealer]).toEqual([now.deal, expected])
      }
      before = now
    })
  },
}

export const sidesAgree: Law = {
  says: 'who plays together has one result at the end',
  holds({ engine }, line) {
    const end = playOut(engine, line)
    const [sides, results] = [engine.sides(end), engine.results(end)]
    if (sides === null || results === null) return
    judges()
    const bySide = new Map<string, number>()
    for (const [seat, side] of sides.entries()) {
      expect([side, results[seat]]).toEqual([side, bySide.get(side) ?? results[seat]])
      bySide.set(side, results[seat] ?? 0)
    }
    expect(engine.broken(end)).toEqual([])
  },
}
