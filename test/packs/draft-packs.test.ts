import fc from 'fast-check'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DeckList } from '../../runtime/engine.ts'
import { folderWith, houserules, realHouserules } from '../cli/kit.ts'
import { sampledSeed, times } from '../kit/effort.ts'

/** Drafts of packs that a table brings. */

const here = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const bazaar = { 'bazaar.rules': here('bazaar.rules'), 'bazaar.cards.json': here('bazaar.cards.json') }

interface Told {
  readonly packs: {
    readonly sets: readonly { readonly name: string; readonly packs: readonly (readonly string[])[] }[]
  }
  readonly decks: readonly { readonly seat: string; readonly file: string; readonly lists: DeckList }[]
}

const sample = join(import.meta.dirname, '../../examples/sealed')

const SEATS = ['A', 'B', 'C', 'D']

/** The cards of a deck, copy by copy. */
const cardsIn = (lists: DeckList): readonly string[] =>
  Object.values(lists)
    .flat()
    .flatMap(({ card, copies }) => Array<string>(copies).fill(card))
    .toSorted()

/** Two sets of unequal packs, and how many packs each of the players is to have. */
const table = fc
  .record({
    share: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 }),
    sizes: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
    first: fc.integer({ min: 1, max: 24 }),
    more: fc.nat(3),
    seed: fc.nat(),
  })
  .map(({ share, sizes, first, more, seed }) => {
    const packs = share.reduce((all, own) => all + own, 0) + more
    const of = [Math.min(first, packs - 1), Math.max(1, packs - first)] as const
    return { share, sizes, packs: of, seed }
  })

/** Drafts in the bazaar. */
async function drafted(
  share: readonly number[],
  sets: object,
  seed: number,
): Promise<{ readonly told: Told; readonly log: string }> {
  const seats = Object.fromEntries(share.map((own, i) => [SEATS[i], own]))
  const packs = JSON.stringify({ format: 'houserules-packs/1', share: seats, sets })
  const { code, out, err } = await realHouserules(
    [
      'draft',
      'bazaar.rules',
      '--packs',
      'packs.json',
      '--seats',
      'random',
      '--format',
      'json',
      '--players',
      String(share.length),
      '--seed',
      String(seed),
    ],
    { cwd: folderWith({ ...bazaar, 'packs.json': packs }) },
  )
  expect(code, err).toBe(0)
  return { told: JSON.parse(out) as Told, log: err }
}

test('each takes as many packs as said, in the order of the rules, and has what is in them', async () => {
  const cards = { any: Array.from({ length: 12 }, (_, i) => `ware-${i + 1}`) }
  await fc.assert(
    fc.asyncProperty(table, async ({ share, sizes, packs, seed }) => {
      const set = (i: 0 | 1): object => ({ packs: packs[i], slots: [{ rarity: 'any', count: sizes[i] }], cards })
      const sets = { North: set(0), South: set(1) }
      const { told, log } = await drafted(share, sets, seed)
      const taken = [...log.matchAll(/([A-D]) takes a pack of (North|South)/g)].map(([, seat = '', of = '']) => ({
        seat,
        of,
      }))
      // In rounds, those with fewer packs sitting out at the end.
      const rounds = Array.from({ length: Math.max(...share) }, (_, round) =>
        SEATS.filter((_seat, i) => (share[i] ?? 0) > round),
      )
      expect(taken.map(({ seat }) => seat)).toEqual(rounds.flat())
      const boxes = new Map(told.packs.sets.map((each) => [each.name, [...each.packs]]))
      const opened = taken.map(({ seat, of }) => ({ seat, cards: boxes.get(of)?.shift() ?? [] }))
      for (const { seat, lists } of told.decks)
        expect(cardsIn(lists)).toEqual(opened.flatMap((pack) => (pack.seat === seat ? pack.cards : [])).toSorted())
      expect(await drafted(share, sets, seed)).toEqual({ told, log })
    }),
    { numRuns: 12 * times, ...sampledSeed('drafts') },
  )
})

test('people draft of them as well; they cannot save it, since no save holds the packs', async () => {
  const set = { packs: 3, slots: [{ rarity: 'any', count: 2 }], cards: { any: ['ware-1', 'ware-2', 'ware-3'] } }
  const packs = JSON.stringify({ format: 'houserules-packs/1', share: 1, sets: { North: set, South: set } })
  const cwd = folderWith({ ...bazaar, 'packs.json': packs })
  const draft = ['draft', 'bazaar.rules', '--packs', 'packs.json', '--seats', 'person,random']
  const ran = await realHouserules(draft, { cwd, input: 'save\nsave mine.json\nSouth\n' })
  expect(ran.code, ran.err).toBe(0)
  expect(ran.out.match(/this cannot be saved: no save holds packs or cards that were brought/g)).toHaveLength(2)
  const [before = '', after] = ran.out.split('A takes a pack of South')
  expect(after).toContain('ware-')
  // Nobody sees what is in a pack before it is opened.
  expect(before).not.toContain('ware-')
  expect(
    readdirSync(cwd)
      .filter((file) => file.endsWith('json'))
      .toSorted(),
  ).toEqual(['bazaar.cards.json', 'packs.json'])
  expect(readFileSync(join(cwd, 'A.deck.txt'), 'utf8').match(/1 ware-\d/g)).toHaveLength(2)
})

