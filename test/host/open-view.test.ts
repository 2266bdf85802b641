import { describe, expect, it } from 'vitest'
import { openLines, openPassing, openSight } from '../../cli/host/open-view.ts'
import type { CardView } from '../../runtime/match/game-types.ts'
import type { BoardView } from '../../runtime/match/board-view.ts'
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

/** What a board has of each card that lies open, without the handles, which are of each view alone. */
const openMarks = ({ cards }: BoardView['zones'][number]): unknown =>
  cards.map(({ face, facts, by }) => [face, facts, by])

/** Gives how many cards it has judged. */
function judge(match: Match): number {
  const views = Array.from({ length: match.seats }, (_, seat) => match.view(seat))
  const boards = views.map((_, seat) => match.board(seat))
  const { view: open, board } = openSight(
    views.map((view, seat) => ({ view, board: boards[seat] ?? match.board(seat) })),
  )
  let judged = 0
  for (const [where, cards] of piles(open.zones))
    for (const [i, { card, remembered, facts }] of cards.entries()) {
      judged += 1
      expect(remembered).toBeUndefined()
      // What is kept of it stands on the board, in words.
      expect(facts).toBeUndefined()
      for (const view of views) {
        const same = piles(view.zones).get(where) ?? []
        expect(same.length).toBe(cards.length)
        if (card !== null) expect(same[i]?.card).toBe(card)
      }
    }
  for (const { asked } of views) expect(asked).toEqual(expect.arrayContaining([...open.asked]))
  for (const { facts } of boards) expect(facts).toEqual(expect.arrayContaining([...board.facts]))
  const marked = new Set(boards.map(({ zones }) => JSON.stringify(zones.map(openMarks))))
  if (marked.size === 1) expect(marked).toEqual(new Set([JSON.stringify(board.zones.map(openMarks))]))
  for (const { face, facts, by } of board.zones.flatMap(({ cards }) => cards))
    if (face === null) expect([facts, by]).toEqual([[], null])
  // By no handle a card can be followed that is not seen: they are those of this view alone.
  const hidden = [...piles(open.zones).values()].flat().filter(({ card }) => card === null)
  expect(JSON.stringify([open.effects, board.facts])).not.toMatch(/"c\d+"/)
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

  it('a trick is shown with the faces that all saw, and nothing that they saw otherwise', () => {
    const card = (face: number | null) => ({
      face,
      by: 'A' as const,
      from: { name: 'hand', seat: 'A' as const, of: null },
      to: { name: 'trick', seat: null, of: null },
    })
    expect(
      openPassing([
        [card(3), card(4)],
        [card(3), card(null)],
      ]),
    ).toEqual([card(3), card(null)])
    expect(openPassing([[card(3)], null])).toBeNull()
  })

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
    const turn = { at: 1, seat: 'B' as const }
    const first = [{ step: 0, lines: ['A draws K♠', 'A passes'], turns: [{ ...turn, at: 2 }] }]
    const second = [{ step: 0, lines: ['A passes'], turns: [turn] }]
    expect(openLines([first, second], 9)).toEqual([{ step: 9, lines: ['A passes'], turns: [turn] }])
  })
})
