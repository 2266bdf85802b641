import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// What an example says of who is asked though passing is all there is.

const GAME = `game Hush for 2 players
printed rank of card: number
card each number n in 2..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
hush of player: number starts 0
to match
  each player p
    window by p
  finish
to window by player p
  p may act
  else
    hush of p gains 1
  dusk by p
to dusk by player p
  p may act
player p may lay card c in hand of p at window or dusk if rank of c = 2
  move c to heap
`
const ALWAYS = 'player p is always asked at window if hand of p is not empty\n'

async function failures(rules: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const { engine, examples } = await compiledText(`${rules}example "x"\n  given\n${lines.join('\n')}\n`)
  return examples.flatMap((example) => runExample(engine, example).failures.map(({ message }) => message))
}

const HELD = ['    hand of A is 5♣', '    at window by A']

test('who can only pass is asked where a rule has it so, and nowhere else', async () => {
  expect(await failures(GAME + ALWAYS, ...HELD, '  A is asked', '  then hush of A = 0')).toEqual([])
  expect(await failures(GAME, ...HELD, '  A is asked')).toEqual(['A is not asked; nothing is asked any more'])
  expect(await failures(GAME + ALWAYS, '    at window by A', '  A is asked')).toEqual([
    'A is not asked; nothing is asked any more',
  ])
})

test('who is asked so is not passed over where nobody is said to be', async () => {
  expect(await failures(GAME + ALWAYS, ...HELD, '  nobody is asked')).toEqual(['A is asked (window: pass)'])
  expect(await failures(GAME + ALWAYS, ...HELD, '  A is not asked')).toEqual(['A is asked (window: pass)'])
  expect(await failures(GAME + ALWAYS, ...HELD, '  B is not asked')).toEqual([])
  expect(await failures(GAME, ...HELD, '  nobody is asked')).toEqual([])
})

test('it may be answered where a line stands there, and needs no line', async () => {
  expect(
    await failures(GAME + ALWAYS, ...HELD, '  A is asked', '  A passes', '  nobody is asked', '  then hush of A = 1'),
  ).toEqual([])
  expect(await failures(GAME + ALWAYS, ...HELD, '  then hush of A = 1')).toEqual([])
  expect(await failures(GAME + ALWAYS, '    hand of A is 2♣', '    at dusk by A', '  A does lay 2♣')).toEqual([])
})

test('other lines of who can only pass say so too, whether or not a line stands there', async () => {
  const passing = 'A is asked (window: pass)'
  const said = {
    'A must act': `A may pass; ${passing}`,
    'A declines': `write \`A passes\` here; ${passing}`,
    'A accepts': `this is no question of yes or no; ${passing}`,
    'A may lay 5♣': 'it is not offered',
    'A does lay 5♣': 'not offered',
  }
  for (const [line, message] of Object.entries(said))
    for (const before of [[], ['  A is asked']]) {
      const [told, ...more] = await failures(GAME + ALWAYS, ...HELD, ...before, `  ${line}`)
      expect([told?.slice(0, message.length), told?.includes(passing), more], line).toEqual([message, true, []])
    }
  for (const before of [[], ['  A is asked']])
    expect(await failures(GAME + ALWAYS, ...HELD, ...before, '  A passes', '  then hush of A = 1')).toEqual([])
  expect(await failures(GAME, ...HELD, '  A passes')).toEqual(['A has nothing to answer; nothing is asked any more'])
})

test('a question of play comes before one at which only passing is possible', async () => {
  const later = ['    hand of A is 2♣', '    at window by A']
  const hushed = GAME.replace('at window or dusk', 'at dusk') + ALWAYS
  expect(await failures(hushed, ...later, '  A passes', '  then hush of A = 1')).toEqual([])
  expect(await failures(hushed, ...later, '  A may lay 2♣')).toEqual([])
  const may = GAME.replace('  dusk by p\n', '  p may\n    hush of p gains 5\n') + ALWAYS
  for (const before of [[], ['  A is asked']])
    expect(await failures(may, ...HELD, ...before, '  A accepts', '  then hush of A = 6')).toEqual([])
})
