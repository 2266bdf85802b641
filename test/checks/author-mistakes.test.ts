import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { repositoryRules } from './kit.ts'

/** House rules as authors wrote them, that said something else than they meant, without a word of the checker. */
const { host } = repositoryRules()

function found(base: string, lines: string): string[] {
  const text = `variant Ours of ${base}\n${lines}\n`
  const find = (name: string): string | null => (name === 'Ours' ? name : host.find(name))
  const { diagnostics } = checkGame('Ours', {
    ...host,
    find,
    read: (path) => (path === 'Ours' ? text : host.read(path)),
  })
  return diagnostics.map(({ code, primary }) => `${code} ${primary.text}`)
}

const pack = `game Pack for 2 players
type suit: red, blue
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..4 named s n
  suit = s
  rank = n
zone hand of player p seen by p
to match
  each definition d
    create d to hand of first of players
  each player p
    result of p becomes (1 if fits of p else 0)
  finish
`

test('a card that may not be passed on is chosen in vain', () => {
  expect(found('Hearts', 'cannot move Q♠ from hand to hand')).toEqual([
    'HR0583 some of what is chosen for `move` is forbidden by this, and whoever chooses such has chosen in vain',
  ])
  expect(found('Hearts', 'cannot move Q♠ from trick to taken')).toEqual([])
})

test('where every place that does it puts in what was chosen, each choice is told of', () => {
  const told = (second: string): unknown => {
    const files: Readonly<Record<string, string>> = {
      Pack: `${pack.replace('result of p becomes (1 if fits of p else 0)', 'once by p\n    again by p\n    result of p becomes count of hand of p')}zone heap seen by everyone
to toss card c by player p
  move c to heap
to once by player p
  choose card c in hand of p by p
  toss c by p
to again by player p
${second}
`,
      Keeping: 'variant Keeping of Pack\ncannot toss card c if rank of c = 4\n',
    }
    const { diagnostics } = checkGame('Keeping', { read: (path) => files[path] ?? null, find: (each) => each })
    return diagnostics.flatMap(({ code, secondary }) => (code === 'HR0583' ? [secondary.length] : []))
  }
  expect(told('  choose card d in hand of p by p\n  toss d by p')).toEqual([2])
  expect(told('  choose 1..2 card d in hand of p as lot by p\n  toss each card d in lot by p')).toEqual([2])
  // What is done with others too is forbidden for these.
  expect(told('  toss each card d in top of (hand of p, 1) by p')).toEqual([])
  expect(told('  choose card d in hand of p where rank of d < 4 by p\n  toss d by p')).toEqual([1])
})

test('a choice of one variant and what one beside it forbids meet where both are joined', () => {
  const base = `${pack.replace('    result of p becomes (1 if fits of p else 0)', '    toss by p\n    result of p becomes count of hand of p')}zone heap seen by everyone
to toss by player p
  move hand of p to heap
`
  const files: Readonly<Record<string, string>> = {
    Pack: base,
    Picking:
      'variant Picking of Pack\nreplace to toss by player p\n  choose card c in hand of p by p\n  move c to heap\n',
    Keeping: 'variant Keeping of Pack\ncannot move card c from hand to heap if rank of c = 4\n',
    Both: 'variant Both of Pack with Picking, Keeping\n',
  }
  const codes = (name: string): string[] => {
    const { diagnostics } = checkGame(name, { read: (path) => files[path] ?? null, find: (each) => each })
    return diagnostics.filter(({ code }) => code !== 'HR0503').map(({ code }) => code)
  }
  expect([codes('Picking'), codes('Keeping'), codes('Both')]).toEqual([[], [], ['HR0583']])
})

/** How often HR0583 is said of a game without mistakes. */
function vainChoices(text: string): number {
  const { diagnostics } = checkGame('Pack', { read: (path) => (path === 'Pack' ? text : null), find: (each) => each })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return diagnostics.filter(({ code }) => code === 'HR0583').length
}

test.each([
  ['as it is', '', 'cannot toss card c if rank of c = 4', 1],
  ['forbidden whatever it is', '', 'cannot toss if hand of next of (first of players) is empty', 0],
  ['asked in the choice', ' where p may toss c', 'cannot toss card c by player p if rank of c = 4', 0],
  ['left out of the choice', ' where rank of c < 4', 'cannot toss card c if rank of c = 4', 0],
  ['said on a card', '', 'card joker\n  suit = red\n  rank = 9\n  cannot toss this', 0],
  [
    'done with others too',
    '',
    'after toss card c by player p\n  toss c by next of p\ncannot toss card c if rank of c = 4',
    0,
  ],
  ['of a move', '', 'cannot move card c from hand to heap if rank of c = 4', 0],
])('what is chosen and forbidden within one game: %s', (_, where, line, expected) => {
  const text = `${pack.replace('    result of p becomes (1 if fits of p else 0)', '    give-up by p\n    result of p becomes count of hand of p')}zone heap seen by everyone
to toss card c by player p
  move c to heap
to give-up by player p
  choose card c in hand of p${where} by p
  toss c by p
${line}
`
  expect(vainChoices(text)).toBe(expected)
})

