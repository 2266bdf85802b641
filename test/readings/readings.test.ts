import { failuresOf, type Specimen, specimenOf } from '../kit/specimen.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { findRules, storyText } from '../../language/explain-rule.ts'
import { type RulesHost, checkGame } from '../../compiler/compile.ts'
import { formatRules } from '../../compiler/syntax/format.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { anyTable } from '../kit/playout.ts'
import { laws } from '../laws/all.ts'

const here = fileURLToPath(new URL('./', import.meta.url))

const read = (path: string): string => readFileSync(join(here, path), 'utf8')
const readIfThere = (path: string): string | null => (existsSync(join(here, path)) ? read(path) : null)
const host: RulesHost = {
  read: readIfThere,
  find: (name) => readdirSync(here).find((f) => f === `${name.toLowerCase()}.rules`) ?? null,
}

const paths = ['quarrel.rules', 'brawl.rules', 'clan.rules'] as const
const games = new Map<string, Specimen>()
const engines = new Map<string, FullEngine<BaseState>>()
beforeAll(async () => {
  for (const path of paths) {
    const game = await specimenOf(path, host)
    games.set(path, game)
    engines.set(path, game.engine)
  }
}, 300_000)

test.each(paths)('the examples of %s hold', (path) => {
  const game = games.get(path)
  expect(game === undefined ? ['not compiled'] : failuresOf(game)).toEqual([])
})

describe.each(paths)('%s', (path) => {
  test('is printed as it stands', async () => {
    expect(await formatRules(read(path))).toBe(read(path))
  })

  test.each(laws.map((law) => [law.says, law] as const))('%s', (_, { holds }) => {
    const engine = engines.get(path)
    if (engine === undefined) throw new Error(`${path} is not compiled`)
    fc.assert(
      fc.property(anyTable(engine), (line) => holds({ name: path, engine, variant: true }, line)),
      { numRuns: 2, endOnFailure: true },
    )
  })
})

function explained(path: string, topic: string): string {
  const { resolution, program } = checkGame(path, host)
  if (resolution === null) throw new Error(`${path} cannot be read`)
  return findRules(resolution, topic, program?.words)
    .map((story) => storyText(story, new Map()))
    .join('\n')
}

test('an explanation tells how a word is read in a card, of the base and of the variant', () => {
  expect(explained('quarrel.rules', 'Root')).toContain('`opponent` in conditions: `next of you`')
  expect(explained('brawl.rules', 'Root')).toMatch(
    /`opponent` in rules: each \[ask\.3\]\n.*`opponent` in conditions: some \[ask\.4\]/,
  )
  expect(explained('brawl.rules', 'Spear')).toContain('`opponent` in instructions: chosen [ask.1]')
  expect(explained('brawl.rules', 'Sentry').match(/triggers: matched \[ask\.2\]/g)).toHaveLength(2)
})

const base = `game Words for 3 players
card Ace
zone deck of player p seen by nobody
zone hand of player p seen by p
score of player: number starts 0
reading rival: player q where q != you
  chosen in instructions
to match
  each definition d
    create d to deck of first of players
  each player p
    take p by p
  finish
to take player q by player p
  score of q gains 1
  move each card c in deck of p to hand of p
`

function found(lines: string): string[] {
  const only: RulesHost = { read: (path) => (path === 'words.rules' ? base + lines : null), find: () => null }
  return checkGame('words.rules', only)
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => `${d.code} ${d.primary.text}`)
}

describe('messages', () => {
  test.each([
    ['text of card this\n  after take player p\n    take rival by you\n', []],
    ['text of card this\n  after take rival\n    take you by you\n', ['HR0220 nothing says what it means in triggers']],
    [
      'after take player p\n  take rival by p\n',
      ['HR0220 it is read for the player that a text speaks to, and nobody is `you` here'],
    ],
    [
      'best: number = score of rival\n',
      ['HR0220 it is read for the player that a text speaks to, and nobody is `you` here'],
    ],
    ['text of card this\n  rivul cannot take player p\n', ['HR0101 no word of a text is called `rivul`']],
    ['text of card this\n  card cannot take player p\n', ['HR0103 nothing says which `card` is meant']],
    ['reading foe: player q\n  each in rules, rules\n', ['HR0221 what `foe` means in rules is said already']],
    ['reading foe: player q\n  some in rule\n', ['HR0101 a word cannot be read in `rule`']],
    [
      'reading foe = next of foe\ntext of card this\n  after take player p\n    take foe by you\n',
      ['HR0221 what `foe` means depends on what it means'],
    ],
    [
      'reading foe: player q\n  each in rules\nworth of card c: number = 1\ntext of card this\n  except worth of this = score of foe\n',
      ['HR0221 `foe` is each of several here, and a fact has one value'],
    ],
  ] as const)('%s', (lines, expected) => {
    expect(found(lines)).toEqual(expected)
  })
})
