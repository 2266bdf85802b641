import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const heap = `game Heap for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
zone plans of effects seen by everyone
to match
  each player p
    turn by p
    evening by p
  finish
to turn by player p
  while p may act
    result of p gains 1
to evening by player p
  each effect e in plans
    resolve e
to lay card c by player p
  move c to heap
to call-out by player p
  result of p gains 2
player p may lay card c in hand of p at turn
`

const found = (lines: string): readonly string[] => {
  const text = `${heap}${lines}\n`
  const { diagnostics } = checkGame('heap.rules', { read: (p) => (p === 'heap.rules' ? text : null), find: () => null })
  return diagnostics.filter(({ code }) => !['HR0503', 'HR0301'].includes(code)).map(({ code }) => code)
}

test.each([
  ['in what a move of its own sets off', 'after lay card c\n  stop turn'],
  ['in what comes before it', 'before turn by player p\n  stop turn'],
  ['in a text of cards', 'text of card this where rank of this = 2\n  to lay this by player p\n    stop turn'],
  ['in an effect that it resolves', 'after lay card c by player p\n  later in plans\n    stop evening'],
  ['in a rule for a while', 'before turn by player p\n  during turn\n    after move card c to heap\n      stop turn'],
  ['in what never happens itself', 'after call-out\n  stop turn'],
])('nothing is said of a `stop` %s', (_, lines) => expect(found(lines)).toEqual([]))

test.each([
  ['of an event that does something else', 'after lay card c\n  stop evening'],
  ['of what is over by then', 'after turn by player p\n  stop turn'],
  ['of what has not begun', 'instead of turn by player p if heap is empty\n  stop turn'],
  ['in an effect that another event resolves', 'after lay card c by player p\n  later in plans\n    stop lay'],
])('a `stop` %s is told', (_, lines) => expect(found(lines)).toEqual(['HR0536']))
