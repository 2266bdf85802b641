import { expect, test } from 'vitest'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { checkGame } from '../../compiler/compile.ts'
import { PAIRS, hintsFor } from './hints-kit.ts'

const FOO = 'to foo by player p\n  '
const fooing = (line: string): string => `${FOO}${line}\n    finish\n`

test.each([
  [
    'a zone where a type stands',
    `${FOO}each hand c in hand of p\n    move c to deck\n`,
    '`hand` is a zone; what is gone through are things of a type: `card c in hand of …`',
  ],
  [
    'a fact where a type stands',
    `score of player: number starts 0\n${FOO}choose score c in (score of p)\n  score of p becomes c\n`,
    '`score` is no type but a value; what is gone through are things of a type: `player p`, `card c in …`, `number n in 1..3`',
  ],
  [
    'a name of the game that is all but such a word, of which the language has another',
    `sizes of player: number starts 0\n${FOO}sizes of p becomes size of p\n`,
    'did you mean `sizes` or `count`?',
  ],
  [
    'an event that is called all but so',
    `to sets by player p\n  finish\n${FOO}set by p\n`,
    'did you mean `sets`? Else: a changed value is written `x becomes 3`',
  ],
  [
    'an adjective that is called all but so',
    `card c is evens if rank of c mod 2 = 0\n${fooing('each card c in deck where c is even')}`,
    'did you mean `evens`? Else: of an even number nothing remains: `x mod 2 = 0`',
  ],
  ['`elseif`', fooing('if deck is empty\n    finish\n  elseif count of deck = 1'), 'another case is `else if …`'],
  ['`otherwise`', fooing('if deck is empty\n    finish\n  otherwise'), 'the other case is `else`'],
  [
    'an English sentence about a player',
    'A player may take a card of his hand\n',
    'a rule is said of any of them: `player p may …`, as in `player p may lay card c in hand of p at turn`',
  ],
  [
    'who does it before what is done',
    'after player p draws card c\n  finish\n',
    'the event comes first, and who does it follows `by`: `after draw by player p`',
  ],
  [
    'an article before what is done to',
    `${FOO}draw a card\n`,
    'no `a` stands before a word; how many is a number, as in `draw 1`',
  ],
  [
    'a change said as of several',
    `${FOO}score of first of players gain 1\n`,
    'how a value changes is said with `gains`',
  ],
  [
    'what happens on the line of its rule',
    'after turn by player p score of p gains 1\n',
    'what happens then stands on a deeper line under it',
  ],
  [
    'what is so in the place of a type',
    'low: rank of c = 1\n',
    'behind `:` stands a type, as in `low: number = 3`; what is so of some is said with `is`: `card c is low if …`',
  ],
  [
    'a card without a name in an instruction',
    `${FOO}move card in hand of p to deck\n`,
    'an instruction names what it is about: `choose card c in …` in a line above, and then `c`',
  ],
  [
    'what to take instead, behind a `where`',
    `${FOO}let x = holder of the card c where rank of c = 3 or first of players\n`,
    'what to take where there is none stands behind a bracket: `(the card c where …) or …`',
  ],
  [
    'a name that is too long',
    `《${'x'.repeat(90)}》: number = 1\n`,
    'a name in brackets begins with 《, and holds at most 80 signs',
  ],
  [
    'a name that is too long, with signs of all kinds in it',
    `《<b>&amp;${'x'.repeat(90)}》: number = 1\n`,
    'a name in brackets begins with 《, and holds at most 80 signs',
  ],
  ['`unless`', fooing('unless deck is empty'), 'what keeps something from happening is asked with `if not …`'],
  ['`but`', fooing('if deck is empty but not hand is empty'), 'both are asked for with `and`'],
  [
    'what is done on the line of its `if`',
    `${FOO}if deck is empty finish\n`,
    'what happens then stands on a deeper line under the `if`',
  ],
  [
    '`then`',
    fooing('if deck is empty then'),
    'a condition ends its line; delete `then` and write what follows on a deeper line',
  ],
  ['`for each`', fooing('for each player q'), 'each of them in turn is `each player p`, without `for`'],
  ['`each player may`', 'each player may pass at turn\n', 'a rule is said of any of them: `player p may …`'],
  [
    '`all players`',
    'zone z seen by all players\n',
    'all players are `players`; each of them in turn is `each player p`',
  ],
  ['`more than`', fooing('if count of deck is more than 3'), 'write `>` for "greater than"'],
  ['`less than`', fooing('if count of deck less than 3'), 'write `<` for "less than"'],
  ['`at least`', fooing('if count of deck is at least 3'), 'write `>=` for "at least"'],
  ['`at most`', fooing('if count of deck is at most 3'), 'write `<=` for "at most"'],
  ['`=<`', fooing('if count of deck =< 3'), 'write `<=` for "at most"'],
  ['`=>`', fooing('if count of deck => 3'), 'write `>=` for "at least"'],
  ['`<>`', fooing('if count of deck <> 3'), 'write `!=` for "is not equal"'],
  [
    '`is between`',
    fooing('if count of deck is between 1 and 3'),
    'one of several numbers is asked for with `in`: `x in 1..3`',
  ],
  [
    'a condition behind the name of what is chosen',
    fooing('choose card c in deck as x where c is odd by p'),
    'what one thing has to be stands before `as` and `by`: `choose card c in hand of p where … as x by p`',
  ],
  ['`not` without `is`', fooing('while deck not empty'), '`is` stands before it: `… is not empty`'],
  ['`++`', `${FOO}score of p++\n`, 'one more is `gains 1`, as in `score of p gains 1`'],
  ['what a number counts', `${FOO}result of p gains 1 point\n`, 'numbers stand alone: leave `point` out'],
  [
    'a random card',
    `${FOO}move a random card in deck to hand of p\n`,
    'chance draws with `by chance`: `choose card c in deck by chance`, and then `move c to …`',
  ],
  ['the top three', `${FOO}move top 3 cards of deck to hand of p\n`, 'the topmost 3 of a zone are `top of (deck, 3)`'],
  [
    'the number of cards',
    fooing('if number of cards in hand of p = 0'),
    'how many cards lie there is `count of hand of p`',
  ],
  ['`seen by all`', 'zone z seen by all\n', 'all players are `everyone`'],
  ['`seen by none`', 'zone z seen by none\n', 'none of them are `nobody`'],
  [
    '`seen by owner`',
    'zone z of player p seen by owner\n',
    'whose a card is is `owner of c`; whose a zone is, it says itself: `zone hand of player p seen by p`',
  ],
  [
    'what players cannot do',
    'players cannot turn\n',
    'a rule is said of any of them: `player p may …`, `player p cannot …`',
  ],
  ['what a player may do', 'a player may turn at turn\n', 'a type stands without such a word: `player p`'],
  ['what starts as none', 'chosen: player starts none\n', 'what may be none has a type that says so: `player or none`'],
  [
    'a card by its name',
    'lucky: card = 《3》\n',
    'the name of a card means what is printed, a `definition`; one that lies somewhere is `the card c in … where c = …`',
  ],
  ['even numbers', 'card c is fair if rank of c is even\n', 'of an even number nothing remains: `x mod 2 = 0`'],
  ['odd numbers', 'card c is fair if rank of c is odd\n', 'of an odd number one remains: `x mod 2 = 1`'],
  [
    'numbers between others',
    'card c is fair if rank of c between 1 and 3\n',
    'one of several numbers is asked for with `in`: `x in 1..3`',
  ],
  ['the end of the game', `${FOO}end game\n`, 'what ends the game is `finish`'],
  ['what is added', `${FOO}add 1 to result of p\n`, 'a number grows by `gains`: `score of p gains 1`'],
  ['`the` before a name', `${FOO}shuffle the deck\n`, 'a name stands without `the`: `deck`'],
  ['a zone that nobody declared', `${FOO}shuffle boneyard\n`, 'a zone is declared: `zone boneyard seen by nobody`'],
  [
    'what stands behind a number',
    `${FOO}result of p gains 2 rank of top of deck\n`,
    'between `2` and `rank` a sign is missing, such as `*`',
  ],
  ['a number behind a name', fooing('if random 3'), 'between `random` and `3` a sign is missing, such as `=`'],
  [
    'an unknown name of one sign where a card is wanted',
    `${FOO}choose card c in deck by p\n  move x to deck\n`,
    'did you mean `c`?',
  ],
  [
    'a fact without its type',
    'wins of player starts 0\n',
    'its type stands before `starts`: `wins of player: number starts 0`',
  ],
  [
    'a name for the whole game',
    'let bonus = 5\n',
    'what holds in the whole game is a fact with its type: `bonus: number = 5`',
  ],
  ['a dot', fooing('if c.rank = 7'), 'what something has is asked with `of`: `rank of c`'],
  ["`can't`", "player p can't foo\n", 'what is forbidden is said with `cannot`'],
  ['`nobody may`', 'nobody may foo card c\n', 'what nobody may do is said of anybody: `player p cannot …`'],
  [
    '`the` inside of an expression',
    fooing('if first of deck in the hand of p'),
    'a name stands without `the`: `hand of …`',
  ],
  ['`len(…)`', fooing('if len(hand of p) > 3'), 'how many lie there is `count of hand of p`'],
  [
    'a set that is compared',
    fooing('if hand of p < 3'),
    'how many they are is `count of …`, as in `count of hand of p`',
  ],
  ['square brackets', fooing('if result of p in [1, 3]'), 'values stand in round brackets: `(1, 3)`'],
  [
    'clauses that are not closed',
    '[x player p may foo at turn\n',
    'behind the clause ids a `]` is missing, as in `[draw.1] player p …`',
  ],
  ['`false`', fooing('if false'), 'write `no`'],
  ['a court card', fooing('if rank of first of deck = K'), 'a number is compared with a number, as in `= 13`'],
  [
    'a card by words',
    fooing('if first of deck = king of hearts'),
    'a card is written as the game names it, such as `K♥`',
  ],
  [
    'a value of a type',
    `type suit: red, blue\nchosen: suit starts red\n${fooing('if chosen = hearts')}`,
    'a suit is one of `red`, `blue`',
  ],
  [
    'an example in English',
    'example "x"\n  given\n    at turn by A\n  A plays 7\n',
    'an example says what somebody does with `does`: `A does play 7♣`',
  ],
  ...['hand of A is 3', 'at turn by A', 'deck is 3'].map((line): [string, string, string] => [
    `an example without \`given\`, as ${line}`,
    `example "x"\n  ${line}\n  then result of A = 0\n`,
    'how things stand at the beginning is said on deeper lines under `given`',
  ]),
  [
    'what an example forbids',
    'example "x"\n  given\n    at turn by A\n  A cannot play 7\n',
    'an example says so with `may not`: `A may not play 7♣`',
  ],
  ...['A sees 7', 'A know 7'].map((line): [string, string, string] => [
    `what somebody knows, as ${line}`,
    `example "x"\n  given\n    at turn by A\n  ${line}\n`,
    'what somebody sees, or has seen and could follow, is what he `knows`: `A knows 7♣`, `A does not know 7♣`',
  ]),
  [
    'what somebody knows to lie somewhere',
    'example "x"\n  given\n    at turn by A\n  A does not know 7 in hand of B\n',
    'where it lies is a line of its own, as `then 7♣ in hand of B`; one of several copies gets a name under `given`',
  ],
  [
    'what is told, behind `then`',
    'example "x"\n  given\n    at turn by A\n  then A is told "A passes"\n',
    'what somebody is told stands without `then`: `A is told "…"`',
  ],
  [
    'nothing that is told',
    'example "x"\n  given\n    at turn by A\n  A is told nothing\n',
    'the line that is told, as `play` writes it, stands in quotes; of none it is said by `A is not told "…"`',
  ],
  [
    '`when player p …`',
    'when player p plays card c\n  finish\n',
    'the event stands first, and who does it behind `by`: `when play card c by player p`',
  ],
  [
    'clauses behind `replace`',
    'replace must-act: [r.1] player p must act at turn\n',
    'clauses stand at the beginning of the line: `[r.1] replace …`',
  ],
  ['a digit of another width', `${FOO}result of p becomes １\n`, 'write `1`'],
])('%s: it is said what to write instead', (_, lines, hint) => {
  expect(hintsFor(lines)).toContain(hint)
})

