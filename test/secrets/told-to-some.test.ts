import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zoneWord } from '../../runtime/words/describe.ts'
import { NONE, seatName } from '../../runtime/engine.ts'
import { type Course, openCourse } from '../../runtime/match/course.ts'
import { imagination } from '../../runtime/match/imagine.ts'
import { questionIn } from '../../runtime/match/open-line.ts'
import { Match } from '../../runtime/match/match.ts'
import { takeAnswer } from '../../runtime/match/take-answer.ts'
import { toldTo } from '../../runtime/match/told.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import { isLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { randomGame } from '../kit/random-game.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { anyTable, source } from '../kit/playout.ts'
import { audienceLaws } from '../laws/audience.ts'
import { sameRecord } from '../laws/same-record.ts'
import { judgedSoFar } from '../laws/occasions.ts'

/** A game, and which of the laws it has no occasion for: all are asked at the same time in the village. */
describe.each([
  ['test/match/private.rules', 0],
  ['test/secrets/village.rules', 3],
] as const)('%s', async (path, idle) => {
  const { engine } = await compiledSample(path)
  test.each(audienceLaws.slice(0, audienceLaws.length - idle))('$says', ({ holds }) => {
    const before = judgedSoFar()
    fc.assert(
      fc.property(anyTable(engine), (line) => holds({ name: path, engine, variant: false }, line)),
      { numRuns: 5 * times, endOnFailure: true },
    )
    expect(judgedSoFar()).toBeGreaterThan(before)
  })
})

/** Some games that are written at random come to no end. */
function holdsOrHasNoEnd(holds: () => void): void {
  try {
    holds()
  } catch (thrown) {
    if (!isLimitError(thrown)) throw thrown
  }
}

test('in games written at random', { timeout: 300_000 * times }, async () => {
  const before = judgedSoFar()
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const text = randomGame(source(seed))
      if (!text.includes('only to')) return
      const made = await compiledText(text).catch(() => null)
      if (made === null) return
      for (const { holds } of audienceLaws)
        holdsOrHasNoEnd(() =>
          holds({ name: 'random', engine: made.engine, variant: false }, { seed, picks: seed + 1, options: {} }),
        )
    }),
    { numRuns: 12 * times, endOnFailure: true },
  )
  expect(judgedSoFar()).toBeGreaterThan(before)
})

test('in the council a record tells nothing of the roles of others', async () => {
  const { engine } = await compiledSample('test/match/private.rules')
  const before = judgedSoFar()
  for (let seed = 1; seed <= 60 * times; seed++)
    sameRecord.holds({ name: 'Council', engine, variant: false }, { seed, picks: seed, options: {} })
  expect(judgedSoFar()).toBeGreaterThan(before)
})

describe('in the village', async () => {
  const { engine } = await compiledSample('test/secrets/village.rules')
  const seats = [0, 1, 2, 3, 4, 5]

  /** A card of such a role, and who has it. */
  function dealt(name: string, { state }: Course): { readonly card: number; readonly of: string } {
    const card = state.def.findIndex((def) => engine.info.cards[def] === name)
    return { card, of: zoneWord(engine.parts, state.place[card] ?? NONE).replace('identity of ', '') }
  }

  /** The first night of six, in which all lay down their first ballot; `turned`: the seer is a peasant, who is the seer. */
  function firstNight(seed: number, turned: boolean): { readonly course: Course; readonly seer: string } {
    const course = openCourse(engine, { seed, players: seats.length })
    const { def } = course.state
    const [seer, peasant] = ['seer-card', 'peasant'].map((name) => dealt(name, course).card)
    if (turned) [def[seer ?? 0], def[peasant ?? 0]] = [def[peasant ?? 0] ?? 0, def[seer ?? 0] ?? 0]
    const { of } = dealt('seer-card', course)
    for (const seat of seats) takeAnswer(course, seat, questionIn(course, seat)?.legal[0] ?? 0)
    return { course, seer: of }
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('nobody learns who the seer is (%i)', (seed) => {
    const [one, two] = [firstNight(seed, false), firstNight(seed, true)]
    expect(one.seer).not.toBe(two.seer)
    for (const seat of seats) {
      const [before, after] = [one, two].map(({ course }) =>
        JSON.stringify([viewOf(course, seat), toldTo(course, seat, 0)]),
      )
      if ([one.seer, two.seer].includes(seatName(seat))) expect(after).not.toBe(before)
      else expect(after).toBe(before)
    }
  })
})

const keepers = `game Keepers for 2 players

printed worth of card: number
card each number n in 1..8 named k n
  worth = n

zone deck seen by nobody
zone hand of player p seen by p
zone kept of player p seen by p

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 3) to hand of p
  keep by first of players
  keep by last of players
  finish

to keep by player p
  choose card c in hand of p where worth of c > 3 as wanted by p
  move wanted to kept of p
`

/** Whether B imagines, in any of some deals, that A has kept a card that A could not keep. */
async function imaginesOther(text: string): Promise<boolean> {
  const { engine } = await compiledText(text)
  const course = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((seed) => openCourse(engine, { seed, keepsAnswers: true }))
    .find(({ state }) => state.ask !== 0 && state.asked === 0)
  if (course === undefined) return expect.fail('A is asked in none')
  takeAnswer(course, 0, course.state.legal[0] ?? 0)
  const kept = engine.parts.zoneBases[engine.info.zones.findIndex(({ name }) => name === 'kept')] ?? 0
  const random = source(7)
  const imagine = imagination(engine.parts, course.state, 1, course.memory)
  return Array.from({ length: 40 }, () => imagine(() => random(2 ** 30) / 2 ** 30).state).some(({ zones, def }) =>
    zones[kept]?.some((card) => (def[card] ?? 0) < 3),
  )
}

test('a bot goes by no answer that its seat is not told of', async () => {
  expect(await imaginesOther(keepers)).toBe(false)
  expect(await imaginesOther(`${keepers}\ntell choose wanted at keep by player p only to p\n`)).toBe(true)
})

test('why an answer cannot be taken back says the same, whoever was shown something in secret', async () => {
  const { engine } = await compiledText(`game Peek for 3 players
printed worth of card: number
card each number n in 1..4 named n
  worth = n
zone heap seen by nobody
zone identity of player p seen by p
said: number starts 0
to match
  each definition d
    create d to heap
  shuffle heap
  each player p
    move top of heap to identity of p
  say by first of players
  each player p
    peek by p
  say by first of players
  finish
to say by player p
  choose number n in 1..2 by p
  said becomes n
to peek by player p
  if worth of first of identity of p = 3
    show top of heap to p
tell peek by player p only to p
`)
  const told = Array.from({ length: 24 }, (_, seed) => {
    const match = Match.open(engine, { seed })
    expect(match.answer(0, match.stepOf(0), 0).taken).toBe(true)
    const back = match.undo(0, match.stepOf(0))
    return back.taken ? 'taken' : back.why
  })
  expect(new Set(told)).toEqual(
    new Set(['the last answer cannot be taken back: what came of it hung on cards that A does not know']),
  )
})
