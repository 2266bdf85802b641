import { expect, test } from 'vitest'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import type { Span } from '../../grammar/source-file.ts'
import { errorsOf, programOf } from './told-game.ts'

// Where rules depend on the order in which cards lie, and where this is an order that chance has just made.

const textOf = ({ file, start, end }: Span): string => file.text.slice(start, end)

/** The zones whose order a value of a card `c` hangs on, each with the words that ask for it. */
function asked(type: string, said: string): string {
  const program = programOf(`asked of card c: ${type} = ${said}`)
  const value = program.facts.get('asked')?.value
  if (value == null) throw new Error(`${said} says nothing`)
  const found = analysesOf(program)
    .orderAsked()
    .ofRule({ tests: [value], selfDomain: null })
  return `${said} | ${found.map(({ zone, span }) => `${zone} by ${textOf(span)}`).join(', ')}`
}

test('how many cards lie somewhere, and which, does not hang on their order', () => {
  expect(
    [
      ['number', 'count of deck'],
      ['number', 'sum of rank of deck'],
      ['number', 'highest of rank of deck - lowest of rank of deck'],
      ['number', 'count of distinct of suit of deck'],
      ['truth', 'deck is empty'],
      ['truth', 'some card d in deck where rank of d = 2'],
      ['truth', 'c in deck'],
      ['truth', 'deck = hand of first of players'],
      ['truth', 'deck != hand of first of players'],
      ['number', 'count of (deck - top of (hand, 2))'],
      ['number', 'count of (each card d in deck where rank of d = 2)'],
      ['number', 'count of (each card d where d in deck)'],
      ['number', '(count of deck if deck is empty else 0)'],
    ].map(([type = '', said = '']) => asked(type, said).replace(/.* \| /, '')),
  ).toEqual(['', '', '', '', '', '', '', '', '', 'hand by hand', '', '', ''])
})

test('what hangs on the order', () => {
  expect(
    [
      ['set of card', 'deck'],
      ['card or none', 'first of deck'],
      ['card or none', 'top of deck'],
      ['set of card', 'top of (deck, 2)'],
      ['list of number', 'rank of deck'],
      ['set of suit', 'distinct of suit of deck'],
      ['set of card', 'each card d in deck where rank of d = 2'],
      ['card or none', 'the card d in deck where rank of d = 2'],
      ['card or none', 'the card d where d in deck and rank of d = 2'],
      ['truth', 'some card d in top of (deck, 2) where d is new'],
      ['number', 'count of top of (deck, 2)'],
      ['set of card', 'deck + hand of first of players'],
      ['set of card', 'deck - hand of first of players'],
      ['set of card', 'hand of (owner of first of deck or first of players)'],
      ['truth', 'top of deck in hand'],
      ['truth', 'top of deck = c'],
      ['number', '(1 if top of deck is none else 2)'],
      ['set of card', '(deck if rounds = 0 else hand)'],
      ['number', 'case top of deck: c is 1, else 2'],
      ['number', 'rank of first of deck or 0'],
      ['number', '3 + (rank of first of deck or 0)'],
      ['truth', 'first of players may take c'],
      ['truth', 'not c in top of (deck, 2)'],
    ].map(([type = '', said = '']) => asked(type, said)),
  ).toMatchInlineSnapshot(`
    [
      "deck | deck by deck",
      "first of deck | deck by deck",
      "top of deck | deck by deck",
      "top of (deck, 2) | deck by deck",
      "rank of deck | deck by deck",
      "distinct of suit of deck | deck by deck",
      "each card d in deck where rank of d = 2 | deck by deck",
      "the card d in deck where rank of d = 2 | deck by deck",
      "the card d where d in deck and rank of d = 2 | deck by d in deck and rank of d = 2",
      "some card d in top of (deck, 2) where d is new | deck by deck",
      "count of top of (deck, 2) | deck by deck",
      "deck + hand of first of players | deck by deck, hand by hand of first of players",
      "deck - hand of first of players | deck by deck",
      "hand of (owner of first of deck or first of players) | hand by hand of (owner of first of deck or first of players), deck by deck",
      "top of deck in hand | deck by deck",
      "top of deck = c | deck by deck",
      "(1 if top of deck is none else 2) | deck by deck",
      "(deck if rounds = 0 else hand) | deck by deck, hand by hand",
      "case top of deck: c is 1, else 2 | deck by deck",
      "rank of first of deck or 0 | deck by deck",
      "3 + (rank of first of deck or 0) | deck by deck",
      "first of players may take c | * by first of players may take c",
      "not c in top of (deck, 2) | deck by deck",
    ]
  `)
})

