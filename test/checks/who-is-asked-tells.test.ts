import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const night = `game Night for 3 players
printed rank of card: number
card each number n in 1..9 named n
  rank = n
zone deck seen by nobody
zone identity of player p seen by p
zone hand of player p seen by p
zone heap seen by everyone
card c is low if rank of c < 4
player p is spy if some card c in identity of p where rank of c = 1
fitting of player p: set of card = each card c in hand of p where rank of c > 3
to match
  each definition d
    create d to deck
  shuffle deck
  move top of deck to heap
  each player p
    move top of deck to identity of p
    move top of (deck, 2) to hand of p
  night
  each player p
    result of p becomes count of hand of p
  finish
to night
  each player p
    spy by p
  vote
to spy by player p
`

/** Of what is asked there: of one alone in `spy`, of all at the same time in `vote`. */
const told = (spy: string, vote: string, further = ''): string[] => {
  const lines = vote === '' ? '' : `  each player p at the same time\n${vote}\n`
  const text = `${night}${spy === '' ? '  let n = 1\n  show first of identity of p to p' : spy}\nto vote\n${lines === '' ? '  shuffle deck\n' : lines}${further}\n`
  const { diagnostics } = checkGame('Night', {
    read: (path) => (path === 'Night' ? text : null),
    find: (name) => name,
  })
  return diagnostics.flatMap(({ code, severity, primary: { span, text: words } }) =>
    code === 'HR0597' || severity === 'error'
      ? [`${code} ${span.file.text.slice(span.start, span.end)}: ${words}`]
      : [],
  )
}

const OF_IDENTITY = 'who is asked tells of cards in `identity`, which not everyone sees'
const OF_HAND = 'who is asked tells of cards in `hand`, which not everyone sees'

test('whether there is a choice at all must not hang on what is hidden', () => {
  const asked = (condition: string): string[] =>
    told(`  choose player q where ${condition} as seen by p\n  show first of identity of seen to p`, '')
  expect(asked('p is spy')).toEqual([`HR0597 p is spy: ${OF_IDENTITY}`])
  expect(asked('q != p and (p is spy or q = first of players)')).toEqual([`HR0597 p is spy: ${OF_IDENTITY}`])
  expect(asked('not p is spy and q != p')).toEqual([`HR0597 p is spy: ${OF_IDENTITY}`])
  expect(asked('rank of first of heap > 4 and q != p')).toEqual([])
  expect(asked('hand of q is not empty')).toEqual([])
})

test('what one alone chooses from is seen by what he does with it', () => {
  expect(told('  choose low c in hand of p by p\n  move c to heap', '')).toEqual([])
  expect(told('  choose card c in hand of p where rank of c > 3 by p\n  move c to heap', '')).toEqual([])
})

test('what several answer at the same time hangs on nothing hidden', () => {
  expect(told('', '    choose low c in hand of p by p\n    move c to deck')).toEqual([
    `HR0597 low c in hand of p: ${OF_HAND}`,
  ])
  expect(told('', '    choose card c in fitting of p by p\n    move c to deck')).toEqual([
    `HR0597 fitting of p: ${OF_HAND}`,
  ])
  expect(told('', '    if p is spy\n      choose card c in hand of p by p\n      move c to deck')).toEqual([
    `HR0597 p is spy: ${OF_IDENTITY}`,
  ])
  expect(told('', '    if p is spy\n      p may\n        move top of hand of p to deck')).toEqual([
    `HR0597 p is spy: ${OF_IDENTITY}`,
  ])
  const least = 'lowest of rank of hand of p'
  expect(told('', `    choose ${least}..9 card c in hand of p as laid by p\n    move laid to deck`)).toEqual([
    `HR0597 ${least}: ${OF_HAND}`,
  ])
  expect(told('', '    choose card c in hand of p by p\n    move c to deck')).toEqual([])
  expect(told('', '    choose low c in hand of p by chance\n    move c to deck')).toEqual([])
  expect(told('', '    choose player q where q != p by p\n    show first of identity of q to p')).toEqual([])
})

test('nor on what was worked out of it before, nor does who is among them', () => {
  const named = (value: string): string =>
    `    let wants = ${value}\n    choose card c in hand of p where wants by p\n    move c to deck`
  expect(told('', named('p is spy'))).toEqual([`HR0597 wants: ${OF_IDENTITY}`])
  expect(told('', named('rank of first of heap > 4'))).toEqual([])
  const alone = '  let n = count of (each spy q)\n  let wants = n > 1\n  choose player q where wants as seen by p'
  expect(told(`${alone}\n  show first of identity of seen to p`, '')).toEqual([`HR0597 wants: ${OF_IDENTITY}`])
  const spies = '(each player q where q is spy)'
  const some = `  each player p in ${spies} at the same time\n    choose card c in hand of p by p\n    move c to deck`
  expect(told('', '', some).map((line) => line.replace(/ [^]*: /, ' '))).toEqual([`HR0597 ${OF_IDENTITY}`])
})

test('what the others are not told is asked tells them nothing', () => {
  const vote = '    choose low c in hand of p by p\n    move c to deck'
  expect(told('', vote, 'tell nothing of choose c at vote')).toEqual([])
  expect(told('', vote, 'tell choose c at vote by player p only to p')).toEqual([])
  const spy = '  choose player q where p is spy as seen by p\n  show first of identity of seen to p'
  expect(told(spy, '', 'tell spy by player p only to p')).toEqual([])
  expect(told(spy, '', 'tell choose seen at spy by player p only to p')).toEqual([])
  // Who is asked alone is seen to be asked, whatever is told of the answer.
  expect(told(spy, '', 'tell nothing of choose seen at spy')).toEqual([`HR0597 p is spy: ${OF_IDENTITY}`])
})
