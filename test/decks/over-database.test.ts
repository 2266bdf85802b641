import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pickFrom } from '../../bench/random.ts'
import { leafBird, scryfallCard, ygoproCards } from '../cards/samples.ts'
import { folderWith, houserules, type Ran, realHouserules } from '../cli/kit.ts'

const league = readFileSync(join(import.meta.dirname, 'league.rules'), 'utf8')

const asJson = async (cwd: string, ...args: string[]): Promise<unknown> => {
  const { out, err, code } = await realHouserules(['deck', 'check', ...args, '--format', 'json'], { cwd })
  expect(code, err).toBeLessThan(2)
  return JSON.parse(out)
}

interface Judged {
  readonly file: string
  readonly accepted: boolean
  readonly unruled?: readonly string[]
}

test.each([1, 2, 3])(
  'cards of a database are judged as the same cards in the rules text, decks of seed %i',
  async (seed) => {
    const pick = pickFrom(seed)
    const cards = Array.from({ length: 12 }, (_, i) => ({
      name: `Card-${i}`,
      colour: ['red', 'green', 'blue'][pick(3)] as string,
      worth: pick(3),
      captain: pick(3) > 0 ? 'yes' : 'no',
    }))
    const written = cards
      .map((c) => `card ${c.name}\n  colour = ${c.colour}\n  worth = ${c.worth}\n  captain = ${c.captain}\n`)
      .join('')
    const all = ['Ant', 'Bee', 'Cat', 'Dire Dog', 'Emperor', ...cards.map(({ name }) => name)]
    const line = (): string => `${2 + pick(3)} ${all[pick(all.length)] ?? ''}`
    const decks = Object.fromEntries(
      Array.from({ length: 25 }, (_, i) => [
        `${i}.txt`,
        `${[line(), line(), ...(pick(2) === 0 ? [line()] : []), 'leader:', `1 ${all[pick(all.length)] ?? ''}`].join('\n')}\n`,
      ]),
    )
    const cwd = folderWith({
      'league.rules': league,
      'all.rules': league.replace('option length', `${written}option length`),
      'cards.json': JSON.stringify(cards),
      ...decks,
    })
    expect(await houserules(['cards', 'import', 'cards.json', '-o', 'cards.jsonl'], { cwd })).toMatchObject({ code: 0 })
    const files = Object.keys(decks)
    const judged = async (...args: string[]): Promise<readonly Judged[]> =>
      ((await asJson(cwd, ...args)) as { readonly decks: readonly Judged[] }).decks
    const overDatabase = await judged('league.rules', ...files, '--cards', 'cards.jsonl')
    expect(overDatabase.map(({ unruled: _, ...each }) => each)).toEqual(await judged('all.rules', ...files))
    expect(overDatabase.some(({ accepted }) => accepted)).toBe(true)
    // Those that the rules text does not have are named, as nobody can play them yet.
    for (const { file, unruled = [] } of overDatabase)
      expect([...unruled].sort()).toEqual([...new Set(decks[file]?.match(/Card-\d+/g))].sort())
  },
)

const club = `game Club for 2 players
printed banned of card: truth
printed allowed of card: number or none
card Ant
  banned = yes
card Bee
  allowed = 2
card Cat
deck main of player p
[club.1] refuse deck of player p with definition d in main of p where banned of d "it is banned"
[club.2] most of definition d: number = allowed of d or 3
[club.2] refuse deck of player p with definition d in main of p where copies of (d, main of p) > most of d "too many"
to match
  finish
`

