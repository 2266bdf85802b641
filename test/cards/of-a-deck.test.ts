import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, houserules, realHouserules } from '../cli/kit.ts'
import { leafBird, scryfallCard, sunAndMoon, ygoproCards } from './samples.ts'

const mage = { ...ygoproCards.data[0], desc: 'Add 1 "Stone" card or 1 "Age St" card.' }

async function withDatabase(content: object, files: Readonly<Record<string, string>>): Promise<string> {
  const cwd = folderWith({ 'file.json': JSON.stringify(content), ...files })
  expect(await houserules(['cards', 'import', 'file.json', '-o', 'cards.jsonl'], { cwd })).toMatchObject({ code: 0 })
  return cwd
}

describe('questions of a deck', { timeout: 120_000 }, () => {
  const deck = { 'a.txt': '4 Leaf Bird\n1 Sun/Moon\n2 Grizzly Bears\n' }

  test('are asked of each card, those of which there is most to say first', async () => {
    const cwd = await withDatabase([leafBird, sunAndMoon, scryfallCard('Bad Elf')], deck)
    const ask = async (...args: string[]): Promise<string[]> => {
      const ran = await realHouserules(['cards', ...args, '--cards', 'cards.jsonl'], { cwd })
      expect(ran).toMatchObject({ code: 0 })
      return ran.out.trim().split('\n')
    }
    expect(await ask('ask', 'hues', '--deck', 'a.txt', '--variant', 'Magic')).toEqual([
      '1 Sun // Moon: 2: white, blue',
      '4 Leaf Bird: green',
      '2 灰色熊 (Grizzly Bears): green',
    ])
    const names = ['names', '--deck', 'a.txt', '--variant', 'MentalLegacy', '--format', 'json']
    const said = (
      lines: readonly string[],
    ): readonly { readonly card: string; readonly answers: readonly object[] }[] =>
      (JSON.parse(lines.join('\n')) as { deck: { card: string; answers: object[] }[] }).deck
    const before = said(await ask(...names)).find(({ card }) => card === 'Leaf Bird')?.answers ?? []
    expect(before).toContainEqual({ is: 'Bad Elf' })
    // Names that were declared are kept in a file while a game goes on.
    const { deck: after } = JSON.parse(
      (
        await realHouserules(['cards', ...names, '--cards', 'cards.jsonl', '--declared', '@declared.txt'], {
          cwd: await withDatabase([leafBird, sunAndMoon, scryfallCard('Bad Elf')], {
            ...deck,
            'declared.txt': '-- in this game\nBad Elf\n',
          }),
        })
      ).out,
    ) as { deck: { card: string; answers: object[] }[] }
    expect(after.find(({ card }) => card === 'Leaf Bird')?.answers).toEqual(
      before.filter((each) => JSON.stringify(each) !== '{"is":"Bad Elf"}'),
    )
  })

  test('are asked of each word that stands in quotes in the text of a card', async () => {
    const cwd = await withDatabase(
      { data: [mage, ...ygoproCards.data.slice(1)] },
      { 'a.txt': '3 Stone Mage\n1 Stone Pot\n' },
    )
    const ran = await realHouserules(
      ['cards', 'find', '--deck', 'a.txt', '--language', 'en', '--variant', 'YuGiOh', '--cards', 'cards.jsonl'],
      { cwd },
    )
    expect(ran.out.trim().split('\n')).toEqual([
      '3 Stone Mage 「Stone」: 3: Stone Mage [own name], Stone Pot [own name], Stone Star [own name]',
      '3 Stone Mage 「Age St」: none',
    ])
  })

  test.each([
    [['names', 'Leaf Bird'], 'with --deck the card is left out'],
    [['names', '--declared', '@nothing.txt'], 'nothing.txt'],
  ])('%j is refused with what to do', async (args, message) => {
    const cwd = await withDatabase([leafBird], { 'a.txt': '4 Leaf Bird\n' })
    const ran = await realHouserules(
      ['cards', ...args, '--deck', 'a.txt', '--variant', 'MentalLegacy', '--cards', 'cards.jsonl'],
      { cwd },
    )
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain(message)
  })
})

