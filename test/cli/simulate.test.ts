import { inEnglish } from '../../grammar/saying.ts'
import { describe, expect, test } from 'vitest'
import type { Job } from '../../cli/simulate/job.ts'
import { equalResults } from '../../cli/simulate/equal-results.ts'
import { playAgain } from '../../cli/simulate/play-again.ts'
import { folderWith, houserules } from './kit.ts'

interface SimulationOutput {
  readonly seconds: number
  readonly summary: { readonly games: number; readonly seats: readonly { readonly winRate: number }[] }
  readonly played: readonly {
    readonly seed: number
    readonly decisions: number
    readonly results: readonly number[]
    readonly bots: readonly string[]
  }[]
}

async function simulate(...argv: string[]): Promise<SimulationOutput> {
  const cwd = folderWith({ 'duel.rules': 'game Duel\n' })
  const ran = await houserules(['simulate', 'duel.rules', '--format', 'json', '--quiet', ...argv], { cwd })
  expect(ran).toMatchObject({ code: 0, err: '' })
  return JSON.parse(ran.out) as SimulationOutput
}

test('a command that is to be copied has each path as one word of a shell', () => {
  const plan = { ...({} as Job['plan']), bots: ['random'], options: {} }
  expect(playAgain({ path: './a b;echo $(id)', deck: { A: "it's.deck" } }, plan)).toBe(
    String.raw`houserules play './a b;echo $(id)' --seed SEED --seats random --deck 'A=it'\''s.deck'`,
  )
})

test('partners of whom no rule says that they are partners are told of', () => {
  const games = (
    results: readonly (readonly number[] | null)[],
    sides?: readonly string[],
  ): Parameters<typeof equalResults>[0] =>
    results.map((each) => ({ results: each, ...(sides === undefined ? {} : { sides }) }))
  const won = Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? [1, -1, 1, -1] : [-1, 1, -1, 1]))
  const said =
    'the same result in every game: A and C; B and D; if they play together, say so with `side of player`, and a win is theirs together'
  expect(inEnglish(equalResults(games([null, ...won])) ?? '')).toBe(said)
  expect(equalResults(games(won, ['x', 'y', 'x', 'y']))).toBe(null)
  expect(equalResults(games(won.slice(0, 9)))).toBe(null)
  expect(inEnglish(equalResults(games(won.map(([a = 0, b = 0], i) => [a, b, i === 5 ? b : a, b]))) ?? '')).toMatch(
    /: B and D; if/,
  )
  expect(equalResults(games(won.map(([a = 0]) => [a, a, a])))).toBe(null)
  expect(equalResults(games(won.map(([a = 0, b = 0]) => [a, b, 0, 0])))).toBe(null)
})

describe('simulate', { timeout: 60_000 }, () => {
  test('plays the same games on any number of workers', async () => {
    const one = await simulate('--games', '30', '--seed', '5', '--workers', '1')
    const two = await simulate('--games', '30', '--seed', '5', '--workers', '2')
    expect(one.played).toHaveLength(30)
    expect(String(one.seconds)).toMatch(/^\d+(\.\d{1,2})?$/)
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 })
    expect(one.played.map((game) => game.seed)).toEqual(Array.from({ length: 30 }, (_, i) => 5 + i))
  })

  test('takes bots, players, options and rotation', async () => {
    const { played } = await simulate(
      '--games',
      '4',
      '--bots',
      'search:20,random',
      '--players',
      '3',
      '--option',
      'rounds=one',
      '--rotate',
    )
    expect(played.map((game) => game.bots)).toEqual([
      ['search:20', 'random', 'random'],
      ['random', 'search:20', 'random'],
      ['random', 'random', 'search:20'],
      ['search:20', 'random', 'random'],
    ])
    expect(played.every((game) => game.decisions === 3)).toBe(true)
  })

  test('says it in a table', async () => {
    const cwd = folderWith({ 'duel.rules': 'game Duel\n' })
    const ran = await houserules(['simulate', 'duel.rules', '--games', '20'], { cwd })
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(/^ +games +wins +draws +(win rate|share) +95 % interval +mean result\nseat A +20 /)
    expect(ran.out).toContain('length     6 to 6 decisions, median 6, mean 6')
    expect(ran.err).toContain('`houserules play duel.rules --seed SEED --seats random,random`')
  })

  test('tells how a game is played again at the same table', async () => {
    const cwd = folderWith({ 'duel.rules': 'game Duel\n' })
    const table = ['--players', '3', '--option', 'rounds=one', '--round-limit', '900']
    const ran = await houserules(['simulate', 'duel.rules', '--games', '2', ...table], { cwd })
    expect(ran.err).toContain(
      '`houserules play duel.rules --seed SEED --seats random,random,random --option rounds=one --round-limit 900`',
    )
  })

  test('a game plays again in the terminal', async () => {
    const cwd = folderWith({ 'duel.rules': 'game Duel\n' })
    const { played } = await simulate('--games', '5', '--bots', 'random,search:10')
    for (const { seed, results } of played) {
      const ran = await houserules(['play', 'duel.rules', '--seed', String(seed), '--seats', 'random,search:10'], {
        cwd,
      })
      expect(ran.out).toContain(`over after 6 decisions: A ${results[0]}, B ${results[1]}\n`)
    }
  })
})
