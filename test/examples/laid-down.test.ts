import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'

/** What there is in the position of an example: what its lines lay down, in whatever words, and nothing else. */

const GAME = `game Pack for 2 players
type suit: red, blue
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..6 named s n
  suit = s
  rank = n
card copper
  suit = red
  rank = 9
zone deck seen by nobody
zone taken of player p seen by everyone
zone aside of suit s seen by everyone
trump: suit starts red
turn: number starts 0
came of card in taken: number starts turn
moon of player p: truth = no card c where suit of c = trump and c not in taken of p
to match
  each number n in 1..5
    each definition d
      create d to deck
  look
to look
  shuffle deck
`

const lines = (given: readonly string[], then: readonly string[]): string =>
  `example "laid down"\n  given\n${given.map((line) => `    ${line}\n`).join('')}    at look\n` +
  then.map((line) => `  then ${line}\n`).join('')

const failures = async (given: readonly string[], ...then: readonly string[]): Promise<string[]> =>
  failuresOf(await specimen(GAME + lines(given, then)))

test.each([
  ['taken of A is each card c where suit of c = blue or c = red4', 'count of taken of A = 7 and red4 in taken of A'],
  ['taken of A is each card c where c = red4', 'count of taken of A = 1'],
  ['taken of A is each card c where c in (red4, blue2)', 'count of taken of A = 2'],
  ['taken of A is (each card c where suit of c = blue) + red4', 'count of taken of A = 7'],
  ['taken of A is each card c where rank of c = rank of red4', 'count of taken of A = 2'],
  ['taken of A is each card c where name of c = "red4"', 'count of taken of A = 1'],
])('%s', async (line, then) => {
  expect(
    await failures([line], then, `owner of red4 = A or count of taken of A = 2`, 'count of (each card c) < 8'),
  ).toEqual([])
})

test('a card that another line names is not among those that are described', async () => {
  const given = ['taken of B is red4', 'taken of A is each card c where c = red4 or c = red5']
  expect(await failures(given, 'count of taken of A = 1 and red4 in taken of B')).toEqual([])
})

test('cards are described by what is kept, whatever the order of the lines', async () => {
  const described = 'taken of A is each card c where suit of c = trump'
  for (const given of [
    ['trump is blue', described],
    [described, 'trump is blue'],
  ])
    expect(await failures(given, 'count of taken of A = 6 and blue3 in taken of A')).toEqual([])
})

test('what is kept of a card starts by what is given, whatever the order of the lines', async () => {
  for (const given of [
    ['turn is 3', 'taken of A is red1'],
    ['taken of A is red1', 'turn is 3'],
  ])
    expect(await failures(given, 'came of red1 = 3')).toEqual([])
})

test('nothing exists but what is laid down, however that is said', async () => {
  for (const given of ['taken of A is red1', 'taken of A is each card c where c = red1'])
    expect(await failures([given], 'count of (each card c) = 1 and moon of A')).toEqual([])
})

test('the rest of the pack can be laid down, under what is named, whatever the order of the lines', async () => {
  const rest = 'the rest of the pack is in taken of B'
  for (const given of [
    ['taken of A is red1', rest],
    [rest, 'taken of A is red1'],
    [rest, 'taken of A is each card c where c = red1'],
  ])
    expect(await failures(given, 'count of (each card c) = 13 and not moon of A', 'count of taken of B = 12')).toEqual(
      [],
    )
})

test('what is named lies on top of the rest', async () => {
  const given = ['taken of A is blue3, red1', 'the rest of the pack is in taken of A']
  expect(await failures(given, 'top of (taken of A, 3) = (blue3, red1, copper)')).toEqual([])
})

test('a card is laid down as often as its line says', async () => {
  expect(
    await failures(
      ['taken of A is 3 copper, 2 red1', 'deck is copper'],
      'count of taken of A = 5',
      'count of deck = 1',
    ),
  ).toEqual([])
})

test('a text of before, which meant all cards to be there, is told what to write', async () => {
  const before = lines(['taken of A is each card c where rank of c < 3 and suit of c = red'], ['not moon of A'])
  const { engine, examples } = await specimen(GAME + before)
  const [example] = examples
  if (example === undefined) throw new Error('no example')
  expect(runExample(engine, example, { asksWhy: true }).failures.map(({ message }) => message)).toEqual([
    'this does not hold; nothing is asked any more',
    'it would hold if all other cards existed as well: only what a position lays down does; `the rest of the pack is in ' +
      'ZONE` lays them down',
  ])
  const now = before.replace('    at look', '    the rest of the pack is in deck\n    at look')
  expect(failuresOf(await specimen(GAME + now))).toEqual([])
})

test('who takes the first card of a list for the lowest is told so', async () => {
  const { engine, examples } = await specimen(GAME + lines(['taken of A is red1, red2'], ['top of taken of A = red2']))
  const [example] = examples
  if (example === undefined) throw new Error('no example')
  expect(runExample(engine, example, { asksWhy: true }).failures.map(({ message }) => message)).toEqual([
    'this does not hold: top of taken of A is red1; nothing is asked any more',
    'it would hold with the cards of each zone the other way round: of a list the first card named lies on top',
  ])
})

test('a text of before, which meant cards to begin before what is said below them, is told what to write', async () => {
  const before = lines(['taken of A is red1, red2', 'turn is 3'], ['came of red1 = 0 and turn = 3'])
  const told = async (text: string): Promise<string[]> => {
    const { engine, examples } = await specimen(GAME + text)
    const [example] = examples
    if (example === undefined) throw new Error('no example')
    return runExample(engine, example, { asksWhy: true }).failures.map(({ message }) => message)
  }
  expect(await told(before)).toEqual([
    expect.stringContaining('this does not hold: '),
    'it would hold if the cards came before what is said below them: what is kept is so before any card comes, whatever ' +
      'the order of the lines, and cards begin with it; what one begins with otherwise stands beside it in brackets',
  ])
  expect(await told(before.replace('red1, red2', 'red1 (came 0), red2'))).toEqual([])
  // Where the other order helps as little, and where nothing hangs on it, nothing is said of it.
  expect(await told(before.replace('came of red1 = 0', 'came of red1 = 1'))).toHaveLength(1)
  expect(await told(lines(['turn is 3', 'taken of A is red1'], ['came of red1 = 0']))).toHaveLength(1)
})

test('what begins with an adjective is given without it', async () => {
  const game = GAME.replace('to match\n', 'player p is awake starts yes\ncard in taken is open starts yes\nto match\n')
  const given = ['taken of A is red4, red5', 'B is not awake', 'red4 is not open']
  const then = lines(given, ['A is awake and B is not awake', 'red4 is not open and red5 is open'])
  expect(failuresOf(await specimen(game + then))).toEqual([])
})
