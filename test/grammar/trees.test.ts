import { expect, test } from 'vitest'
import { outline, read } from './outline.ts'

/** Every construct by theme; every theme becomes a page of texts with their trees, for people to read through. */
const declarations: Readonly<Record<string, readonly string[]>> = {
  headers: [
    'game Hearts for 4 players "black lady"\n',
    'game Trump for 2 to 5 players\n',
    'variant Omnibus of Hearts "the jack"\n',
    'variant Sunday of Hearts with A, B before C, D for 3 players "all"\n',
    'game: number = 1\n',
  ],
  'what there is': [
    'include "a\\"b.rules"\n',
    '[gap.deck-out, turn.1] option deck-out: loses, no, 6, none\n',
    'type suit: ♣, 聖魔, 《a b》, 10♠, 4-of-a-kind\n',
    'printed rank of card: number or none\n',
    'zone deck seen by nobody\n',
    'zone hand of player p at most limit + 1 seen by first of players\n',
    'zone chain of effects seen by everyone\n',
    'life of player: number starts 40\n',
    'points of card c: number = 0\n',
    'between of (card a, card b): set of card = none\n',
    'foe of card in monsters, backrow: card or none starts none\n',
    'ante: number = 1\n',
    'prevailing: set of card\n  give x\n',
    'type: number = 1\n',
    'zone of card: number = 1\n',
    'definition of card in stack: definition starts printed definition of card\n',
    'deck main of player p\n',
    '[deck.1] limit: refuse deck of player p with definition d in main of p where d is big "too big" if yes\n',
    'default deck "Red"\n  main is 4 《a b》, c\ndefault deck\n  main is 10 c\n',
    'deck of card: number = 1\nrefuse of card: number = 1\ndefault: number = 1\n',
    'card J\n  strength = 1\n  [a] you may play this at main\n',
    'card JK1\n',
    'card each suit s, each number n in 1..13 named n s, 11 as J, 12 as Q\n  suit = s\n',
    'card c is heart if suit of c = ♥\n',
    'card in monsters is fresh starts no\n',
    'card m in monsters, backrow is spare\n',
    'card c is continuous\n',
    'card a matches card b if suit of a = suit of b\n',
    'text of heart this where this is not negated\n  never: cannot set this\n  shelter: this is spared if yes\n  this beats card b\n',
  ],
  'what happens': [
    'to match\n',
    'to use set of card looked with this as card by player p\n  stop\n',
    'hold: player p cannot pass-on or attack with card a if x = 0\n',
    'player p may play card c in hand of p where c is heart at turn or main if yes\n',
    'player p must play 2♣ at turn\n',
    'you may blast this at main\n  announce\n    stop\n',
    'cannot set-monster this\n',
    'instead of move synchro k from monsters to zone z if z is not extra\n  stop\n',
    'slash: when battle-destroy card m with this as before if controller of m != you you may\n  stop\n',
    'when summon x as before\n  stop\n',
    'when play c as joker by p you may\n  stop\n',
    'when ring you may\n  stop\n',
    'when play joker by p or ring as before if broken you may\n  stop\n',
    'reading rival = next of you\n',
    'reading rival: player q where q != you\n  [a] chosen in instructions\n  some in rules, conditions\n  owner of this in triggers\n',
    'reading: number = 1\n',
    'rival cannot play card c\n',
    'except points of heart c = 1 if broken\n',
    'except points of (Q♠, player p) += 13\n',
    'except points of card c where c is heart -= -1\n',
    'remove [a.1]\nremove card 2♦\nremove example "x"\nremove examples of [a.1, b.2]\nremove slash\nremove card\nremove examples\n',
    'replace hand-size = 17\nreplace slash: when score\n  stop\nreplace to deal\n  stop\n',
    'add before gather in deal\n  stop\n',
  ],
  examples: [
    [
      '[follow] example "all of it"',
      '  given',
      '    option deck-out is no-effect',
      '    at match, turn by A',
      '    monsters of B is 8♣ (position defence, arrived 3), 3♦',
      '    life of A is 30',
      '    8♣ of B is fresh',
      '    taken of A is each card c where points of c > 0',
      '  A does play 3♦ on 4♣',
      '  B chooses 3♣, 4♣',
      '  A accepts',
      '  A declines',
      '  A passes',
      '  A may choose 5♠, 6♠',
      '  A may not choose 5♠',
      '  B may play 5♦',
      '  B may not check because [a, b]',
      '  A is offered play 2♣, check',
      '  then happened destroy 8♣, hurt B',
      '  then happened',
      '  then leader = C',
      '  then does play 3♦',
      '',
    ].join('\n'),
    'example "short"\n  then broken\n',
    [
      'example "who is asked"',
      '  given',
      '    hand of A is 8♣ as bait (fresh yes), 8♣',
      '    deck is 3♣ as last',
      '    at turn by A',
      '  chance chooses 3♣, 4♣',
      '  A is not asked',
      '  nobody is asked',
      '  A is offered nothing',
      '  A may not choose bait, 4♣ because [a.1, b]',
      '  then not happened draw 1, happened by A',
      '  then not happened',
      '',
    ].join('\n'),
    'example "nothing"\n  A is offered nothing 3, nobody\n  A does nothing\n',
    'example "rest"\n  given\n    hand of A is 3 Bear, each card c where c = 7♣\n    the rest of the pack is in deck\n  then a\n',
    'example "told"\n  A is told "B passes", "x"\n  A is not told "y"\n  A knows 7♣, bait\n  A does not know hand of B\n  A does know 3\n',
    'example "deck"\n  given\n    main of A is 4 Bear, 《a b》\n  then deck of A is refused because [a, b]\n  then deck of B is not refused\n',
  ],
}

