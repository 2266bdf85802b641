import { describe, expect, it, test } from 'vitest'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import { Match } from '../../runtime/match/match.ts'
import { putBack } from '../../runtime/match/put-back.ts'
import { source } from '../kit/playout.ts'
import { specimen } from '../kit/specimen.ts'

// What people at a table want of a match besides its rules.

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora']

/** A match of Hearts in which all have passed the first cards that they are offered. */
function passed(): Match {
  const match = Match.open(hearts, { seed: 7 }) as unknown as Match
  for (let taken = 0; taken < 12; taken += 1) {
    const [seat = 0] = match.asked
    match.answer(seat, match.stepOf(seat), 0)
  }
  return match
}

/** Answers for whoever is asked, until a step has brought a trick together; gives how many steps were taken. */
function untilTaken(match: Match): number {
  for (let taken = 1; taken < 20; taken += 1) {
    const [seat = 0] = match.asked
    const since = match.stepOf(0)
    match.answer(seat, match.stepOf(seat), 0)
    if (match.passing(0, since + 1) !== null) return taken
  }
  return expect.fail('no trick was taken')
}

describe('people who have names', () => {
  it('are called by them in all that is said, and by letters in what is kept', () => {
    const [match, plain] = [passed(), passed()]
    match.callSeats(NAMES)
    const lines = match.log(0).flatMap(({ lines: all }) => all)
    expect(lines).toContain('Bob is dealt 13 cards')
    expect(lines.join(' ')).not.toMatch(/\b[A-D] (is|passes)\b/)
    expect(match.save()).toEqual(plain.save())
    const [asked = 0] = match.asked
    const other = (asked + 1) % 4
    expect(match.answer(other, match.stepOf(other), 0)).toMatchObject({
      why: `${NAMES[asked]} is asked, not ${NAMES[other]}`,
    })
    expect(Object.keys(match.view(0).zones['hand'] ?? {})).toEqual(['A', 'B', 'C', 'D'])
    plain.callSeats([])
    expect(plain.log(0).flatMap(({ lines: all }) => all)).toContain('B is dealt 13 cards')
  })
})

describe('a card of several that are being chosen', () => {
  it('is the one that is put back, and those after it stay chosen', () => {
    const match = Match.open(hearts, { seed: 7 }) as unknown as Match
    const picked = (): string[] => (match.view(0).decision?.picked?.answers ?? []).map(({ words }) => words)
    for (let taken = 0; taken < 2; taken += 1) match.answer(0, match.stepOf(0), 0)
    const [first, second] = picked()
    const [card] = match.view(0).decision?.picked?.answers[0]?.cards ?? []
    expect(putBack(match, 0, match.stepOf(0), card ?? 'c0').taken).toBe(true)
    expect(picked()).toEqual([second])
    expect(match.view(0).decision?.choices.map(({ words }) => words)).toContain(first)
    expect(putBack(match, 0, match.stepOf(0), card ?? 'c0')).toMatchObject({ kind: 'not-offered' })
    expect(putBack(match, 0, 0, match.view(0).decision?.picked?.answers[0]?.cards[0] ?? 'c0').taken).toBe(false)
    expect(picked()).toEqual([second])
  })
})

describe('a trick', () => {
  it('says who laid each card, and is handed on whole though it was taken at once', () => {
    const match = passed()
    untilTaken(match)
    const trick = match.passing(2, 0) ?? []
    expect(trick.map(({ from, to }) => [from.name, to.name])).toEqual(Array(4).fill(['hand', 'trick']))
    expect(new Set(trick.map(({ from }) => from.seat)).size).toBe(4)
    expect(trick.map(({ by }) => by)).toEqual(trick.map(({ from }) => from.seat))
    expect(trick.every(({ face }) => face !== null)).toBe(true)
    expect(match.passing(2, match.stepOf(2) + 1)).toBeNull()
    const [seat = 0] = match.asked
    match.answer(seat, match.stepOf(seat), 0)
    const laid = match.board((seat + 1) % 4).zones.find(({ name }) => name === 'trick')?.cards ?? []
    expect(laid.map(({ by }) => by)).toEqual(['ABCD'[seat]])
  })
})