test.each([
  ['chosen and moved', 'move c to heap', '', 1],
  ['where it is asked before', 'if rank of c < 4\n    move c to heap', '', 0],
  ['where others come there as well', 'move c to heap', '    move top of (hand of p, 1) to heap\n', 0],
  ['where others come there from elsewhere', 'move c to heap', '    move heap to store\n    move store to heap\n', 1],
  [
    'where cards come there from who knows where',
    'move c to heap',
    '    move each card c where suit of c = red to heap\n',
    0,
  ],
  ['put into an event that does it', 'give-all c by p', '', 0],
])('a move that is forbidden within one game: %s', (_, line, beside, expected) => {
  const text = `${pack.replace('    result of p becomes (1 if fits of p else 0)', `    give-up by p\n${beside}    result of p becomes count of hand of p`)}zone heap seen by everyone
zone store seen by everyone
to give-up by player p
  choose card c in hand of p by p
  ${line}
to give-all card c by player p
  move c to store
cannot move card c from hand to heap if rank of c = 4
`
  expect(vainChoices(text)).toBe(expected)
})

test.each([
  ['as 1..2 cards', ' by p', 1],
  ['with a test of the set', ' by p where sum of (rank of lot) <= 4', 0],
])('a set that is forbidden within one game: %s', (_, asked, expected) => {
  const text = `${pack.replace('    result of p becomes (1 if fits of p else 0)', '    give-up by p\n    result of p becomes count of hand of p')}zone heap seen by everyone
to give-up by player p
  choose 1..2 card c in hand of p as lot${asked}
  lay lot by p
to lay set of card s by player p
  move s to heap
cannot lay set of card s if sum of (rank of s) > 4
`
  expect(vainChoices(text)).toBe(expected)
})

test('what may be tried with what is announced is not told of within one game', () => {
  const text = `${pack.replace('    result of p becomes (1 if fits of p else 0)', '    p must act\n    result of p becomes count of hand of p')}zone heap seen by everyone
to toss card c by player p
  move c to heap
to open by player p
  announce
    give-up by p
player p may open at match
to give-up by player p
  choose card c in hand of p by p
  toss c by p
cannot toss card c if rank of c = 4
`
  expect(vainChoices(text)).toBe(0)
  expect(vainChoices(text.replace('  announce\n    give-up by p', '  give-up by p'))).toBe(1)
})

test('what a variant permits is narrowed away by what the game says that must be done', () => {
  expect(found('Hearts', 'player p may concede at turn\n  finish')).toEqual([
    'HR0584 `concede` is not offered wherever `must play` holds, which leaves no other move',
  ])
})

const fits = (value: string): string[] => {
  const text = `${pack}fits of player p: truth = ${value}\n`
  const { diagnostics } = checkGame('Pack', { read: (path) => (path === 'Pack' ? text : null), find: (name) => name })
  return diagnostics.map(({ code, primary }) => `${code} ${primary.text}`)
}

test('a `where` that takes in what was meant as a second condition', () => {
  const red = 'card d in hand of p where suit of d = red'
  expect(fits(`no ${red} and some card d in hand of p where rank of d = 4`)).toEqual([
    'HR0580 `d` is named already; from here on this one is meant',
    'HR0581 this says nothing of `d`, and yet belongs to its `where`: where it does not hold, the whole is true',
  ])
  expect(fits(`(no ${red}) and some card d in hand of p where rank of d = 4`)).toEqual([])
  const ace = 'some card c in hand of p where rank of c = 4'
  expect(fits(`no card d in hand of p where (suit of d = red and ${ace})`)).toEqual([])
  // Of `some` it comes to the same inside and outside.
  expect(fits(`some ${red} and some card c in hand of p where rank of c = 4`)).toEqual([])
  expect(fits(`no ${red} and some card c in hand of p where rank of c > rank of d`)).toEqual([])
})

