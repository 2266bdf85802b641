import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const game = (zone: string, lines: string): string => `game Pairs for 2 players
card Ace
zone deck of player p seen by nobody
zone pile seen by everyone
keeper: player starts first of players
to match
  each definition d
    create d to ${zone}
  each card c
    take c
  finish
to take card c
  shuffle pile
  ${lines}
`

function found(zone: string, lines: string): string[] {
  return checkGame('pairs.rules', { read: () => game(zone, lines), find: () => null })
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => `${d.code} ${d.primary.text}`)
}

describe.each(['owner', 'holder'])('the %s of a card', (word) => {
  test('may be none where cards are created for nobody', () => {
    expect(found('pile', `keeper becomes ${word} of c`)).toEqual(['HR0202 a player is needed, and this may be none'])
    expect(found('pile', `keeper becomes (${word} of c or first of players)`)).toEqual([])
    expect(found('pile', `if ${word} of c is none\n    keeper becomes last of players`)).toEqual([])
  })

  test('is always there where every card is created for somebody', () => {
    expect(found('deck of first of players', `keeper becomes ${word} of c`)).toEqual([])
    expect(found('deck of first of players', `if ${word} of c is none\n    shuffle pile`)).toEqual([
      'HR0502 a player is always there',
    ])
  })
})

test('a card of nobody moves to no zone of a player', () => {
  expect(found('pile', 'move c to deck of owner of c')).toEqual([])
})
