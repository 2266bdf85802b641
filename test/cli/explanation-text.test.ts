import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { explanationText } from '../../cli/output/explanation-text.ts'
import { specimen } from '../kit/specimen.ts'

const { engine } = await specimen(`game Stalls for 2 players
card each number n in 1..9 named n ♣
  rank = n
printed rank of card: number
zone hand of player p seen by p
zone stall of player p at most 1 seen by everyone
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  each number i in 1..2
    turn by first of players
  first of players may
    finish
to turn by player p
  p must act
to offer card c by player p
  announce
    move c to stall of p
player p may offer card c in hand of p at turn if rank of c < 9
[five.1] no-five: player p cannot offer card c if rank of c = 5
player p must offer card c where rank of c < 7 at turn
to trade card c by player p
  announce
    choose card d in pile by p
    move d to hand of p
player p may trade card c in hand of p at turn
[thrift.1] to tidy by player p
  only if stall of p is not empty
  move stall of p to pile
player p may tidy at turn
`)

const s = engine.setup({ seed: 1 })
const clauses = new Map([['five.1', 'Fives stay at home.']])
const why = (move: string, seat = 0): string[] =>
  inEnglish(explanationText(engine.explain(s, seat, move), seat === 0 ? 'A' : 'B', clauses))
    .replaceAll(/[\w.-]*\.rules:\d+/g, 'PLACE')
    .split('\n')

test.each<readonly [move: string, ...reasons: string[]]>([
  [
    'offer 5♣',
    '  no-five [five.1] forbids it (PLACE)',
    '    no-five: player p cannot offer card c if rank of c = 5',
    '    [five.1] Fives stay at home.',
  ],
  [
    'offer 8♣',
    '  must-offer wants another move first (PLACE)',
    '    player p must offer card c where rank of c < 7 at turn',
  ],
  [
    'offer 9♣',
    '  may-offer offers it only like this (PLACE)',
    '    player p may offer card c in hand of p at turn if rank of c < 9',
  ],
  ['tidy', '  a condition [thrift.1] is not met (PLACE)', '    only if stall of p is not empty'],
  [
    'trade 1♣',
    '  trade cannot be completed (PLACE)',
    '  trade finds nothing to choose (PLACE)',
    '    choose card d in pile by p',
  ],
  ['fly', '  no event is called `fly`; what may be done here is `offer`, `trade` or `tidy`'],
  ['offer 12♣', '  no card is called 12♣; did you mean 1♣?'],
])('%s is refused in words', (move, ...reasons) => {
  const [verdict, ...said] = why(move)
  expect(verdict).toBe(`A may not ${move}, because`)
  expect(said).toEqual(expect.arrayContaining(reasons))
})

test('who is not asked hears who is, and what is offered is said to be', () => {
  expect(why('tidy', 1)).toContain('  A is asked now')
  expect(why('offer 1♣')).toEqual([
    'A may offer 1♣, because',
    '  may-offer allows it (PLACE)',
    '    player p may offer card c in hand of p at turn if rank of c < 9',
  ])
})

test('an answer to a choice is explained as well', async () => {
  const { engine } = await specimen(`game Rows for 2 players
card each number n in 1..9 named n ♣
  rank = n
printed rank of card: number
zone hand of player p seen by p
zone row seen by everyone
to match
  each definition d
    create d to hand of first of players
  lay by first of players
  lay by first of players
to lay by player p
  p must act
player p may play at lay
to play by player p
  announce
    choose card c in hand of p where rank of c > 1 by p
    put c by p
to put card c by player p
  move c to row
[four.1] player p cannot put card c if rank of c = 4
`)
  const s = engine.setup({ seed: 1 })
  const why = (words: string): string =>
    inEnglish(explanationText(engine.explain(s, 0, words), 'A')).replaceAll(/[\w.-]*\.rules:\d+/g, 'PLACE')
  engine.apply(s, engine.choices(s)[0] ?? -1)
  expect(why('4♣')).toBe(
    [
      'A may not choose 4♣, because',
      '  cannot-put [four.1] forbids it (PLACE)',
      '    player p cannot put card c if rank of c = 4',
    ].join('\n'),
  )
  expect(why('1♣')).toBe('A may not choose 1♣, because\n  play takes other answers (PLACE)\n    choose a card')
  expect(why('5♣')).toBe('A may choose 5♣, because\n  play allows it (PLACE)\n    choose a card')
  expect(why('fly')).toContain('A may not choose fly')
})

test('of a card that is not seen no rule is told', async () => {
  const { engine } = await specimen(`game Draws for 2 players
card each number n in 1..3 named n ♣
  rank = n
printed rank of card: number
zone deck seen by nobody
zone row seen by everyone
to match
  each definition d
    create d to deck
  turn by first of players
to turn by player p
  p must act
player p may grab at turn
to grab by player p
  announce
    choose card c in deck by p
    put c by p
to put card c by player p
  move c to row
[two.1] player p cannot put card c if rank of c = 2
`)
  const s = engine.setup({ seed: 1 })
  engine.apply(s, engine.choices(s)[0] ?? -1)
  const refused = [1, 2, 3].map((n) => engine.explain(s, 0, `card ${n} of deck`)).filter(({ allowed }) => !allowed)
  expect(refused.map(({ reasons }) => reasons.flatMap(({ clauses }) => clauses))).toEqual([[]])
})

test('a full zone says so, and another question is told', () => {
  const offer = (): void =>
    engine.apply(s, engine.choices(s).find((c) => engine.describe(s, c).startsWith('offer')) ?? -1)
  offer()
  expect(why('offer 2♣')).toEqual(expect.arrayContaining(['  stall has no room (PLACE)']))
  engine.apply(s, engine.choices(s).find((c) => engine.describe(s, c) === 'tidy') ?? -1)
  expect(why('tidy')).toContain('  A is asked now: finish?')
})

test('declining is an answer, which the question takes or does not', () => {
  expect(why('pass')[0]).toBe('A may not pass, because')
})

test('who is asked whether to do something may say so', async () => {
  const bell = await specimen(`game Bell for 2 players
rung: number starts 0
to match
  first of players may
    rung gains 1
  turn by first of players
to turn by player p
  p may act
to ring by player p
  rung gains 1
player p may ring at turn
`)
  const asked = bell.engine.setup({ seed: 1 })
  const allowed = (state: typeof asked, move: string): boolean => bell.engine.explain(state, 0, move).allowed
  expect([allowed(asked, 'yes'), allowed(asked, 'no'), allowed(asked, 'pass')]).toEqual([true, true, false])
  bell.engine.apply(asked, 0)
  expect([allowed(asked, 'pass'), allowed(asked, 'ring'), allowed(asked, 'no')]).toEqual([true, true, false])
})