test('a `where` that takes in what was meant as an alternative', () => {
  const red = 'card d in hand of p where suit of d = red and rank of d > 1'
  const swallowed = 'HR0587 this says nothing of `d`, and yet belongs to its `where`: where it holds, every `d` passes'
  expect(fits(`some ${red} or hand of p is empty`)).toEqual([swallowed])
  expect(fits(`count of (each ${red} or p = first of players) > 1`)).toEqual([swallowed])
  expect(fits(`(some ${red}) or hand of p is empty`)).toEqual([])
  expect(fits(`some ${red} or rank of d = 4`)).toEqual([])
  expect(fits(`some ${red} or (hand of p is empty)`)).toEqual([swallowed])
  // Whoever means it says so in brackets, or says it first.
  expect(fits('some card d in hand of p where (suit of d = red and rank of d > 1 or hand of p is empty)')).toEqual([])
  expect(fits('some card d in hand of p where suit of d = red and (rank of d > 1 or hand of p is empty)')).toEqual([])
  expect(fits('some card d in hand of p where hand of p is empty or suit of d = red and rank of d > 1')).toEqual([])
})

test.each([
  'some card d in hand of p where suit of d = red and rank of d > 1 or hand of p is empty',
  'no card d in hand of p where (suit of d = red or rank of d = 2) and some card c in hand of p where rank of c = 4',
])('what `where` took in is let go by one edit', (value) => {
  const text = `${pack}fits of player p: truth = ${value}\n`
  const found = (rules: string) =>
    checkGame('Pack', { read: (path) => (path === 'Pack' ? rules : null), find: (name) => name }).diagnostics
  const [{ fix } = { fix: undefined }, ...others] = found(text)
  if (fix === undefined) throw new Error('there is no fix')
  const { span, replacement } = fix
  expect([others, found(text.slice(0, span.start) + replacement + text.slice(span.end))]).toEqual([[], []])
})

test('a limit on what is set lets all through that are judged at the same time', () => {
  const lay = (how: string, cond = ''): string[] => {
    const text = `${pack.replace('result of p becomes (1 if fits of p else 0)', 'lay-all by p')}zone table of player p seen by everyone
to lay card c by player p
  move c to table of p
laid of player: number starts 0
after lay by player p
  laid of p gains 1
player p cannot lay card c if laid of p > 0
to lay-all by player p
  each card c in hand of p${how}
    ${cond}lay c by p
`
    const { diagnostics } = checkGame('Pack', { read: (path) => (path === 'Pack' ? text : null), find: (name) => name })
    return diagnostics.map(({ code }) => code).filter((code) => code === 'HR0586')
  }
  expect(lay(' at the same time')).toEqual(['HR0586'])
  expect(lay(' at the same time', 'if suit of c = red\n      ')).toEqual(['HR0586'])
  expect(lay(' at the same time', 'must ')).toEqual([])
  expect(lay('')).toEqual([])
})

test('a fact that takes the name of a seat away takes it from what is included as well', () => {
  const taken = (line: string): string[] =>
    found('Hearts', line).flatMap((text) => (text.startsWith('HR0561') ? [text] : []))
  expect(taken('left-neighbour of player p: player = p')).toEqual([
    'HR0561 in every game `left-neighbour of` is who sits on the left, and what is included and says so means this fact here',
  ])
  expect(taken('seat of player: number starts 7')).toEqual([
    'HR0561 in every game `seat of` is the number of a seat, and what is included and says so means this fact here',
  ])
  // What says of something else what it is leaves the word of the language alone.
  expect(taken('seat of card: number starts 7')).toEqual([])
  expect(taken('flank of player p: player = p')).toEqual([])
})

test('a sentence of the base for what a variant no longer asks is no fault of either', () => {
  const told = (variant: string): string[] => {
    const files: Readonly<Record<string, string>> = {
      Pack: `${pack.replace('result of p becomes (1 if fits of p else 0)', 'give-up by p\n    result of p becomes count of hand of p')}zone heap seen by everyone
tell choose given at give-up by player p as "{p} gives a card"
to give-up by player p
  choose card c in hand of p as given by p
  move given to heap
`,
      Ours: `variant Ours of Pack\n${variant}\n`,
    }
    const { diagnostics } = checkGame('Ours', { read: (path) => files[path] ?? null, find: (each) => each })
    return diagnostics.flatMap(({ code }) => (code === 'HR0503' ? [] : [code]))
  }
  const anew = 'replace to give-up by player p\n  choose card c in hand of p as lost by p\n  move lost to heap'
  expect(told(anew)).toEqual([])
  expect(told(`${anew}\ntell choose lost at give-up by player p as "{p} loses a card"`)).toEqual([])
  expect(told(`${anew}\ntell choose taken at give-up by player p as "{p} loses a card"`)).toEqual(['HR0528'])
  expect(told('tell choose taken at give-up by player p as "{p} loses a card"')).toEqual(['HR0528'])
})