test('what the words of the rules hang on', () => {
  const words = (declared: string, said: string): string => {
    const program = programOf(`${declared}\nasked of card c: truth = ${said}`)
    const value = program.facts.get('asked')?.value
    if (value == null) throw new Error(`${said} says nothing`)
    const found = analysesOf(program)
      .orderAsked()
      .ofRule({ tests: [value], selfDomain: null })
    return `${declared.replaceAll('\n', ' / ')} / ${said} | ${found.map(({ zone, span }) => `${zone} by ${textOf(span)}`).join(', ')}`
  }
  expect(
    [
      ['near: card or none = top of deck', 'near = c'],
      ['near: card or none\n  let d = top of deck\n  give d', 'near = c'],
      ['near: number = 1\nexcept near = 2 if top of deck is not none', 'near = 2'],
      ['near: card or none = nearer\nnearer: card or none = top of deck', 'near = c'],
      ['near: number = count of deck', 'near = 2'],
      ['card d is near if d = top of deck', 'c is near'],
      ['card d is near if d in deck', 'c is near'],
      ['card d nears card e if d = top of deck and e in hand', 'c nears c'],
      ['except viewers of card d += players if d = top of deck', 'first of players in viewers of c'],
      ['text of card this in deck\n  this is near if this = top of heap of old\ncard d is near', 'c is near'],
    ].map(([declared = '', said = '']) => words(declared, said)),
  ).toMatchInlineSnapshot(`
    [
      "near: card or none = top of deck / near = c | deck by near",
      "near: card or none /   let d = top of deck /   give d / near = c | deck by near",
      "near: number = 1 / except near = 2 if top of deck is not none / near = 2 | deck by near",
      "near: card or none = nearer / nearer: card or none = top of deck / near = c | deck by near",
      "near: number = count of deck / near = 2 | ",
      "card d is near if d = top of deck / c is near | deck by c is near",
      "card d is near if d in deck / c is near | ",
      "card d nears card e if d = top of deck and e in hand / c nears c | deck by c nears c",
      "except viewers of card d += players if d = top of deck / first of players in viewers of c | deck by viewers of c",
      "text of card this in deck /   this is near if this = top of heap of old / card d is near / c is near | heap by c is near",
    ]
  `)
})

/** What an announcement with these lines tells of its own shuffle, with some more lines of the game. */
function told(lines: readonly string[], more: readonly string[] = []): string {
  const inside = lines.map((line) => `    ${line}`)
  const [found, ...others] = errorsOf(['to try card c by player p', '  announce', ...inside, ...more].join('\n'))
  const said = `${[...lines, ...more].join(' / ')} | `
  if (found === undefined) return said
  if (found.code !== 'HR0516' || others.length > 0) throw new Error(`${said}${found.primary.text}`)
  const places = [found.primary, ...found.secondary].map(({ span, text }) =>
    text.startsWith('what is announced') ? 'try' : textOf(span),
  )
  return `${said}${places.join(', ')}`
}

