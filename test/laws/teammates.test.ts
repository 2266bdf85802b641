import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compiledEngine } from '../kit/compiled-games.ts'
import { anyTable, playOut } from '../kit/playout.ts'

/** Seats of the tag team battle: A and D play together, and so do B and C. */
const mates = [
  [0, 3],
  [1, 2],
] as const
const engine = await compiledEngine('TagTeam')

test('what one of a team sees the other sees, and nobody sees the hands of the others', () => {
  fc.assert(
    fc.property(anyTable(engine), (line) => {
      playOut(engine, line, ({ state }) => {
        for (const [one, other] of mates) {
          expect(engine.observe(state, other).zones).toEqual(engine.observe(state, one).zones)
        }
        const cards = (viewer: number): (string | null)[] =>
          ['hand of A', 'hand of D'].flatMap(
            (zone) => engine.observe(state, viewer).zones[zone]?.map(({ card }) => card) ?? [],
          )
        expect(cards(0).filter((card) => card === null)).toEqual([])
        expect(cards(1).filter((card) => card !== null)).toEqual([])
      })
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('each of the four may begin, and exactly one does', () => {
  const starters = Array.from(
    { length: 60 },
    (_, seed) => engine.observe(engine.setup({ seed }), 0).facts['starting-player'],
  )
  expect(new Set(starters)).toEqual(new Set(['A', 'B', 'C', 'D']))
})

test('both of a team win or lose', () => {
  fc.assert(
    fc.property(anyTable(engine), (line) => {
      const [a, b, c, d] = engine.results(playOut(engine, line)) ?? []
      expect([d, c]).toEqual([a, b])
      expect([
        [1, -1],
        [-1, 1],
        [0, 0],
      ]).toContainEqual([a, b])
    }),
    { numRuns: 10, endOnFailure: true },
  )
})
