import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { PAIRS, hintsFor } from './hints-kit.ts'

test.each([
  [
    'a name of which nothing varies',
    'card each number n in 1..3 named n-spot\n  rank = n\n',
    '`n-spot` is one word; parts that differ stand apart: `named n 《-spot》`',
  ],
  [
    'a name in a place that is no part of the event',
    'after move 3 to hand of player p\n  finish\n',
    'a name such as `player p` is made where the event has such a part; leave it out here, take one that is there already, or say `each player p where …`',
  ],
  [
    'a word that is no part of the event',
    'player p may peek at card c in hand of p at turn\n  finish\n',
    'a name such as `card c` is made where the event has such a part; leave it out here, take one that is there already, or say `each card c where …`',
  ],
  [
    'one of several without a word that says which',
    'ahead: player or none = first of (player q where hand of q is empty)\n',
    'a name such as `player q` is made where the event has such a part; leave it out here, take one that is there already, or say `each player q where …`',
  ],
  [
    'words in a name',
    'card each number n in 7..9 named n "of pairs"\n  rank = n\n',
    'words of a name are quoted as `《of pairs》`',
  ],
  [
    'the zone of several players',
    'held: number = count of hand of players\n',
    '`hand` alone is all of them together; what lies there of some is `each card c in hand where holder of c in …`',
  ],
  [
    'a condition below the rule that asks for it',
    'after turn by player p\n  if hand of p is empty\n  finish\n',
    'indent what belongs to this `if` by two more spaces; what a whole rule asks for stands on its first line, as in `after … if …`',
  ],
  [
    'a condition below what may happen',
    'player p may look card c in hand of p at turn\n    if c is high\nto look card c by player p\n  show c to p\n',
    'the `if` of a `may` or `must` stands on its line, which goes on below with `and` or `or`',
  ],
  [
    'a fact without `of`',
    'ranks of player p: number = sum of rank of hand p\n',
    'if `hand` is asked of `p`, write `hand of p`',
  ],
  [
    'a value of something behind `is`',
    'cannot look card c if rank of c is not rank of top of deck\nto look card c\n  show c to first of players\n',
    'one word stands behind `is`; two values are compared with `=` and `!=`, as in `suit of c != suit of d`; who does something follows `by`, as in `turn by A`',
  ],
  [
    'a loop that is to go round so many times',
    'to deal\n  repeat 3 times\n    turn by first of players\n',
    '`repeat` goes round until the condition of its `until` is true; so many times is `each number i in 1..3`',
  ],
  [
    'a fact without its type',
    'odd = rank of 3 > 2\n',
    'write its type: `odd: number = …`, or `truth` of what is yes or no',
  ],
  [
    'a name that leaves out what varies',
    'card each number n in 6..7, each number m in 1..2 named n\n  rank = m\n',
    'name each part that differs: `named n m`',
  ],
  [
    'several values of a `case` on what is printed',
    'card each number n in 6..8 named n\n  rank = case n: (6, 7) is 1, else 2\n',
    'values that give the same stand with `or`: `1 or 2 is …`',
  ],
  [
    'an adjective without its `is`',
    'card c fits if rank of c > 2\n',
    'an adjective has `is` before it: `… is fits if …`; a relation names a second thing',
  ],
  [
    'rules of many cards',
    'card each number n in 6..7 named n\n  rank = n\n  cannot turn\n',
    'write it at the margin, and say on which of them it stands: `text of card this where …`',
  ],
  [
    'a type after an adjective',
    'player p cannot turn by p if some high card c in hand of p\n',
    'an adjective stands in place of the type: `high c`',
  ],
  [
    'an adjective where a number stands',
    'to take by player p\n  choose high card c in deck by p\n  move c to hand of p\n',
    '`high` is an adjective: ask `is high`, or write it in place of a type, as in `high c`',
  ],
  [
    'one of two zones',
    'to take card c by player p\n  move c to (hand of p if c is high else deck)\n',
    'say it twice, under `if` and under `else`, each with its zone',
  ],
  [
    'a permission for an event that nobody declared',
    'player p may juggle card c in hand of p at turn\n',
    'say what it does: on deeper lines under this one, or with `to juggle …`',
  ],
  [
    'a choice without a name',
    'to take by player p\n  choose card in deck by p\n  move c to hand of p\n',
    'what stands above without a name is called `card`; there write `card c`',
  ],
  [
    'what must not be done',
    'player p must not look card c\nto look card c\n  show c to first of players\n',
    'what is forbidden is said with `cannot`, as in `player p cannot play card c`',
  ],
  [
    'a seat in rules',
    'player p cannot turn if p = B\n',
    'seats are named in examples alone; rules say which player `B` is, as `first of players`',
  ],
  [
    'who may not pass',
    'player p may not pass at turn\n',
    'that passing is not possible is said with `must act`, as in `player p must act at turn`',
  ],
  [
    'who cannot pass',
    'player p cannot pass at turn\n',
    'that passing is not possible is said with `must act`, as in `player p must act at turn`; an event of the game that is called `pass` is forbidden everywhere, without `at`',
  ],
  [
    'what can not be done',
    'player p can not look card c\n',
    'what is forbidden is said with `cannot`, as in `player p cannot play card c`',
  ],
  [
    'what nobody may do',
    'no player may look card c at turn\n',
    'what nobody may do is said of anybody: `player p cannot …`',
  ],
  [
    'what lies in a zone',
    'example "x"\n  given\n    hand of A is 3\n    at turn by A\n  then hand of A is 《3》\n',
    'what lies there is asked with `in`: `《3》 in hand of A`',
  ],
  ['a comment of other languages', '// how it is dealt\n', 'a comment begins with `--`'],
  [
    'a value by cases',
    'fee of card c: number = 1 if c is high else 3\n',
    'a value by cases stands in brackets: `(1 if … else 0)`',
  ],
  [
    'what is chosen from',
    'to pick by player p\n  choose card c from hand of p by p\n  move c to deck\n',
    'what something is chosen from follows `in`, as in `card c in hand of p`',
  ],
  [
    'the top card',
    'to pick by player p\n  move top card of deck to hand of p\n',
    'the topmost card of a zone is `top of …`, without `card`',
  ],
  [
    'the order of turns',
    'to pick\n  each player p in turn order\n    move top of deck to hand of p\n',
    '`each player p from q` goes round as they sit, beginning with `q`',
  ],
  ['a zone of two words', 'zone discard pile seen by everyone\n', 'a name is one word: `discard-pile`'],
  [
    'a fact of two words',
    'hand limit: number = 7\n',
    'what a fact is said of follows `of`: `hand of limit: …`; a name is one word: `hand-limit: …`',
  ],
])('there is a hint for %s', (_, lines, hint) => {
  expect(hintsFor(lines)).toContain(hint)
})

