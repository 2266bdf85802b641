import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { newRepository } from '../diff/repository.ts'
import { folderWith, houserules, type Invocation, type Ran } from '../cli/kit.ts'

const run = (argv: readonly string[], how: Invocation): Promise<Ran> =>
  houserules(argv, { tools: realToolchain, ...how })

const things = `printed rank of card: number
card each number n in 2..9 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
`
const game = (create: string, more = ''): string => `game Quay for 2 to 3 players

include "things.rules"

to match
  each definition d
    ${create}
  each player p
    turn by p
  finish

to turn by player p
  score of p gains 1
${more}`

const beside = 'foe of player p: player = neighbour of p -- the neighbour of before\n'
const files = { 'quay.rules': game('create d in deck'), 'things.rules': things + beside }
const foe = 'after turn by player p\n  score of foe of p gains 1\n'

describe('format --from', () => {
  test('says files in the words of today, sentence by sentence, with all that a game includes', async () => {
    const cwd = folderWith(files)
    expect((await run(['check', 'quay.rules'], { cwd })).out).toContain(
      'if this is language 1, `houserules format --from 1 quay.rules` writes it again',
    )
    expect(await run(['format', '--from', '1', '.'], { cwd })).toMatchObject({
      code: 0,
      out: [
        'quay.rules',
        '  line 7: create d in deck',
        '  is now: create d to deck',
        'things.rules',
        '  line 7: foe of player p: player = neighbour of p -- the neighbour of before',
        '  is now: foe of player p: player = left-neighbour of p -- the neighbour of before',
        '',
      ].join('\n'),
    })
    expect(readFileSync(join(cwd, 'quay.rules'), 'utf8')).toBe(game('create d to deck'))
    expect(await run(['check', 'quay.rules'], { cwd })).toMatchObject({ code: 0 })
    expect(await run(['format', '--from', '1', '.'], { cwd })).toMatchObject({ code: 0, out: '' })
  })

  test('is named for a game that is refused for nothing else, with all files that it is to be written in', async () => {
    const cwd = folderWith({ ...files, 'package.json': '{}' })
    const says =
      'quay.rules is refused only since it is of an earlier language: ' +
      '`houserules format --from 1 quay.rules things.rules` says 2 sentences of it in the words of today\n'
    expect((await run(['check', 'quay.rules'], { cwd })).err).toContain(says)
    expect((await run(['simulate', 'quay.rules', '--games', '1'], { cwd })).err).toContain(says)
    const { err } = await run(['format', '--from', '1', 'quay.rules', 'things.rules'], { cwd })
    expect(err).toContain('package.json may say so: "houserules": { "language": 5 }')
    const broken = folderWith({ ...files, 'quay.rules': game('create d in deck', 'after sail\n  finish\n') })
    expect((await run(['check', 'quay.rules'], { cwd: broken })).err).not.toContain('refused only since')
  })

  test('of a later version leaves what was refused by then, and says so', async () => {
    const cwd = folderWith(files)
    const { code, err } = await run(['format', '--from', '2', '.'], { cwd })
    expect(code).toBe(1)
    expect(err).toContain('HR0001')
    expect(readFileSync(join(cwd, 'quay.rules'), 'utf8')).toBe(files['quay.rules'])
  })

  test('writes no file that is not named, and nothing with --check', async () => {
    const cwd = folderWith(files)
    expect(await run(['format', '--check', '--from', '1', '.'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('not formatted; run `houserules format --from 1`'),
    })
    expect(readFileSync(join(cwd, 'quay.rules'), 'utf8')).toBe(files['quay.rules'])
    await run(['format', '--from', '1', 'quay.rules'], { cwd })
    expect(readFileSync(join(cwd, 'things.rules'), 'utf8')).toBe(files['things.rules'])
    expect(readFileSync(join(cwd, 'quay.rules'), 'utf8')).toBe(game('create d to deck'))
  })

  test('is not for standard input, nor for versions that there are not', async () => {
    expect(await run(['format', '--from', '1', '-'], { input: '' })).toMatchObject({ code: 2, out: '' })
    expect(await run(['format', '--from', '99', '.'], {})).toMatchObject({ code: 2, out: '' })
  })
})

describe('a project', () => {
  const stated = (language: unknown): Record<string, string> => ({
    ...files,
    'package.json': JSON.stringify({ houserules: { language } }),
  })

  test('of a later language than this program reads is refused', async () => {
    const { code, err } = await run(['check', 'quay.rules'], { cwd: folderWith(stated(99)) })
    expect(code).toBe(2)
    expect(err).toContain('package.json says that the rules are language 99; this program reads up to ')
    expect(await run(['check', 'quay.rules'], { cwd: folderWith(stated('five')) })).toMatchObject({ code: 2 })
  })
})

describe('diff', () => {
  test('reads a revision of an earlier language in the words of today', async () => {
    const { folder: cwd, commit } = newRepository()
    commit('begin', files)
    commit('say it as today', {
      'quay.rules': game('create d to deck', foe),
      'things.rules': things + beside.replace('= neighbour', '= left-neighbour'),
    })
    const { code, out, err } = await run(['diff', 'HEAD~1:quay.rules', 'HEAD:quay.rules', '--no-witness'], { cwd })
    expect(code).toBe(0)
    expect(err).toContain('HEAD~1:quay.rules: read with 2 sentences said otherwise today')
    expect(out).toContain('1 change: ')
    expect(out).toContain('after turn')
  })

  test('reads it from the version on that the project said then', async () => {
    const { folder: cwd, commit } = newRepository()
    commit('begin', { ...files, 'package.json': '{ "houserules": { "language": 2 } }' })
    const { code, err } = await run(['diff', 'HEAD:quay.rules', 'HEAD:quay.rules', '--no-witness'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('HR0001')
  })

  test('leaves out an example of the old side that is refused, with the clauses in front of it', async () => {
    const example = '\n[quay.1, quay.2] example "none of these"\n  given\n    at sail\n  then score of A = 1\n'
    const { folder: cwd, commit } = newRepository()
    commit('begin', { 'quay.rules': game('create d to deck', `${foe}${example}`), 'things.rules': things + beside })
    commit('mend', { 'quay.rules': game('create d to deck', foe) })
    const { code, out, err } = await run(['diff', 'HEAD~1:quay.rules', 'HEAD:quay.rules', '--no-witness'], { cwd })
    expect(err).toContain('left out an example that has errors: "none of these"')
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 change') as string })
  })

  test('reads an old side without its index of clauses, where that lists not all that are cited', async () => {
    const { folder: cwd, commit } = newRepository()
    const index = { document: 'Quay', language: 'en', clauses: [{ id: 'quay.2', kind: 'normative', summary: 'Two.' }] }
    const cited = game('create d to deck', foe.replace('after', '[quay.1] after'))
    commit('begin', {
      'quay.rules': cited,
      'quay.clauses.json': JSON.stringify(index),
      'things.rules': things + beside,
    })
    commit('mend', { 'quay.rules': cited.replace('quay.1', 'quay.2') })
    const { code, err } = await run(['diff', 'HEAD~1:quay.rules', 'HEAD:quay.rules', '--no-witness'], { cwd })
    expect(err).toContain('HEAD~1:quay.rules: read without its index of clauses')
    expect(err).not.toContain('HEAD:quay.rules: read without')
    expect(code).toBe(0)
  })
})