test.each([
  ['2-4', 'how many play is written with `to`: `for 2 to 4 players`'],
  ['2 or 4', 'how many play is written with `to`: `for 2 to 4 players`'],
  ['2, 3 or 4', 'how many play is written with `to`: `for 2 to 4 players`'],
  ['two', 'numbers are written in digits'],
])('for %s players', (many, hint) => {
  const text = PAIRS.replace('for 2 players', `for ${many} players`)
  const { diagnostics } = checkGame('p.rules', { read: () => text, find: () => null })
  expect(diagnostics.map((d) => d.hint)).toEqual([hint])
})

test.each([
  ['Game Foo for 2 players\n', 'it begins with a small letter: `game …`'],
  [
    'variant X of Hearts and Omnibus\n',
    'a variant is of one game, and others are joined by `with`: `variant … of Hearts with Omnibus`',
  ],
  ['variant X of Hearts with A and B\n', 'variants stand with a comma between them: `with A, B`, or `with A before B`'],
])('of the header %s', (text, hint) => {
  const { diagnostics } = checkGame('p.rules', { read: (path) => (path === 'p.rules' ? text : null), find: () => null })
  expect(diagnostics.map((d) => d.hint)).toContain(hint)
})

test('a word of the language that is meant can be taken by a quick fix', () => {
  const text = `${PAIRS}sizes of player: number starts 0\n${FOO}sizes of p becomes size of p\n`
  const { diagnostics } = checkGame('p.rules', { read: () => text, find: () => null })
  expect(diagnostics.map((d) => d.meant)).toContainEqual(['sizes', 'count'])
})

