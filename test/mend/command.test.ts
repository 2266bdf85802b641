import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import schema from '../../cli/schema/mended.schema.json' with { type: 'json' }
import { folderWith, realHouserules } from '../cli/kit.ts'
import { newRepository } from '../diff/repository.ts'
import { TABLE, example } from './table.ts'

const staleGame = TABLE + example('a stale pass', ['hand of A is 3♣'], ['B passes', 'A does lay 3♣', 'then 3♣ in heap'])
const mendedGame = staleGame.replace('  B passes\n', '')

const changedGame = TABLE + example('no twos', ['hand of A is 2♣, 3♣'], ['A may not lay 2♣ because [low.1]'])

test('an example that answers what nobody asks is shown without that line, and nothing is written', async () => {
  const cwd = folderWith({ 'table.rules': staleGame })
  const { code, out, err } = await realHouserules(['test', 'table.rules', '--mend'], { cwd })
  expect(out).toBe(
    [
      'Table: "a stale pass" table.rules:26 mended',
      '    example "a stale pass"',
      '      given',
      '        hand of A is 3♣',
      '        at turn by A',
      '  -   B passes',
      '      A does lay 3♣',
      '      then 3♣ in heap',
      'Table: 1 of 1 examples mended, 0 changed rulings',
      '',
    ].join('\n'),
  )
  expect(err).toBe('nothing is written; `--write` writes it\n')
  expect(code).toBe(1)
  expect(readFileSync(join(cwd, 'table.rules'), 'utf8')).toBe(staleGame)
})

test('it holds as it is, with a warning where no game that runs it asks', async () => {
  const cwd = folderWith({
    'table.rules': staleGame,
    'quiet.rules': 'variant Quiet of Table\nremove cannot-lay\n',
    'loud.rules': 'variant Loud of Table\nto hum by player p\nplayer p may hum at turn\n',
  })
  const warned = await realHouserules(['test', 'table.rules', 'quiet.rules'], { cwd })
  expect(warned.out.split('\n')).toEqual([
    'Table: "a stale pass" holds',
    expect.stringMatching(/^  table.rules:30: B has nothing to answer; .*; the example can go without this line$/u),
    'Table: 1 of 1 examples hold',
    'Quiet: 1 of 1 examples hold',
    '',
  ])
  expect(warned.code).toBe(0)
  const needed = await realHouserules(['test', 'table.rules', 'loud.rules'], { cwd })
  expect(needed.out).toBe('Table: 1 of 1 examples hold\nLoud: 1 of 1 examples hold\n')
})

test('it is written with --write, and holds then', async () => {
  const cwd = folderWith({ 'table.rules': staleGame })
  expect(await realHouserules(['test', 'table.rules', '--mend', '--write'], { cwd })).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'table.rules'), 'utf8')).toBe(mendedGame)
  expect(await realHouserules(['test', 'table.rules'], { cwd })).toMatchObject({ code: 0 })
  const again = await realHouserules(['test', 'table.rules', '--mend'], { cwd })
  expect(again).toMatchObject({ code: 0, out: 'Table: 0 of 1 examples mended, 0 changed rulings\n', err: '' })
})

test('what it asserts that is not so any more stays, and is told with the change of rules since a revision', async () => {
  const { folder: cwd, commit, write } = newRepository()
  commit('first', { 'table.rules': changedGame })
  const now = changedGame.replace('if rank of c < 3', 'if rank of c > 8').replace('gains 1', 'gains 2')
  write({ 'table.rules': now })
  const argv = ['test', 'table.rules', '--mend', '--write', '--from', 'HEAD']
  const { code, out } = await realHouserules(argv, { cwd })
  expect(out.split('\n')).toEqual([
    'Table: "no twos" asserts what is not so any more',
    '  table.rules:30: it is offered',
    '  by forbid-changed of cannot-lay [low.1], table.rules:25',
    '    - player p cannot lay card c if rank of c < 3',
    '    + player p cannot lay card c if rank of c > 8',
    'Table: 0 of 1 examples mended, 1 changed ruling',
    '',
  ])
  expect(code).toBe(1)
  expect(readFileSync(join(cwd, 'table.rules'), 'utf8')).toBe(now)
})

