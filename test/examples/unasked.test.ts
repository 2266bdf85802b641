import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledText } from '../kit/compiled-sample.ts'

// A line that passes, declines or chooses where nobody asks is passed over with a warning, and all else has to hold.

const GAME = `game Table for 2 players
printed rank of card: number
card each number n in 2..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  while next of p may act
  while p may act
  score of p gains 1
to lay card c by player p
  move c to heap
to swap card c by player p
  move c to heap
  choose card d in heap where rank of d < rank of c by p
  move d to hand of p
to seek card c by player p
  move c to heap
  choose 0..1 card d in heap where rank of d < rank of c as found by p
  each card e in found
    move e to hand of p
player p may lay card c in hand of p at turn if rank of c < 7
player p may swap card c in hand of p at turn if rank of c = 8
player p may seek card c in hand of p at turn if rank of c = 9
[must.1] player p must act at turn if some card c in hand of p where rank of c = 2
`

/** What is wrong with an example, and of which of its lines it could go without. */
async function said(...lines: readonly string[]): Promise<{ wrong: readonly string[]; needless: readonly string[] }> {
  const text = `example "x"\n  given\n${lines.join('\n')}\n`
  const { engine, examples } = await compiledText(GAME + text)
  const [ran] = examples.map((example) => runExample(engine, example))
  const written = (GAME + text).split('\n')
  return {
    wrong: ran?.failures.map(({ message }) => message) ?? [],
    needless: ran?.warnings.map(({ line, message }) => `${written[line - 1]?.trim()}: ${message}`) ?? [],
  }
}

const GIVEN = ['    hand of A is 3♣', '    at turn by A']
const GOES = '; the example can go without this line'

test('a pass of who is asked nothing', async () => {
  expect(await said(...GIVEN, '  B passes', '  A does lay 3♣', '  then 3♣ in heap')).toEqual({
    wrong: [],
    needless: [`B passes: B has nothing to answer; nothing is asked any more; on the way A declined \`turn\`${GOES}`],
  })
})

test('a choice that is asked no more, and the game stands where it stood', async () => {
  const steps = ['  A is asked', '  A chooses 3♣', '  A is offered lay 3♣', '  A does lay 3♣']
  const { wrong, needless } = await said(...GIVEN, ...steps)
  expect(wrong).toEqual([])
  expect(needless).toEqual([
    'A chooses 3♣: no choice is asked of A; A is asked (turn: lay 3♣ | pass); ' +
      `a line above speaks of that question, so say first what A answers${GOES}`,
  ])
})

test('what is asserted has to hold all the same', async () => {
  const { wrong, needless } = await said(...GIVEN, '  B passes', '  A does lay 3♣', '  then 3♣ in hand of A')
  expect(wrong).toEqual(['this does not hold: 3♣ lies in heap; nothing is asked any more'])
  expect(needless).toHaveLength(1)
})

test('a yes is none of them: something was to come of it', async () => {
  expect((await said(...GIVEN, '  B accepts', '  then 3♣ in hand of A')).wrong).toEqual([
    'B has nothing to answer; nothing is asked any more; on the way A declined `turn`',
  ])
})

test('who is asked something else, or may not pass, does not go on', async () => {
  const bound = ['    hand of A is 2♣, 3♣', '    at turn by A']
  expect((await said(...bound, '  A passes', '  then 3♣ in hand of A')).wrong).toEqual([
    'A has to act (must-act [must.1] does not let it); A is asked (turn: lay 3♣ | lay 2♣)',
  ])
})

test('the only answer may be named, and no other', async () => {
  const given = ['    hand of A is 8♣', '    heap is 4♣', '    at turn by A', '  A does swap 8♣']
  expect(await said(...given, '  A chooses 4♣', '  then 4♣ in hand of A')).toEqual({ wrong: [], needless: [] })
  expect((await said(...given, '  A chooses 3♣', '  then 4♣ in hand of A')).wrong).toHaveLength(1)
})

test('a choice that was given up on the way is not passed over, since something else was done', async () => {
  const given = ['    hand of A is 9♣', '    heap is 4♣', '    at turn by A', '  A does seek 9♣']
  expect((await said(...given, '  then 9♣ in heap', '  A chooses 4♣', '  then score of A = 1')).wrong).toEqual([
    expect.stringContaining('no choice is asked of A; nothing is asked any more; before, A declined'),
  ])
})

test('an example checks nothing that only answers what nobody asks', async () => {
  expect(await said(...GIVEN, '  B passes')).toEqual({
    wrong: ['B has nothing to answer; nothing is asked any more; on the way A declined `turn`'],
    needless: [],
  })
})
