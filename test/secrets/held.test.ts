import { beforeAll, describe, expect, test } from 'vitest'
import { choicesInWords } from '../../runtime/words/choices-in-words.ts'
import type { BaseState, Choice } from '../../runtime/engine.ts'
import { actionSpace } from '../../runtime/env/action-space.ts'
import { idsAt, pathsOf } from '../../runtime/env/offered.ts'
import { type Course, openCourse } from '../../runtime/match/course.ts'
import { choiceViews } from '../../runtime/match/moves.ts'
import { takeAnswer } from '../../runtime/match/take-answer.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

let ballots: FullEngine<BaseState>
beforeAll(async () => {
  ballots = (await compiledSample('test/secrets/ballots.rules')).engine
})

/** Answers for whoever is asked, by what is offered in the words of those who see everything. */
function does(course: Course, words: string): void {
  const { engine, state } = course
  const choice = engine.choices(state).find((each) => engine.describe(state, each) === words)
  takeAnswer(course, state.asked, choice ?? expect.fail(`${words} is not offered`))
}

const toldTogether = (course: Course, seat: number): string =>
  JSON.stringify([toldTo(course, seat, 0), viewOf(course, seat)])

describe('a card that is chosen out of what all have in the same order', () => {
  test('is a card to others, whichever it is and wherever it lay', () => {
    const records = ['ballot1', 'ballot3', 'ballot5'].map((card) => {
      const course = openCourse(ballots, { seed: 1 })
      does(course, card)
      does(course, 'yes')
      return [1, 2].map((seat) => toldTogether(course, seat))
    })
    expect(records[1]).toEqual(records[0])
    expect(records[2]).toEqual(records[0])
    const course = openCourse(ballots, { seed: 1 })
    does(course, 'ballot3')
    does(course, 'yes')
    expect(toldTo(course, 1, 0).flatMap(({ lines }) => lines)).toContain('A: a card of ballots of A')
  })

  test('is meant by a fact as a card, with no handle that says which', () => {
    const course = openCourse(ballots, { seed: 1 })
    does(course, 'ballot3')
    expect([0, 1].map((seat) => viewOf(course, seat).facts['meant'])).toEqual([
      { A: 'c3', B: null, C: null },
      { A: 'c0', B: null, C: null },
    ])
  })

  test('that leaves openly leaves the others behind in no order', () => {
    const records = ['ballot1', 'ballot4'].map((card) => {
      const course = openCourse(ballots, { seed: 1 })
      does(course, card)
      does(course, 'no')
      const { zones, facts } = viewOf(course, 2)
      const { A, B } = zones['ballots'] as Readonly<Record<string, unknown>>
      return JSON.stringify([A, B, zones['open'], facts]).replaceAll(card, 'it')
    })
    expect(records[1]).toBe(records[0])
  })
})

describe('whoever chooses among the cards of another', () => {
  test('is offered as many as there are, none of which is known by its place', () => {
    const course = openCourse(ballots, { seed: 1 })
    does(course, 'ballot1')
    does(course, 'yes')
    const offered = choiceViews(ballots, lookOf(course, 0))
    expect(offered.map(({ view }) => view.words)).toEqual([
      'a card of ballots of B',
      ...[2, 3, 4, 5].map((copy) => `a card of ballots of B (${copy})`),
    ])
    // They lie in the order in which they were made.
    const chosen = offered.map(({ choice }) => ballots.describe(course.state, choice))
    expect([...chosen].sort()).toEqual(['ballot1', 'ballot2', 'ballot3', 'ballot4', 'ballot5'])
    expect(chosen).not.toEqual([...chosen].sort())
    expect(viewOf(course, 0).zones['ballots']).toMatchObject({
      B: offered.map(({ view }) => ({ handle: view.cards[0], card: null })),
    })
  })
})

describe('a card that somebody saw and another takes into hand', () => {
  test('is known to be there, and may be any of those that leave unseen', () => {
    const course = openCourse(ballots, { seed: 1 })
    does(course, 'ballot3')
    does(course, 'yes')
    does(course, 'ballot5')
    // B held it, and A holds it now.
    expect(viewOf(course, 1).mixed).toEqual([{ cards: ['ballot5'], among: { 'ballots of A': 5 } }])
    // What leaves unseen may be it.
    for (const words of ['ballot1', 'yes', 'ballot2', 'ballot1', 'yes']) does(course, words)
    for (const words of ['ballot4', 'ballot5', 'yes']) does(course, words)
    const { mixed, zones } = viewOf(course, 1)
    expect(JSON.stringify(zones['urn'])).not.toContain('remembered')
    expect(mixed).toEqual([{ cards: ['ballot5'], among: { 'ballots of A': 3, 'ballots of C': 1, 'urn of A': 1 } }])
  })
})

