import { describe, expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { sampledByDay } from '../kit/effort.ts'

// What rules keep and put together has a bound in all, whatever it is made of.

/** A game in which A grows something as often as it wants; `@` stands where the bound is told. */
const growing = (declared: string, body: string): string => `game Growing for 2 players
zone deck seen by nobody
printed rank of card: number
card stone
  rank = 1
${declared}
round: number starts 0

to match
  repeat
    first of players must act
  until round = 1000

player p may grow at match
  round gains 1
${body.replaceAll(/^/gm, '  ')}
`

/** The lines that may be told: those with the mark. */
const placesOf = (text: string): string =>
  text
    .split('\n')
    .flatMap((line, at) => (line.includes('--@') ? [`sample\\.rules:${at + 1}`] : []))
    .join('|')

const GROWING: readonly (readonly [string, string, string])[] = [
  [
    'ranges, one for each number',
    'big of number: set of number starts ()',
    'each number n in 1..20000\n  big of n becomes (n..100000) --@',
  ],
  [
    'pairs of numbers',
    'm of (number, number): number starts 0',
    'each number a in 1..2000\n  each number b in 1..2000 --@\n    m of (a, b) becomes 1 --@',
  ],
  [
    'pairs of cards',
    'm of (card, card): number starts 0',
    'each number i in 1..1100\n  create stone to deck\neach card a in deck\n  each card b in deck\n    m of (a, b) gains 1 --@',
  ],
  [
    'copies of a set',
    'all: set of number starts ()\nbig of number: set of number starts ()',
    'all becomes (1..90000)\neach number n in 1..20000\n  big of n becomes all --@',
  ],
  [
    'sets of cards, of each pair of cards',
    'm of (card, card): set of card starts ()',
    'each number i in 1..1000\n  create stone to deck\neach card a in deck\n  each card b in deck\n    m of (a, b) becomes deck --@',
  ],
  [
    'texts, each longer than the one before',
    'said: set of text starts ()\nlong: text starts "x"',
    'long becomes "x"\neach number n in 1..22\n  long becomes long + long\neach number k in 1..90\n  long becomes long + "y" --@\n  said gains long --@',
  ],
  [
    'effects that wait',
    '',
    'each number a in 1..300\n  each number b in 1..300\n    later by p --@\n      round gains 1',
  ],
  [
    'effects that hold a set',
    'all: set of number starts ()',
    'all becomes (1..90000)\neach number a in 1..100\n  let held = all --@\n  later by p --@\n    round gains count of held',
  ],
  [
    'lists with copies',
    'all: list of number starts ()\nbig of number: list of number starts ()',
    'all becomes 1..90000\neach number n in 1..200\n  big of n becomes all --@',
  ],
]

describe.each([true, false])('shortcuts: %s', (shortcuts) => {
  test.each(sampledByDay(GROWING, 4, `growing, shortcuts: ${shortcuts}`))('%s', async (_, declared, body) => {
    const text = growing(declared, body)
    const { engine } = await compiledText(text, { shortcuts })
    const match = Match.open(engine, { seed: 1 })
    const before = JSON.stringify([match.view(0), match.save()])
    const refused = match.answer(0, 0, 0)
    expect(refused).toMatchObject({ taken: false, kind: 'limit' })
    const told = `: (${placesOf(text)}|sample\\.rules:\\d+: after \`grow\`).* \\d[\\d,]+ .*more than the [\\d,]+`
    expect('why' in refused && refused.why).toMatch(new RegExp(told))
    expect(JSON.stringify([match.view(0), match.save()])).toBe(before)
  })
})
