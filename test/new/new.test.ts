import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameKinds, gameOfKind } from '../../cli/new/game-template.ts'
import { programRoot } from '../../cli/files/paths.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { times } from '../kit/effort.ts'
import { type Specimen, failuresOf, specimenOf } from '../kit/specimen.ts'

/** Games that `new game` begins with, and what else `new` writes. */

const GAMES = 200

/** A game of a kind as it stands in a folder of its own, where it finds what comes with the program. */
function newGame(kind: string): Promise<Specimen> {
  const cwd = folderWith({ 'ours.rules': gameOfKind(kind, 'Ours') })
  return specimenOf('ours.rules', rulesHost(cwd, join(cwd, 'ours.rules')))
}

test('there is a text of each kind that the help names', async () => {
  expect(gameKinds()).toEqual(['betting', 'climbing', 'deck-building', 'rummy', 'shedding', 'tricks'])
  const { out } = await realHouserules(['new', 'game', '--help'])
  for (const kind of gameKinds()) expect(out).toContain(kind)
})

describe.each(gameKinds())('a game like %s', (kind) => {
  test('is told in sentences', async () => {
    const cwd = folderWith({ 'ours.rules': gameOfKind(kind, 'Ours') })
    const args = ['play', 'ours.rules', '--seats', 'random', '--max-decisions', '12', '--pace', '1']
    const { out } = await realHouserules(args, { cwd })
    expect(out).toMatch(/^[A-D] [a-z]+s\b/m)
    // Neither the moves nor the events that hold others.
    expect(out).not.toMatch(/\bmove \S+ from\b|\b(turn|fetch|put-away) by [A-D]\b/)
  })

  test('holds in its examples', async () => {
    const game = await newGame(kind)
    expect(game.engine.info.name).toBe('Ours')
    expect(game.examples.length).toBeGreaterThan(1)
    expect(failuresOf(game)).toEqual([])
  })

  test.each(['fewest', 'most'])('comes to an end with the %s players', async (how) => {
    const { engine } = await newGame(kind)
    const players = how === 'fewest' ? engine.info.seats.from : engine.info.seats.to
    const bots = Array.from({ length: players }, () => randomBot)
    const plan = { seed: 1, games: GAMES * times, players, options: {}, bots, rotate: false, maxDecisions: 20_000 }
    expect(simulate(engine, plan).filter(({ results }) => results === null)).toEqual([])
  })

  test('is laid out as `format` lays out', async () => {
    const path = join(programRoot, 'templates/games', `${kind}.rules`)
    expect(await realHouserules(['format', '--check', path])).toMatchObject({ code: 0 })
  })
})

describe('new game', () => {
  test('writes the game under its name', async () => {
    const cwd = folderWith({})
    expect(await realHouserules(['new', 'game', 'LastCard', '--like', 'shedding'], { cwd })).toMatchObject({
      code: 0,
      out: 'last-card.rules\n',
    })
    expect(readFileSync(join(cwd, 'last-card.rules'), 'utf8')).toMatch(/^game LastCard for 2 to 5 players "/)
    expect(await realHouserules(['check', 'last-card.rules'], { cwd })).toMatchObject({ code: 0 })
  })

  test.each([
    [
      ['game', 'Ours', '--like', 'trick'],
      /there is no kind of game `trick`; there are betting,.*; did you mean tricks\?/,
    ],
    [['game', 'a/b', '--like', 'tricks'], /cannot be the name of a game/],
    [['game', 'There', '--like', 'tricks'], /there\.rules is there already/],
    [['game', 'Hearts', '--like', 'tricks'], /there is a game or variant `Hearts` already/],
    [['game', 'Ours'], /as in `new game Ours --like shedding`; there are betting, climbing, .*tricks/],
    [['project', 'Our Games'], /cannot be the name of a project; use small letters/],
    [['project', 'taken'], /taken is there already/],
    [['project', 'ours', '--like', 'chess'], /there is no kind of game `chess`/],
  ])('%s is refused, and nothing is written', async (argv, message) => {
    const cwd = folderWith({ 'there.rules': '', 'taken/mine.txt': 'mine' })
    const { code, err } = await realHouserules(['new', ...argv], { cwd })
    expect(err).toMatch(message)
    expect(code).toBe(2)
    expect(readdirSync(cwd).sort()).toEqual(['taken', 'there.rules'])
    expect(readdirSync(join(cwd, 'taken'))).toEqual(['mine.txt'])
  })
})

describe('new project', () => {
  test('writes a folder with a game of its name', async () => {
    const cwd = folderWith({})
    expect(await realHouserules(['new', 'project', 'our-games'], { cwd })).toMatchObject({
      code: 0,
      out: 'our-games\n',
    })
    const files = readdirSync(join(cwd, 'our-games'), { recursive: true, encoding: 'utf8' }).sort()
    expect(files).toEqual([
      '.gitignore',
      'README.md',
      'package.json',
      'rules',
      'rules/our-games.rules',
      'src',
      'src/play.ts',
      'test',
      'test/game.test.ts',
      'tsconfig.json',
    ])
    for (const file of files.filter((each) => each.includes('.')))
      expect(readFileSync(join(cwd, 'our-games', file), 'utf8')).not.toContain('{{')
    expect(existsSync(join(cwd, 'our-games', 'rules', 'our-games.rules'))).toBe(true)
  })

  test('leaves nothing where it cannot be written', async () => {
    const cwd = folderWith({})
    const { code, err } = await realHouserules(['new', 'project', 'x'.repeat(250)], { cwd })
    expect(err).toMatch(/cannot write/)
    expect(code).toBe(2)
    expect(readdirSync(cwd)).toEqual([])
  })
})
