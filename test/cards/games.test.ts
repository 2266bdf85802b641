import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { realHouserules, type Ran } from '../cli/kit.ts'
import { scryfallCard, simulatorFile } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'houserules-games-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function databaseOf(name: string, content: string | Buffer, ...options: readonly string[]): Promise<string> {
  writeFileSync(join(folder, name), content)
  expect(
    await realHouserules(['cards', 'import', name, '-o', `${name}.cards`, ...options], { cwd: folder }),
  ).toMatchObject({
    code: 0,
  })
  return `${name}.cards`
}

describe('Mental Legacy asks a database', { timeout: 240_000 }, () => {
  const faces = (...sides: readonly (readonly [string, string])[]) => ({
    name: sides.map(([name]) => name).join(' // '),
    card_faces: sides.map(([name, mana_cost]) => ({ name, mana_cost, type_line: 'Instant' })),
  })
  const cards = [
    scryfallCard('Brain Wave', { mana_cost: '{U}', type_line: 'Instant', lang: 'ja', printed_name: '脳波' }),
    scryfallCard('Sea Horse', { mana_cost: '{U}' }),
    scryfallCard('Sea Horse Too', { mana_cost: '{U}', legalities: { legacy: 'banned', vintage: 'restricted' } }),
    scryfallCard('Sea Joke', { mana_cost: '{U}', legalities: { legacy: 'not_legal' } }),
    scryfallCard('Twice', { mana_cost: '{U}{U}' }),
    scryfallCard('Twice Too', { mana_cost: '{U}{U}' }),
    scryfallCard('Free', { mana_cost: '{0}' }),
    scryfallCard('No Cost', { mana_cost: '' }),
    scryfallCard('No Cost Too', { mana_cost: '' }),
    scryfallCard('Swamp Thing', { mana_cost: null, type_line: 'Basic Land — Swamp' }),
    scryfallCard('Half Snow', { mana_cost: '{½}{S}' }),
    scryfallCard('Flame', {
      ...faces(['Flame', '{1}{R}'], ['Water', '{1}{U}']),
      mana_cost: '{1}{R} // {1}{U}',
      layout: 'split',
    }),
    scryfallCard('Rock', {
      ...faces(['Wet', '{1}{U}'], ['Hot', '{1}{R}']),
      mana_cost: '{1}{U} // {1}{R}',
      layout: 'split',
    }),
    scryfallCard('Moth', {
      ...faces(['Sea Maid', '{U}'], ['Sea Monster', '']),
      mana_cost: undefined,
      layout: 'transform',
    }),
    scryfallCard('Ogre', { ...faces(['Small', '{U}{U}'], ['Large', '{U}{U}']), mana_cost: '{U}{U}', layout: 'flip' }),
  ]
  const ask = async (...words: readonly string[]): Promise<Ran> =>
    realHouserules(['cards', 'names', ...words, '--variant', 'mental-legacy', '--cards', await made], { cwd: folder })
  const made = databaseOf('bulk.json', JSON.stringify(cards))
  // The rules text has cards of its own, which are told first; these are those of the database.
  const fresh = async (...words: readonly string[]): Promise<readonly string[]> => {
    const known = new Set(cards.flatMap((card) => (card as { readonly name: string }).name.split(' // ')))
    return (await ask(...words)).out
      .trim()
      .split('\n')
      .filter((line) => line.split(/ \(| \/\/ /).some((name) => known.has(name) || name === '脳波'))
  }

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'names of the same cost that Legacy admits, the fronts of cards among them',
      ['Brain Wave'],
      ['Sea Horse', 'Sea Maid (Sea Maid // Sea Monster)'],
    ],
    [
      'by a Japanese name; what has been declared is left out',
      ['脳波', '--declared', 'sea horse'],
      ['Sea Maid (Sea Maid // Sea Monster)'],
    ],
    ['a symbol counts as often as it stands there', ['Twice'], ['Twice Too', 'Small (Small // Large)']],
    ['a split card for a split card, in either order', ['Flame // Water'], ['Wet // Hot']],
    ['no cost is not the same cost', ['No Cost'], []],
    ['nor is it {0}', ['Free'], []],
  ])('%s', async (_what, words, expected) => {
    expect(await fresh(...words)).toEqual(expected)
  })

  test('a half of a card is none', async () => {
    expect(await ask('Water')).toMatchObject({ code: 2 })
  })

  test('what the rules cannot say', async () => {
    expect((await ask('Half Snow')).err).toContain('`Half Snow` is in the database and left out: its')
  })
})

