import { describe, expect, test } from 'vitest'
import type { Figure } from '../../runtime/report/figures.ts'
import { probabilityIfAlike } from '../../runtime/report/fairness.ts'
import { NO_GAMES } from '../../runtime/report/game-tally.ts'
import { standsOut } from '../../runtime/report/stands-out.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { liveGame } from '../kit/kept-games.ts'
import { reported, specimen } from './measured-game.ts'

// Games of which it is known what a report has to say.

/** Decisions in which hardly a game of Nim is over. */
const SOON = 5

const within = ({ interval }: Figure, value: number): boolean => interval.low <= value && value <= interval.high

describe('a game that the deal decides', async () => {
  const coin = await specimen('coin')

  test('is all luck, and thinking wins nothing', () => {
    const { skill } = reported(coin, { deals: 60, ladder: ['search:20'], ladderGames: 120 })
    expect(skill.luck.share).toBe(1)
    expect(skill.ladder[0]?.significant).toBe(false)
  })

  test('has nothing but false choices', () => {
    const { choices } = reported(coin, { tension: 60 })
    expect(choices.alike).toMatchObject({ value: 1, count: 120 })
  })

  test('is settled from the beginning: nobody comes back, and nobody takes the lead', () => {
    const { tension } = reported(coin, { tension: 30 })
    expect(tension?.uncertainty.map(({ value }) => value)).toEqual(Array.from({ length: 8 }, () => 0))
    expect(tension).toMatchObject({
      drama: { value: 0 },
      leadChanges: { value: 0 },
      comebacks: { value: 0 },
      decided: { value: 1 },
      dead: { value: expect.closeTo(0.5, 5) as number },
    })
  })
})

test('a game that is even until chance ends it has no drama, and nobody leads', async () => {
  const toss = '  shuffle purse\n  move top of purse to table\n'
  const even = await specimen('coin', [toss, ''], ['  if side of', `${toss}  if side of`])
  const { tension } = reported(even, { tension: 60 })
  expect(tension?.uncertainty[0]?.value).toBeGreaterThan(0.95)
  expect(within(tension?.drama ?? expect.fail('there is none'), 0)).toBe(true)
  expect(tension?.drama.interval.high).toBeLessThan(0.02)
  expect(tension?.leadChanges.value).toBeLessThan(0.02)
})

test('a tie that is certain is settled from the beginning', async () => {
  const tied = await specimen('coin', [
    '  finish\n\nto turn',
    '  each player p\n    result of p becomes 1\n  finish\n\nto turn',
  ])
  const { tension } = reported(tied, { tension: 5 })
  expect(tension?.uncertainty.every(({ value }) => value === 0)).toBe(true)
  expect(tension).toMatchObject({ drama: { value: 0 }, leadChanges: { value: 0 }, decided: { value: 1 } })
})

describe('what too few games tell', async () => {
  const first = await specimen('coin', ['last of players', 'first of players'])

  test('is not called a difference: six wins of six could be chance, twenty are not', () => {
    expect(reported(first, { games: 6 }).seats.fairness).toMatchObject({ p: 1, significant: false })
    expect(reported(first, { games: 20 }).seats.fairness).toMatchObject({ significant: true })
  })

  test('is nothing of who wins, where games that are played on come to no end', async () => {
    const nim = await specimen('nim')
    const long = reported(nim, { tension: 40 }).tension
    expect(long?.games).toBe(40)
    // Some games are over by then, and of those that go on from their beginning hardly one.
    expect(reported(nim, { games: 200, maxDecisions: SOON }).seats.cutOff).toBeLessThan(200)
    expect(reported(nim, { tension: 200, maxDecisions: SOON }).tension).toBeNull()
  })

  test('goes no lower than a count can be', () => {
    const { tension, seats } = reported(first, { games: 2, tension: 3 })
    expect(tension?.leadChanges.interval.low).toBe(0)
    expect(seats.margin.interval.low).toBeGreaterThanOrEqual(0)
  })
})