describe('cards of a database as rules text', { timeout: 120_000 }, () => {
  const oracle = [
    scryfallCard('Leaf "Bird"', { power: '1', toughness: '2', oracle_text: 'Made up: it\nflies -- or not.' }),
    sunAndMoon,
    scryfallCard('Bad Elf', { legalities: { legacy: 'banned' } }),
  ]
  const evening = 'variant Evening of Magic "our cards"\ninclude "ours.rules"\n'

  test('what is printed on them, their words as a comment, and a line that says that they have no rules', async () => {
    const cwd = await withDatabase(oracle, {})
    const ran = await realHouserules(
      ['cards', 'write', 'leaf bird', 'Grizzly Bears', '--variant', 'Magic', '--cards', 'cards.jsonl'],
      { cwd },
    )
    expect(ran).toMatchObject({
      code: 0,
      err: 'in the rules text of Magic already: 灰色熊 (Grizzly Bears)\n1 card has no rules yet\n',
    })
    expect(ran.out).toBe(`card 《Leaf "Bird"》
  mana-cost = (①, G)
  kinds = creature-card
  subtypes = elf
  base-power = 1
  base-toughness = 2
  -- Made up: it
  -- flies -- or not.
  -- It has no rules yet.
`)
  })

  test('all of a deck, which is judged by them as it was over the database, and played', async () => {
    const deck = '50 Forest\n4 Leaf "Bird"\n3 Sun // Moon\n3 Bad Elf\n'
    const cwd = await withDatabase(oracle, { 'a.txt': deck, 'evening.rules': evening })
    const written = [
      'cards',
      'write',
      '--deck',
      'a.txt',
      '--variant',
      'Magic',
      '--cards',
      'cards.jsonl',
      '-o',
      'ours.rules',
    ]
    expect(await realHouserules(written, { cwd })).toMatchObject({ code: 0 })
    const formatted = await realHouserules(['format', '--check', 'ours.rules'], { cwd })
    expect(formatted).toMatchObject({ code: 0 })
    expect(await realHouserules(['check', 'evening.rules'], { cwd })).toMatchObject({ code: 0 })
    const judged = async (...args: string[]): Promise<string> =>
      (await realHouserules(['deck', 'check', ...args], { cwd })).out.replace(/[《》]/g, '')
    const overText = await judged('evening.rules', 'a.txt')
    expect(overText).toBe(await judged('Magic', 'a.txt', '--cards', 'cards.jsonl'))
    expect(overText).toContain('[mtg.100.6] not legal in the format: Bad Elf')
    const played = await realHouserules(
      ['simulate', 'evening.rules', '--games', '1', '--deck', 'A=b.txt', '--max-decisions', '500'],
      {
        cwd: folderWith({
          'b.txt': deck.replace('3 Bad Elf', '3 Forest'),
          'evening.rules': evening,
          'ours.rules': readFileSync(join(cwd, 'ours.rules'), 'utf8'),
        }),
      },
    )
    expect(played.err).not.toContain('no card is called')
    expect(played.code).toBeLessThan(2)
  })

  test('are listed by `check` until they have rules', async () => {
    const cwd = await withDatabase(oracle, { 'evening.rules': evening })
    const names = ['Leaf "Bird"', 'Sun // Moon', 'Bad Elf']
    const args = ['--variant', 'Magic', '--cards', 'cards.jsonl', '-o', 'ours.rules']
    await realHouserules(['cards', 'write', ...names, ...args], { cwd })
    expect(await realHouserules(['check', 'evening.rules', '--strict'], { cwd })).toEqual({
      code: 0,
      out: '',
      err: '1 game checked: no findings\nwithout rules yet, and doing nothing: Leaf "Bird", Sun // Moon, Bad Elf, Sun, Moon\n',
    })
    const [bird = '', ...others] = readFileSync(join(cwd, 'ours.rules'), 'utf8').split(/^(?=card )/m)
    const ruled = `${bird.trimEnd()}\n  except power of this += 1\n\n`
    writeFileSync(join(cwd, 'ours.rules'), [ruled, ...others].join('').replace(/\n/g, '\r\n'))
    const { out } = await realHouserules(['check', 'evening.rules', '--format', 'json'], { cwd })
    expect(JSON.parse(out)).toMatchObject({ unruled: ['Sun // Moon', 'Bad Elf', 'Sun', 'Moon'] })
  })

  test.each(['Evil》 -- 》', 'A《B', 'x'.repeat(90)])('%j cannot be a name there', async (name) => {
    const cwd = await withDatabase([scryfallCard(name)], {})
    const ran = await realHouserules(
      ['cards', 'write', name, '--variant', 'Magic', '--cards', 'cards.jsonl', '-o', 'ours.rules'],
      { cwd },
    )
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('cannot be a name in a rules text')
    expect(existsSync(join(cwd, 'ours.rules'))).toBe(false)
  })

  test('a text that is printed stands in quotes once', async () => {
    const cwd = await withDatabase({ data: ygoproCards.data }, {})
    const ran = await realHouserules(
      ['cards', 'write', 'Stone Mage', '--variant', 'YuGiOh', '--cards', 'cards.jsonl'],
      { cwd },
    )
    expect(ran.out).toContain('  english-name = "Stone Mage"\n')
  })

  describe('of a database that has names in several languages', () => {
    const bird = { name: 'Leaf Bird', ja: '葉の鳥', fr: 'Oiseau vert', cost: '{G}', type: 'Creature' }
    const write = ['cards', 'write', 'Leaf Bird', '--variant', 'Magic', '--cards', 'cards.jsonl']

    test('keep all of them in a file beside, by which decks name them', async () => {
      const own = { printed: { 'mana-cost': { from: 'x' } }, names: { en: { 鬼: 'Ogre' } } }
      const cwd = await withDatabase([bird], {
        'evening.rules': evening,
        'a.txt': '1 Leaf Bird\n1 Oiseau vert\n1 葉の鳥\n',
        'ours.cards.json': JSON.stringify(own),
      })
      expect(await realHouserules([...write, '-o', 'ours.rules'], { cwd })).toMatchObject({
        code: 0,
        err: '1 card has no rules yet\nnames in other languages (en, fr) are in ours.cards.json\n',
      })
      expect(readFileSync(join(cwd, 'ours.rules'), 'utf8')).toContain('card 《葉の鳥》\n')
      expect(JSON.parse(readFileSync(join(cwd, 'ours.cards.json'), 'utf8'))).toEqual({
        ...own,
        names: { en: { 鬼: 'Ogre', 葉の鳥: 'Leaf Bird' }, fr: { 葉の鳥: 'Oiseau vert' } },
      })
      const written = ['deck', 'write', 'evening.rules', 'a.txt', '--as', 'mtgo', '--language', 'en']
      expect((await realHouserules(written, { cwd })).out).toBe('1 Leaf Bird\n1 Leaf Bird\n1 Leaf Bird\n')
    })

    test('say that they are lost where there is no file beside', async () => {
      const cwd = await withDatabase([bird], {})
      expect((await realHouserules(write, { cwd })).err).toContain(
        'names in other languages (en, fr) are kept beside a file of rules alone: --out NAME.rules\n',
      )
    })

    test('leave a broken file beside as it is, and write nothing', async () => {
      const cwd = await withDatabase([bird], { 'ours.cards.json': '{ "names": 1 }' })
      const ran = await realHouserules([...write, '-o', 'ours.rules'], { cwd })
      expect(ran).toMatchObject({ code: 2, out: '' })
      expect(ran.err).toContain('ours.cards.json: /names must be object')
      expect(existsSync(join(cwd, 'ours.rules'))).toBe(false)
    })

    test('are printed where the rules print them, and stand there alone', async () => {
      const cwd = await withDatabase([{ name: 'Stone Mage', ja: '石の魔術師' }], {})
      const args = ['cards', 'write', 'Stone Mage', '--variant', 'YuGiOh', '--cards', 'cards.jsonl', '-o', 'ours.rules']
      expect(await realHouserules(args, { cwd })).toMatchObject({ code: 0, err: '1 card has no rules yet\n' })
      expect(readFileSync(join(cwd, 'ours.rules'), 'utf8')).toContain('  english-name = "Stone Mage"\n')
      expect(existsSync(join(cwd, 'ours.cards.json'))).toBe(false)
    })
  })

  test('nothing is written where a card is unknown', async () => {
    const cwd = await withDatabase(oracle, {})
    const ran = await realHouserules(
      ['cards', 'write', 'Leef Bird', '--variant', 'Magic', '--cards', 'cards.jsonl', '-o', 'ours.rules'],
      { cwd },
    )
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('did you mean')
    expect(existsSync(join(cwd, 'ours.rules'))).toBe(false)
  })
})
