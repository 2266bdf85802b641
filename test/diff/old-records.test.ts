import { Ajv } from 'ajv'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import schema from '../../cli/schema/replay-under.schema.json' with { type: 'json' }
import schemaOfMany from '../../cli/schema/replays-under.schema.json' with { type: 'json' }
import { folderWith, realHouserules, type Ran } from '../cli/kit.ts'
import { auction, cards } from './repository.ts'

/** A folder with versions of the auction, and a game of the first one in which A bids 3 and B bids 2. */
function recorded(versions: Readonly<Record<string, string>>): string {
  const cwd = folderWith({ 'cards.rules': cards(), 'old.rules': auction(), ...versions })
  const choices = [
    { seat: 'A', choice: 'bid 3' },
    { seat: 'B', choice: 'bid 2' },
  ]
  writeFileSync(
    join(cwd, 'r.json'),
    JSON.stringify({
      format: 'houserules-replay/1',
      game: 'Auction',
      fingerprint: 'of-old',
      seed: 1,
      players: 2,
      options: {},
      choices,
    }),
  )
  return cwd
}

const replayed = (cwd: string, file: string): Promise<Ran> =>
  realHouserules(['diff', 'old.rules', file, '--replay', 'r.json'], { cwd })

describe('a recorded game under changed rules', () => {
  test('replays the same where nothing bears on it', async () => {
    const cwd = recorded({ 'new.rules': auction('player p cannot bid number n if n > money of p\n') })
    expect(await replayed(cwd, 'new.rules')).toEqual({
      code: 0,
      out: 'r.json replays the same: 2 choices, every view and the result\n',
      err: '',
    })
  })

  test('no longer holds at a move that a clause now refuses', async () => {
    const cwd = recorded({ 'new.rules': auction('[bid.2] even: player p cannot bid number n if n mod 2 = 0\n') })
    expect(await replayed(cwd, 'new.rules')).toMatchObject({
      code: 1,
      out: 'r.json no longer holds at choice 2: B is not offered "bid 2" at bid-round [bid.2]; refused by even (new.rules:20)\n  1 of 2 choices are as they were\n  by forbid-added even [bid.2]\n',
    })
  })

  test('goes on otherwise where the same move leads elsewhere', async () => {
    const cwd = recorded({
      'new.rules': auction('[bid.3] rebate: after bid number n by player p if n = 3\n  money of p gains 1\n'),
    })
    expect((await replayed(cwd, 'new.rules')).out).toBe(
      'r.json goes on otherwise from choice 1: money of A is 3, was 2\n  0 of 2 choices are as they were\n  by reaction-added rebate [bid.3]\n',
    )
  })

  test('cannot be set up where the table has changed', async () => {
    const cwd = recorded({ 'new.rules': auction().replace('for 2 players', 'for 3 players') })
    expect((await replayed(cwd, 'new.rules')).out).toContain('no longer holds at the set-up')
  })

  test('is told as data', async () => {
    const cwd = recorded({ 'new.rules': auction('', 9) })
    const { out } = await realHouserules(['diff', 'old.rules', 'new.rules', '--replay', 'r.json', '--format', 'json'], {
      cwd,
    })
    const valid = new Ajv().compile(schema)
    expect(valid(JSON.parse(out)), JSON.stringify(valid.errors)).toBe(true)
    expect(JSON.parse(out)).toMatchObject({
      format: 'houserules-replay-under/1',
      same: false,
      carriedOut: 0,
      unlike: { number: 0, kind: 'elsewhere', text: 'money of A is 9, was 5' },
      changes: [{ id: 'start-raised', rule: 'money' }],
    })
  })

  test('of another game, or of neither version, is wrong input', async () => {
    const cwd = recorded({ 'new.rules': auction() })
    expect(await realHouserules(['diff', 'Hearts', 'Omnibus', '--replay', 'r.json'], { cwd })).toMatchObject({
      code: 2,
      err: 'error: r.json: this is a game of Auction, not of Hearts or Omnibus\n',
    })
    writeFileSync(join(cwd, 'old.rules'), auction('player p cannot bid 3\n'))
    expect(await replayed(cwd, 'new.rules')).toMatchObject({
      code: 2,
      err: expect.stringContaining('r.json was not played by old.rules'),
    })
  })

  test('is shown by `play --replay` as far as it goes', async () => {
    const cwd = recorded({ 'new.rules': auction('[bid.2] even: player p cannot bid number n if n mod 2 = 0\n') })
    const { code, out, err } = await realHouserules(['play', 'new.rules', '--replay', 'r.json'], { cwd })
    expect({ code, err }).toEqual({
      code: 1,
      err: 'r.json was recorded with other rules of Auction; it no longer holds at choice 2: B is not offered "bid 2" at bid-round [bid.2]; refused by even (new.rules:20)\n',
    })
    expect(out).toContain('A: bid 3')
  })
})