test('what comes after a shuffle and hangs on the order', () => {
  expect(
    [
      ['shuffle deck', 'only if top of deck = c'],
      ['only if top of deck = c', 'shuffle deck'],
      ['shuffle deck', 'only if count of deck > 1'],
      ['shuffle deck', 'only if top of heap of old = c'],
      ['shuffle heap of old', 'only if top of heap of new = c'],
      ['shuffle deck', 'move top of deck to hand of p'],
      ['shuffle deck', 'move c to deck'],
      ['shuffle deck', 'shuffle deck'],
      ['shuffle deck', 'show top of deck to p'],
      ['shuffle deck', 'each card d in deck', '  bid of p gains rank of d'],
      ['shuffle deck', 'each card d where d in deck', '  bid of p gains rank of d'],
      ['shuffle deck', 'each player q from (owner of top of deck or p)', '  bid of q gains 1'],
      ['shuffle deck', 'choose card d in deck by p', 'move d to hand of p'],
      ['shuffle deck', 'choose card d in top of (deck, 2) by p', 'move d to hand of p'],
      ['shuffle deck', 'choose card d in deck where d != top of deck by p', 'move d to hand of p'],
      ['shuffle deck', 'choose (rank of first of deck or 0) card d in hand by p'],
      ['shuffle deck', 'choose 1..2 card d in hand as some-cards by p where top of deck not in some-cards'],
      ['shuffle deck', 'choose card d in hand by (owner of first of deck or p)'],
      ['if rounds > 3', '  shuffle deck', 'only if top of deck = c'],
      ['if rounds > 3', '  shuffle deck', 'else', '  bid of p gains rank of top of deck or 0'],
      ['each player q', '  bid of q gains rank of top of deck or 0', '  shuffle deck'],
      ['each player q', '  shuffle deck', 'only if top of deck = c'],
      ['repeat', '  rounds gains 1', '  shuffle deck', 'until top of deck = c'],
      ['while top of deck != c', '  shuffle deck'],
      ['while rounds < 3', '  bid of p gains rank of top of deck or 0', '  rounds gains 1'],
      ['while rounds < 3', '  each player q', '    bid of q gains rank of top of deck or 0', '  shuffle deck'],
      ['choose one of by p', '  - shuffle deck', '  - bid of p gains rank of top of deck or 0'],
      ['choose 2 of by p', '  - shuffle deck', '  - bid of p gains rank of top of deck or 0'],
      ['choose 2 of by p', '  - bid of p gains rank of top of deck or 0', '  - shuffle deck'],
      [
        'choose 2 times one of by p',
        '  - rounds gains 1',
        '  - bid of p gains rank of top of deck or 0',
        '    shuffle deck',
      ],
      ['choose 2 of by p', '  - rounds gains 1', '  - bid of p gains rank of top of deck or 0', '    shuffle deck'],
      ['choose 2 times one of by p', '  - bid of p gains rank of top of deck or 0', '  - shuffle deck'],
      ['choose one of by p', '  - shuffle deck', '    bid of p gains rank of top of deck or 0', '  - rounds gains 1'],
    ].map((lines) => told(lines)),
  ).toMatchInlineSnapshot(`
    [
      "shuffle deck / only if top of deck = c | deck, shuffle deck",
      "only if top of deck = c / shuffle deck | ",
      "shuffle deck / only if count of deck > 1 | ",
      "shuffle deck / only if top of heap of old = c | ",
      "shuffle heap of old / only if top of heap of new = c | heap of new, shuffle heap of old",
      "shuffle deck / move top of deck to hand of p | deck, shuffle deck",
      "shuffle deck / move c to deck | ",
      "shuffle deck / shuffle deck | ",
      "shuffle deck / show top of deck to p | deck, shuffle deck",
      "shuffle deck / each card d in deck /   bid of p gains rank of d | deck, shuffle deck",
      "shuffle deck / each card d where d in deck /   bid of p gains rank of d | d in deck, shuffle deck",
      "shuffle deck / each player q from (owner of top of deck or p) /   bid of q gains 1 | deck, shuffle deck",
      "shuffle deck / choose card d in deck by p / move d to hand of p | ",
      "shuffle deck / choose card d in top of (deck, 2) by p / move d to hand of p | deck, shuffle deck",
      "shuffle deck / choose card d in deck where d != top of deck by p / move d to hand of p | deck, shuffle deck",
      "shuffle deck / choose (rank of first of deck or 0) card d in hand by p | deck, shuffle deck",
      "shuffle deck / choose 1..2 card d in hand as some-cards by p where top of deck not in some-cards | deck, shuffle deck",
      "shuffle deck / choose card d in hand by (owner of first of deck or p) | deck, shuffle deck",
      "if rounds > 3 /   shuffle deck / only if top of deck = c | deck, shuffle deck",
      "if rounds > 3 /   shuffle deck / else /   bid of p gains rank of top of deck or 0 | ",
      "each player q /   bid of q gains rank of top of deck or 0 /   shuffle deck | deck, shuffle deck",
      "each player q /   shuffle deck / only if top of deck = c | deck, shuffle deck",
      "repeat /   rounds gains 1 /   shuffle deck / until top of deck = c | deck, shuffle deck",
      "while top of deck != c /   shuffle deck | deck, shuffle deck",
      "while rounds < 3 /   bid of p gains rank of top of deck or 0 /   rounds gains 1 | ",
      "while rounds < 3 /   each player q /     bid of q gains rank of top of deck or 0 /   shuffle deck | deck, shuffle deck",
      "choose one of by p /   - shuffle deck /   - bid of p gains rank of top of deck or 0 | ",
      "choose 2 of by p /   - shuffle deck /   - bid of p gains rank of top of deck or 0 | deck, shuffle deck",
      "choose 2 of by p /   - bid of p gains rank of top of deck or 0 /   - shuffle deck | ",
      "choose 2 times one of by p /   - rounds gains 1 /   - bid of p gains rank of top of deck or 0 /     shuffle deck | deck, shuffle deck",
      "choose 2 of by p /   - rounds gains 1 /   - bid of p gains rank of top of deck or 0 /     shuffle deck | ",
      "choose 2 times one of by p /   - bid of p gains rank of top of deck or 0 /   - shuffle deck | ",
      "choose one of by p /   - shuffle deck /     bid of p gains rank of top of deck or 0 /   - rounds gains 1 | deck, shuffle deck",
    ]
  `)
})

