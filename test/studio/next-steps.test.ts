import { describe, expect, it, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { sees } from '../../runtime/words/describe.ts'
import { CHANCE } from '../../runtime/engine.ts'
import { aboutIn } from '../../studio/play/about-move.ts'
import { Course } from '../../studio/play/course.ts'
import { takeBack } from '../../studio/play/take-back.ts'
import type { TableQuestion } from '../../studio/play/table.ts'
import { offeredIn, viewQuestion } from '../../studio/play/view-question.ts'
import { sampledByDay, times } from '../kit/effort.ts'
import { shelfEngine, shelfGames } from '../kit/shelf-games.ts'

const DECISIONS = 150

/** The question as who is asked sees it. */
const asked = (course: Course): TableQuestion | null => viewQuestion(course, course.state.asked)

/** What was told of a question before one of its choices was taken. */
interface Before {
  readonly seat: number
  readonly starts: readonly number[]
  readonly isStep: boolean
}

/** The cards that are chosen among, of which who is asked saw each before; none where something has happened since. */
function chosenAfter(course: Course, before: Before, events: number): number[] {
  const { engine, state } = course
  const isNext = state.asked === before.seat && engine.parts.sites[state.ask - 1]?.kind === 'choose'
  if (!before.isStep || !isNext || events > 1) return []
  const cards = engine.choices(state).flatMap((each) => aboutIn(course, engine.moveOf(state, each)).cards)
  return cards.filter((card) => sees(engine.parts, state, card, before.seat))
}

/** Puts each card back that is chosen so far, each by itself, and goes on where the game stood. */
function putEachBack(course: Course): void {
  const chosen = asked(course)?.chosen ?? []
  const words = course.choices.slice()
  const step = course.step
  for (const card of chosen) {
    takeBack(course, card)
    expect(asked(course)?.chosen).not.toContain(card)
    const offered = (asked(course)?.choices ?? []).flatMap(({ cards, starts }) => [...cards, ...starts])
    expect(offered).toContain(card)
    // What was chosen after it may be chosen by now: it is played again from there.
    for (const choice of course.choices.slice(course.step)) course.answer(choice)
    course.goTo(0)
    for (const choice of words) course.answer(choice)
    expect(course.step).toBe(step)
  }
}

/** Plays at random; what is told of next steps is what they are then. */
function play(course: Course, seed: number): void {
  const random = randomSource(seed, 3)
  const pick = (many: number): number => Math.floor(random() * many)
  for (let decisions = 0; decisions < DECISIONS * times && course.state.ask !== 0; decisions += 1) {
    const question = course.state.asked === CHANCE ? null : asked(course)
    const offered = [...offeredIn(course, course.state.asked).values()]
    // Choices with a next step are taken as often as all others.
    const stepped = (question?.choices ?? []).filter(({ starts }) => starts.length > 0)
    const place = stepped.length > 0 && pick(2) === 0 ? stepped[pick(stepped.length)]?.place : pick(offered.length)
    const told = question?.choices.find((each) => each.place === place)
    const choice = offered[place ?? 0]
    if (choice === undefined) return
    const before: Before = {
      seat: course.state.asked,
      starts: told?.starts ?? [],
      isStep: told !== undefined && told.cards.length === 0 && offered.length <= 16,
    }
    const isTogether = course.engine.parts.sites[course.state.ask - 1]?.sameTime === true
    const isAct = course.engine.moveOf(course.state, choice).kind === 'act'
    course.answer(choice)
    const events = (course.steps[course.step] ?? []).filter(({ kind }) => kind === 'event').length
    const next = chosenAfter(course, before, events + (isAct ? 0 : 1))
    // What comes next where others answer at the same time hangs on answers that nobody may know.
    if (!isTogether) expect(new Set(before.starts)).toEqual(new Set(next))
    if (decisions % 5 === 0) putEachBack(course)
  }
}

test('whoever may lay cards in Daifugo may press any of their own', async () => {
  const engine = await shelfEngine('rules/daifugo/daifugo.rules')
  const course = new Course(engine, engine.setup({ seed: 1, players: 4, options: {}, log: true }))
  const lay = asked(course)?.choices.find(({ words }) => words === 'lay')
  expect(lay?.starts).toHaveLength(14)
})

describe('a card that is chosen in the next step of a choice', () => {
  it.each(sampledByDay(shelfGames, 7, 'next steps').map(({ name, path }) => [name, path]))(
    'can be pressed in %s, and put back',
    async (_, path) => {
      const engine = await shelfEngine(path)
      for (let seed = 1; seed <= 2 * times; seed += 1)
        play(new Course(engine, engine.setup({ seed, players: engine.info.seats.from, log: true })), seed)
    },
  )
})
