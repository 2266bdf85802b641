import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AimedPosition, aimedPositions } from '../../compiler/aim/aimed.ts'
import { goalsOf } from '../../compiler/aim/goals.ts'
import { hostsOf } from '../../compiler/aim/hosts.ts'
import type { Position, Said } from '../../compiler/aim/position.ts'
import { solved } from '../../compiler/aim/solve.ts'
import { checkGame } from '../../compiler/compile.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { Span } from '../../grammar/source-file.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'

const den = `game Den for 2 players
type colour: red, blue
printed colour of card: colour
printed rank of card: number
card each colour k, each number n in 1..9 named n k
  colour = k
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
zone rest of colour k seen by everyone
energy of player: number starts 0
stake of player: number starts 0
to cash by player p
  energy of p gains stake of p
to settle by player q
  cash by q
to bribe by player p
  spend 3 by p
to spend number n by player p
  only if energy of p >= n
  energy of p loses n
cannot spend number n by player p if stake of p = 5
card c is heavy if rank of c > 6
to match
  each definition d
    create d to deck
  repeat
    each player p
      turn by p
  until deck is empty
  finish
to turn by player p
  p may act
  each effect e in waiting
    resolve e
player p may play card c in hand of p at turn if energy of p >= 4
player p must play card c where colour of c = red at turn if energy of p = 7
to play card c by player p
  move c to pile
when play heavy c by player p if count of hand of p > 2
  let most = 3
  energy of p gains most
  choose card d in hand of p where colour of d = blue
  move d to rest of red
`

const specimen = programOf(den)

function programOf(text: string): Program {
  const { program } = checkGame('den.rules', { read: () => text, find: () => null })
  if (program === null) throw new Error('the sample is broken')
  return program
}

/** The place of words in a text. */
function at(words: string, text = den): Span {
  const start = text.indexOf(words)
  return { file: { path: 'den.rules', text }, start, end: start + words.length }
}

/** Positions that are made for words of a game. */
function positionsFor(words: string, seed: number, count: number, text = den): readonly Position[] {
  const random = randomSource(seed)
  const program = text === den ? specimen : programOf(text)
  const line = aimedPositions(program, [at(words, text)], (bound) => below(bound, random))
  const found: Position[] = []
  while (found.length < count) {
    const { value, done } = line.next()
    if (done === true) break
    if (value !== null) found.push(value.position)
  }
  return found
}

const rankOf = (name: string): number => Number(name[0])

test('a number is tried on both sides of where a condition changes, and on the edge', () => {
  const said = positionsFor('energy of p >= 4', 1, 60).map(({ facts }) => facts.find(({ seat }) => seat === 0)?.value)
  expect(said).toContain(4)
  expect(said.some((value) => Number(value) > 4)).toBe(true)
  expect(said.some((value) => value === undefined || Number(value) < 4)).toBe(true)
})

test('the card that a rule speaks of fits it, and lies where others of its kind do', () => {
  const positions = positionsFor('count of hand of p > 2', 1, 40)
  const met = positions.filter(({ cards, path }) => {
    const card = path.at(-1)?.args[0]
    const played = typeof card === 'object' && card !== null && 'card' in card ? cards[card.card] : undefined
    return path.at(-1)?.event === 'play' && played !== undefined && rankOf(played.name) > 6
  })
  expect(met.length).toBeGreaterThan(positions.length / 2)
})

test('what waits is resolved further out: the position stands behind the move that sets it off', () => {
  const paths = positionsFor('let most = 3', 1, 40).map(({ path }) => path.map(({ event }) => event).join(' '))
  expect(paths).toContain('match turn play')
})

test('what an instruction takes from a kept fact is not only what it starts with', () => {
  const stakes = positionsFor('energy of p gains stake of p', 1, 20).flatMap(({ facts }) =>
    facts.filter(({ name }) => name === 'stake').map(({ value }) => value),
  )
  expect(new Set(stakes.filter((value) => Number(value) > 0)).size).toBeGreaterThan(1)
})

test('nor is what is read in a text that is called', () => {
  const settled = positionsFor('cash by q', 1, 20).filter(({ path }) => path.at(-1)?.event === 'settle')
  const stakes = settled.flatMap(({ facts }) => facts.filter(({ name }) => name === 'stake'))
  expect(new Set(stakes.map(({ value }) => value)).size).toBeGreaterThan(2)
})

test('what is judged before an event is tried where the event is called', () => {
  const bribed = (words: string, fact: string): readonly unknown[] =>
    positionsFor(words, 1, 60)
      .filter(({ path }) => path.at(-1)?.event === 'bribe')
      .flatMap(({ facts }) => facts.filter(({ name }) => name === fact).map(({ value }) => value))
  expect(bribed('only if energy of p >= n', 'energy')).toContain(3)
  expect(bribed('cannot spend', 'stake')).toContain(5)
})

