import { expect, test } from 'vitest'
import type { Reason } from '../../runtime/engine.ts'
import { stateAfter } from '../../runtime/example/examples.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { failuresOf } from '../kit/specimen.ts'

const game = await compiledSample('test/announcements/sets-refused.rules')

/** What a seat is told of a move after so many lines of an example. */
function reasons(title: string, lines: number, move: string): readonly Reason[] {
  const example = game.examples.find((each) => each.title === title)
  if (example === undefined) throw new Error(`no example is called ${title}`)
  const s = stateAfter(game.engine, { ...example, steps: example.steps.slice(0, lines) })
  if (s === null) throw new Error('a line does not hold')
  return game.engine.explain(s, 0, move).reasons
}

const clauses = (told: readonly Reason[]): string[] => told.flatMap((reason) => reason.clauses)
const texts = (told: readonly Reason[]): string[] => told.map(({ text }) => text)

const one = 'one card is refused for what it is, not for what it would be with others'
const many = 'of a hand of many cards it is said at once why none can be laid'

test('a set is refused for what it is, not for what it could become', () => {
  expect(failuresOf(game)).toEqual([])
})

test('who asks is told what keeps a card out of a set', () => {
  expect(clauses(reasons(one, 1, 'choose 2♣'))).toEqual(['beat'])
  expect(clauses(reasons(one, 1, 'choose 6♠'))).toEqual(['same-suit'])
})

test('who asks is told why no set of a large hand can be laid', () => {
  expect(clauses(reasons(many, 0, 'lay'))).toEqual(['beat'])
})

test('words behind a move that takes no part are not passed over', () => {
  expect(texts(reasons(one, 0, 'lay 2♣'))).toEqual(['`2♣` is no part of `lay`; what `lay` asks for is chosen after it'])
  expect(texts(reasons(one, 0, 'choose 2♣'))).toEqual(['nothing is chosen now; A is asked: turn'])
})

test('what is asked meanwhile comes before where the move is offered', () => {
  expect(texts(reasons(one, 1, 'lay'))).toEqual(['A is asked now: choose cards', 'player p may lay at turn'])
})

const PUTTING = `game Putting for 2 players
type suit: ♣, ♦
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..9 named n s
  suit = s
  rank = n
zone hand of player p seen by p
zone field seen by everyone
to match
  turn by first of players
  finish
to turn by player p
  p must act
to put-down by player p
  announce
    choose 2..6 card c in hand of p as s by p
    put s by p
player p may put-down at turn
to put set of card s by player p
  move s to field
[no-nine] cannot put set of card s if some card c in s where rank of c = 9
[no-clubs] cannot put set of card s if some card c in s where suit of c = ♣
[no-twins] cannot put set of card s if count of s != count of distinct of rank of s
[six-seven] cannot put set of card s if some card c in s where rank of c = 6 and some card d in s where rank of d = 7
[six-eight] cannot put set of card s if some card c in s where rank of c = 6 and some card d in s where rank of d = 8

example "what refuses other members is no reason against this one"
  given
    hand of A is 2♣, 9♦, 3♦, 4♦
    at turn by A
  A does put-down
  A may not choose 2♣ because [no-clubs]
  A may not choose 9♦ because [no-nine]

example "nor what refuses it only beside some of the others"
  given
    hand of A is 3♦, 3♣, 4♦, 9♦
    at turn by A
  A does put-down
  A may not choose 9♦ because [no-nine]

example "all that refuses it, beside one or another"
  given
    hand of A is 6♦, 7♦, 8♦
    at turn by A
  A does put-down
  A may not choose 6♦ because [six-seven]
  A may not choose 6♦ because [six-eight]
`

test.each(['[no-nine]', '[no-clubs]'])('a reason that is of another card does not hold: %s', async (clause) => {
  const right = await compiledText(PUTTING)
  expect(failuresOf(right)).toEqual([])
  const other = clause === '[no-nine]' ? '[no-clubs]' : '[no-nine]'
  const wrong = await compiledText(PUTTING.replace(`because ${clause}`, `because ${other}`))
  expect(failuresOf(wrong)).toHaveLength(1)
})

const MELTING = `game Melting for 2 players
printed rank of card: number
card each suit s, each number n in 1..9 named n s
  rank = n
type suit: ♣, ♦
zone hand of player p seen by p
zone field of player p seen by everyone
to match
  turn by first of players
  finish
to turn by player p
  p must act
[merge] to merge card c by player p
  announce
    choose 2..3 card m in field of p as molten by p
    [sum] only if sum of rank of molten = rank of c
    move c to field of p
player p may merge card c in hand of p at turn

example "with nothing to melt no sum is asked for"
  given
    hand of A is 7♣
    at turn by A
  A may not merge 7♣ because [merge]

example "of two that can be melted the sum is wrong"
  given
    hand of A is 7♣
    field of A is 2♣, 3♣
    at turn by A
  A may not merge 7♣ because [sum]
`

test('what stands behind the first refusal of an announcement is no reason against it', async () => {
  expect(failuresOf(await compiledText(MELTING))).toEqual([])
  const [nothing] = failuresOf(await compiledText(MELTING.replace('[merge]\n\nexample "of', '[sum]\n\nexample "of')))
  expect(nothing).toContain('with nothing to melt no sum is asked for')
})