test('so it is where the file has line ends of another system than the revision', async () => {
  const { folder: cwd, commit, write } = newRepository()
  commit('first', { 'table.rules': changedGame })
  write({ 'table.rules': changedGame.replace('if rank of c < 3', 'if rank of c > 8').replaceAll('\n', '\r\n') })
  const { out } = await realHouserules(['test', 'table.rules', '--mend', '--from', 'HEAD'], { cwd })
  expect(out).toContain('  by forbid-changed of cannot-lay [low.1], table.rules:25\n')
})

test('what did not hold under the rules before either, or was not there, is no changed ruling', async () => {
  const { folder: cwd, commit, write } = newRepository()
  const wrong = (title: string): string => example(title, ['hand of A is 3♣'], ['A does lay 3♣', 'then score of A = 7'])
  commit('first', { 'table.rules': changedGame + wrong('seven') })
  write({
    'table.rules': changedGame.replace('if rank of c < 3', 'if rank of c > 8') + wrong('seven') + wrong('new seven'),
  })
  const { code, out } = await realHouserules(['test', 'table.rules', '--mend', '--from', 'HEAD'], { cwd })
  expect(out).toContain('Table: "no twos" asserts what is not so any more\n')
  expect(out).toContain('Table: "seven" does not hold, and did not before\n')
  expect(out).toContain('Table: "new seven" does not hold, and was not there before\n')
  expect(out).toContain('\nTable: 0 of 3 examples mended, 1 changed ruling, 2 that did not hold before\n')
  expect(code).toBe(1)
})

test('a remark on a line that is taken out stays, on a line of its own', async () => {
  const said = (line: string): string => staleGame.replace('  B passes\n', line)
  const cwd = folderWith({ 'table.rules': said('  -- as at most tables\n  B passes -- "B" hums elsewhere\n') })
  await realHouserules(['test', 'table.rules', '--mend', '--write'], { cwd })
  const now = said('  -- as at most tables\n  -- "B" hums elsewhere\n')
  expect(readFileSync(join(cwd, 'table.rules'), 'utf8')).toBe(now)
})

test('programs are told of the same, as its schema says', async () => {
  const { folder: cwd, commit, write } = newRepository()
  const stale = example('a stale pass', ['hand of A is 3♣'], ['B passes', 'A does lay 3♣', 'then 3♣ in heap'])
  commit('first', { 'table.rules': changedGame + stale })
  write({ 'table.rules': changedGame.replace('if rank of c < 3', 'if rank of c > 8') + stale })
  const { code, out } = await realHouserules(['test', 'table.rules', '--mend', '--from', 'HEAD', '--format', 'json'], {
    cwd,
  })
  const told: unknown = JSON.parse(out)
  const validate = new Ajv().compile(schema)
  expect(validate(told) ? [] : validate.errors).toEqual([])
  expect(code).toBe(1)
  expect(told).toMatchObject({
    written: false,
    broken: 0,
    games: [
      {
        game: 'Table',
        file: 'table.rules',
        examples: 2,
        mended: [{ title: 'a stale pass', path: 'table.rules', before: { length: 7 }, after: { length: 6 } }],
        changed: [
          { title: 'no twos', before: 'held', givenUp: false, by: { id: 'forbid-changed', rule: 'cannot-lay' } },
        ],
      },
    ],
  })
})

test('a game with errors is told to programs as well', async () => {
  const cwd = folderWith({ 'table.rules': staleGame.replace('zone heap', 'zone') })
  const { code, out } = await realHouserules(['test', 'table.rules', '--mend', '--format', 'json'], { cwd })
  expect(JSON.parse(out)).toMatchObject({ broken: 1, games: [], diagnostics: [{ code: 'HR0001' }] })
  expect(code).toBe(1)
})

test('what belongs to --mend is refused without it, and one game is no version of several', async () => {
  const cwd = folderWith({ 'table.rules': staleGame, 'other.rules': staleGame.replace('Table', 'Other') })
  expect(await realHouserules(['test', 'table.rules', '--write'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('`--write` belongs to `--mend`'),
  })
  expect(await realHouserules(['test', 'table.rules', '--within', '3'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('`--within` belongs to `--mend`'),
  })
  const argv = ['test', 'table.rules', 'other.rules', '--mend', '--from', 'table.rules']
  expect(await realHouserules(argv, { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('`--from` names one game, and several are tested'),
  })
})