test('for what is declared there are positions of the texts and sentences that speak of it', () => {
  const events = (words: string): readonly (string | undefined)[] =>
    positionsFor(words, 1, 40).map(({ path }) => path.at(-1)?.event)
  expect(events('stake of player')).toContain('cash')
  expect(events('zone pile')).toContain('play')
})

test('beside a card that must be played there is one that may not be', () => {
  const hands = positionsFor('energy of p = 7', 1, 20).map(({ cards }) =>
    cards.filter(({ zone }) => zone.zone === 'hand').map(({ name }) => name),
  )
  const refuses = (hand: readonly string[]): boolean =>
    hand.some((name) => name.endsWith('red')) && hand.some((name) => name.endsWith('blue'))
  expect(hands.filter(refuses).length).toBeGreaterThan(3)
})

test('what instructions choose from is there', () => {
  const positions = positionsFor('choose card d in hand of p where colour of d = blue', 1, 40)
  expect(
    positions.some(({ cards }) => cards.some(({ name, zone }) => zone.zone === 'hand' && name.endsWith('blue'))),
  ).toBe(true)
})

test('a zone of a value is laid down as such', () => {
  const zones = positionsFor('move d to rest of red', 3, 80).flatMap(({ cards }) => cards.map(({ zone }) => zone))
  expect(zones).toContainEqual({ zone: 'rest', seat: null, of: 'red' })
})

test('a position that meets everything is found for each sentence that can be met', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
      const random = randomSource(seed)
      for (const host of hostsOf(specimen, at('if energy of p >= 4')))
        for (const goal of goalsOf(specimen, host)) {
          const wants = [...goal.way, ...goal.tests.map((test) => ({ test, holds: true }))]
          const line = solved(specimen, goal, wants, (bound) => below(bound, random))
          let step = line.next()
          while (step.done !== true) step = line.next()
          expect(wants.filter(({ test, holds }) => step.value?.holds(test) !== holds).length).toBeLessThanOrEqual(1)
        }
    }),
    { numRuns: 20 },
  )
})

test('what a text resolves has been set off before', () => {
  const before = positionsFor('resolve e', 1, 40).flatMap((position) => position.before.map(({ event }) => event))
  expect(before).toContain('play')
})

test('what is chosen from a set that is kept lies in it, at times only just as it is asked for', () => {
  const text = `${den}seen: set of card starts ()
to pick by player p
  choose card d in seen where rank of d <= 3 by p
  move d to pile
`
  const { program: other } = checkGame('den.rules', { read: () => text, find: () => null })
  const span = { file: { path: 'den.rules', text }, start: text.indexOf('to pick'), end: text.length }
  const random = randomSource(1)
  const line = aimedPositions(other ?? specimen, [span], (bound) => below(bound, random))
  const ranks = new Set<number>()
  for (let n = 0; n < 400; n++) {
    const made = line.next().value as AimedPosition | null
    const seen = made?.position.facts.find(({ name }) => name === 'seen')?.value
    for (const one of Array.isArray(seen) ? (seen as readonly { readonly card: number }[]) : [])
      ranks.add(rankOf(made?.position.cards[one.card]?.name ?? ''))
  }
  expect(ranks).toContain(3)
  expect([...ranks].some((rank) => rank > 3)).toBe(true)
})

/** Positions for a text that is added to the sample. */
function positionsForMore(more: string, words: string, count: number): readonly Position[] {
  const text = den + more
  const { program: other } = checkGame('den.rules', { read: () => text, find: () => null })
  if (other === null) throw new Error('the addition is broken')
  const start = text.indexOf(words)
  const span = { file: { path: 'den.rules', text }, start, end: start + words.length }
  const random = randomSource(1)
  const line = aimedPositions(other, [span], (bound) => below(bound, random))
  return Array.from({ length: count }, () => line.next().value as AimedPosition | null).flatMap((made) =>
    made === null ? [] : [made.position],
  )
}

test('what is kept of the value of a type is laid down, on the edge of what a set is asked for', () => {
  const more = `fund of colour: number starts 0
is-rich: truth = some colour k where fund of k >= 17
`
  const facts = positionsForMore(more, 'is-rich', 200).flatMap((position) => position.facts)
  expect(facts).toContainEqual({ name: 'fund', seat: null, of: 'blue', value: 17 })
  expect(facts.some(({ name, value }) => name === 'fund' && Number(value) > 17)).toBe(true)
})

