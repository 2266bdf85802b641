import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

const { engine, examples } = await compiledSample('test/rounds/rounds.rules')

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})

function wrong(seating: string): string[] {
  const text = `game Rounds for 3 players\n${seating}\nto match\n  each player p from first of players\n    shuffle pile\n  finish\nzone pile seen by everyone\n`
  return checkGame('rounds.rules', { read: () => text, find: () => null })
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => `${d.code} ${d.primary.text}`)
}

test.each([
  ['seating: number starts 1', 'this is a number'],
  ['seating: set of player = players', 'it is worked out'],
  ['seating of player: set of player starts players', 'it belongs to something'],
])('`%s` is no order of the players', (seating, said) => {
  expect(wrong(seating)).toContain(`HR0201 ${said}`)
})