describe('a card that cannot be played', () => {
  it('is asked about as it is, and tells nothing of one that is not seen', () => {
    const match = passed()
    const [seat = 0] = match.asked
    const offered = new Set(match.view(seat).decision?.choices.flatMap(({ cards }) => cards))
    const hands = match.view(seat).zones['hand'] as Readonly<Record<string, readonly { handle: `c${number}` }[]>>
    const own = hands['ABCD'[seat] ?? '']?.find(({ handle }) => !offered.has(handle))?.handle ?? 'c0'
    const answers = match.whyNot(seat, own)
    expect(answers.map(({ allowed }) => allowed)).toEqual([false])
    expect(answers[0]?.reasons.length).toBeGreaterThan(0)
    const theirs = hands['ABCD'[(seat + 1) % 4] ?? '']?.[0]?.handle ?? 'c0'
    expect(match.whyNot(seat, theirs)).toEqual([])
    expect(match.whyNot((seat + 1) % 4, theirs)).toEqual([])
  })
})

describe('a card that is dragged', () => {
  it('goes where the rules take it, and nobody learns where that of another would go', () => {
    const match = passed()
    const [seat = 0] = match.asked
    const [choice] = match.view(seat).decision?.choices ?? []
    const card = choice?.cards[0] ?? 'c0'
    expect(match.firstZones(seat, card)).toEqual([{ place: choice?.place, zones: ['trick'] }])
    expect(match.firstZones((seat + 1) % 4, card)).toEqual([])
    const hands = match.view(seat).zones['hand'] as Readonly<Record<string, readonly { handle: `c${number}` }[]>>
    const theirs = hands['ABCD'[(seat + 1) % 4] ?? '']?.[0]?.handle ?? 'c0'
    expect(match.firstZones(seat, theirs)).toEqual([])
  })
})

const CLOCKS = `game Clocks for 2 players "a board that keeps what rules go by to itself"

printed worth of card: number
card Nine
  worth = 9
card Two
  worth = 2

zone hand of player p seen by p
zone pile seen by everyone
zone aside seen by everyone
score of player: number starts 0
turn-number: number starts 0
lays: number starts 0
came of card in pile: number starts turn-number
last: number starts 0
wounds of card in pile: number starts 0

board shows pile

to match
  each player p
    each definition d
      create d to hand of p
  repeat
    each player p
      turn-number gains 1
      p must act
  until hand of first of players is empty
  finish

to lay card c by player p
  move c to pile
  lays gains 1
  last becomes turn-number
  wounds of c gains worth of c - 2
  score of p gains worth of c - 2

any: player p may lay card c in hand of p at match if came of c = 0 or last >= 0 or lays > 0
`

test('a board leaves out what is nothing and what only counts on, and shows what says something', async () => {
  const { engine } = await specimen(CLOCKS)
  const match = Match.open(engine, { seed: 3 })
  const named = (): string[] => match.board(0).facts.map(({ name, seat, value }) => `${name} ${seat ?? '-'} ${value}`)
  const quiet = (): string[] => match.board(0).zones.flatMap(({ name, isQuiet }) => (isQuiet ? [name] : []))
  const lay = (worth: string): void => {
    const [seat = 0] = match.asked
    const place = match.view(seat).decision?.choices.find(({ words }) => words.includes(worth))?.place ?? -1
    expect(match.answer(seat, match.stepOf(seat), place).taken).toBe(true)
  }
  // The pile has its place though nothing lies there, since the rules show it.
  expect([named(), quiet()]).toEqual([[], ['aside']])
  lay('Two')
  // How often something was laid nothing else keeps: it may be what people count.
  expect(named()).toEqual(['lays - 1'])
  lay('Nine')
  // A zero says something beside what another seat has.
  expect(named()).toEqual(['score A 0', 'score B 7', 'lays - 2'])
  const marks = match
    .board(0)
    .zones.find(({ name }) => name === 'pile')
    ?.cards.map(({ facts }) => facts)
  expect(marks).toEqual([[], [['wounds', '7']]])
})

test('a card has no badge that its rules leave out', async () => {
  const match = Match.open(trumpKing, { seed: 11, players: 2 }) as unknown as Match
  const random = source(3)
  const seen = new Set<string>()
  for (let [seat] = match.asked; seat !== undefined && match.step < 60; [seat] = match.asked) {
    match.timeOut(seat, match.stepOf(seat), 'random', () => random(1000) / 1000)
    for (const { cards } of match.board(0).zones)
      for (const { facts } of cards) for (const [name] of facts) seen.add(name)
  }
  expect([...seen]).toContain('position')
  for (const name of ['arrived', 'up-since', 'attacked-in', 'in-use']) expect([...seen]).not.toContain(name)
})