test('cards that are called alike are one mistake', () => {
  expect(hintsFor('card each number n in 1..3, each number m in 1..3 named n-spot\n  rank = m\n')).toHaveLength(1)
})

test('cards whose declaration is refused are not missed where they are named', () => {
  const lines = `type suit: clubs, hearts
card each suit s, each number m in hearts named m s, 11 as J, 14 as A
  rank = m
card c is best if c = Jclubs or c = 14hearts
deck main of player p
default deck
  main is 2 Jhearts
`
  const example = (cards: string) => `example "two cards"
  given
    deck is ${cards}
    at match
  then count of deck = 2
`
  const texts = (more: string) =>
    checkGame('pairs.rules', { read: () => `${PAIRS}${lines}${more}`, find: () => null })
      .diagnostics.filter((d) => d.severity === 'error')
      .map((d) => d.primary.text)
  expect(texts(example('Jclubs of B, Ahearts as bait'))).toEqual([
    'cards can be made for each value of a type, or of `number` in a range such as `1..13` or a list such as `(9, 10, 14)`',
  ])
  expect(texts(example('Jclubs, Jspades'))).toContain('nothing here is called `Jspades`')
})

test('a card of a value that its type lacks is not left out in silence', () => {
  expect(
    hintsFor(
      'type suit: clubs, hearts\ncard each suit s in (clubs, heart), each number n in 1..2 named n s\n  rank = n\n',
    ),
  ).toEqual(['did you mean `hearts`?'])
})

test('`choose` says what it lacks, with a number or without', () => {
  const texts = (line: string) =>
    checkGame('p.rules', { read: () => `${PAIRS}to take by player p\n  ${line}\n`, find: () => null }).diagnostics.map(
      (d) => d.primary.text,
    )
  expect(texts('choose in deck by p')[0]).toContain('expected what is chosen, as in `card c in hand of p`')
  expect(texts('choose 2 in deck by p')[0]).toContain('expected what is chosen, as in `card c in hand of p`')
})