describe('a card that is deleted while others hold it', () => {
  /** What B is handed once A has taken page10, which all saw, and deleted one of the three pages in hand. */
  async function handed(burnt: string): Promise<{ readonly zones: unknown; readonly mixed: unknown }> {
    const { engine } = await compiledSample('test/secrets/burning.rules')
    const course = openCourse(engine, { seed: 1 })
    for (const words of ['no', burnt]) does(course, words)
    const { zones, mixed } = viewOf(course, 1)
    return { zones: zones['pages'], mixed }
  }

  test('may be any of them, for whoever had seen one come there', async () => {
    const kept = await handed('page5')
    expect(await handed('page7')).toEqual(kept)
    expect(await handed('page10')).toEqual(kept)
    expect(kept.mixed).toEqual([{ cards: ['page10'], among: { shelf: 4, 'pages of A': 2, 'pages of C': 2 } }])
  })
})

describe('over a game without chance, the card that came to a hand last', () => {
  const HAND = 5
  const GAMES = 60
  let swapping: FullEngine<BaseState>
  beforeAll(async () => {
    swapping = (await compiledSample('test/secrets/swapping.rules')).engine
  })

  const cardOf = (s: BaseState, choice: Choice): number => {
    const move = swapping.moveOf(s, choice)
    return move.kind === 'choose' ? move.value : -1
  }

  /**
   * The places at which it is offered, game for game. B never gives back what it has just taken; else cards are chosen
   * by a count that is not the one of the game.
   */
  function places(offered: (course: Course) => readonly Choice[]): number[][] {
    return Array.from({ length: GAMES }, (_, seed) => {
      const course = openCourse(swapping, { seed })
      const { state } = course
      const found: number[] = []
      for (let step = 0; state.ask !== 0; step++) {
        const choices = swapping.choices(state)
        const hand = state.zones[state.place[cardOf(state, choices[0] ?? -1)] ?? -1] ?? []
        const fromOther = !swapping.parts.viewers(state, hand[0] ?? -1).includes(state.asked)
        if (fromOther && state.asked === 0 && step > 0)
          found.push(offered(course).findIndex((choice) => cardOf(state, choice) === hand.at(-1)))
        const among = fromOther ? choices.length : choices.length - 1
        takeAnswer(course, state.asked, choices[(step * 7 + seed) % among] ?? -1)
      }
      return found
    })
  }

  const inView = (course: Course): Choice[] =>
    choiceViews(swapping, lookOf(course, course.state.asked)).map(({ choice }) => choice)
  const inPlay = ({ state }: Course): Choice[] => [...choicesInWords(swapping, state, state.asked).values()]
  const inNumbers = ({ state }: Course): Choice[] => {
    const { parts } = swapping
    const actions = actionSpace(parts, swapping.setup({ seed: 0 }))
    const paths = pathsOf(parts, actions, state, swapping.choices(state))
    return [...idsAt(parts, actions, state, paths, 0).values()].flatMap((led) => led.map(({ choice }) => choice))
  }

  test.each([
    ['a view', inView],
    ['words', inPlay],
    ['numbers', inNumbers],
  ])('is offered at any place, in %s', (_, offered) => {
    const found = places(offered)
    for (const inGame of found) expect(new Set(inGame).size).toBeGreaterThan(1)
    const all = found.flat()
    const counts = Array.from({ length: HAND }, (__, place) => all.filter((each) => each === place).length)
    for (const count of counts) expect(Math.abs(count / all.length - 1 / HAND)).toBeLessThan(0.06)
    // Nor is it where it was the time before.
    const stays = found.flatMap((inGame) => inGame.slice(1).map((place, i) => place === inGame[i]))
    expect(Math.abs(stays.filter(Boolean).length / stays.length - 1 / HAND)).toBeLessThan(0.06)
  })

  test('is not what is taken for who let the time go by', () => {
    let [newest, oldest, taken] = [0, 0, 0]
    for (let seed = 0; seed < GAMES; seed++) {
      const match = Match.open(swapping, { seed })
      const s = swapping.setup({ seed })
      while (s.ask !== 0) {
        const choices = choicesInWords(swapping, s)
        const hand = s.zones[s.place[cardOf(s, choices.values().next().value ?? -1)] ?? -1] ?? []
        const fromOther = !swapping.parts.viewers(s, hand[0] ?? -1).includes(s.asked)
        match.timeOut(s.asked, match.stepOf(s.asked), 'first')
        const choice = choices.get(match.save().game.choices.at(-1)?.choice ?? '') ?? -1
        if (fromOther) {
          taken += 1
          newest += Number(cardOf(s, choice) === hand.at(-1))
          oldest += Number(cardOf(s, choice) === hand[0])
        }
        swapping.apply(s, choice)
      }
    }
    for (const count of [newest, oldest]) expect(Math.abs(count / taken - 1 / HAND)).toBeLessThan(0.06)
  })
})
