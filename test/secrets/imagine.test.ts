import { beforeAll, describe, expect, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import type { BaseState, CardId, Seat } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { imagination } from '../../runtime/match/imagine.ts'
import { type Course, carryOut, openCourse } from '../../runtime/match/course.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { playMatch } from '../kit/play-match.ts'

/** The cards in a zone that each player has one of. */
function cardsIn({ parts }: FullEngine<BaseState>, s: BaseState, zone: string, seat: Seat): readonly CardId[] {
  const base = parts.zoneBases[parts.info.zones.findIndex(({ name }) => name === zone)]
  if (base === undefined) throw new Error(`there is no zone ${zone}`)
  return s.zones[base + seat] ?? []
}

describe('Hearts, as a seat imagines it', () => {
  let hearts: FullEngine<BaseState>
  beforeAll(async () => {
    hearts = await compiledEngine('Hearts')
  })

  /** Suits that each seat has shown not to have in this deal: `seat suit`. */
  function noteVoid(s: BaseState, card: CardId, shown: Set<string>): void {
    const { led } = s as unknown as { readonly led: number }
    if (led >= 0 && suitOf(s, card) !== led) shown.add(`${s.asked} ${led}`)
  }
  const suitOf = (s: BaseState, card: CardId): number => Math.floor((s.def[card] ?? 0) / 13)
  const handOf = (s: BaseState, seat: Seat): readonly CardId[] => cardsIn(hearts, s, 'hand', seat)

  test('passed cards stay where they went, and nobody holds a suit that he has shown void', () => {
    let worlds = 0
    let moved = 0
    let held = 0
    for (let seed = 1; seed <= 6; seed++) {
      const passed = new Map<CardId, number>()
      const voids = new Set<string>()
      playMatch(
        hearts,
        { seed, picks: seed, options: {} },
        ({ course, choice, happenings, number }) => {
          const { state, memory } = course
          if (happenings.some((h) => h.kind === 'event' && hearts.info.events[h.event]?.name === 'deal')) {
            passed.clear()
            voids.clear()
          }
          const move = hearts.moveOf(state, choice)
          if (move.kind === 'choose' && state.asked === 0) passed.set(move.value, state.def[move.value] ?? -1)
          if (move.kind === 'act') noteVoid(state, move.args[0] ?? -1, voids)
          if (number % 11 !== 0) return
          const imagine = imagination(hearts.parts, state, 0, memory)
          const random = randomSource(seed, number)
          for (let i = 0; i < 10; i++) {
            const { state: other } = imagine(random)
            worlds += 1
            if ([...passed].some(([card, definition]) => other.def[card] !== definition)) moved += 1
            // The choice that is about to be made is not known yet.
            if (
              [1, 2, 3].some(
                (seat) =>
                  seat !== state.asked &&
                  handOf(other, seat).some((card) => voids.has(`${seat} ${suitOf(other, card)}`)),
              )
            )
              held += 1
          }
        },
        150,
      )
    }
    expect(worlds).toBeGreaterThan(700)
    expect({ moved, held }).toEqual({ moved: 0, held: 0 })
  })
})

test('an engine that is given a memory keeps to it, and without one goes by the position alone', async () => {
  const { engine } = await compiledSample('test/secrets/passing.rules')
  const course = openCourse(engine, { seed: 5 })
  const { state, memory } = course
  carryOut(course, engine.choices(state)[1] ?? 0)
  const [given] = cardsIn(engine, state, 'hand', 1).slice(-1)
  const meant = state.def[given ?? -1] ?? -1
  /** In how many of 60 worlds B holds that card, and in how many it is the one that lies where it lies. */
  const kept = (with_: typeof memory | undefined): readonly [number, number] => {
    const random = randomSource(3)
    const worlds = Array.from({ length: 60 }, () => engine.determinize(state, 0, random, with_))
    const holding = worlds.filter((s) => cardsIn(engine, s, 'hand', 1).some((card) => s.def[card] === meant))
    return [holding.length, worlds.filter((other) => other.def[given ?? -1] === meant).length]
  }
  expect(engine.observe(state, 1).zones['hand of B']?.[3]?.card).toBe(engine.info.cards[state.def[given ?? -1] ?? -1])
  const [held, inPlace] = kept(memory)
  expect(held).toBe(60)
  // It lies there in no order: a bot that draws from that hand draws it no more often than another.
  expect(inPlace).toBeGreaterThan(5)
  expect(inPlace).toBeLessThan(30)
  expect(kept(undefined)[0]).toBeLessThan(45)
})

describe('after a pile was shuffled into the deck', () => {
  let pickUp: FullEngine<BaseState>
  beforeAll(async () => {
    pickUp = (await compiledSample('test/secrets/pick-up.rules')).engine
  })

  const take = (course: Course, words: string): void => {
    const { state } = course
    const offered = pickUp.choices(state)
    const meant = offered.find((c) => pickUp.describe(state, c, state.asked).startsWith(words))
    carryOut(course, meant ?? offered[0] ?? 0)
  }

  test('what was seen to go in stays among its cards, and hidden hands trade with the rest of it', () => {
    const course = openCourse(pickUp, { seed: 11 })
    const { state } = course
    // Each plays one card, and then they fish until the deck has run out and the pile has become it.
    for (let i = 0; i < 6; i++) take(course, 'play')
    while (course.memory.shuffles.length < 2 && state.ask !== 0) take(course, 'fish')
    const pile = course.memory.shuffles.at(-1)
    const names = new Set(pile?.def)
    expect(pile?.cards.length).toBeGreaterThan(3)
    const imagine = imagination(pickUp.parts, state, 0, course.memory)
    const random = randomSource(1)
    const arrangements = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const { state: other } = imagine(random)
      const inside = pile?.cards.map((card) => other.def[card] ?? -1) ?? []
      expect(new Set(inside)).toEqual(names)
      arrangements.add(inside.join())
    }
    expect(arrangements.size).toBeGreaterThan(5)
  })
})
