import { describe, expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

const base = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..5 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
player p may take card c in deck at turn
player p cannot take card c if rank of c = 1
player p cannot take card c if rank of c = 2
after take card c by player p
  shuffle deck
limit of player p: number = 3
except limit of A-like p = 4
player p is A-like if p = first of players
player p cannot take card c if count of hand of p >= limit of p
`

function hostOf(lines: string): RulesHost {
  return { read: (path) => (path === 'v.rules' ? `variant V of Pairs\n${lines}` : base), find: () => 'pairs.rules' }
}

function variant(lines: string) {
  const { resolution, diagnostics } = checkGame('v.rules', hostOf(lines))
  const { modals = [], hooks = [], excepts = [] } = resolution?.game ?? {}
  return {
    rules: [...modals, ...hooks, ...excepts].map((rule) => rule.name),
    errors: diagnostics.filter((d) => d.severity === 'error').map((d) => d.primary.text),
  }
}

describe('a sentence without a label', () => {
  const all = ['may-take', 'cannot-take', 'cannot-take-2', 'cannot-take-3', 'after-take', 'limit-exception']

  test('is called by what it does', () => {
    expect(variant('')).toEqual({ rules: all, errors: [] })
  })

  test.each(all)('can be removed as %s, and the others keep their names', (name) => {
    expect(variant(`remove ${name}\n`)).toEqual({ rules: all.filter((each) => each !== name), errors: [] })
  })

  test('can be replaced and set', () => {
    expect(variant('replace cannot-take-2: player p cannot take card c if rank of c = 4\n')).toEqual({
      rules: all,
      errors: [],
    })
    expect(variant('replace limit-exception = 5\n')).toEqual({ rules: all, errors: [] })
  })

  test('is suggested where a name comes near', () => {
    const { diagnostics } = checkGame('v.rules', hostOf('remove may-tak\n'))
    expect(diagnostics[0]?.hint).toBe('did you mean `may-take`?')
  })
})

describe('cards that are made together', () => {
  const named = (naming: string, type = ''): string[] => {
    const text = `game Named for 2 players\n${type}card ${naming}\nto match\n  finish\n`
    const { resolution } = checkGame('named.rules', { read: () => text, find: () => null })
    return [...(resolution?.game.definitions.keys() ?? [])]
  }

  test.each([
    ['each number n in 1..2 named n', '', ['《1》', '《2》']],
    ['each number n in 1..2 named n -spot', '', []],
    ['each number n in 1..2 named n 《-spot》', '', ['1-spot', '2-spot']],
    ['each number n in 1..2 named 《day 》 n', '', ['《day 1》', '《day 2》']],
    ['each size s named s 《 box》', 'type size: 《very big》, small\n', ['《very big box》', '《small box》']],
    ['each size s named s', 'type size: 《in》, small\n', ['《in》', 'small']],
    ['each number n in 1..2 named n, 1 as 《one day》', '', ['《one day》', '《2》']],
  ])('%s', (naming, type, names) => {
    expect(named(naming, type)).toEqual(names)
  })

  test('can be called by their names', () => {
    const text = `game Named for 2 players
card each number n in 1..2 named n
zone hand of player p seen by p
to match
  finish
to go by player p
  let held = count of hand of p
  only if held > 0
example "a digit is a name in brackets"
  given
    hand of A is 《1》
    at go by A
  then 《1》 in hand of A
`
    const { diagnostics } = checkGame('named.rules', { read: () => text, find: () => null })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
