import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { verified } from '../../cli/diff/witness/verify-examples.ts'
import { checkGame } from '../../compiler/compile.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'

const counter = `game Counter for 2 players
score of player: number starts 0
to match
  repeat
    each player p
      turn by p
  until score of first of players > 20
to turn by player p
  p may act
player p may climb at turn
to climb by player p
  score of p gains 1

example "one step"
  given
    at match
  A does climb
  then score of A = 1
  then times (climb by A) during match = 1
`
const host = { read: () => counter, find: () => null }

test('rules are neither elaborated nor emitted again for further examples, though they count less', async () => {
  const loaded = await loadVersion('counter.rules', host, evaluated)
  if (loaded === null) throw new Error('the sample is broken')
  const more = `${counter}\nexample "two steps"\n  given\n    at match\n  A does climb\n  B does climb\n  then score of B = 1\n`
  const parsed = new ParsedFiles(loaded.files, { edited: true })
  const { program } = checkGame(
    'counter.rules',
    { ...host, read: () => more },
    { parsed, kept: loaded.kept },
    ({ title }) => title === 'two steps',
  )
  expect(program?.procs).toBe(loaded.program.procs)
  expect(program?.examples.map(({ title }) => title)).toEqual(['two steps'])
})

test('examples that hold are told from those that do not, and from those that cannot be read, time after time', async () => {
  const loaded = await loadVersion('counter.rules', host, evaluated)
  if (loaded === null) throw new Error('the sample is broken')
  const reading = { path: 'counter.rules', host, loaded }
  const texts = new Map(
    ['score of A = 1', 'score of A = 2', 'points of A = 1'].map((claim) => [
      claim,
      { text: `example "${claim}"\n  given\n    at match\n  A does climb\n  then ${claim}\n`, lacking: null },
    ]),
  )
  const told = [await verified(reading, texts), await verified(reading, texts)]
  expect(told.map((each) => Object.fromEntries(each))).toEqual(
    Array(2).fill({ 'score of A = 1': true, 'score of A = 2': false }),
  )
})
