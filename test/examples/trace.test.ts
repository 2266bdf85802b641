import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { traceExample } from '../../runtime/example/examples.ts'
import { traceText } from '../../cli/output/trace-text.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'

test('what happened in an example: events under what led to them, with the rule of each, and answers', async () => {
  const { engine, examples } = await compiledSample('test/examples/stalls.rules', { trace: true })
  const example = examples.find(({ title }) => title === 'copies of their own names')
  if (example === undefined) throw new Error('the example is gone')
  const lines = traceText(traceExample(engine, example), true)
    .map(inEnglish)
    .map((line) => line.replace(/ test\/examples\/stalls\.rules:\d+$/, ''))
  expect(lines).toEqual([
    'turn by A',
    '  A: offer bait',
    '    move bait from hand of A to stall of A  <- to offer [offer.1]',
    '  offer bait by A  <- to turn [turn.1]',
    '    earn A with 8  <- to offer [offer.1]',
    '      score of A becomes 8, was 0',
    '    earn A with 1  <- bonus [bonus]',
    '      score of A becomes 9, was 8',
    '  score of A becomes 10, was 9',
    '  A: pass',
    '  answers B  <- to turn [turn.1]',
    '    B: grab bait',
    '    grab bait by B  <- to answers [answer.1]',
    '      move bait from stall of A to hand of B  <- to grab [grab.1]',
    '  chance: 2♣ (drawn)',
    '  move 2♣ from deck to hand of A  <- to turn [turn.1]',
  ])
})

test('a card that is laid elsewhere in its zone', async () => {
  const { engine, examples } = await compiledText(
    `game Bottom for 2 players
card each number n in 1..2 named c n
zone deck seen by nobody
zone pile of player p seen by everyone
to match
  finish
to dig by player p
  move first of pile of p to pile of p at bottom
  move first of deck to deck
example "within a zone"
  given
    deck is c1
    pile of A is c2
    at dig by A
  then c1 in deck
`,
    { trace: true },
  )
  const [example] = examples
  if (example === undefined) throw new Error('the example is gone')
  expect(
    traceText(traceExample(engine, example), true)
      .map(inEnglish)
      .map((line) => line.replace(/ {2}<- .*/u, '')),
  ).toEqual(['dig by A', '  move c2 within pile of A', '  move c1 within deck'])
})

test('engines that are not compiled to be traced hold nothing of it', async () => {
  const { engine, examples } = await compiledSample('test/examples/stalls.rules')
  expect(engine.parts.trace).toBeUndefined()
  expect(examples.length).toBeGreaterThan(0)
})

const DRAWN = `game Drawn for 2 players
zone deck seen by nobody
zone hand of player p seen by p
printed rank of card: number
card each number n in 2..3 named c n
  rank = n
to match
  finish
to go by player p
  p may act
  choose card c in deck by chance
  take c by p
  rest by p
to take card c by player p
  move c to hand of p
to rest by player p
to wake by player p
  p may act
to praise by player p
to cough by player p
[go.1] player p may take card c in hand of p at go
[cough.1] player p may cough at wake
[cough.2] player p cannot cough
[praise.1] after take card c by player p if rank of c = 2
  praise by p

${[2, 3]
  .map(
    (n) => `example "c${n} is drawn"
  given
    deck is c2, c3
    at go by A
  A may not cough because [cough.2]
  chance chooses c${n}
  then c${n} in hand of A
`,
  )
  .join('\n')}`

test.each([2, 3])('what is only looked ahead at says nothing of what happens: c%i', async (n) => {
  const { engine, examples } = await compiledText(DRAWN, { trace: true })
  const example = examples.find(({ title }) => title === `c${n} is drawn`)
  if (example === undefined) throw new Error('the example is gone')
  const trace = traceExample(engine, example)
  const rules = trace.flatMap((entry) =>
    entry.kind === 'event' ? [`${entry.words} <- ${entry.rule?.name ?? ''}`] : [],
  )
  expect(rules).toEqual([
    'go by A <- ',
    `take c${n} by A <- to go`,
    `move c${n} from deck to hand of A <- to take`,
    ...(n === 2 ? ['praise by A <- after-take'] : []),
    'rest by A <- to go',
  ])
})
