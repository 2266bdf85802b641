import { describe, expect, test } from 'vitest'
import { engine } from '../../generated/hearts/index.ts'
import { changesBetween } from '../../runtime/match/changes.ts'
import { Match } from '../../runtime/match/match.ts'

describe('what changed between two views', () => {
  const match = Match.open(engine, { seed: 7 })
  const first = [0, 1].map((seat) => match.view(seat))
  for (const step of [0, 1, 2]) match.answer(0, step, 0)

  test('is nothing where nothing happened', () => {
    expect(changesBetween(match.view(0), match.view(0))).toEqual({ cards: [], facts: [] })
  })

  test('is the cards that went from one zone to another, and none of those beside them', () => {
    const own = changesBetween(first[0] ?? match.view(0), match.view(0))
    expect(own.facts).toEqual([])
    expect(own.cards.map(({ handle }) => handle)).toEqual(['c1', 'c2', 'c3'])
    expect(own.cards[1]).toEqual({
      handle: 'c2',
      was: { zone: 'hand', of: 'A', below: 1, card: { handle: 'c2', owner: null, card: '10♠' } },
      is: { zone: 'passed', of: 'A', below: 1, card: { handle: 'c2', owner: null, card: null, remembered: '10♠' } },
    })
  })

  test('is for another seat the same cards by their handles, of which nothing is said', () => {
    const { cards } = changesBetween(first[1] ?? match.view(1), match.view(1))
    expect(cards.map(({ handle, was, is }) => [handle, was?.card.card, is?.card.card])).toEqual(
      ['c1', 'c2', 'c3'].map((handle) => [handle, null, null]),
    )
  })

  test('is every card that is dealt anew, and every fact that says something else', () => {
    const before = match.view(0)
    while (match.view(0).facts['deal-number'] === before.facts['deal-number'])
      match.timeOut(match.asked[0] ?? -1, match.step, 'first')
    const { cards, facts } = changesBetween(before, match.view(0))
    expect(cards.filter(({ is }) => is === null)).toHaveLength(52)
    expect(cards.filter(({ was }) => was === null)).toHaveLength(52)
    expect(facts.map(({ fact }) => fact)).toContain('deal-number')
    expect(facts.find(({ fact }) => fact === 'deal-number')).toEqual({ fact: 'deal-number', was: 1, is: 2 })
  })
})