test('for what comes after a call there are positions within it, and within what that does last', () => {
  const paths = positionsFor('until deck is empty', 1, 60).map(({ path }) => path.map(({ event }) => event).join(' '))
  expect(paths).toContain('match turn')
  const more = `to linger by player p
  p may act
  bribe by p
to stay by player p
  linger by p
  stake of p becomes 9
`
  const others = positionsForMore(more, 'stake of p becomes 9', 60).map(({ path }) => path.map(({ event }) => event))
  expect(others.map((path) => path.join(' '))).toEqual(expect.arrayContaining(['stay linger', 'stay linger bribe']))
})

test('what is to be empty is mostly left so', () => {
  const more = `to shut by player p
  if deck is empty
    energy of p gains 1
`
  const decks = positionsForMore(more, 'energy of p gains 1\n', 60).map(
    ({ cards }) => cards.filter(({ zone }) => zone.zone === 'deck').length,
  )
  expect(decks.filter((count) => count === 0).length).toBeGreaterThan(decks.length / 3)
})

test('of what is chosen all is so that is asked of it, also what is kept of it', () => {
  const more = `marks of card in pile: set of card starts ()
others of card in pile: set of card starts ()
to pick by player p
  choose card d in pile where rank of d > 7 and some heavy c in marks of d + others of d where c in hand of p by p
  move d to rest of red
`
  const fitting = positionsForMore(more, 'choose card d in pile', 400).filter(({ cards, path }) => {
    const heavy = (said: Said): boolean => {
      const marked = typeof said === 'object' && said !== null && 'card' in said ? cards[said.card] : undefined
      return marked !== undefined && marked.zone.zone === 'hand' && rankOf(marked.name) > 6
    }
    const isFit = ({ name, zone, facts }: Position['cards'][number]): boolean =>
      zone.zone === 'pile' &&
      rankOf(name) > 7 &&
      facts.some(({ value }) => Array.isArray(value) && (value as readonly Said[]).some(heavy))
    return path.at(-1)?.event === 'pick' && cards.some(isFit)
  })
  expect(fitting.length).toBeGreaterThan(5)
})

test('a rule around moves comes to bear in a text that moves something there, also where it asks somebody', () => {
  const more = `to shelve card c by player p
  move c to rest of blue
to return card c by player p
  move c to hand of p
after move card c to rest
  choose number n in 1..2 by first of players
  stake of first of players becomes n
`
  const innermost = positionsForMore(more, 'stake of first of players becomes n', 60).map(({ path }) => path.at(-1))
  expect(innermost.map((call) => call?.event)).toContain('shelve')
  expect(innermost.every((call) => call?.event !== 'move' && call?.event !== 'return')).toBe(true)
})

test('no position holds a card more often than the game makes it', () => {
  const places = ['count of hand of p > 2', 'move d to rest of red', 'energy of p >= 4', 'if rank of c > 6']
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 0, max: 2 ** 31 }), (words, seed) => {
      for (const { cards } of positionsFor(words, seed, 8)) {
        const names = cards.map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
      }
    }),
  )
})

test('of several reasons each comes alone, also where much has to lie there for the others not to hold', () => {
  const wares = Array.from({ length: 18 }, (_, i) => `w${i}`)
  const shop = `game Shop for 2 players
type ware: ${wares.join(', ')}
printed ware of card: ware
card each ware w named w
  ware = w
zone shelf seen by everyone
zone sold seen by everyone
left of ware w: number = count of each card c in shelf where ware of c = w
is-over: truth = left of w0 = 0 or left of w1 = 0 or count of each ware w where left of w = 0 >= 3
to match
  each definition d
    each number n in 1..30
      create d to shelf
  finish
`
  const shelves = positionsFor('is-over', 1, 80, shop).map(
    ({ cards }) => new Set(cards.flatMap(({ name, zone }) => (zone.zone === 'shelf' ? [name] : []))),
  )
  const isWithout = (ware: string, other: string): boolean =>
    shelves.some((lying) => !lying.has(ware) && lying.has(other) && lying.size >= 16)
  expect([isWithout('w0', 'w1'), isWithout('w1', 'w0')]).toEqual([true, true])
})

test.each([
  ['value', 'fact', 'replace limit = ', '2 + (1 if energy of A > 6 else 0)'],
  ['exception', 'sentence', 'replace low = ', '3 + (1 if energy of A > 6 else 0)'],
])('what a variant sets as the %s of a fact is aimed at where the variant says it', (_, host, words, value) => {
  const base = `${den}limit: number = 5\nlow: except limit = 2 if stake of A > 3\n`
  const files: Record<string, string> = { 'den.rules': `variant Low of Den\n${words}${value}\n`, 'base.rules': base }
  const { program } = checkGame('den.rules', { read: (path) => files[path] ?? null, find: () => 'base.rules' })
  if (program === null) throw new Error('the sample is broken')
  expect(hostsOf(program, at(value, files['den.rules'])).map(({ kind }) => kind)).toEqual([host])
})
