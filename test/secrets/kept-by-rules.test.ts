import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { anyTable } from '../kit/playout.ts'
import { audienceLaws } from '../laws/audience.ts'
import type { Law } from '../laws/law.ts'
import { judgedSoFar } from '../laws/occasions.ts'
import { sameRecord } from '../laws/same-record.ts'

const cards = `printed rank of card: number
card each number n in 2..9 named n 《♣》
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
zone plans of effects seen by everyone
score of player: number starts 0
bonus: number = 1
`

/** What a card in a hand is, in all that rules, and effects that wait, keep of it. */
const worked = `game Ban for 2 players
${cards}to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 4) to hand of p
  repeat
    each player p
      game by p
      each effect e in plans
        resolve e
      dawn
  until hand of last of players is empty
  finish
to dawn
  score of first of players gains 0
to game by player p
  choose card k in hand of p by p
  choose player q as foe by p
  let d = definition of k
  let t = name of k
  let r = rank of k
  let set = each card c in hand of p where rank of c > r
  during game
    cannot play card c if definition of c = d or name of c = t
  until dawn
    cannot play card c by foe if c in set
    after play card c by player o if rank of c > r
      until dawn
        except bonus += r
      later in plans
        score of o gains r
  reply by foe
  move k to pile
to reply by player p
  p may act
to play card c by player p
  move c to pile
player p may play card c in hand of p at reply
player p is always asked at reply
`

/** Whom somebody has chosen in secret, in rules that hold until later, and in what waits. */
const secret = `game Poison for 3 players
${cards}to match
  repeat
    each player p
      night by p
    each player p
      vote by p
    dawn
  until score of first of players > 3
  finish
to night by player p
  choose player q where q != p as victim by p
  until dawn
    victim cannot praise
    when praise by victim
      score of victim gains 1
  later in plans
    score of victim gains 1
  again by p
to again by player p
  p may
    score of p gains 0
to dawn
  each effect e in plans
    resolve e
  each player p
    score of p gains 1
to vote by player p
  p may act
to praise by player p
  score of p gains 1
player p may praise at vote
player p is always asked at vote
tell night by player p only to p
`

function holds(engine: FullEngine<BaseState>, law: Law): void {
  const before = judgedSoFar()
  fc.assert(
    fc.property(anyTable(engine), (line) => law.holds({ name: law.says, engine, variant: false }, line)),
    { numRuns: 10 * times, endOnFailure: true },
  )
  expect(judgedSoFar()).toBeGreaterThan(before)
}

test('what is worked out of hidden cards is told by nothing that keeps it', async () => {
  holds((await compiledText(worked)).engine, sameRecord)
})

test('neither of what is worked out of a card in a hand, nor of a part that is not told', async () => {
  const plots = worked.replace('  let d =', '  plot rank of k by p\n  let d =')
  const { engine } = await compiledText(`${plots}to plot number n by player p
  until dawn
    except bonus += n
  later in plans
    score of p gains n
tell nothing of plot
`)
  const match = Match.open(engine, { seed: 1 })
  match.answer(0, match.stepOf(0), 0)
  match.answer(0, match.stepOf(0), 1)
  expect(match.view(1).effects.map(({ words }) => words)).toEqual([
    'until dawn: except bonus += n',
    'during game: cannot play card c if definition of c = d or name of c = t',
    'until dawn: cannot play card c by foe if c in set; after play card c by player o if rank of c > r (foe B)',
    'an effect of A',
  ])
  expect(match.view(1).effects.map(({ keeps }) => keeps)).toEqual([{}, {}, { foe: 'B' }, {}])
})

describe('what is laid down in an event that some are told of', async () => {
  const { engine } = await compiledText(secret)

  test.each(audienceLaws)('$says', (law) => holds(engine, law))

  test('is told to these, with whom it is about', () => {
    const match = Match.open(engine, { seed: 1 })
    match.answer(0, match.stepOf(0), 1)
    expect(match.view(1).effects).toEqual([])
    expect(match.view(0).effects.map(({ words, keeps, by }) => [words, keeps, by])).toEqual([
      ['until dawn: victim cannot praise; when praise by victim (victim C)', { victim: 'C' }, 'A'],
      ['an effect of A (victim C)', { victim: 'C' }, 'A'],
    ])
  })
})
