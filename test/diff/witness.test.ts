import { inEnglish } from '../../grammar/saying.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { whereTold } from '../../compiler/diff/render/witness-lines.ts'
import { mutantsOf, mutated } from '../../bench/mutation/mutants.ts'
import { checkGame } from '../../compiler/compile.ts'
import { byDay } from '../kit/effort.ts'
import { type Case, type Told, witnessesOf } from './witnesses-of.ts'

const here = fileURLToPath(new URL('./', import.meta.url))
const stall = readFileSync(`${here}stall.rules`, 'utf8')
const budget = { milliseconds: 20_000, games: 60, seed: 1 }

/** The sample with each of these texts replaced. */
function edited(edits: readonly (readonly [string, string])[]): Case {
  const next = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the sample does not say: ${from}`)
    return text.replace(from, () => to)
  }, stall)
  return { old: { 'stall.rules': stall }, new: { 'stall.rules': next }, budget }
}

/** What is changed, and the example that shows it. */
const shown: readonly (readonly [name: string, edits: readonly (readonly [string, string])[]])[] = [
  ['a condition that lets more pass', [['where rank of d > rank of c', 'where rank of d > rank of c + 1']]],
  ['a value', [['(1 if colour of c = red else 2)', '(1 if colour of c = red else 3)']]],
  ['what comes of a move', [['score of p gains rank of c', 'score of p gains rank of c + 1']]],
  ['a rule that is gone', [['[dust.1] after drop card c\n  c becomes dusty\n', '']]],
  ['an option that allows less', [['if haggling is allowed or rank of c > 5', 'if rank of c > 5']]],
  ['what follows only from the table', [['card c is lucky if rank of c = 7', 'card c is lucky if rank of c >= 7']]],
  ['a number of a game', [['passes gains 1', 'passes gains 2']]],
]

describe('a change is shown by the smallest example', () => {
  let told: Told[][] = []
  beforeAll(async () => {
    told = await witnessesOf(shown.map(([, edits]) => edited(edits)))
  })

  test.each(shown.map(([name], i) => [name, i] as const))('%s', (_, i) => {
    expect(told[i]?.map(({ witness }) => (witness.kind === 'found' ? witness.example : witness))).toMatchSnapshot()
    expect(told[i]?.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
  })
})

test('each of several changes has an example of its own', async () => {
  const [told = []] = await witnessesOf([
    edited([
      ['passes gains 1', 'passes gains 2'],
      ['rank of c > 5', 'rank of c > 6'],
      ['score of p gains rank of c', 'score of p gains rank of c + 1'],
    ]),
  ])
  expect(told.map(({ rule }) => rule).sort()).toEqual(['lay', 'may-drop', 'turn'])
  expect(new Set(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : null))).size).toBe(3)
  expect(told.every(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toBe(true)
})

test('what is due to two changes together is told of both, and that the other belongs to it', async () => {
  const [told = []] = await witnessesOf([
    edited([
      ['  move top of deck to hand of p\n', '  move top of deck to hand of p\n  feast by p\n'],
      [
        'to draw by player p\n',
        'to feast by player p\nafter feast by player p\n  score of p gains 5\nto draw by player p\n',
      ],
    ]),
  ])
  const where = told.map(({ rule, witness }) => [
    rule,
    witness.kind === 'found' ? inEnglish(whereTold(witness)) : witness.kind,
  ])
  expect(Object.fromEntries(where)).toEqual({
    turn: expect.stringMatching(/^score of [ABC] = \d+ \(together with after-feast\)$/),
    'after-feast': expect.stringMatching(/^score of [ABC] = \d+ \(together with turn\)$/),
  })
})

test('an example belongs to the change without which it tells nothing, not to those without an effect', async () => {
  const offers = `game Offers for 2 players
card each number n in 2..5 named n ♣
  rank = n
printed rank of card: number
zone hand of player p seen by everyone
zone stall of player p seen by everyone
score of player: number starts 0
tax: number starts 0
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  each player p
    result of p becomes score of p + tax
to turn by player p
  p must act
player p may offer card c in hand of p at turn
[offer.1] to offer card c by player p
  move c to stall of p
  score of p gains rank of c
[tax.1] after offer card c by player p if rank of c > 0
  tax gains 1
[tax.2] before offer card c by player p if count of hand of p > 0
  tax gains 0
`
  const next = offers
    .replace('gains rank of c\n', 'gains rank of c + 1\n')
    .replace('rank of c > 0', 'rank of c > 1')
    .replace('count of hand of p > 0', 'c in hand of p')
  const [told = []] = await witnessesOf([{ old: { 'offers.rules': offers }, new: { 'offers.rules': next }, budget }])
  expect(
    told.map(({ rule, witness }) => `${rule}: ${witness.kind === 'found' ? inEnglish(witness.where) : witness.kind}`),
  ).toEqual([
    expect.stringMatching(/^offer: (?:score|result) of [AB] = \d$/),
    'after-offer: none',
    'before-offer: none',
  ])
  expect(told[0]?.pasted).toEqual({ old: false, new: true })
})

test('why a change shows in no position is said', async () => {
  const race = `game Race for 2 players
done: number starts 0
card each number n in 2..5 named n ♣
zone hand of player p seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
    result of p becomes done
to turn by player p
  p must act
player p may rest at turn if done < 3
to rest by player p
  done becomes 1
`
  const edits: readonly (readonly [string, string])[] = [
    ['  done becomes 1\n', '  done becomes 1\n  done becomes 1\n'],
    ['if done < 3', 'if done < 3 and done != 5'],
    ['if done < 3', 'if done <= 3'],
  ]
  const told = await witnessesOf(
    edits.map(([words, others]) => ({
      old: { 'race.rules': race },
      new: { 'race.rules': race.replace(words, others) },
      budget,
    })),
  )
  const shown = told.map((each) =>
    each.map(({ witness }) => (witness.kind === 'same' ? witness.because : witness.kind)),
  )
  expect(shown).toEqual([
    ['an instruction that the one before has done already does nothing'],
    ['the conditions hold in the same cases'],
    ['found'],
  ])
})

test('what is kept of the values of a type is told', async () => {
  const clubs = readFileSync(`${here}../keyed/clubs.rules`, 'utf8')
  const [told = []] = await witnessesOf([
    {
      old: { 'stall.rules': clubs },
      new: { 'stall.rules': clubs.replace('  fame of p gains 1', '  fame of p gains 2') },
      budget,
    },
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

test('cards lie in the zones of a type’s values', async () => {
  const clubs = readFileSync(`${here}../keyed/clubs.rules`, 'utf8')
  const [told = []] = await witnessesOf([
    {
      old: { 'clubs.rules': clubs },
      new: {
        'clubs.rules': clubs.replace('in cellar of p at turn', 'in cellar of p at turn if count of cellar of p > 1'),
      },
      budget,
    },
  ])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.example : ''))).toEqual([
    expect.stringMatching(/cellar of (?:reds|blues) is/),
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

const decks = `game Decks for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
deck main of player p
zone table seen by everyone
[deck.copies] refuse deck of player p with definition d in main of p where copies of (d, main of p) > 3 "more than 3 copies"
[deck.size] refuse deck of player p "fewer than 8 cards" if count of main of p < 8
default deck "Nine"
  main is 1♣, 2♣, 3♣, 4♣, 5♣, 6♣, 7♣, 8♣, 9♣
to match
  each player p
    create main of p to table
  finish
`

test.each([
  ['fewer copies', '> 3', '> 2'],
  ['more cards', '< 8', '<= 8'],
])('a deck shows a change of a rule about decks: %s', async (_, from, to) => {
  const [told = []] = await witnessesOf([
    { old: { 'decks.rules': decks }, new: { 'decks.rules': decks.replace(from, to) }, budget },
  ])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? witness.where : ''))).toEqual([
    expect.stringMatching(/^deck of [AB] is refused$/),
  ])
  expect(told.map(({ pasted }) => pasted)).toEqual([{ old: false, new: true }])
})

test('what can only come after a move that is offered is shown behind it', async () => {
  const inn = `game Inn for 2 players
card each number n in 1..9 named n ♣
  rank = n
printed rank of card: number
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to deck
  repeat
    each player p
      turn by p
  until deck is empty
  finish
to turn by player p
  while p may act
    each effect e in waiting
      resolve e
player p may order card c in hand of p at turn if score of p > 90
to order card c by player p
  move c to pile
when order card c by player p if rank of c = 7
  score of p gains 5
`
  const [told = []] = await witnessesOf([
    { old: { 'inn.rules': inn }, new: { 'inn.rules': inn.replace('gains 5', 'gains 6') }, budget },
  ])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

test('a search ends when it is told to', async () => {
  const ended = new AbortController()
  setTimeout(() => ended.abort(), 0)
  const [told = []] = await witnessesOf([
    {
      ...edited([['rank of d > rank of c', 'rank of d * rank of d > rank of c * rank of c']]),
      budget: { milliseconds: 1e9, games: 1e9, seed: 1, signal: ended.signal },
    },
  ])
  expect(told.map(({ witness }) => witness.kind)).toEqual(['none'])
})

test('a clause of which only one side has heard keeps no example from being shown', async () => {
  const index = (ids: readonly string[]): string =>
    JSON.stringify({
      document: 'Stall',
      language: 'en',
      clauses: ids.map((id) => ({ id, summary: `What ${id} says.`, kind: 'normative' })),
    })
  const later = stall
    .slice(0, stall.indexOf('[drop.1] example'))
    .replace('if haggling is allowed or rank of c > 5', 'if times (lay) > 0 and haggling is forbidden')
  const example =
    '[drop.1] example "a card may go after another was laid"\n  given\n    hand of A is 2red, 8red\n    at match, turn by A\n  A does lay 2red\n  A does drop 8red\n  A chooses 1\n  then 8red in discard\n'
  const base = {
    'stall.rules': `${later}${example}`,
    'stall.clauses.json': index(['lay.1', 'lay.2', 'lay.3', 'drop.1', 'drop.2', 'dust.1']),
  }
  const variant = 'variant Quiet of Stall\n\n[quiet.1] early: player p cannot drop card c if passes < 3\n'
  const [told = []] = await witnessesOf([
    {
      old: base,
      new: { 'quiet.rules': variant, 'quiet.clauses.json': index(['quiet.1']), ...base },
      budget: { ...budget, milliseconds: 4000 },
    },
  ])
  expect(told).toMatchObject([{ rule: 'early', witness: { kind: 'found' } }])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

test('texts are told apart by what they say', async () => {
  const cries = (word: string): string =>
    `game Cry for 2 players\ncried: set of text starts ()\nto match\n  repeat\n    each player p\n      turn by p\n  until count of cried > 1\n  finish\nto turn by player p\n  p must act\nplayer p may cry text t in ("${word}", "other") at turn\nto cry text t by player p\n  cried gains t\n`
  const [told = []] = await witnessesOf([
    {
      old: { 'cry.rules': cries('one') },
      new: { 'cry.rules': cries('two') },
      budget: { ...budget, milliseconds: 4000 },
    },
  ])
  expect(told).toMatchObject([{ rule: 'may-cry', witness: { kind: 'found' } }])
})

test.each([
  ['one of the rules', 'text = "ash"', 'text = "oak"', 'tree = "oak"'],
  ['one that is put together', 'text = "ash" + "en" + last', 'text = "oak" + "en" + last', 'tree contains "oak"'],
])('a fact that is a text is told by what it says or contains: %s', async (_, was, is, where) => {
  const wood = (tree: string): string =>
    `game Wood for 2 players\nlast: text starts "wood"\nseen: text starts "oak"\nfelled: text starts "ash"\ntree: ${tree}\nboard shows tree\nto match\n  repeat\n    each player p\n      turn by p\n  until seen = felled\n  finish\nto turn by player p\n  p must act\nplayer p may look at turn\nto look by player p\n  seen becomes felled\n`
  const [told = []] = await witnessesOf([
    { old: { 'wood.rules': wood(was) }, new: { 'wood.rules': wood(is) }, budget: { ...budget, milliseconds: 4000 } },
  ])
  expect(told).toMatchObject([{ rule: 'tree', witness: { kind: 'found', where } }])
  expect(told.map(({ pasted }) => pasted !== null && pasted.old !== pasted.new)).toEqual([true])
})

test('a fact is told of the card that a position is made for, however many there are', async () => {
  const press = (worth: number): string =>
    `game Press for 2 players\nprinted rank of card: number\ncard each number n in 1..90 named n ♠\n  rank = n\nzone hand of player p seen by p\ncard c is dear if worth of definition of c > 2\nworth of definition d: number = (${worth} if rank of d = 85 else 1)\nto match\n  repeat\n    each player p\n      turn by p\n  until hand of first of players is empty\n  finish\nto turn by player p\n  p must act\nplayer p may drop dear c in hand of p at turn\nto drop card c by player p\n  delete c\n`
  const [told = []] = await witnessesOf([
    { old: { 'press.rules': press(5) }, new: { 'press.rules': press(6) }, budget: { ...budget, milliseconds: 4000 } },
  ])
  expect(told).toMatchObject([{ rule: 'worth', witness: { kind: 'found', where: 'worth of 85♠ = 6' } }])
})

test('where nothing differs, what was searched is told with its bound', async () => {
  const [told = []] = await witnessesOf([
    {
      ...edited([['rank of d > rank of c', 'rank of d * rank of d > rank of c * rank of c']]),
      budget: { milliseconds: 60_000, games: 5, seed: 1 },
    },
  ])
  expect(told.map(({ witness }) => witness)).toMatchObject([{ kind: 'none', games: 5, bound: 0.6 }])
})

test('whatever is changed, an example that is shown holds on one side only', async () => {
  const { resolution } = checkGame('stall.rules', { read: () => stall, find: () => null })
  if (resolution === null) throw new Error('the sample is broken')
  // What is said twice may come to the same.
  const cases = mutantsOf(resolution)
    .filter(({ kind }) => kind !== 'duplicated')
    .map((mutant) => mutated(stall, mutant))
    .filter((text) =>
      checkGame('stall.rules', { read: () => text, find: () => null }).diagnostics.every((d) => d.severity !== 'error'),
    )
    .filter((_, i) => i % byDay(5, 1) === 0)
  const all = await witnessesOf(
    cases.map((text) => ({
      old: { 'stall.rules': stall },
      new: { 'stall.rules': text },
      budget: { milliseconds: 4000, games: 40, seed: 1 },
    })),
  )
  const told = all.flat()
  expect(told.length).toBeGreaterThan(byDay(3, 10))
  for (const { rule, pasted, witness } of told)
    if (pasted !== null) expect(pasted.old, `${rule}: ${JSON.stringify(witness)}`).not.toBe(pasted.new)
  expect(told.filter(({ witness }) => witness.kind === 'none').map(({ rule }) => rule)).toEqual([])
})