const statements: readonly string[] = [
  'draw 3 by p\n',
  'draw -1\n',
  'must destroy c\n',
  'move each card c in top of (deck of p, n) to hand of p at bottom\n',
  'if a\n  x\n[b] else if c\n  y\n[d] else\n  [e] z\n',
  'let x = a or b\n',
  'each player p where p != q from leader\n  turn by p\n',
  'repeat\n  x\nuntil a = b\n',
  'while p may act\n  x\n',
  'while life of p > 0\n  x\n',
  'only if a\n',
  'announce\n  x\n',
  'stop\n',
  'stop turn\n',
  'give a\n',
  'later in chain by p\n  x\n',
  'until turn by you or move this from battle\n  [a, b] hush: q cannot draw card c if x\n  c is blocked\n  when x by p you may\n    y\n',
  'during turn\n  except power of card c -= 2 * n\n',
  'p may act\n',
  'p may act\n  x\nelse\n  y\n',
  'p must act\n',
  'controller of e may\n  x\nelse\n  y\n',
  'you may use looked by p\nelse\n  y\n',
  'c becomes not fresh\n',
  'total of p becomes 0 - n\n',
  'passes gains 1\n',
  '(a, b) loses 2\n',
  'the card c in hand gains 1\n',
  'choose card c in hand of p\n',
  'choose 3 card c in hand of p as given by p\n',
  'choose n card c by chance where sum of c = 3\n',
  'choose 2..n + 1 card c in x where c is y as M by p\n  where z\n',
  'choose highest of (0, n - 1) card c\n',
  'choose n - 1 card c\n',
  'choose fresh m where m matches c by p\n',
  'choose (1..2) card c\n',
  'choose one of by p\n  - x\n  - y\n    z\n    w\n  - if a\n      b\n',
  'choose one of\n  - [a] x\n',
  'choose 1..2 of by p\n  - x\n',
  'choose (2 if a else 1) times one of\n  - x\n',
  '- x\n- [a] y\n  z\n',
]

const expressions: readonly string[] = [
  'a or b and not c or d',
  'a = b and c != d',
  'a - b - c * d mod e',
  '-a + b',
  '-1..n',
  '(a or b) and c',
  'a not in b',
  'c is not fresh',
  'opt is loses',
  'opt is 6',
  'opt is no',
  'a matches b + c',
  'p may draw 1 by q and x',
  'count of hand of p + 1',
  'top of (deck of p, 3)',
  'f of ()',
  'f of (a)',
  'f of ((a, b))',
  '(1, 2, 3)',
  '()',
  'printed cost of c + 1',
  'printed cost of (a, b)',
  'printed = 1',
  'printed of c',
  '(a if b else c if d else e)',
  '(a if b else c, d)',
  'some card c',
  'no fresh m',
  'no',
  'no and yes',
  'the player p where no player q where x of q > x of p',
  'each card c in a + b where c is d',
  'times (play card c by p where rank of c = 2) during turn = 0',
  'times (play breaker)',
  'times (play c where x)',
  'case n mod 4: 1 is 1, 2 is 3, else 0',
  '"a\\\\b"',
  'none',
  'this',
  'you',
  'next of you',
  'a\n    and b\n  or c',
  'f of (a,\n    b\n  )',
]

function page(texts: readonly string[], treeOf: (text: string) => unknown): string {
  return texts
    .map((text) => {
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `| ${line}`)
      return `${lines.join('\n')}\n${outline(treeOf(text))}\n`
    })
    .join('\n')
}

function whole(text: string): ReturnType<typeof read>['file'] {
  const { file, diagnostics } = read(text)
  expect(
    diagnostics.map((diagnostic) => diagnostic.primary.text),
    text,
  ).toEqual([])
  return file
}

for (const [theme, texts] of Object.entries(declarations)) {
  test(`trees: ${theme}`, async () => {
    const treeOf = (text: string): unknown => {
      const { header, items } = whole(text)
      return header === null ? items : { header, items }
    }
    await expect(page(texts, treeOf)).toMatchFileSnapshot(`pages/trees-${theme.replaceAll(' ', '-')}.txt`)
  })
}

test('trees: statements', async () => {
  const treeOf = (text: string): unknown => {
    const [event] = whole(`to x\n${text.replace(/^(?=.)/gm, '  ')}`).items
    return event?.kind === 'event' ? event.body : event
  }
  await expect(page(statements, treeOf)).toMatchFileSnapshot('pages/trees-statements.txt')
})

test('trees: expressions', async () => {
  const treeOf = (text: string): unknown => {
    const [fact] = whole(`x: truth = ${text}\n`).items
    return fact?.kind === 'fact' ? fact.value : fact
  }
  await expect(page(expressions, treeOf)).toMatchFileSnapshot('pages/trees-expressions.txt')
})
