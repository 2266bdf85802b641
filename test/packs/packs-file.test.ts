import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, type Ran, realHouserules } from '../cli/kit.ts'

/** What a packs file may say, and what is said of one of which packs cannot be dealt. */

const here = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const inNorth = [
  { set: 'North', rarity: 'C' },
  { set: 'South', rarity: 'R' },
]
const database = [
  { format: 'houserules-cards/1', source: 'json', language: 'en' },
  { id: 71, name: 'Feather', printed: { weight: 1, sets: inNorth } },
  { id: 72, name: 'Anvil', printed: { weight: 11, sets: [{ set: 'North', rarity: 'R' }] } },
  { id: 73, name: 'Twin', printed: { stars: '4', sets: [] } },
  { id: 74, name: 'Twin' },
  { id: 75, name: 'Day // Night', faces: [{ name: 'Day', printed: { weight: 12 } }, { name: 'Night' }] },
  { cards: 5 },
]
const files = {
  'bazaar.rules': here('bazaar.rules'),
  'bazaar.cards.json': here('bazaar.cards.json'),
  'cards.jsonl': `${database.map((line) => JSON.stringify(line)).join('\n')}\n`,
}

const wares = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `ware-${from + i}`)

const spring = {
  packs: 6,
  slots: [{ rarity: 'common', count: 3 }, { rarity: { rare: 3, odd: 1 } }] as readonly object[],
  cards: { common: wares(1, 5), rare: wares(6, 8), odd: ['ware-9'] } as Readonly<Record<string, readonly unknown[]>>,
}
const whole = {
  format: 'houserules-packs/1',
  title: 'Market day',
  date: '2026-12-05',
  share: 2 as unknown,
  sets: { Spring: spring } as object,
}

const withSet = (otherwise: Partial<typeof spring>): object => ({
  ...whole,
  sets: { Spring: { ...spring, ...otherwise } },
})
const withOdd = (...odd: readonly unknown[]): object => withSet({ cards: { ...spring.cards, odd } })

/** Deals the packs of a file. */
async function dealt(packs: unknown, ...more: readonly string[]): Promise<Ran> {
  const cwd = folderWith({ ...files, 'packs.json': typeof packs === 'string' ? packs : JSON.stringify(packs) })
  return realHouserules(
    ['draft', 'bazaar.rules', '--packs', 'packs.json', '--packs-only', '--cards', 'cards.jsonl', ...more],
    { cwd },
  )
}

describe('packs that are dealt', () => {
  test('are shown with what they are dealt of, and as data', async () => {
    const { code, out } = await dealt(whole)
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.slice(0, 2)).toEqual([
      'Market day, 2026-12-05',
      'Spring: 6 packs of 4, out of 5 common, 3 rare, 1 odd',
    ])
    expect(lines.slice(2)).toHaveLength(6)
    const data = JSON.parse((await dealt(whole, '--format', 'json')).out) as {
      readonly sets: readonly { readonly packs: readonly (readonly string[])[] }[]
    }
    expect(data).toMatchObject({
      format: 'houserules-dealt-packs/1',
      game: 'Bazaar',
      seed: 1,
      title: 'Market day',
      date: '2026-12-05',
      sets: [{ name: 'Spring' }],
    })
    expect(data.sets[0]?.packs.map((pack, i) => `  ${i + 1}: ${pack.join(', ')}`)).toEqual(lines.slice(2))
  })

  test('are the same for one seed, and others for another', async () => {
    const [one, again, other] = [await dealt(whole), await dealt(whole), await dealt(whole, '--seed', '2')]
    expect(again).toEqual(one)
    expect(other.out).not.toBe(one.out)
  })

  test.each([
    [
      'by a byte order mark and line ends of Windows',
      `\ufeff${JSON.stringify(whole, null, 2).replaceAll('\n', '\r\n')}`,
    ],
    ['by a number', withOdd(72)],
    ['by a question', withOdd({ ask: ['ask', 'heavy', '_'] })],
    ['by a question of the game', withOdd({ ask: ['heavy'] })],
    ['by what a database says in a list', withOdd({ where: { sets: { set: 'North', rarity: ['R', 'UR'] } } })],
  ])('may be said %s', async (_how, packs) => {
    expect(await dealt(packs)).toMatchObject({ code: 0, err: '' })
  })

  test('hold what questions and the database find', async () => {
    const odd = async (said: unknown): Promise<string> => {
      const { out } = await dealt(withSet({ slots: [{ rarity: 'odd', count: 1 }], packs: 40, cards: { odd: [said] } }))
      return [...new Set(out.split('\n').flatMap((line) => /^ +\d+: (.*)$/.exec(line)?.[1] ?? []))].sort().join(', ')
    }
    expect(await odd({ ask: ['heavy'] })).toBe('Anvil, ware-10, ware-11, ware-12')
    expect(await odd({ where: { sets: { set: 'North' } } })).toBe('Anvil, Feather')
    expect(await odd({ where: { sets: { set: 'North', rarity: 'R' } } })).toBe('Anvil')
    expect(await odd({ where: { weight: [1, '11'] } })).toBe('Anvil, Feather')
    expect(await odd(71)).toBe('Feather')
  })
})