describe('a game without chance', async () => {
  const nim = await specimen('nim')

  test('is no luck, and thinking wins', () => {
    const { skill } = reported(nim, { deals: 200, ladder: ['search:100'], ladderGames: 80 })
    expect(skill.luck.share).toBeLessThan(0.15)
    expect(skill.ladder[0]).toMatchObject({ significant: true })
    expect(skill.ladder[0]?.share.value).toBeGreaterThan(0.75)
  })

  test('is open at first and settled at its end', () => {
    const { tension } = reported(nim, { tension: 40 })
    expect(tension?.uncertainty[0]?.value).toBeGreaterThan(0.9)
    expect(tension?.winner.at(-1)?.value).toBeGreaterThan(tension?.winner[0]?.value ?? 1)
  })

  test('has few false choices', () => {
    const { choices } = reported(nim, { tension: 60 })
    expect(choices.alike.interval.high).toBeLessThan(0.75)
  })
})

describe('a trick ending that is solved', async () => {
  const ending = await specimen('ending')

  test('is won by A three times in four between random players, as half of what B lays gives a trick away', () => {
    const { seats } = reported(ending, { games: 2000 })
    expect(within(seats.rows[0]?.share ?? expect.fail('nobody sits there'), 3 / 4)).toBe(true)
  })

  test('is drawn where B thinks, whatever A leads', () => {
    const { seats } = reported(ending, { games: 60, bots: ['random', 'search:200'] })
    expect(seats.drawn.value).toBe(1)
  })

  test('has a false choice, which is that of A, and a real one', () => {
    const { choices } = reported(ending, { tension: 60 })
    expect(choices.alike.count).toBeGreaterThan(20)
    expect(choices.alike.value).toBeGreaterThan(0.2)
    expect(choices.alike.value).toBeLessThan(0.8)
  })
})

describe('a game of two sides', async () => {
  const { engine } = await liveGame('rules/whist/whist.rules')

  test('is fair where each seat wins half of the games, with its partner', () => {
    const alarms = Array.from({ length: 10 }, (_, i) => reported(engine, { seed: 1 + 1000 * i, games: 40 }))
    for (const { seats } of alarms) {
      expect(seats.fairness.share).toBe(0.5)
      expect(seats.sides.map(({ share }) => share.count)).toEqual([40, 40])
      expect(seats.rows[0]?.share.value).toBe(seats.rows[2]?.share.value)
      // What the other side has less, not what the partner of the best has.
      expect(seats.margin.value).toBeGreaterThan(0)
    }
    expect(alarms.filter(({ seats }) => seats.fairness.p < 0.05).length).toBeLessThanOrEqual(2)
    expect(standsOut(alarms[0] ?? expect.fail('nothing was played'))[0]).toContain('show no seat better')
  })

  test('is no skill where a bot wins half of the games, and is settled at its end', () => {
    const { skill, tension } = reported(engine, { games: 20, tension: 3, ladder: ['random'], ladderGames: 60 })
    expect(skill.fairShare).toBe(0.5)
    expect(skill.ladder[0]?.significant).toBe(false)
    expect(tension?.uncertainty.at(-1)?.value).toBeLessThan(tension?.uncertainty[0]?.value ?? 0)
  })

  test('has an unfair side found', () => {
    const wins = (a: number, b: number) => ({
      ...NO_GAMES,
      finished: a + b,
      wins: [a, b, a, b].map((sum) => ({ count: a + b, sum, squares: sum })),
      together: { '0,0': a, '1,1': b, '2,2': a, '3,3': b, '0,2': a, '1,3': b },
    })
    // As a coin that is thrown a hundred times: the tail of the normal distribution.
    expect(probabilityIfAlike(wins(50, 50), 4)).toBeGreaterThan(0.95)
    expect(probabilityIfAlike(wins(60, 40), 4)).toBeCloseTo(0.0455, 2)
    expect(probabilityIfAlike(wins(70, 30), 4)).toBeLessThan(0.001)
  })
})

