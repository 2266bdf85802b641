import { expect, test } from 'vitest'
import { playable } from '../../library/compiler.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { Course } from '../../studio/play/course.ts'
import { landingsOf } from '../../studio/play/landings.ts'

/** A card goes to the left where the next card of the deck is low, else to the right. */
const GAME = `game Sides for 1 players
printed worth of card: number
card low
  worth = 1
card high
  worth = 9
card mine
  worth = 5
zone deck seen by nobody
zone hand of player p seen by p
zone left seen by everyone
zone right seen by everyone
to match
  create low to deck
  create high to deck
  shuffle deck
  each player p
    create mine to hand of p
    p must act
  finish
to lay card c by player p
  if some card d in top of (deck, 1) where worth of d < 3
    move c to left
  else
    move c to right
any: player p may lay card c in hand of p at match
`

test('where a card may be laid tells nothing of cards that nobody sees', async () => {
  const { engine, findings } = await playable('sides.rules', { 'sides.rules': GAME })
  if (engine === null) throw new Error(JSON.stringify(findings))
  const full = engine as FullEngine<BaseState>
  const deck = full.parts.zoneBases[full.info.zones.findIndex(({ name }) => name === 'deck')] ?? 0
  const told: Record<string, Set<string>> = { low: new Set(), high: new Set() }
  for (let seed = 1; seed <= 60; seed += 1) {
    const course = new Course(full, full.setup({ seed, players: 1, options: {}, log: true }))
    const top = course.state.zones[deck]?.at(-1) ?? 0
    const [landing] = landingsOf(course, 0, 2, randomSource(seed, 7))
    told[full.info.cards[course.state.def[top] ?? 0] ?? '']?.add((landing?.zones ?? []).toSorted().join())
  }
  // Whatever lies there, every guess is made.
  expect(told['low']).toEqual(new Set(['left', 'left,right', 'right']))
  expect(told['high']).toEqual(told['low'])
})