describe('a file of which none can be dealt', () => {
  test.each([
    ['that is no JSON', '{', 'packs.json is not JSON'],
    ['of another kind', { ...whole, format: 'houserules-deck/1' }, '/format must be `houserules-packs/1`'],
    ['that is no object', [], 'must be object'],
    ['without sets', { ...whole, sets: {} }, '/sets must NOT have fewer than 1 properties'],
    [
      'with a word that it has not',
      { ...whole, shares: 2 },
      'says `shares`, which is not known there; did you mean `share`',
    ],
    ['with no day', { ...whole, date: 'soon' }, '/date must be a day, as 2026-12-05'],
    ['with a name of signs that nobody sees', { ...whole, sets: { 'a\u0007': spring } }, '`, which is no name there'],
    ['without packs', withSet({ packs: 0 }), '/sets/Spring/packs must be >= 1'],
    ['with half a pack', withSet({ packs: 1.5 }), '/sets/Spring/packs must be integer'],
    [
      'with a weight of nothing',
      withSet({ slots: [{ rarity: { common: 1, rare: 0 } }] }),
      '/sets/Spring/slots/0/rarity must be the name of a rarity, or a weight above 0 and up to 1000000000 for each',
    ],
    ['with a slot of no rarity', withSet({ slots: [{ rarity: {} }] }), 'a weight above 0 and up to 1000000000'],
    [
      'with a rarity that nobody knows',
      withSet({ slots: [{ rarity: 'comon' }] }),
      '`Spring`: slot 1: no cards are of the rarity `comon`; did you mean `common`?',
    ],
    [
      'with a rarity far from all',
      withSet({ slots: [{ rarity: 'x' }] }),
      'no cards are of the rarity `x`; there are common, rare, odd',
    ],
    [
      'with a rarity that no slot draws',
      withSet({ slots: [{ rarity: 'common' }, { rarity: 'odd' }] }),
      '`Spring`: no slot draws of `rare`',
    ],
    ['with a rarity without cards', withOdd(), '/sets/Spring/cards/odd must NOT have fewer than 1 items'],
    [
      'with too few cards',
      withSet({ slots: [{ rarity: 'common', count: 6 }] }),
      '`Spring`: slot 1 draws 6 of the 5 cards of `common`',
    ],
    [
      'with a card that nobody knows',
      withOdd('wear-9'),
      '`Spring`: `odd`: no card is called `wear-9`; did you mean `ware-9`',
    ],
    ['with a number that nobody knows', withOdd(99), '`odd`: no card is called `99`'],
    ['with a card twice', withOdd('ware-9', 'WARE-9'), '`odd`: `WARE-9` stands there twice'],
    ['with a name of two cards', withOdd('Twin'), '`Twin` may be any of 2 cards: Twin (73), Twin (74)'],
    [
      'with one of two that a deck cannot tell apart',
      withOdd(73),
      'several cards are called `Twin`, which no deck tells apart',
    ],
    ['with a card that is none', withOdd(true), '/sets/Spring/cards/odd/0 must be the name or the number of a card'],
    ['with a question that is none', withOdd({ ask: ['havy'] }), '`odd`: there is no question `havy`; there are heavy'],
    [
      'with a query that is none',
      withOdd({ ask: ['ask', 'havy', '_'] }),
      'nothing of cards that is called `havy`; did you mean `heavy`',
    ],
    [
      'with a question of no cards',
      withOdd({ ask: ['ask', 'weight', 'Anvil'] }),
      '`cards ask weight Anvil` asks for no cards; leave the card open with `_`',
    ],
    [
      'with what the database says of none',
      withOdd({ where: { set: 'North' } }),
      'the database says {"set":"North"} of no card; of cards it has weight, sets, stars',
    ],
    [
      'with a share for who does not play',
      { ...whole, share: { A: 2, B: 2, C: 2 } },
      '`share` speaks of C, and those who play are A, B',
    ],
    ['with a share for some', { ...whole, share: { B: 2 } }, '`share` does not say how many packs A is to have'],
    [
      'with more to share than there is',
      { ...whole, share: 4 },
      '2 players are to have 8 packs in all, and there are 6',
    ],
    [
      'with more sets than the rules have kinds',
      { ...whole, sets: { a: spring, b: spring, c: spring, d: spring } },
      'there are 4 sets, and Bazaar has 3 kinds of packs',
    ],
    [
      'with more cards than a game has',
      withSet({ packs: 600 }),
      '600 packs of 4 are 2400 cards, and a game has at most 2048',
    ],
    [
      'with more cards in all',
      { ...whole, sets: { a: { ...spring, packs: 300 }, b: { ...spring, packs: 300 } } },
      'all packs together are 2400 cards',
    ],
  ])('%s says so', async (_what, packs, problem) => {
    const { code, out, err } = await dealt(packs)
    expect(err).toContain(problem)
    expect(err).toMatch(/^error: packs\.json/)
    expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 })
  })

  test('that is not there, or a folder', async () => {
    const cwd = folderWith({ ...files, 'folder/a': '' })
    for (const file of ['none.json', 'folder'])
      expect(await realHouserules(['draft', 'bazaar.rules', '--packs', file], { cwd })).toMatchObject({
        code: 2,
        out: '',
      })
  })

  test('in a game that deals none, or by facts that it does not keep', async () => {
    const packs = JSON.stringify(whole)
    const facts = { supply: 'stock', size: 'packed', cards: 'stock', share: 'share' }
    const refused = async (said: object): Promise<string> => {
      const cwd = folderWith({ ...files, 'bazaar.cards.json': JSON.stringify(said), 'packs.json': packs })
      return (await realHouserules(['draft', 'bazaar.rules', '--packs', 'packs.json'], { cwd })).err
    }
    expect(await refused({})).toContain('Bazaar deals no packs of others: its .cards.json has no `packs`')
    expect(await refused({ packs: facts })).toContain(
      'Bazaar keeps no fact `stock` of the values of a type that is a list of definition',
    )
    expect(await refused({ packs: { ...facts, cards: 'goods', share: 'heavy' } })).toContain(
      'Bazaar keeps no fact `heavy` of players that is a number',
    )
  })

  test('what the database says is asked of none', async () => {
    const cwd = folderWith({ ...files, 'packs.json': JSON.stringify(withOdd({ where: { set: 'North' } })) })
    const ran = await realHouserules(['draft', 'bazaar.rules', '--packs', 'packs.json'], { cwd })
    expect(ran.err).toContain('`where` asks what a card database says; name one with --cards')
  })

  test('--packs-only without a file', async () => {
    const ran = await realHouserules(['draft', 'bazaar.rules', '--packs-only'], { cwd: folderWith(files) })
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('--packs-only shows the packs of a file; say with --packs which')
  })
})