describe('a draft of Polymorph Sealed', { timeout: 120_000 }, () => {
  const seats = ['--seats', 'random', '--players', '4']
  const polymorph = ['PolymorphSealed', '--packs', join(sample, 'packs.json'), '--cards', 'cards.jsonl', ...seats]

  /** The two sets of the sample, with their cards as a database. */
  async function folder(): Promise<string> {
    const cwd = folderWith({})
    const imported = ['cards', 'import', join(sample, 'cards.csv'), '-o', 'cards.jsonl']
    expect(await houserules(imported, { cwd })).toMatchObject({ code: 0 })
    return cwd
  }

  test('of two sets in a database deals each opened card into one deck, which may be played', async () => {
    const cwd = await folder()
    const ran = await realHouserules(['draft', ...polymorph, '--format', 'json'], { cwd })
    expect(ran.code, ran.err).toBe(0)
    const told = JSON.parse(ran.out) as Told
    expect(told.packs.sets.map(({ name, packs }) => [name, packs.length, packs[0]?.length])).toEqual([
      ['Harbour Lights', 30, 5],
      ['Winter Court', 24, 9],
    ])
    // Everybody together takes all packs.
    expect(told.decks.flatMap(({ lists }) => cardsIn(lists)).toSorted()).toEqual(
      told.packs.sets.flatMap(({ packs }) => packs.flat()).toSorted(),
    )
    expect(ran.err).toContain('without rules to be played by: ')
    const files = told.decks.map(({ file }) => file)
    expect(files).toEqual(['A', 'B', 'C', 'D'].map((seat) => `${seat}.deck.txt`))
    const checked = await realHouserules(['deck', 'check', 'PolymorphSealed', ...files, '--cards', 'cards.jsonl'], {
      cwd,
    })
    expect(checked.err).toContain('4 decks checked, 0 refused')
  })

  test('keeps to the order of the document, who has the share sitting out', async () => {
    const { out } = await realHouserules(['draft', ...polymorph, '--option', 'packs-per-pick=5'], {
      cwd: await folder(),
    })
    const takers = [...out.matchAll(/([A-D]) takes a pack of/g)].map(([, seat = '']) => seat)
    const each = (order: string, many: readonly number[]): string =>
      [...order].map((seat, i) => seat.repeat(many[i] ?? 0)).join('')
    // Fourteen packs for A and B, thirteen for C and D; five in a pick, and every second round goes back.
    expect(takers.join('')).toBe(each('ABCD', [5, 5, 5, 5]) + each('DCBA', [5, 5, 5, 5]) + each('ABCD', [4, 4, 3, 3]))
  })

  test.each(['ydk', 'ydke'])('writes decks as %s, which are read again', async (format) => {
    const cwd = await folder()
    expect(await realHouserules(['draft', ...polymorph, '--as', format], { cwd })).toMatchObject({ code: 0 })
    const files = readdirSync(cwd).filter((file) => file !== 'cards.jsonl')
    expect(files).toHaveLength(4)
    const decks = files.map((file) => (format === 'ydke' ? readFileSync(join(cwd, file), 'utf8').trim() : file))
    const checked = await realHouserules(['deck', 'check', 'PolymorphSealed', ...decks, '--cards', 'cards.jsonl'], {
      cwd,
    })
    expect(checked.err).toContain('4 decks checked, 0 refused')
  })

  test('is not begun where its decks have no place in a format', async () => {
    const cwd = await folder()
    const ran = await realHouserules(['draft', ...polymorph, '--as', 'cod', '--out', 'decks'], { cwd })
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('a deck of the format cod has no list `extra-deck`')
    const unnumbered = await realHouserules(['draft', 'PolymorphSealed', ...seats, '--as', 'ydk', '--out', 'decks'], {
      cwd,
    })
    expect(unnumbered).toMatchObject({ code: 2, out: '' })
    expect(unnumbered.err).toContain('has no number here, which a deck of the format ydk needs')
    expect(existsSync(join(cwd, 'decks'))).toBe(false)
  })

  test('without packs of its own opens those of the rules', async () => {
    const cwd = await folder()
    const { code, out } = await realHouserules(['draft', 'PolymorphSealed', ...seats], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('takes a pack of legacy-of-destruction')
  })
})
