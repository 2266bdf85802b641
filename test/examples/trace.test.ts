import { expect, test } from 'vitest'
import { traceExample } from '../../runtime/examples.ts'
import { traceText } from '../../cli/trace-text.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

test('what happened in an example: events under what led to them, with the rule of each, and answers', async () => {
  const { engine, examples } = await compiledSample('test/examples/stalls.rules', { trace: true })
  const example = examples.find(({ title }) => title === 'copies of their own names')
  if (example === undefined) throw new Error('the example is gone')
  const lines = traceText(traceExample(engine, example), true).map((line) =>
    line.replace(/ test\/examples\/stalls\.rules:\d+$/, ''),
  )
  expect(lines).toEqual([
    'turn by A',
    '  A: offer 8♣',
    '    move 8♣ from hand of A to stall of A  <- to offer [offer.1]',
    '  offer 8♣ by A  <- to turn [turn.1]',
    '    earn A with 8  <- to offer [offer.1]',
    '    earn A with 1  <- bonus [bonus]',
    '  A: pass',
    '  answers B  <- to turn [turn.1]',
    '    B: grab 8♣',
    '    grab 8♣ by B  <- to answers [answer.1]',
    '      move 8♣ from stall of A to hand of B  <- to grab [grab.1]',
    '  chance: 2♣ (drawn)',
    '  move 2♣ from deck to hand of A  <- to turn [turn.1]',
  ])
})

test('engines that are not compiled to be traced hold nothing of it', async () => {
  const { engine, examples } = await compiledSample('test/examples/stalls.rules')
  expect(engine.parts.trace).toBeUndefined()
  expect(examples.length).toBeGreaterThan(0)
})
