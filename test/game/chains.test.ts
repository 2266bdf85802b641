import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** A variant of a variant: the outer one is heard last, and what it does not say is as in the one below. */
const texts: Readonly<Record<string, string>> = {
  Base: 'game Base for 2 players\nsize: number = 1\nto match\n  each player p\n    result of p becomes size\n  finish\n',
  Middle: 'variant Middle of Base for 3 to 4 players\nreplace size = 2\n',
  Outer: 'variant Outer of Middle\nreplace size = 3\n',
  Beside: 'variant Beside of Base\nreplace size = 4\n',
  Both: 'variant Both of Base with Middle, Beside\n',
}

const host: RulesHost = { read: (path) => texts[path] ?? null, find: (name) => (name in texts ? name : null) }

function errorsOf(name: string): string[] {
  return checkGame(name, host)
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => d.code)
}

test('the outer variant outdoes the one that it is built on', () => {
  expect(errorsOf('Outer')).toEqual([])
})

test('two beside each other are in conflict all the same', () => {
  expect(errorsOf('Both')).toEqual(['HR0402'])
})

test('the number of players is that of the nearest that says one', () => {
  expect(checkGame('Outer', host).resolution?.game.seats).toMatchObject({ from: 3, to: 4 })
})
