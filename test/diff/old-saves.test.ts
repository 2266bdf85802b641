import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules, type Ran } from '../cli/kit.ts'
import { auction, cards, newRepository } from './repository.ts'

// A game saved under the old rules goes on under the new where they allow it; else from the last point where they do.

const even = '[bid.2] even: player p cannot bid number n if n mod 2 = 0\n'
const rebate = '[bid.3] rebate: after bid number n by player p if n = 2\n  money of p gains 1\n'

/** Two rounds of bids. */
const game = (more = ''): string => {
  const bids = '  each player p\n    bid-round by p\n'
  return auction(more).replace(bids, `${bids}${bids}`)
}

/** A folder with two versions, and a game in which both have bid, and A again, saved under the old one. */
async function saved(now: string, bids: readonly number[] = [1, 2, 3]): Promise<string> {
  const cwd = folderWith({ 'cards.rules': cards(), 'old.rules': game(), 'new.rules': game(now) })
  await realHouserules(['play', 'old.rules', '--seats', 'person,person', '--save', 's.json'], {
    cwd,
    input: `${bids.map((bid) => `bid ${bid}`).join('\n')}\nsave\nquit\n`,
  })
  return cwd
}

const resumed = (cwd: string, ...more: string[]): Promise<Ran> =>
  realHouserules(['play', 'new.rules', '--seats', 'person,person', '--resume', 's.json', ...more], {
    cwd,
    input: 'bid 1\n'.repeat(4),
  })

const OLD = ['--saved-under', 'old.rules']

describe('a choice that the new rules do not offer', () => {
  test('names the rule that refuses it, and the last choice that both have', async () => {
    const { code, out, err } = await resumed(await saved(even))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(
      'it no longer holds at choice 2: B is not offered "bid 2" at bid-round [bid.2]; refused by even',
    )
    expect(err).toContain('or go on from choice 1 of 3, the last that both have, with `--take-back`')
  })

  test('names the change as well, where the rules it was saved by are named', async () => {
    const { code, err } = await resumed(await saved(even), ...OLD)
    expect(code).toBe(2)
    expect(err).toContain('with `--take-back`; they part by forbid-added even [bid.2]')
  })

  test.each([[[]], [OLD]])('is taken back with what came after it: %s', async (more) => {
    const { code, out, err } = await resumed(await saved(even), '--take-back', ...more)
    expect(code).toBe(0)
    expect(err).toContain('taken back: the last 2 choices of 3, which the rules do not offer any more')
    expect(out).toContain('over after 4 decisions')
  })

  test('leaves nothing to go on from where it is the first', async () => {
    const { code, err } = await resumed(await saved(even, [2]), '--take-back')
    expect(code).toBe(2)
    expect(err).not.toContain('go on from choice')
  })
})

describe('choices that the new rules all offer, and that lead elsewhere', () => {
  test('are refused, with how to find out why', async () => {
    const { code, err } = await resumed(await saved(rebate), '--take-back')
    expect(code).toBe(2)
    expect(err).toContain(
      'after choice 3 it is elsewhere: money of B is 4, was 3; go back to the rules it was played by',
    )
    expect(err).toContain('`--saved-under VERSION` (HEAD~1, or a file) tells by which change and where they part')
  })

  test('name the change, and the last point that both lead to', async () => {
    const { code, err } = await resumed(await saved(rebate), ...OLD)
    expect(code).toBe(2)
    expect(err).toContain('or go on from choice 1 of 3, the last that both have, with `--take-back`')
    expect(err).toContain('they part at choice 2: money of B is 4, was 3 by reaction-added rebate [bid.3]')
  })

  test('are gone on with from there', async () => {
    const { code, out, err } = await resumed(await saved(rebate), '--take-back', ...OLD)
    expect(code).toBe(0)
    expect(err).toContain('taken back: the last 2 choices of 3, from which on these rules lead elsewhere')
    expect(out).toContain('over after 4 decisions')
  })

  test('and that come together again are gone on with from where they last do', async () => {
    const back = 'after bid number n if n = 3\n  money of first of players becomes 3\n'
    const cwd = await saved(rebate + back, [2, 3, 2])
    expect((await resumed(cwd, ...OLD)).err).toContain('or go on from choice 2 of 3, the last that both have')
  })
})

test('the rules that it was saved by are known by a revision, and by what it holds', async () => {
  const { folder, commit, write } = newRepository()
  commit('old', { 'cards.rules': cards(), 'new.rules': game() })
  const from = await saved(rebate)
  write({ 'new.rules': game(rebate), 's.json': readFileSync(join(from, 's.json'), 'utf8') })
  expect((await resumed(folder, '--saved-under', 'HEAD')).err).toContain('by reaction-added rebate [bid.3]')
  write({ 'other.rules': game(even) })
  const { code, err } = await resumed(folder, '--saved-under', 'other.rules')
  expect(code).toBe(2)
  expect(err).toContain('s.json was not played by other.rules: it does not hold at choice 2')
})
