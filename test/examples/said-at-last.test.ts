import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const game = `game Porch for 2 players
card each number n in 2..3 named c n
zone porch of player p seen by everyone
score of player: number starts 0
total: number starts 0
wealth of player p: number = count of porch of p
card c is dusty starts no
to match
  finish
to turn by player p
  let k = 4
  tick by p
  total becomes total * 10 + k
  p may act
player p may hum at turn
to hum by player p
  total gains 1
to tick by player p
  total gains 1
`

/** Why the example of these lines does not hold; null where it does. */
async function failure(lines: string): Promise<string | null> {
  const { engine, examples } = await compiledText(`${game}\nexample "it"\n  given\n${lines}`, {})
  const [example] = examples
  if (example === undefined) throw new Error('there is no example')
  const result = runExample(engine, example)
  return result.ok ? null : result.failures.map(({ message }) => message).join('\n')
}

test.each([
  [
    'a fact that is worked out from cards below',
    '    score of A is wealth of B\n    porch of B is c2, c3\n    at hum by A\n  then score of A = 2\n',
  ],
  [
    'what hangs on such a line',
    '    score of A is count of porch of B\n    total is score of A\n    porch of B is c2, c3\n    at hum by A\n  then total = 3\n',
  ],
  ['what is said of a card below', '    c2 is dusty\n    porch of B is c2\n    at hum by A\n  then c2 is dusty\n'],
])('in a position the order of lines does not matter: %s', async (_, lines) => {
  expect(await failure(lines)).toBeNull()
})

test('a position does not begin where the text asks for what it has worked out before', async () => {
  expect(await failure('    at turn by A, tick by A\n  A may hum\n')).toContain('turn asks for k behind tick')
})