describe('lists of banned and restricted cards', () => {
  const lists = {
    banned: { printed: 'banned', is: true, asOf: '2026-07-01', whole: true, cards: ['cat', 'Nobody'] },
    'limited-to-one': { printed: 'allowed', is: 1, file: 'limited.txt' },
  }
  const files = {
    'club.rules': club,
    'club.cards.json': JSON.stringify({ lists }),
    'limited.txt': '-- one of each\nAnt\nDoe\n',
    'other.cards.json': JSON.stringify({ lists: { none: { printed: 'banned', is: true, whole: true, cards: [] } } }),
    'cards.jsonl': [
      '{"format":"houserules-cards/1","source":"json","language":"en"}',
      '{"name":"Doe"}',
      '{"cards":1}',
      '',
    ].join('\n'),
    'a.txt': '1 Ant\n2 Bee\n1 Cat\n2 Doe\n',
  }

  test('count as printed, on cards of the rules text and of a database, and say of which day they are', async () => {
    const ran = await realHouserules(['deck', 'check', 'club.rules', 'a.txt', '--cards', 'cards.jsonl'], {
      cwd: folderWith(files),
    })
    expect(ran.out.split('\n')).toEqual([
      'a.txt: refused, 2 reasons',
      '  [club.1] it is banned: Cat',
      '  [club.2] too many: Doe',
      '',
    ])
    expect(ran.err.split('\n')).toEqual([
      'judged by what is printed, and without rules to be played by: Doe; `cards write` begins them',
      'by the list `banned` as of 2026-07-01; 1 of its cards is not known here',
      'by the list `limited-to-one`',
      '1 deck checked, 1 refused',
      '',
    ])
  })

  test('are taken from another file where one is given', async () => {
    const ran = await realHouserules(
      ['deck', 'check', 'club.rules', 'a.txt', '--cards', 'cards.jsonl', '--lists', 'other.cards.json'],
      { cwd: folderWith(files) },
    )
    expect(ran).toMatchObject({
      code: 0,
      out: 'a.txt: accepted\n  unsure: the database does not say `allowed`, which [club.2] asks of Doe\n',
    })
  })

  describe.each([
    ['play', ['--seats', 'random']],
    ['simulate', ['--games', '1']],
    ['report', ['--games', '2']],
    ['env', []],
  ])('count for `%s` as well', (command, more) => {
    const run = (...args: string[]): Promise<Ran> =>
      realHouserules([command, 'club.rules', ...more, '--deck', 'A=a.txt', ...args], {
        cwd: folderWith({ ...files, 'a.txt': '1 Ant\n2 Bee\n1 Cat\n' }),
      })

    test('those of the game', async () => {
      expect(await run()).toMatchObject({
        code: 1,
        err: [
          'by the list `banned` as of 2026-07-01; 1 of its cards is not known here',
          'by the list `limited-to-one`; 1 of its cards is not known here',
          'a.txt: [club.1] it is banned: Cat',
          '',
        ].join('\n'),
      })
    })

    test('or those of a file', async () => {
      const { code, err } = await run('--lists', 'other.cards.json')
      expect(err).toContain('by the list `none`\n')
      expect(err).not.toContain('banned')
      expect(code).toBe(0)
    })

    test('which is refused where no deck is brought', async () => {
      const ran = await realHouserules([command, 'club.rules', ...more, '--lists', 'other.cards.json'], {
        cwd: folderWith(files),
      })
      expect(ran.err).toContain('`--lists` judges decks that are brought with --deck, and none is')
      expect(ran.code).toBe(2)
    })
  })

  test('a pattern that is none is told with its file', async () => {
    const wrong = JSON.stringify({ printed: { banned: { from: 'b', match: '(' } } })
    const cwd = folderWith({ ...files, 'club.cards.json': wrong })
    const ran = await realHouserules(['deck', 'check', 'club.rules', 'a.txt', '--cards', 'cards.jsonl'], { cwd })
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('club.cards.json: "(" is no regular expression')
  })

  test.each([
    [{ oddness: { printed: 'odd', is: 1, cards: [] } }, 'Club prints nothing on cards that is called `odd`'],
    [{ odd: { printed: 'allowed', is: 'much', cards: ['Ant'] } }, 'the list `odd`: "much" is no number'],
    [{ odd: { printed: 'banned', is: 'yes', cards: ['Ant'] } }, 'the list `odd`: "yes" is no truth'],
    [{ odd: { printed: 'allowed' } }, "must have required property 'is'"],
    [{ odd: { printed: 'allowed', is: 1, file: 'missing.txt' } }, 'missing.txt'],
    [
      { odd: { printed: 'allowed', is: 1, file: '../limited.txt' } },
      '`../limited.txt` of `odd` lies outside of the folder',
    ],
    [{ odd: { printed: 'allowed', is: 1, file: '/etc/passwd' } }, '`/etc/passwd` of `odd` lies outside of the folder'],
    [{ odd: { printed: 'allowed', is: 1, file: 'link.txt' } }, '`link.txt` of `odd` lies outside of the folder'],
  ])('%j is refused with what is wrong', async (wrong, message) => {
    const cwd = folderWith({ ...files, 'club.cards.json': JSON.stringify({ lists: wrong }) })
    symlinkSync(join(folderWith({ 'a.txt': 'Ant\n' }), 'a.txt'), join(cwd, 'link.txt'))
    const ran = await realHouserules(['deck', 'check', 'club.rules', 'a.txt'], { cwd })
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain(message)
  })
})

