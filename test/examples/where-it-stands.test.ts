import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// What stood in the way of a move is told of the place at which the report says that the game stands.

const GAME = `game Two for 2 players
printed rank of card: number
card each number n in 2..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
to match
  each player p
    turn by p
  finish
to turn by player p
  p may act
  dusk by p
to dusk by player p
  p must act
  finish
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn or dusk
[a.1] nine: player p must lay card c where rank of c = 9 at turn
[a.2] eight: player p must lay card c where rank of c = 8 at dusk
[a.3] keen: player p must act at turn if heap is not empty
`

async function failureOf(...lines: readonly string[]): Promise<readonly string[]> {
  const { engine, examples } = await compiledText(`${GAME}example "x"\n  given\n${lines.join('\n')}\n`)
  return examples.flatMap((example) => runExample(engine, example).failures.map(({ message }) => message))
}

test('where somebody passes on the way, and has to do something else there', async () => {
  expect(await failureOf('    hand of A is 9♣, 7♣, 8♣', '    at turn by A', '  A does lay 7♣')).toEqual([
    'not offered (eight [a.2] wants another move first); A is asked (dusk: lay 8♣); on the way A declined `turn`',
  ])
})

test('where it is asked first', async () => {
  const given = ['    hand of A is 9♣, 7♣, 8♣', '    heap is 3♣', '    at turn by A']
  expect(await failureOf(...given, '  A does lay 7♣')).toEqual([
    'not offered (nine [a.1] wants another move first); A is asked (turn: lay 9♣)',
  ])
})

test('with the conditions that are not met, as `why` tells them at a table', async () => {
  const stack = 'to stack card c by player p\n  only if rank of c > 8\n  move c to heap\n'
  const text = `${GAME}${stack}player p may stack card c in hand of p at turn\nexample "x"\n  given\n    hand of A is 7♣\n    at turn by A\n  A does stack 7♣\n`
  const { engine, examples } = await compiledText(text)
  const [message = ''] = examples.flatMap((each) => runExample(engine, each).failures.map((failure) => failure.message))
  expect(message).toContain('a condition is not met: only if rank of c > 8')
})

test('where nobody may pass, and the only move is done on the way', async () => {
  const given = ['    hand of A is 9♣', '    heap is 3♣', '    at turn by A']
  expect(await failureOf(...given, '  A passes')).toEqual([
    'A has to act (keen [a.3] does not let it); A is asked (turn: lay 9♣); on the way A took `lay 9♣`, the only answer',
  ])
})
