import { expect, test } from 'vitest'
import { unformattedGame } from '../kit/unformatted-game.ts'

// In which zones an exception may open a card to others than the rest: all cards of any other zone are looked at as one.

const GAME = [
  'game Looking for 2 players "who sees what"',
  'printed rank of card: number',
  'card each number n in 1..4 named n',
  '  rank = n',
  'zone deck seen by nobody',
  'zone hand of player p seen by p',
  'zone row of player p seen by everyone',
  'card c in row is covered starts no',
  'card c is odd if c in hand and rank of c = 1 or c in row and rank of c = 3',
  'card c is low if rank of c = 2',
  'to match',
  '  finish',
]

async function openByCard(...lines: readonly string[]): Promise<string> {
  const text = [...GAME, ...lines].join('\n')
  const engine = await unformattedGame('looking.rules', { read: () => text, find: () => null })
  if (engine === null) throw new Error(`${text} does not compile`)
  return `${lines.join(' / ')} | ${engine.parts.openByCard?.join(', ') ?? 'none'}`
}

test('the zones that an exception speaks of, be it by an adjective, and all where it speaks of none', async () => {
  expect([
    await openByCard(),
    await openByCard('except viewers of card c = players if c in hand and c is low'),
    await openByCard('except viewers of covered c = ()'),
    await openByCard('except viewers of odd c = players'),
    await openByCard('except viewers of low c = players'),
    await openByCard(
      'except viewers of card c += first of players if c in deck',
      'except viewers of covered c -= players',
    ),
    await openByCard('to peek by player p', '  during match', '    except viewers of card c = p if c in deck'),
  ]).toMatchInlineSnapshot(`
    [
      " | none",
      "except viewers of card c = players if c in hand and c is low | hand",
      "except viewers of covered c = () | row",
      "except viewers of odd c = players | hand, row",
      "except viewers of low c = players | deck, hand, row",
      "except viewers of card c += first of players if c in deck / except viewers of covered c -= players | deck, row",
      "to peek by player p /   during match /     except viewers of card c = p if c in deck | deck, hand, row",
    ]
  `)
})