describe('a database in English alone knows the cards of the document again', { timeout: 240_000 }, () => {
  const bears = ['Tarmogoyf', 'Grizzly Bears'].map((name) => scryfallCard(name))
  const names = async (cards: string, ...words: readonly string[]): Promise<Ran> =>
    realHouserules(['cards', 'names', ...words, '--variant', 'mental-legacy', '--cards', cards], { cwd: folder })
  const split = scryfallCard('Fire // Ice', {
    layout: 'split',
    mana_cost: '{1}{R} // {1}{U}',
    card_faces: ['Fire', 'Ice'].map((name) => ({ name, mana_cost: '{1}{R}', type_line: 'Instant' })),
  })
  const made = databaseOf('english.json', JSON.stringify([...bears, split]))

  test('no card may be cast as itself by its other name, or as one whose other name was declared', async () => {
    const { out, err } = await names(await made, 'Grizzly Bears')
    expect(out).toContain('タルモゴイフ (Tarmogoyf)\n')
    expect(out).not.toMatch(/^Tarmogoyf|Grizzly Bears/m)
    expect(err).not.toContain('warning')
    expect((await names(await made, '灰色熊', '--declared', 'Tarmogoyf')).out).not.toContain('Tarmogoyf')
    expect((await names(await made, 'fire/ice')).out).not.toContain('Fire')
  })

  test('names that the rules print are known as well', async () => {
    const cards = await databaseOf(
      'english.cdb',
      simulatorFile([{ id: 3, name: 'Blue-Eyes White Dragon' }]),
      '--language',
      'en',
    )
    const words = ['cards', 'ask', 'level', '青眼の白龍', '--variant', 'polymorph-sealed', '--cards', cards]
    const { out, err } = await realHouserules(words, { cwd: folder })
    expect(out).toBe('8\n')
    expect(err).toContain(', 1 of them from the database')
    const twice = ['cards', 'ask', 'level', 'blue-eyes white dragon', ...words.slice(4)]
    expect((await realHouserules(twice, { cwd: folder })).out).toBe('8\n')
  })

  test('where no language is shared, a warning says that cards may stand there twice', async () => {
    const cards = await databaseOf('german.json', JSON.stringify([bears[0]]), '--language', 'de')
    const german = join(folder, cards)
    writeFileSync(german, readFileSync(german, 'utf8').replaceAll('"en"', '"de"'))
    expect((await names(cards, '灰色熊')).err).toContain(
      'warning: the names of the database are in de, in which no card of the rules text has a name',
    )
  })
})

describe('Polymorph Sealed asks a database', { timeout: 240_000 }, () => {
  const made = (async () => {
    await databaseOf(
      'ja.cdb',
      simulatorFile([
        { id: 1, name: 'Ｍ・ＨＥＲＯ 闇鬼' },
        { id: 2, name: 'ハネクリボー' },
        { id: 3, name: '青眼の白龍' },
      ]),
      '--language',
      'ja',
    )
    return databaseOf(
      'en.cdb',
      simulatorFile([
        { id: 1, name: 'Masked Hero Dark' },
        { id: 2, name: 'Winged Kuriboh' },
        { id: 3, name: 'Blue-Eyes' },
      ]),
      '--language',
      'en',
      '--onto',
      'ja.cdb.cards',
    )
  })()
  const find = async (...words: readonly string[]): Promise<Ran> =>
    realHouserules(['cards', 'find', '--category', ...words, '--cards', await made, '--most', '1000'], { cwd: folder })

  test('under the base rules a category is found in names', async () => {
    expect((await find('HERO 闇', '--variant', 'YuGiOh')).out).toBe(
      'Ｍ・ＨＥＲＯ 闇鬼 (Masked Hero Dark)  [own name]\n',
    )
    expect((await find('Masked', '--language', 'en', '--variant', 'YuGiOh')).out).toBe(
      'Ｍ・ＨＥＲＯ 闇鬼 (Masked Hero Dark)  [own name]\n',
    )
    expect((await find('Masked', '--variant', 'YuGiOh')).out).toBe('no card\n')
  })

  test('under the variant in every name, as soon as one card has it, also across two names', async () => {
    const { out } = await find('HERO 闇', '--variant', 'polymorph-sealed')
    expect(out).toContain('Ｍ・ＨＥＲＯ 闇鬼 (Masked Hero Dark)  [own name; prefix of all names]\n')
    expect(out).toContain('ハネクリボー (Winged Kuriboh)  [prefix of all names]\n')
    expect((await find('鬼ハネ', '--variant', 'polymorph-sealed')).out).toContain(
      '青眼の白龍 (Blue-Eyes White Dragon, Blue-Eyes)  [prefix of all names]\n',
    )
  })

  test('what only a rule text says stays with those of whom it says it', async () => {
    expect((await find('伝説の竜', '--variant', 'polymorph-sealed')).out).toMatch(
      /^(?:.* {2}\[second name by rule text\]\n){3}$/,
    )
  })
})
