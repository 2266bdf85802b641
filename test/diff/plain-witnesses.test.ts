import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { findWitnesses } from '../../cli/diff/witness/find.ts'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { checkForEngine } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import type { Claim } from '../../runtime/diff/claim.ts'
import { positionOf } from '../../runtime/diff/lay-down.ts'
import { restsOnLuck } from '../../runtime/diff/luck.ts'
import { pairOf } from '../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../runtime/diff/version.ts'
import { witnessesOf } from './witnesses-of.ts'

// A witness is read by people: it should rest on nothing that has nothing to do with the change.

const budget = { milliseconds: 20_000, games: Infinity, steps: 3000, seed: 1 }

const well = `game Well for 2 players
card each number n in 1..9 named n
zone hand of player p seen by p
zone deck seen by nobody
zone pile seen by everyone
to-move: player starts first of players
to match
  each definition d
    create d to deck
  shuffle deck
  repeat
    turn by to-move
    to-move becomes next of to-move
  until deck is empty
to turn by player p
  p must act
player p may draw at turn
to draw by player p
  move top of deck to hand of p
player p may pass at turn
to pass by player p
example "one draws"
  given
    at match
  A does draw
  then count of hand of A = 1
`
const exampleFor = async (next: string): Promise<string | null> => {
  const [told = []] = await witnessesOf([{ old: { 'well.rules': well }, new: { 'well.rules': next }, budget }])
  const [first] = told
  return first?.witness.kind === 'found' && first.pasted?.old !== first.pasted?.new ? first.witness.example : null
}

const dealing = { players: 2, options: {}, cards: [], facts: [], decks: [], before: [], steps: [] }

test('what another shuffle would not show rests on luck; what any shuffle shows does not', async () => {
  const reading = async (text: string): Promise<EngineVersion> => {
    const loaded = await loadVersion('well.rules', { read: () => text, find: () => null }, evaluated)
    if (loaded === null) throw new Error('the sample is broken')
    return loaded.version
  }
  const less = well.replace('  shuffle deck\n', '  shuffle deck\n  move top of deck to pile\n')
  const [a, b] = [await reading(well), await reading(less)]
  const scenario = { ...dealing, path: [{ event: 'match', args: [] }] }
  const top = b.engine.info.cards[positionOf(b, scenario).def[positionOf(b, scenario).zones[3]?.[0] ?? 0] ?? 0] ?? ''
  const pile = { zone: 'pile', seat: null }
  const claims: readonly Claim[] = [
    { kind: 'in', card: { name: top, owner: null }, zone: pile, not: false },
    { kind: 'count', zone: pile, value: 1 },
  ]
  const lucky = claims.map((claim) => restsOnLuck(pairOf(a, b), { scenario, claim, holdsOn: 'new', arrives: true }))
  expect(lucky).toEqual([true, false])
})

test('what a house rule does is shown by itself, not by the cards of the deal that comes next', async () => {
  const path = 'rules/hearts/hearts.rules'
  const host = rulesHost(process.cwd(), path)
  const halved = 'after score\n  each player p where total of p = 100\n    total of p becomes 50\n'
  const next = { ...host, read: (file: string) => `${host.read(file) ?? ''}${file === path ? `\n${halved}` : ''}` }
  const sides = { old: { path, host }, new: { path, host: next } }
  const [was, is] = [checkForEngine(path, host).resolution, checkForEngine(path, next).resolution]
  if (was === null || is === null) throw new Error('the house rule is broken')
  const found = await findWitnesses(sides, compareGames(was, is), { ...budget, steps: 40_000 }, evaluated)
  const examples = [...found.values()].map((witness) => (witness.kind === 'found' ? witness.example : witness.kind))
  const [given = '', said = ''] = (examples[0] ?? '').split(/\n(?= {2}\S.*\n$)/)
  // Scores, or cards that the position itself lays down: what is dealt next is of those alone.
  expect(said).toMatch(/^ {2}(?:then (?:result|total) of [A-D] = \d+|A may \S+ \S+)\n$/)
  const cards = said.match(/\S+[♠♥♦♣]/g) ?? []
  expect(cards.filter((card) => !given.includes(card))).toEqual([])
})

test('where everything hangs on the shuffle, there is a witness all the same', async () => {
  const less = well.replace('  shuffle deck\n', '  move top of deck to pile\n')
  expect(await exampleFor(less)).toMatch(/\n {4}at match\n/)
})

test('an example that holds as it was, and can only be said so, says that', async () => {
  const calm = well
    .replace('  p must act\n', '  p may act\n  else\n    pass by p\n')
    .replace('player p may pass at turn\n', '')
  const [told = []] = await witnessesOf([
    { old: { 'well.rules': calm }, new: { 'well.rules': `${calm}player p cannot pass\n` }, budget },
  ])
  expect(
    told.map(({ witness }) => (witness.kind === 'found' ? witness.example.split('\n').slice(0, 2) : null)),
  ).toEqual([
    [expect.stringMatching(/^example "cannot-pass: it comes to pass by/), '  -- holds in the old version only'],
  ])
  expect(told[0]?.pasted).toEqual({ old: true, new: false })
})