describe('a folder of recorded games', () => {
  /** Games by their bids, in a folder; and a file of another game. */
  function folderOf(
    games: Readonly<Record<string, readonly [number, number]>>,
    versions: Record<string, string>,
  ): string {
    const record = (game: string, bids: readonly number[]): string =>
      JSON.stringify({
        format: 'houserules-replay/1',
        game,
        fingerprint: 'of-old',
        seed: 1,
        players: 2,
        options: {},
        choices: bids.map((bid, i) => ({ seat: i === 0 ? 'A' : 'B', choice: `bid ${bid}` })),
      })
    const files = Object.entries(games).map(([name, bids]) => [`games/${name}.json`, record('Auction', bids)])
    return folderWith({
      'cards.rules': cards(),
      'old.rules': auction(),
      'games/other.json': record('Hearts', []),
      'games/notes.txt': 'no record',
      ...Object.fromEntries(files),
      ...versions,
    })
  }
  const games = { a: [1, 1], b: [1, 2], c: [2, 1], d: [3, 3], e: [1, 3] } as const
  const even = '[bid.2] even: player p cannot bid number n if n mod 2 = 0\n'
  const rebate = '[bid.3] rebate: after bid number n by player p if n = 3\n  money of p gains 1\n'
  const run = (cwd: string, ...more: string[]): Promise<Ran> =>
    realHouserules(['diff', 'old.rules', 'new.rules', '--replay', 'games', ...more], { cwd })

  test('how many part, where first, and one for each reason', async () => {
    const { code, out, err } = await run(folderOf(games, { 'new.rules': auction(even + rebate) }))
    expect(code).toBe(1)
    expect(err).toContain('left out: games/other.json: this is a game of Hearts, not of Auction')
    expect(out.split('\n').slice(0, 3)).toEqual([
      'games: 4 of 5 records part from the new rules, 1 replays the same',
      '  first games/c.json, at choice 1 of 2',
      '',
    ])
    expect(out.match(/^games\/\w\.json /gmu)).toEqual(['games/c.json ', 'games/d.json ', 'games/e.json '])
    expect(out.match(/and so 1 more/gu)).toHaveLength(1)
    expect(out).toContain('by forbid-added even [bid.2]')
    expect(out).toContain('by reaction-added rebate [bid.3]')
  })

  test('where none parts, and where there is none', async () => {
    const cwd = folderOf(games, { 'new.rules': auction('player p cannot bid number n if n > money of p\n') })
    expect(await run(cwd)).toMatchObject({
      code: 0,
      out: 'games: 5 records replay the same, every view and the result\n',
    })
    const none = await run(folderOf({}, { 'new.rules': auction() }))
    expect(none).toMatchObject({ code: 2, out: '' })
    expect(none.err).toContain('games holds no record (NAME.json) of this game')
  })

  test('each as data', async () => {
    const { out } = await run(folderOf(games, { 'new.rules': auction(even) }), '--format', 'json')
    const valid = new Ajv({ schemas: [schema] }).compile(schemaOfMany)
    expect(valid(JSON.parse(out)), JSON.stringify(valid.errors)).toBe(true)
    expect(JSON.parse(out)).toMatchObject({
      format: 'houserules-replays-under/1',
      folder: 'games',
      records: [{ same: true }, { same: false }, { same: false }, { same: true }, { same: true }],
    })
  })
})
