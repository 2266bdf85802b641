import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

/** What is said of a game whose joker has no rank, of these instructions and facts. */
function said(lines: readonly string[]): string[] {
  const text = `game Jokers for 2 players
zone hand of player p seen by p
printed rank of card: number
card ace
  rank = 1
${lines.filter((line) => line.startsWith('card')).join('\n')}
bid of player: number or none starts none
score of player: number starts 0
best: number starts 0
to match
  create ace to hand of first of players
  each card c
    each player p
      take c by p
  finish
to take card c by player p
${lines
  .filter((line) => !line.startsWith('card'))
  .map((line) => `  ${line}`)
  .join('\n')}
`
  return checkGame('jokers.rules', { read: () => text, find: () => null })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary, secondary, hint }) =>
      [code, primary.text, ...secondary.map((label) => label.text), hint ?? ''].join('; '),
    )
}

const NEEDED = 'HR0202; a number is needed, and this may be none'
const INSTEAD = 'give what to take instead: `… or 0`'

test.each([
  ['score of p gains rank of c', [`${NEEDED}; \`joker\` has no \`rank\`; ${INSTEAD}`]],
  ['best becomes printed rank of c', [`${NEEDED}; \`joker\` has no \`rank\`; ${INSTEAD}`]],
  ['score of p gains (rank of c or 0) + sum of rank of hand of p', []],
  ['if rank of c > best or rank of c is none', []],
])('where a card has no rank: `%s`', (line, errors) => {
  expect(said(['card joker', line, ...(line.startsWith('if') ? ['  best becomes 1'] : [])])).toEqual(errors)
})

test.each([
  ['score of p gains rank of c', []],
  // A variant may have taken the joker away.
  ['score of p gains rank of c or 0', []],
  ['score of p gains bid of p or 0', []],
  ['bid of p becomes (bid of p or 0) + 1', []],
  [
    'bid of p gains 1',
    ['HR0202; a number gains something, and this may be none; say what it is then: `… becomes (… or 0) + …`'],
  ],
  [
    'bid of p loses 1',
    ['HR0202; a number loses something, and this may be none; say what it is then: `… becomes (… or 0) - …`'],
  ],
])('where every card has one: `%s`', (line, errors) => {
  expect(said([line])).toEqual(errors)
})

test.each([
  ['take none by p', 'card'],
  ['move none to hand of p', 'card'],
  ['take c by none', 'player'],
])('what never happens is said at once: `%s`', (line, needed) => {
  expect(said([line])).toEqual([
    `HR0202; a ${needed} is needed, and with none nothing ever happens; leave the line out, or say what is meant`,
  ])
})
