import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import type { View } from '../../runtime/match/view.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { anyTable } from '../kit/playout.ts'
import { aimedIsShown } from '../laws/aimed.ts'
import { audienceLaws } from '../laws/audience.ts'
import { discretion } from '../laws/hidden.ts'
import { judgedSoFar } from '../laws/occasions.ts'
import { sameRecord } from '../laws/same-record.ts'
import { namedWhenHanded, namedWhenTold } from '../laws/unseen.ts'

const text = `game Aiming for 2 players
type copy: a, b
printed number of card: number
card each number i in 1..6, each copy k in (a, b) named i k
  number = i
zone pile of player p seen by nobody
zone hand of player p seen by p
zone yard of player p seen by everyone
zone chain of effects seen by everyone
score of player p: number starts 0
aims of effect: set of card starts ()
level of effect: number starts 1
to match
  each player p
    each definition d
      create d to pile of p
    shuffle pile of p
    move top of (pile of p, 4) to hand of p
    move top of (pile of p, 3) to yard of p
  repeat
    each player p
      turn by p
  until some player p where hand of p is empty
  finish
to turn by player p
  p must act
  answers by next of p
  each effect e in chain
    resolve e
to answers by player p
  p may act
player p is always asked at answers
weight of card: number starts 2
marked of card: set of card starts ()
to nail card c by player p
  choose card x in yard as mark by p
  marked of c gains mark
  weight of c gains 1
  weight of mark gains 2
  move c to yard of p
  let open = weight of c
  lay-down c by p
to stow card c by player p
  choose card x in yard as mark by p
  marked of c gains mark
  lay-down c by p
  move c to yard of p
to lay-down card c by player p
  let heavy = weight of c
  each card t in marked of c
    let was = weight of t
    later in chain
      if t in yard and weight of t = was
        score of p gains heavy
player p may nail card c in hand of p at turn
player p may stow card c in hand of p at turn
player p may strike card c in hand of p at turn
player p may sneak card c in hand of p at turn
player p may wave card c in hand of p at answers
to wave card c by player p
  move c to yard of p
to strike card c by player p
  choose card x in yard as mark by p
  choose number n in 1..3 as force by p
  choose player q by p
  let secret = sum of number of hand of p
  let open = count of yard + force
  let foe = next of q
  let lowered = force
  if first of hand of p = c
    lowered loses 1
  move c to yard of p
  later in chain
    if mark in yard
      delete mark
    score of q gains force + secret
    score of foe gains open + lowered
  aims of last of chain gains mark
to sneak card c by player p
  choose card x in hand of p where x != c as held by p
  let low = first of pile of p
  choose number n in 1..3 as force by p
  move c to yard of p
  later in chain
    if held in hand and force > 1
      move held to yard of p
    if low in pile
      score of p gains 1
    `

/** After the first answers of A whose words say so, as B sees it. */
async function seenByB(rules: string, wanted: readonly RegExp[]): Promise<View> {
  const { engine } = await compiledText(rules)
  const match = Match.open(engine, { seed: 3 })
  for (const words of wanted) {
    const choice = match.view(0).decision?.choices.find((each) => words.test(each.words))
    if (choice === undefined) throw new Error(`nothing like ${words}`)
    match.answer(0, match.stepOf(0), choice.place)
  }
  return match.view(1)
}

const aimed = [/^strike/u, /^\d[ab]/u, /^2$/u, /^B$/u]

describe('of an effect that waits is shown', () => {
  test('what was chosen for it, a card by its handle too, what was worked out of open things, what facts keep of it, and nothing else', async () => {
    const { effects, zones } = await seenByB(text, aimed)
    const [effect] = effects
    expect(effect?.words).toMatch(
      /^the effect of \d[ab] \(mark \d[ab]( of B)?, q B, force 2, foe A, open 8, aims \d[ab]( of B)?\)$/u,
    )
    const yards = zones['yard'] as Readonly<Record<string, readonly { handle: string }[]>>
    const [whose] = Object.keys(yards).filter((seat) =>
      yards[seat]?.some((card) => card.handle === effect?.keeps['mark']),
    )
    expect(effect?.words.includes(' of B,')).toBe(whose === 'B')
    expect(whose).toBeDefined()
    expect(effect?.facts).toEqual({ aims: [effect?.keeps['mark']] })
    expect({ ...effect?.keeps, mark: null }).toEqual({ mark: null, force: 2, q: 'B', open: 8, foe: 'A' })
  })

  test('no card that was chosen from a hand, which may be seen later, and none that nobody chose', async () => {
    const { effects } = await seenByB(text, [/^sneak/u, /^\d[ab]$/u, /^3$/u])
    expect(effects.map(({ words, keeps }) => [words.replace(/\d[ab]/u, '?'), keeps])).toEqual([
      ['the effect of ? (force 3)', { force: 3 }],
    ])
  })

  test('what is kept of cards that all saw as it was laid down, and what their facts hold', async () => {
    const { effects } = await seenByB(text, [/^nail/u, /^\d[ab]/u])
    const [effect] = effects
    expect(effect?.words).toMatch(/^the effect of \d[ab] \(t \d[ab]( of B)?, was 4, heavy 3\)$/u)
    expect({ ...effect?.keeps, t: typeof effect?.keeps['t'] }).toEqual({ t: 'string', was: 4, heavy: 3 })
  })

  test('none of it where one of them lay in a hand then, though all see it now', async () => {
    const { effects } = await seenByB(text, [/^stow/u, /^\d[ab]/u])
    const [effect] = effects
    expect(effect?.words).toMatch(/^the effect of \d[ab]$/u)
    expect(effect?.keeps).toEqual({})
  })

  test('nothing that some alone were asked', async () => {
    const rules = `${text}\ntell choose force at strike by player p only to p\n`
    const { effects } = await seenByB(rules, aimed)
    expect(Object.keys(effects[0]?.keeps ?? {})).toEqual(['mark', 'q', 'foe'])
  })

  test('nothing where it belongs to what some alone are told', async () => {
    const rules = `${text}\ntell strike by player p only to p\n`
    const { effects } = await seenByB(rules, aimed)
    expect(effects).toEqual([])
  })
})

/** The same where some of it is told to some alone. */
const secret = `${text}
tell nail by player p only to p
tell strike by player p only to p
`

const judged = [
  ...[aimedIsShown, sameRecord, discretion, namedWhenTold, namedWhenHanded].map((law) => ({ ...law, rules: text })),
  ...audienceLaws.map((law) => ({ ...law, rules: secret })),
]

test.each(judged)('$says', async ({ holds, rules }) => {
  const { engine } = await compiledText(rules)
  const before = judgedSoFar()
  fc.assert(
    fc.property(anyTable(engine), (line) => holds({ name: 'Aiming', engine, variant: false }, line)),
    { numRuns: 10 * times, endOnFailure: true },
  )
  expect(judgedSoFar()).toBeGreaterThan(before)
})
