import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const league = readFileSync(join(import.meta.dirname, '..', 'decks', 'league.rules'), 'utf8')
const good = '3 Ant\n2 Bee\n2 Cat\nleader:\nEmperor\n'
const files = {
  'league.rules': league,
  'good.txt': good,
  'poor.txt': '4 Ant\nleader:\nBee\n',
  'odd.txt': '3 Ant\n3 Be\n',
  'deck.json': JSON.stringify({
    format: 'houserules-deck/1',
    lists: {
      main: [
        { card: 'Ant', copies: 3 },
        { card: 'Dire Dog', copies: 2 },
        { card: 'Bee', copies: 1 },
      ],
      leader: [{ card: 'Emperor', copies: 1 }],
    },
  }),
  'broken.json': '{ "format": 1 }',
  'duel.rules': 'game Duel for 2 players\nzone deck seen by nobody\nto match\n  shuffle deck\n  finish\n',
}

describe('deck check', { timeout: 120_000 }, () => {
  test('says of each deck whether it may be played, with every reason', async () => {
    const ran = await realHouserules(
      ['deck', 'check', 'league.rules', 'good.txt', 'deck.json', 'poor.txt', 'odd.txt'],
      {
        cwd: folderWith(files),
      },
    )
    expect(ran.out).toBe(
      [
        'good.txt: accepted',
        'deck.json: accepted',
        'poor.txt: refused, 3 reasons',
        '  [deck.size] fewer than 6 cards',
        '  [deck.copies] more than 3 copies: Ant',
        '  [deck.leader] no captain: Bee',
        'odd.txt: refused, 1 reason',
        '  no card is called `Be`; did you mean `Bee`?',
        '',
      ].join('\n'),
    )
    expect(ran).toMatchObject({ code: 1, err: '4 decks checked, 2 refused\n' })
  })

  test('counts options, and checks the default decks', async () => {
    const ran = await realHouserules(['deck', 'check', 'league.rules', '--option', 'length=long', '--format', 'json'], {
      cwd: folderWith(files),
    })
    expect(ran.code).toBe(1)
    expect(JSON.parse(ran.out)).toEqual({
      format: 'houserules-deck-check/1',
      game: 'League',
      decks: [
        { file: 'default deck "Ants and bees"', reasons: [], accepted: true },
        { file: 'default deck "Dogs"', reasons: ['[deck.size] fewer than 6 cards'], accepted: false },
      ],
    })
  })

  test.each([
    [['league.rules', 'broken.json'], 'broken.json: the file: must have required property'],
    [['league.rules', 'nothing.txt'], 'there is no file'],
    [['duel.rules', 'good.txt'], "Duel is played without decks of one's own"],
    [['league.rules', '--option', 'size=1'], 'League has no option `size`'],
  ])('%s cannot be checked', async (argv, message) => {
    const ran = await realHouserules(['deck', 'check', ...argv], { cwd: folderWith(files) })
    expect(ran.code).toBe(2)
    expect(ran.err).toContain(message)
  })
})

describe('playing with decks', { timeout: 120_000 }, () => {
  test('a recorded game holds them and is shown again', async () => {
    const cwd = folderWith(files)
    const played = await realHouserules(
      ['play', 'league.rules', '--seats', 'random,random', '--deck', 'B=good.txt', '--record', 'game.json'],
      { cwd },
    )
    expect(played).toMatchObject({ code: 0 })
    const record = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as { readonly decks: readonly unknown[] }
    expect(record.decks).toEqual([
      null,
      {
        main: [
          { card: 'Ant', copies: 3 },
          { card: 'Bee', copies: 2 },
          { card: 'Cat', copies: 2 },
        ],
        leader: [{ card: 'Emperor', copies: 1 }],
      },
    ])
    const shown = await realHouserules(['play', 'league.rules', '--replay', 'game.json'], { cwd })
    expect(shown.code).toBe(0)
    expect(shown.out.split('\n').slice(-3)).toEqual(played.out.split('\n').slice(-3))
  })

  test('a refused deck is not played with', async () => {
    const ran = await realHouserules(['simulate', 'league.rules', '--games', '4', '--deck', 'A=poor.txt'], {
      cwd: folderWith(files),
    })
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('poor.txt: [deck.copies] more than 3 copies: Ant')
  })

  test('simulations are played with them', async () => {
    const ran = await realHouserules(
      ['simulate', 'league.rules', '--games', '4', '--deck', 'A=good.txt', '--format', 'json'],
      { cwd: folderWith(files) },
    )
    expect(ran.code).toBe(0)
    expect(JSON.parse(ran.out)).toMatchObject({ decks: [{ leader: [{ card: 'Emperor', copies: 1 }] }, null] })
    const nobody = await realHouserules(['simulate', 'league.rules', '--deck', 'C=good.txt'], {
      cwd: folderWith(files),
    })
    expect(nobody).toMatchObject({ code: 2 })
    expect(nobody.err).toContain('there is no seat `C`; seats are A, B')
  })
})
