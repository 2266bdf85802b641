import { describe, expect, it } from 'vitest'
import { openBoard, openLines, openView } from '../../cli/host/open-view.ts'
import type { CardView } from '../../runtime/match/game-types.ts'
import { Match } from '../../runtime/match/match.ts'
import type { View } from '../../runtime/match/view.ts'
import { sampledByDay } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { shelfEngine, shelfGames } from '../kit/shelf-games.ts'

// Whoever watches is sent what every seat is sent: nothing that is in it is missing in the view of any seat.

const DECISIONS = 60

/** Each pile of a view by where it lies. */
const piles = (zones: View['zones']): Map<string, readonly CardView[]> =>
  new Map(
    Object.entries(zones).flatMap(([name, held]): [string, readonly CardView[]][] =>
      Array.isArray(held)
        ? [[name, held as readonly CardView[]]]
        : Object.entries(held as Record<string, readonly CardView[]>).map(([of, cards]) => [`${name} of ${of}`, cards]),
    ),
  )

/** Every number, truth and word in something, with the way to it. */
function leaves(data: unknown, way = ''): string[] {
  if (typeof data !== 'object' || data === null) return [`${way} ${JSON.stringify(data)}`]
  return Object.entries(data).flatMap(([key, value]) => leaves(value, `${way}/${key}`))
}

/** Gives how many cards it has judged. */
function judge(match: Match): number {
  const views = Array.from({ length: match.seats }, (_, seat) => match.view(seat))
  const boards = views.map((_, seat) => match.board(seat))
  const open = openView(views)
  let judged = 0
  for (const [where, cards] of piles(open.zones))
    for (const [i, { card, remembered, facts = {} }] of cards.entries()) {
      judged += 1
      expect(remembered).toBeUndefined()
      if (card === null) expect(facts).toEqual({})
      for (const view of views) {
        const same = piles(view.zones).get(where) ?? []
        expect(same.length).toBe(cards.length)
        if (card !== null) expect(same[i]?.card).toBe(card)
        expect(leaves(same[i]?.facts ?? {})).toEqual(expect.arrayContaining(leaves(facts)))
      }
    }
  for (const view of views) expect(leaves(view.facts)).toEqual(expect.arrayContaining(leaves(open.facts)))
  for (const { asked } of views) expect(asked).toEqual(expect.arrayContaining([...open.asked]))
  const board = openBoard(open, boards)
  for (const { facts } of boards) expect(leaves(facts)).toEqual(expect.arrayContaining(leaves(board.facts)))
  // By no handle a card can be followed that is not seen: they are those of this view alone.
  const hidden = [...piles(open.zones).values()].flat().filter(({ card }) => card === null)
  expect(JSON.stringify([open.facts, open.effects, board.facts])).not.toMatch(/"c\d+"/)
  expect(new Set(hidden.map(({ handle }) => handle)).size).toBe(hidden.length)
  return judged
}

describe('of whoever watches', () => {
  it.each(sampledByDay(shelfGames, 4, 'watched'))(
    'in $name nothing is shown that not every seat sees',
    async ({ path }) => {
      const engine = await shelfEngine(path)
      const match = Match.open(engine, { seed: 11 })
      const random = source(3)
      let judged = judge(match)
      for (let [seat] = match.asked; seat !== undefined && match.step < DECISIONS; [seat] = match.asked) {
        match.timeOut(seat, match.stepOf(seat), 'random', () => random(1000) / 1000)
        if (match.step % 5 === 0) judged += judge(match)
      }
      expect(judged).toBeGreaterThan(0)
    },
  )

  it('the lines are told that all were told, as often and in the order in which they were', () => {
    const told = [
      [{ step: 0, lines: ['A draws K♠', 'A lays 5♦', 'A lays 5♦'] }],
      [
        { step: 0, lines: ['A draws a card'] },
        { step: 1, lines: ['A lays 5♦', 'A lays 5♦', 'to B alone'] },
      ],
    ]
    expect(openLines(told, 7)).toEqual([{ step: 7, lines: ['A lays 5♦', 'A lays 5♦'] }])
    expect(openLines([[], []], 8)).toEqual([])
  })
})
