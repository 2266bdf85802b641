import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { fixesOf } from '../../language/fixes.ts'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { playGame } from '../../runtime/simulate/play-game.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { specimen } from '../kit/specimen.ts'

// A `side of player` says who wins together, and is told where the rules mean something else by it.

/** Two and two: A and B are given one, C and D nothing. */
const ended = (side: string): string => `game Four for 4 players "A and B win"

type side: left, right
${side}

to match
  first of players may pause by first of players
  each player p
    result of p becomes (1 if seat of p < 3 else 0)
  finish
to pause by player p

example "to the end"
  given
    at match
  A declines
  then result of A = 1
`

const LEFT_AND_RIGHT = 'side of player p: side = (left if seat of p mod 2 = 1 else right)'
const PARTNERS = 'side of player p: side = (left if seat of p < 3 else right)'

describe('results that differ within a side', () => {
  test('are told of a game that is played', async () => {
    const { engine } = await specimen(ended(LEFT_AND_RIGHT))
    const played = playGame(engine, { seed: 1, players: 4, bots: [0, 1, 2, 3].map(() => randomBot), maxDecisions: 9 })
    expect(played.breach).toMatchObject({ rule: 'one-result-for-each-side', place: 'specimen.rules:4' })
  })

  test('are told as well where the game ends with its last line', async () => {
    const { engine } = await specimen(ended(LEFT_AND_RIGHT).replace('  finish\n', ''))
    const played = playGame(engine, { seed: 1, players: 4, bots: [0, 1, 2, 3].map(() => randomBot), maxDecisions: 9 })
    expect(played.breach).toMatchObject({ rule: 'one-result-for-each-side' })
  })

  test('make an example fail that comes to the end, and say where the side is declared', async () => {
    const { engine, examples } = await specimen(ended(LEFT_AND_RIGHT))
    expect(examples.flatMap((example) => runExample(engine, example).failures.map(({ message }) => message))).toEqual([
      expect.stringContaining('has different results at the end; a fact that says something else needs another name'),
    ])
  })

  test('are none where partners are a side', async () => {
    const { engine, examples } = await specimen(ended(PARTNERS))
    const played = playGame(engine, { seed: 1, players: 4, bots: [0, 1, 2, 3].map(() => randomBot), maxDecisions: 9 })
    expect(played.breach).toBeUndefined()
    expect(examples.flatMap((example) => runExample(engine, example).failures)).toEqual([])
  })
})

const diagnosticsOf = (text: string): readonly Diagnostic[] =>
  checkGame('four.rules', { read: () => text, find: () => null }).diagnostics.filter(({ code }) =>
    code.startsWith('HR05'),
  )
const findings = (text: string): string[] => diagnosticsOf(text).map(({ code }) => code)

test('a side that no rule asks for is read by the language all the same', () => {
  expect(findings(ended(LEFT_AND_RIGHT))).toEqual([])
  expect(findings(ended(LEFT_AND_RIGHT).replaceAll('side', 'flank'))).toEqual(['HR0503'])
})

/** As texts said it before there was a word for seats: it means what it did, and a warning says what to write. */
const BEFORE = `game Before for 4 players "who is out makes another side"

type side: north, south
side of player p: side = (north if p = first of players or p = next of (first of players, 2) else south)
seating: set of player starts players

to match
  leave by first of players
  finish
to leave by player p
  seating loses p

example "without D"
  given
    at leave by D
  then side of C = north and side of D = south and side of A = north

example "without B and D"
  given
    seating is (A, C, D)
    at leave by D
  then next of (A, 2) = A and side of C = south and side of A = north
`

test('a side by `next of` means what it meant, and a warning says what to write', async () => {
  expect(findings(BEFORE)).toEqual(['HR0560'])
  const { engine, examples } = await specimen(BEFORE)
  expect(examples.flatMap((example) => runExample(engine, example).failures)).toEqual([])
  const fixes = diagnosticsOf(BEFORE).flatMap(fixesOf)
  expect(fixes.map(({ title }) => title)).toEqual(['go by the seats: `left-neighbour`'])
  const { span, replacement } = fixes[0]?.edit ?? {}
  const mended = `${BEFORE.slice(0, span?.start)}${replacement}${BEFORE.slice(span?.end)}`
  expect(findings(mended)).toEqual([])
  expect(mended).toContain('p = left-neighbour of (first of players, 2)')
})

test('a round that only turns keeps who sits opposite, and nobody else', () => {
  const turning = (how: string, side = 'next of (first of players, 2)'): string =>
    BEFORE.slice(0, BEFORE.indexOf('example'))
      .replace('next of (first of players, 2)', side)
      .replace('  seating loses p\n', how)
  const emptied =
    '  let others = seating\n  seating becomes ()\n  each player q in others\n    seating becomes q + seating\n'
  const moved = '  each player q in seating\n    seating becomes q + (seating - q)\n'
  expect(findings(turning(emptied))).toEqual([])
  expect(findings(turning(moved))).toEqual([])
  expect(findings(turning(moved, 'next of first of players'))).toEqual(['HR0560'])
  expect(findings(turning(moved, 'next of (first of players, 3)'))).toEqual(['HR0560'])
  // Not all come back, or one leaves besides.
  expect(findings(turning(emptied.replace('in others', 'in others where q != p')))).toEqual(['HR0560'])
  expect(findings(turning(`${moved}  seating loses p\n`))).toEqual(['HR0560'])
  expect(findings(turning('  seating becomes ()\n'))).toEqual(['HR0560'])
})

test('who plays alone is told the mean, and no wins', async () => {
  const alone = `game Alone for 1 players "a patience that is never won"
to match
  first of players may hope by first of players
  result of first of players becomes 0 - 5
  finish
to hope by player p
  shuffle heap
zone heap seen by nobody
`
  const cwd = folderWith({ 'alone.rules': alone })
  const { out } = await realHouserules(['simulate', 'alone.rules', '--games', '5'], { cwd })
  expect(out).toMatch(/^ +games +mean result\nseat A +5 +-5\n\ngames +5\n/)
  const played = await realHouserules(['play', 'alone.rules', '--seats', 'random'], { cwd })
  expect(played.out).toMatch(/over after 1 decision: A -5\n$/)
})

test.each(['simulate', 'play', 'report', 'test'])('%s says that results differ within a side', async (command) => {
  const cwd = folderWith({ 'four.rules': ended(LEFT_AND_RIGHT) })
  const more: Readonly<Record<string, readonly string[]>> = {
    simulate: ['--games', '2'],
    play: ['--seats', 'random,random,random,random'],
    report: ['--games', '10', '--out', 'four.html'],
  }
  const { out, err, code } = await realHouserules([command, 'four.rules', ...(more[command] ?? [])], { cwd })
  expect(`${out}${err}`).toMatch(/different results at the end|In 10 of 10 games something did not hold/)
  expect(code).toBe(command === 'report' ? 0 : 1)
})