test('also in what is called, and in the rules around it', () => {
  const mix = ['to mix', '  shuffle deck']
  const look = ['to look by player p', '  bid of p gains rank of top of deck or 0']
  expect(
    [
      [
        ['mix', 'look by p'],
        [...mix, ...look],
      ],
      [
        ['look by p', 'mix'],
        [...mix, ...look],
      ],
      [
        ['mix', 'rounds gains 1'],
        [...mix, 'after mix', '  bid of first of players gains rank of top of deck or 0'],
      ],
      [
        ['mix', 'rounds gains 1'],
        [...mix, 'before mix', '  bid of first of players gains rank of top of deck or 0'],
      ],
      [['mix'], [...mix, 'after mix if top of deck is none', '  rounds gains 1']],
      [['mix'], [...mix, 'when mix if top of deck is none', '  rounds gains 1']],
      [['mix'], [...mix, 'when mix', '  bid of first of players gains rank of top of deck or 0']],
      [
        ['mix', 'rest by p'],
        [...mix, 'player p cannot rest if top of deck is none'],
      ],
      [
        ['mix', 'rest by p'],
        [...mix, 'instead of rest by player p if top of deck is none', '  rounds gains 1'],
      ],
      [
        ['mix', 'take c by p'],
        [...mix, 'taken: number = times (take card d where d = top of deck by player p)'],
      ],
      [
        ['rest by p', 'look by p'],
        [...look, 'before rest by player p', '  shuffle deck'],
      ],
      [
        ['rest by p'],
        ['before rest by player p', '  shuffle deck', 'after rest by player p', '  show top of deck to p'],
      ],
      [['outer by p'], ['to outer by player p', '  mix', '  look by p', ...mix, ...look]],
      [
        ['deeper by p', 'look by p'],
        ['to deeper by player p', '  mix', ...mix, ...look],
      ],
      [
        ['mix', 'deeper by p'],
        ['to deeper by player p', '  look by p', ...mix, ...look],
      ],
      [
        ['rounds gains 1'],
        ['before try by player p', '  shuffle deck', 'before try if top of deck is none', '  rounds gains 1'],
      ],
      [['rounds gains 1'], ['before try if top of deck is none', '  shuffle deck']],
      [['bid of p gains rank of top of deck or 0'], ['before try by player p', '  shuffle deck']],
    ].map(([lines = [], more = []]) => told(lines, more)),
  ).toMatchInlineSnapshot(`
    [
      "mix / look by p / to mix /   shuffle deck / to look by player p /   bid of p gains rank of top of deck or 0 | try, shuffle deck, deck",
      "look by p / mix / to mix /   shuffle deck / to look by player p /   bid of p gains rank of top of deck or 0 | ",
      "mix / rounds gains 1 / to mix /   shuffle deck / after mix /   bid of first of players gains rank of top of deck or 0 | try, shuffle deck, deck",
      "mix / rounds gains 1 / to mix /   shuffle deck / before mix /   bid of first of players gains rank of top of deck or 0 | ",
      "mix / to mix /   shuffle deck / after mix if top of deck is none /   rounds gains 1 | try, shuffle deck, deck",
      "mix / to mix /   shuffle deck / when mix if top of deck is none /   rounds gains 1 | try, shuffle deck, deck",
      "mix / to mix /   shuffle deck / when mix /   bid of first of players gains rank of top of deck or 0 | ",
      "mix / rest by p / to mix /   shuffle deck / player p cannot rest if top of deck is none | try, shuffle deck, deck",
      "mix / rest by p / to mix /   shuffle deck / instead of rest by player p if top of deck is none /   rounds gains 1 | try, shuffle deck, deck",
      "mix / take c by p / to mix /   shuffle deck / taken: number = times (take card d where d = top of deck by player p) | try, shuffle deck, deck",
      "rest by p / look by p / to look by player p /   bid of p gains rank of top of deck or 0 / before rest by player p /   shuffle deck | try, shuffle deck, deck",
      "rest by p / before rest by player p /   shuffle deck / after rest by player p /   show top of deck to p | try, shuffle deck, deck",
      "outer by p / to outer by player p /   mix /   look by p / to mix /   shuffle deck / to look by player p /   bid of p gains rank of top of deck or 0 | try, shuffle deck, deck",
      "deeper by p / look by p / to deeper by player p /   mix / to mix /   shuffle deck / to look by player p /   bid of p gains rank of top of deck or 0 | try, shuffle deck, deck",
      "mix / deeper by p / to deeper by player p /   look by p / to mix /   shuffle deck / to look by player p /   bid of p gains rank of top of deck or 0 | try, shuffle deck, deck",
      "rounds gains 1 / before try by player p /   shuffle deck / before try if top of deck is none /   rounds gains 1 | try, shuffle deck, deck",
      "rounds gains 1 / before try if top of deck is none /   shuffle deck | ",
      "bid of p gains rank of top of deck or 0 / before try by player p /   shuffle deck | deck, shuffle deck",
    ]
  `)
})
