import { expect, expectTypeOf, test } from 'vitest'
import { type CardName as HeartsCard, engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing, type CardName } from '../../generated/trump-king/index.ts'
import type { Engine, Handle } from '../../runtime/engine.ts'
import type { AnyGame, GameTypes, TypesOf } from '../../runtime/match/game-types.ts'
import { Match } from '../../runtime/match/match.ts'

test('the engine of a game carries the types of its views and moves', () => {
  const match = Match.open(hearts, { seed: 7 })
  const view = match.view(0)
  expectTypeOf(view.seat).toEqualTypeOf<'A' | 'B' | 'C' | 'D'>()
  expectTypeOf(view.facts.total[view.seat]).toEqualTypeOf<number>()
  expectTypeOf(view.facts.led).toEqualTypeOf<'♣' | '♦' | '♠' | '♥' | null>()
  expectTypeOf(view.facts.winning).toEqualTypeOf<Handle | null>()
  expectTypeOf<NonNullable<(typeof view.zones.hand.A)[number]['card']>>().toEqualTypeOf<HeartsCard>()
  const [first] = view.decision?.choices ?? []
  expect(view.zones.hand[view.seat].map(({ handle }) => handle)).toContain(first?.cards[0])
  if (first?.move.move === 'answer' && first.move.at === 'passing')
    expectTypeOf(first.move.value).toEqualTypeOf<Handle | null>()
  if (first?.move.move === 'play') expectTypeOf(first.move.by).toEqualTypeOf<'A' | 'B' | 'C' | 'D'>()
  // @ts-expect-error -- no zone is called so
  expect(view.zones.hnad).toBeUndefined()
  // @ts-expect-error -- nor a move
  expect(match.answer(0, 0, { move: 'pley', c: 'c1', by: 'A' })).toMatchObject({
    kind: 'no-such-move',
  })
})

test('facts of cards are those of the game', () => {
  const view = Match.open(trumpKing, { seed: 1 }).view(1)
  const [card] = view.zones.hand.B
  expectTypeOf<NonNullable<NonNullable<typeof card>['card']>>().toEqualTypeOf<CardName>()
  expect(card?.card).toBeTypeOf('string')
})

test('what is seen of a game that is only known at run time has the types of any game', () => {
  const match = Match.open(trumpKing as unknown as Engine, { seed: 1 })
  const [place] = Object.keys(match.view(0).zones)
  expectTypeOf(match.view(0).facts).toBeObject()
  expect(place).toBeTypeOf('string')
})

test('a game in which nothing lies anywhere has types of its own all the same', () => {
  interface Bidding extends GameTypes {
    readonly facts: { readonly coins: number }
    readonly move: { readonly move: 'answer'; readonly at: 'bid'; readonly value: number | null }
  }
  expectTypeOf<TypesOf<Bidding>>().toEqualTypeOf<Bidding>()
  expectTypeOf<TypesOf<GameTypes>>().toEqualTypeOf<AnyGame>()
  expect(Match.open(hearts, { seed: 7 }).view(0).facts.total).toEqual({ A: 0, B: 0, C: 0, D: 0 })
})

test('a match is opened with the options that the game has', () => {
  expect(Match.open(trumpKing, { seed: 1, options: { 'hand-limit': '6' } }).seats).toBe(2)
  // @ts-expect-error -- no such value
  expect(() => Match.open(trumpKing, { seed: 1, options: { 'hand-limit': 'many' } })).toThrow(/hand-limit/)
})