describe('a deck for a program that goes by English names', { timeout: 120_000 }, () => {
  const written = async (text: string, ...options: string[]): Promise<Ran> => {
    const cwd = folderWith({ 'a.txt': text, 'oracle.json': JSON.stringify([leafBird]) })
    await houserules(['cards', 'import', 'oracle.json', '-o', 'cards.jsonl'], { cwd })
    return realHouserules(['deck', 'write', 'Magic', 'a.txt', '--as', 'arena', '--cards', 'cards.jsonl', ...options], {
      cwd,
    })
  }

  test('is told of with the cards that are written otherwise, and how they are not', async () => {
    const ran = await written('4 Leaf Bird\n4 Grizzly Bears\n4 Forest\n')
    expect(ran.out).toBe('Deck\n4 Leaf Bird\n4 灰色熊\n4 森\n')
    expect(ran.err).toBe(
      'programs that read arena go by English names, and these are written otherwise: 灰色熊, 森; use --language en\n',
    )
  })

  test('says of which cards no English name is known, and nothing of names in Latin letters', async () => {
    const cwd = folderWith({
      'evening.rules':
        'variant Evening of Magic "our cards"\ncard 《Fire Cat》\n  kinds = instant\ncard 《火の猫》\n  kinds = instant\n',
      'a.txt': '4 Fire Cat\n4 火の猫\n',
    })
    const ran = await realHouserules(['deck', 'write', 'evening.rules', 'a.txt', '--as', 'dek'], { cwd })
    expect(ran.err).toBe(
      'programs that read dek go by English names, and these are written otherwise: 火の猫; no English name is known of 火の猫\n',
    )
  })

  test('is written in silence where all of them are', async () => {
    const ran = await written('4 Leaf Bird\n4 灰色熊\n4 森\n', '--language', 'en')
    expect(ran).toMatchObject({ code: 0, out: 'Deck\n4 Leaf Bird\n4 Grizzly Bears\n4 Forest\n', err: '' })
  })
})

test('what rules ask of cards and the database does not say is told of these cards', async () => {
  const cwd = folderWith({
    'club.rules': club,
    'cards.json': JSON.stringify([{ name: 'Doe', allowed: 1 }, { name: 'Eel' }]),
    'a.txt': '1 Bee\n1 Doe\n1 Eel\n',
  })
  await houserules(['cards', 'import', 'cards.json', '-o', 'cards.jsonl'], { cwd })
  expect(await asJson(cwd, 'club.rules', 'a.txt', '--cards', 'cards.jsonl')).toMatchObject({
    decks: [{ accepted: true, untold: [{ printed: 'banned', clauses: ['club.1'], cards: ['Doe', 'Eel'] }] }],
  })
})

describe('the games of the documents', { timeout: 120_000 }, () => {
  test('a deck of Arena over a database of English names', async () => {
    const cwd = folderWith({
      'oracle.json': JSON.stringify([
        leafBird,
        scryfallCard('Grizzly Bears'),
        scryfallCard('Bad Bird', { legalities: { legacy: 'banned', vintage: 'restricted' } }),
      ]),
      'arena.txt':
        'Companion\n1 Leaf Bird\n\nDeck\n52 Forest (UNH) 140\n5 Leaf Bird (M19) 314\n4 Grizzly Bears\n\nSideboard\n1 Bad Bird (XY)\n',
    })
    await houserules(['cards', 'import', 'oracle.json', '-o', 'cards.jsonl'], { cwd })
    expect(await asJson(cwd, 'Magic', 'arena.txt', '--cards', 'cards.jsonl')).toMatchObject({
      decks: [
        {
          reasons: ['[mtg.100.2] more than four copies: Leaf Bird', '[mtg.100.6] not legal in the format: Bad Bird'],
        },
      ],
    })
  })

  test('a deck of numbers over YGOPRODeck, by numbers of other pictures, with cards that are limited', async () => {
    const cwd = folderWith({
      'cards.json': JSON.stringify(ygoproCards),
      'a.ydk': `#main\n${'40000001\n'.repeat(2)}${'40000002\n'.repeat(2)}${'40000003\n'.repeat(2)}#extra\n40000001\n40000004\n!side\n40000005\n`,
    })
    expect(await houserules(['cards', 'import', 'cards.json', '-o', 'cards.jsonl'], { cwd })).toMatchObject({
      code: 0,
      err: '3 cards of 4 records (ygoprodeck) written to cards.jsonl; 1 are no cards\n',
    })
    const check = async (): Promise<unknown> => asJson(cwd, 'YuGiOh', 'a.ydk', '--cards', 'cards.jsonl')
    expect(await check()).toMatchObject({
      decks: [
        { reasons: ['`40000005` is in the database and left out: its `frameType` says `token`, which is no card'] },
      ],
    })
    writeFileSync(join(cwd, 'a.ydk'), readFileSync(join(cwd, 'a.ydk'), 'utf8').replace(/!side[^]*/, ''))
    expect(await check()).toMatchObject({
      decks: [
        {
          reasons: [
            '[ygo.deck.1] fewer cards than a main deck has',
            '[ygo.deck.3] more copies than are allowed: Stone Mage',
            '[ygo.deck.3] more copies than are allowed: Stone Pot',
            '[ygo.deck.4] it belongs in the main deck: Stone Mage',
            '[ygo.deck.5] it is forbidden: Stone Star',
          ],
        },
      ],
    })
    const asked = await realHouserules(
      ['cards', 'ask', 'rank', '_', '--variant', 'YuGiOh', '--cards', 'cards.jsonl', '--format', 'json'],
      { cwd },
    )
    expect(JSON.parse(asked.out)).toMatchObject({ answers: expect.arrayContaining([{ card: 'Stone Star', is: '4' }]) })
  })
})