test.each([
  [
    'a number after `is`',
    'few of player p: truth = count of hand of p is 1\n',
    'values are compared with `=`: `… = 1`',
  ],
  [
    'a fact after `is`',
    'wanted: number = 3\nfits of card c: truth = rank of c is wanted\n',
    'values are compared with `=`: `… = wanted`',
  ],
  [
    'a number after `is not`',
    'few of player p: truth = count of hand of p is not 1\n',
    'values are compared with `!=`: `… != 1`',
  ],
  [
    'a change of several at once',
    'paid of player: number starts 0\nin-it: set of player starts players\nafter turn\n  paid of in-it loses 1\n',
    'go through them: `each TYPE x in …`, and in its block `paid of x loses …`',
  ],
  [
    'a move that names a set',
    'to lay set of card s by player p\n  move s to deck\nplayer p may lay set of card s at turn\n',
    'offer an event that chooses them, `choose 1..3 card c in … as s`, and then does `lay s`',
  ],
  [
    'a fact whose type of thing stands without `of`',
    'price card: number = 3\n',
    'what a fact is said of follows `of`: `price of card: …`',
  ],
  [
    'the same with a name for it',
    'bid player p: number starts 0\n',
    'what a fact is said of follows `of`: `bid of player p: …`',
  ],
  [
    'a fact that follows what it is said of',
    'card c price: number = 3\n',
    'what a fact is said of follows `of`: `price of card c: …`',
  ],
  [
    'a fact of a set',
    'naturals of set of card s: number = 0\n',
    'a set stands in brackets, and such a fact is worked out: `NAME of (set of card s): …`',
  ],
  [
    'a value behind `or`',
    'card c is even if rank of c = 2 or 4\n',
    'one of several is asked for with `in`: `rank of c in (2, 4)`',
  ],
  [
    'several values behind `or`',
    'card c is odd if c is high and rank of c = 1 or 3 or 5 or c in deck\n',
    'one of several is asked for with `in`: `rank of c in (1, 3, 5)`',
  ],
  [
    'a value behind `or` after `not`',
    'card c is odd if not rank of c = 2 or 4\n',
    'one of several is asked for with `in`: `rank of c not in (2, 4)`',
  ],
  [
    'a card behind `and`',
    'card c is dull if c != 《3》 and 《4》\n',
    'one of several is asked for with `in`: `c not in (《3》, 《4》)`',
  ],
  [
    'a number that is to be greater than two',
    'card c is dear if rank of c > 2 and count of deck\n',
    'each side of `and` is a whole question: `rank of c > 2 and rank of c > count of deck`',
  ],
  [
    'values in brackets',
    'card c is even if rank of c = (2 or 4)\n',
    'one of several is asked for with `in`: `rank of c in (2, 4)`',
  ],
])('there is one message for %s, with a hint', (_, lines, hint) => {
  expect(hintsFor(lines)).toEqual([hint])
})

test('a slip in the first line of a card leaves the lines under it alone', () => {
  expect(hintsFor('card each number n in 1..3 named n,\n  rank = n\n  rank = n + 1\n')).toHaveLength(1)
  expect(hintsFor('card each number n in 1..3 each number m in 1..2 named n m\n  rank = n\n')).toHaveLength(1)
})

test('a first line that cannot be read is the only mistake, and says how many play', () => {
  const { diagnostics } = checkGame('p.rules', {
    read: () => 'game Pairs for 2..4 players\nto match\n  finish\n',
    find: () => null,
  })
  expect(diagnostics.map((d) => `${d.code} ${d.hint ?? ''}`)).toEqual([
    'HR0001 how many play is written with `to`: `for 2 to 4 players`',
  ])
})

test('a property where a value of a type was meant', () => {
  const found = checkGame('p.rules', {
    read: () => `${PAIRS}type hue: red, blue\nprinted hue of card: hue\nfits of card c: truth = hue of c is rde\n`,
    find: () => null,
  }).diagnostics
  expect(found.map((d) => d.hint)).toContain('did you mean `red`?')
})

test.each([
  ['', /^begin with `game NAME for 2 to 4 players`, or `variant NAME of GAME`; /],
  ['-- to be written\n', /^begin with `game NAME/],
  ['zone deck seen by nobody\n', /^compile the file that includes this one$/],
])('a file that begins with no game: %j', (text, hint) => {
  const { diagnostics } = checkGame('x.rules', { read: () => text, find: () => null })
  expect(diagnostics.map(({ code }) => code)).toEqual(['HR0403'])
  expect(diagnostics[0]?.hint).toMatch(hint)
})