test('what is very long is shortened, and a long sum is no nesting', () => {
  const name = 'x'.repeat(500_000)
  const findings = (line: string) =>
    checkGame('p.rules', { read: () => `${PAIRS}${line}`, find: () => null }).diagnostics
  for (const { primary, hint } of findings(`foo: number = ${name}\n`))
    expect(`${primary.text}${hint ?? ''}`.length).toBeLessThan(500)
  expect(findings(`foo: number = 1${' + 1'.repeat(60_000)}\n`).map(({ code, title }) => [code, title])).toEqual([
    ['HR0004', 'this is too long'],
  ])
})

test('a line that ends as on Windows is quoted without its end', () => {
  const [found] = checkGame('p.rules', {
    read: () => `${PAIRS}foo: number = bar\n`.replaceAll('\n', '\r\n'),
    find: () => null,
  }).diagnostics
  const shown = found === undefined ? '' : renderText(found)
  expect(shown).toContain('foo: number = bar\n')
})

test('numbers below zero begin a range, and end it', () => {
  expect(
    hintsFor(
      'to go\n  each number n in -2..1\n    result of first of players gains n\n  each number n in -3..-1\n    finish\n',
    ),
  ).toEqual([])
  expect(hintsFor('card each number n in -2..-1 named 《x》 n\n  rank = n\n')).toEqual([])
})

test('what stands in the library is included from there', () => {
  const files = new Map([
    ['p.rules', `${PAIRS}include "tricks.rules"\n`],
    ['q.rules', `${PAIRS}include "library/tricks"\n`],
    ['rules/library/tricks.rules', ''],
  ])
  const host = {
    read: (path: string) => files.get(path) ?? null,
    find: () => null,
    shared: (path: string) => `rules/${path}`,
  }
  for (const path of ['p.rules', 'q.rules'])
    expect(checkGame(path, host).diagnostics.map((d) => d.hint)).toContain('write `include "library/tricks.rules"`')
})
