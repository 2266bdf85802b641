import { describe, expect, test } from 'vitest'
import { engine } from '../../generated/hearts/index.ts'
import { type CardChange, changesBetween } from '../../runtime/match/changes.ts'
import { Match } from '../../runtime/match/match.ts'

describe('what changed between two views', () => {
  const match = Match.open(engine, { seed: 7 })
  const first = [0, 1, 2].map((seat) => match.view(seat))
  for (const seat of match.asked)
    for (let picks = 0; picks < 3; picks++) match.timeOut(seat, match.stepOf(seat), 'first')
  const ofA = ({ was }: CardChange): boolean => was?.of === 'A'

  test('is nothing where nothing happened', () => {
    expect(changesBetween(match.view(0), match.view(0))).toEqual({
      cards: [],
      facts: [],
    })
  })

  test('is the cards that went from one zone to another, and none of those beside them', () => {
    const own = changesBetween(first[0] ?? match.view(0), match.view(0))
    const cards = own.cards.filter(ofA)
    expect(cards.map(({ handle }) => handle)).toEqual(['c1', 'c2', 'c3'])
    expect(cards[1]).toMatchObject({
      handle: 'c2',
      was: {
        zone: 'hand',
        of: 'A',
        below: 1,
        card: { handle: 'c2', owner: null, card: '10♠' },
      },
      is: {
        zone: 'hand',
        of: 'B',
        card: { handle: 'c2', owner: null, card: null },
      },
    })
  })

  test('is for another seat as many cards, the last of those that lay there, whichever they are', () => {
    const { cards } = changesBetween(first[2] ?? match.view(2), match.view(2))
    expect(cards.filter(ofA).map(({ handle, was, is }) => [handle, was?.card.card, is?.card.card])).toEqual(
      ['c11', 'c12', 'c13'].map((handle) => [handle, null, null]),
    )
  })

  test('is every card that is dealt anew, and every fact that says something else', () => {
    const before = match.view(0)
    while (match.view(0).facts['deal-number'] === before.facts['deal-number'])
      match.timeOut(match.asked[0] ?? -1, match.stepOf(match.asked[0] ?? -1), 'first')
    const { cards, facts } = changesBetween(before, match.view(0))
    expect(cards.filter(({ is }) => is === null)).toHaveLength(52)
    expect(cards.filter(({ was }) => was === null)).toHaveLength(52)
    expect(facts.map(({ fact }) => fact)).toContain('deal-number')
    expect(facts.find(({ fact }) => fact === 'deal-number')).toEqual({
      fact: 'deal-number',
      was: 1,
      is: 2,
    })
  })
})