test('Kuhn poker between random players is worth an eighth of a chip to the first', async () => {
  const { engine } = await compiledSample('rules/kuhn-poker/kuhn-poker.rules')
  const { seats } = reported(engine, { games: 4000 })
  // Pass, bet and fold loses one in an eighth of the games; bet and fold wins one in a quarter; the rest is even.
  expect(within(seats.rows[0]?.result ?? expect.fail('nobody sits there'), 1 / 8)).toBe(true)
  expect(seats.fairness.significant).toBe(true)
})

describe('what is planted is found', () => {
  test('a seat that has an advantage', async () => {
    const tilted = await specimen('draw', [
      'result of p becomes worth of top of shown of p or 0',
      'result of p becomes (worth of top of shown of p or 0) + (2 if p = first of players else 0)',
    ])
    const { seats } = reported(tilted, { games: 600 })
    expect(seats.fairness.significant).toBe(true)
    expect(seats.rows[0]?.share.interval.low).toBeGreaterThan(1 / 3)
  })

  test('a card that is worth too much', async () => {
    const strong = await specimen('draw', [
      'worth of card c: number = rank of c',
      'worth of card c: number = (1 if rank of c < 7 else 2)\ncard c is loud if rank of c = 3\nexcept worth of loud c = 30',
    ])
    const report = reported(strong, { games: 1500 })
    const worth = report.cards.filter(({ significant, difference }) => significant && difference.value > 0)
    expect(worth[0]?.card).toBe('pip3')
    expect(standsOut(report)).toContainEqual(
      expect.stringMatching(/^Who holds one of these wins more often: pip3 \(\+[\d.]+ points\)/),
    )
  })

  test('a value of an option by which somebody wins more often', async () => {
    const game = await specimen(
      'draw',
      [
        'result of p becomes worth of top of shown of p or 0',
        'result of p becomes (worth of top of shown of p or 0) + (3 if p = first of players and head-start is given else 0)\n',
      ],
      ['zone stock', 'option head-start: none-given, given\nzone stock'],
    )
    const plan = { optionGames: 300, options: { 'head-start': 'none-given' } }
    const { options } = reported(game, plan, undefined, [{ option: 'head-start', value: 'given' }])
    const [first] = options
    expect(first).toMatchObject({ measure: 'share of the wins of A', significant: true })
    expect(first?.difference.interval.low).toBeGreaterThan(0.05)
  })

  test('a rule that makes games longer, beside the rules without it', async () => {
    const [base, longer] = [await specimen('nim'), await specimen('nim', ['starts 12', 'starts 20'])]
    const report = reported(longer, { games: 100 }, base)
    const row = report.against?.rows.find(({ measure }) => measure === 'decisions')
    expect(row).toMatchObject({ significant: true })
    expect(row?.difference.interval.low).toBeGreaterThan(2)
    expect(standsOut(report)).toContainEqual(
      expect.stringMatching(/^Beside .*: games are longer: [\d.]+ instead of [\d.]+ decisions\.$/),
    )
  })
})

test('of twenty reports of a fair game hardly one names something', async () => {
  const fair = await specimen('draw', ['worth of card c: number = rank of c', 'worth of card c: number = 1'])
  const alarms = Array.from({ length: 20 }, (_, i) => reported(fair, { seed: 1 + 1000 * i, games: 150 }))
    .flatMap(({ seats, cards }) => [seats.fairness, ...cards])
    .filter(({ significant }) => significant)
  expect(alarms.length).toBeLessThanOrEqual(1)
})

test('of twenty reports of a game of chance hardly one names something', async () => {
  const fair = await specimen('draw')
  const alarms = Array.from({ length: 20 }, (_, i) => reported(fair, { seed: 1 + 1000 * i, games: 150 })).filter(
    ({ seats }) => seats.fairness.significant,
  )
  expect(alarms.length).toBeLessThanOrEqual(1)
})
