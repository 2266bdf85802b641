import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { printTExpr } from '../../compiler/program/print-texpr.ts'

// Who must act is said by a sentence like any other: variants replace and remove it by its label, its name or its clause.

const game = `game Keen for 2 players
printed rank of card: number
card each number n in 1..9 named n
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p may act
to lay card c by player p
  move c to pile
player p may lay card c in hand of p at turn if rank of c > 1
[keen.1] keen: player p must act at turn if pile is empty
player p must act at turn if count of pile = 3
`

/** The sentences that are left, and what is found. */
function left(...lines: readonly string[]): { readonly said: readonly string[]; readonly found: readonly string[] } {
  const text = `variant Keener of Keen\n${lines.join('\n')}\n`
  const { program, diagnostics } = checkGame('keener.rules', {
    read: (path) => (path === 'keener.rules' ? text : path === 'keen.rules' ? game : null),
    find: (name) => (name === 'Keen' ? 'keen.rules' : null),
  })
  const said = (program?.compulsions ?? []).map(({ name, cond }) => `${name}${cond === null ? '' : ' if'}`)
  return { said, found: diagnostics.map(({ code }) => code) }
}

test.each([
  ['one more', ['player p must act at turn'], ['keen if', 'must-act if', 'must-act-2']],
  ['none of that label', ['remove keen'], ['must-act if']],
  ['none that bears no label', ['remove must-act'], ['keen if']],
  ['none of the clause', ['remove [keen.1]'], ['must-act if']],
  ['another of that label', ['replace keen: player p must act at turn'], ['keen', 'must-act if']],
  [
    'another kind of sentence of that label',
    ['replace keen: player p must lay card c where rank of c = 9 at turn'],
    ['must-act if'],
  ],
])('a variant that says %s', (_, lines, said) => {
  expect(left(...lines)).toEqual({ said, found: [] })
})

test('on cards and for a while it is said in the same words', () => {
  const lines = [
    'text of card this where this in hand of you and rank of this = 9',
    '  you must act at turn',
    'after lay card c by player p',
    '  until turn',
    '    next of p must act at turn',
  ]
  expect(left(...lines).found).toEqual(['HR0001'])
  const named = [...lines.slice(0, 3), '  let q = next of p', '  until turn', '    q must act at turn']
  expect(left(...named)).toEqual({ said: ['keen if', 'must-act if', 'must-act-2', 'lasting-must-act'], found: [] })
})

test.each([
  ['where nobody is asked', 'player p must act at lay', ['HR0505']],
  ['at an event that there is not', 'player p must act at dawn', ['HR0101']],
  ['of nobody', 'player must act at turn', ['HR0001']],
  ['of no player', 'card c must act at turn', ['HR0201']],
  ['with a block', 'player p must act at turn\n  finish', ['HR0002']],
])('that somebody must act %s is a mistake', (_, line, found) => {
  expect(left(line).found).toEqual(found)
})

test.each([
  ['A may not pass', 'that passing is not possible is said by `A must act`'],
  ['A may pass', 'write `A passes`'],
])('`%s` takes passing for an event', (line, hint) => {
  const text = `${game}example "x"\n  given\n    hand of A is 9\n    at turn by A\n  ${line}\n`
  const host = { read: (path: string) => (path === 'keen.rules' ? text : null), find: () => null }
  const found = checkGame('keen.rules', host).diagnostics.filter(({ code }) => code === 'HR0101')
  expect(found.map((each) => each.hint)).toEqual([hint])
})

/** What two variants make of it that are joined: who must act, and what is found. */
function joined(
  first: string,
  second: string,
  how: string,
  own = '',
): { readonly musts: readonly string[]; readonly hints: readonly (string | undefined)[] } {
  const files: Readonly<Record<string, string>> = {
    Keen: game.replace('player p must act at turn if count of pile = 3\n', ''),
    Ill: `variant Ill of Keen\n${first}\n`,
    Poor: `variant Poor of Keen\n${second}\n`,
    Both: `variant Both of Keen with Ill${how}Poor\n${own}`,
  }
  const { program, diagnostics } = checkGame('Both', {
    read: (name) => files[name] ?? null,
    find: (name) => (name in files ? name : null),
  })
  const musts = (program?.compulsions ?? []).map(({ cond }) => (cond === null ? '' : printTExpr(cond)))
  return { musts, hints: diagnostics.map(({ hint }) => hint) }
}

test('two variants that each exempt somebody from what both replace are told how both exemptions hold', () => {
  const [ill, poor] = ['count of hand of p > 2', 'pile is not empty'] as const
  const [first, second] = [
    `replace keen: player p must act at turn if ${ill}`,
    `replace keen: player p must act at turn if ${poor}`,
  ]
  expect(joined(first, second, ', ').hints).toEqual([
    'say which goes first: `with Ill before Poor`, and `keen` is what `Poor` makes of it; to have the conditions of both, ' +
      'replace it besides where they are joined',
  ])
  const { musts, hints } = joined(
    first,
    second,
    ' before ',
    `replace keen: player p must act at turn if ${ill} and ${poor}\n`,
  )
  expect(hints).toEqual([])
  expect(musts).toHaveLength(1)
  expect(musts[0]).toMatch(/count\(.* > 2\) and not/)
})

test('what joined variants add to an adjective that a `must act` asks for holds together', () => {
  const files: Readonly<Record<string, string>> = {
    Keen: `${game.replace('if pile is empty', 'if not p is exempt')}player p is exempt\n`,
    Ill: 'variant Ill of Keen\nplayer p is exempt if count of hand of p < 3\n',
    Poor: 'variant Poor of Keen\nplayer p is exempt if pile is empty\n',
    Both: 'variant Both of Keen with Ill, Poor\n',
  }
  const find = (name: string): string | null => (name in files ? name : null)
  const { program, diagnostics } = checkGame('Both', { read: (name) => files[name] ?? null, find })
  expect(diagnostics).toEqual([])
  const said = program?.adjectives.get('exempt')?.sentences.map(({ tests }) => tests.map(printTExpr).join(' and '))
  expect(said).toEqual(['no', expect.stringContaining(' < 3'), 'empty(zone pile)'])
})
