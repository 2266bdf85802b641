import { inEnglish } from '../../grammar/saying.ts'
import { describe, expect, test } from 'vitest'
import { outcomeMarkdown, outcomeText } from '../../cli/diff/simulate/outcome-text.ts'
import { compareOutcomes } from '../../runtime/simulate/compare-outcomes.ts'
import { paired, significant } from '../../runtime/simulate/paired.ts'

/** A game of two that the given seat won, or nobody. */
const game = (
  seed: number,
  winner: 0 | 1 | null,
  decisions = 10,
  done: Readonly<Record<string, number>> = {},
): Parameters<typeof compareOutcomes>[0][number] => ({
  seed,
  decisions,
  results: winner === null ? [1, 1] : winner === 0 ? [2, 1] : [1, 2],
  counts: { offered: decisions * 3, done },
})

const games = (count: number, of: (seed: number) => 0 | 1 | null): ReturnType<typeof game>[] =>
  Array.from({ length: count }, (_, seed) => game(seed, of(seed)))

describe('paired measures', () => {
  test('of two rates only the games that went different ways count', () => {
    // Twelve games changed sides, ten of them in one direction: 2 * P(X <= 2) with X of binomial (12, 1/2) is 158 /
    // 4096.
    const old = [...Array<number>(10).fill(0), 1, 1, ...Array<number>(88).fill(1)]
    const next = [...Array<number>(10).fill(1), 0, 0, ...Array<number>(88).fill(1)]
    expect(paired(old, next)).toMatchObject({ old: 0.9, new: 0.98 })
    expect(paired(old, next).p).toBeCloseTo(158 / 4096, 12)
  })

  test('where every game differs alike, the signs are counted', () => {
    expect(paired([1, 5, 9], [1, 5, 9])).toMatchObject({ difference: { mean: 0, interval: { low: 0, high: 0 } }, p: 1 })
    expect(paired([1, 5, 9], [3, 7, 11])).toMatchObject({ difference: { mean: 2 }, p: 0.25 })
  })

  test('the interval is that of the differences', () => {
    // Differences 1, 2, 3, 4, 5: mean 3, standard error sqrt(2.5 / 5).
    const { difference } = paired([0, 0, 0, 0, 0], [1, 2, 3, 4, 5])
    expect(difference.interval.low).toBeCloseTo(3 - 1.96 * Math.sqrt(0.5), 2)
    expect(difference.interval.high).toBeCloseTo(3 + 1.96 * Math.sqrt(0.5), 2)
  })

  test('the more comparisons, the less counts as significant', () => {
    expect(significant([0.04])).toEqual([true])
    expect(significant([0.04, 0.9])).toEqual([false, false])
    expect(significant([0.9, 0.024, 0.03, 0.001])).toEqual([false, false, false, true])
    expect(significant([0.01, 0.02, 0.049])).toEqual([true, true, true])
  })
})

describe('outcomes of two versions', () => {
  test('who wins more often is found', () => {
    const { rows } = compareOutcomes(
      games(400, (seed) => (seed % 2 === 0 ? 0 : 1)),
      games(400, (seed) => (seed % 4 === 0 ? 0 : 1)),
      2,
    )
    expect(rows.filter((row) => row.significant).map((row) => row.about)).toEqual([
      'wins of A',
      'wins of B',
      'result of A',
      'result of B',
    ])
    expect(rows[0]).toMatchObject({ about: 'wins of A', old: 0.5, new: 0.25 })
  })

  test("a draw is nobody's win, and a game that is cut off on one side is left out on both", () => {
    const cut = { ...game(2, 0), results: null }
    const outcome = compareOutcomes([game(1, null), game(2, 0), game(3, 1)], [game(1, null), cut, game(3, 1)], 2)
    expect(outcome).toMatchObject({ games: 2, cutOff: { old: 0, new: 1 } })
    expect(outcome.rows.find((row) => row.about === 'draws')).toMatchObject({ old: 0.5, new: 0.5 })
  })

  test('what is done more often is told by its name', () => {
    const outcome = compareOutcomes(
      [game(1, 0, 10, { lay: 4 }), game(2, 0, 10, { lay: 4 })],
      [game(1, 0, 12, { lay: 5, drop: 1 }), game(2, 0, 12, { lay: 5, drop: 1 })],
      2,
    )
    expect(outcomeText(outcome, inEnglish)).toMatchInlineSnapshot(`
      "                           old      new  difference   95 % interval      p
      wins of A              100.0 %  100.0 %       0.0 %  0.0 % to 0.0 %  1.000
      wins of B                0.0 %    0.0 %       0.0 %  0.0 % to 0.0 %  1.000
      draws                    0.0 %    0.0 %       0.0 %  0.0 % to 0.0 %  1.000
      result of A               2.00     2.00        0.00    0.00 to 0.00  1.000
      result of B               1.00     1.00        0.00    0.00 to 0.00  1.000
      decisions in a game      10.00    12.00       +2.00  +2.00 to +2.00  0.500
      choices at a decision     3.00     3.00        0.00    0.00 to 0.00  1.000
      drop in a game            0.00     1.00       +1.00  +1.00 to +1.00  0.500
      lay in a game             4.00     5.00       +1.00  +1.00 to +1.00  0.500

      2 games on both sides, the same seeds, choices at random
      no difference is significant at 5 % together (Holm, 9 comparisons)"
    `)
    expect(outcomeMarkdown(outcome, inEnglish).split('\n').at(-3)).toMatchInlineSnapshot(`""`)
  })

  test('nothing to compare is said', () => {
    expect(outcomeText(compareOutcomes([], [], 2), inEnglish)).toMatchInlineSnapshot(
      `"no game came to an end on both sides"`,
    )
  })
})
