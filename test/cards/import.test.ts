import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { filesBelow, folderWith, houserules, type Ran } from '../cli/kit.ts'
import {
  atomicCards,
  leafBird,
  leafBirdInJapanese,
  scryfallCard,
  simulatorFile,
  sunAndMoon,
  sunAndMoonInJapanese,
} from './samples.ts'

type Content = string | Buffer | object

function textOf(content: Content): string | Buffer {
  return typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 1)
}

async function imported(
  content: Content,
  ...options: string[]
): Promise<{ readonly ran: Ran; readonly cwd: string; readonly lines: readonly unknown[] | null }> {
  const cwd = folderWith({})
  writeFileSync(join(cwd, 'file'), textOf(content))
  const ran = await houserules(['cards', 'import', 'file', '-o', 'out/cards.jsonl', ...options], { cwd })
  const out = join(cwd, 'out', 'cards.jsonl')
  const lines = existsSync(out)
    ? readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    : null
  return { ran, cwd, lines }
}

const bird = {
  id: 'id of Leaf Bird',
  name: 'Leaf Bird',
  names: { ja: '葉の鳥' },
  printed: {
    layout: 'normal',
    cost: '{1}{G}',
    type: 'Creature — Elf',
    power: '1',
    toughness: '2',
    legal: ['legacy', 'vintage'],
  },
}

describe('what is kept', () => {
  const sprite = { id: 'id of Sprite', name: 'Sprite', why: 'its `layout` says `token`, which is no card' }

  test('of Scryfall: one line for each card, with its names in other languages and its faces', async () => {
    const { ran, lines } = await imported([
      leafBird,
      sunAndMoon,
      scryfallCard('Sprite', { layout: 'token' }),
      leafBirdInJapanese,
      sunAndMoonInJapanese,
    ])
    expect(ran).toMatchObject({
      code: 0,
      err: '2 cards of 5 records (scryfall) written to out/cards.jsonl; 1 are no cards\n',
    })
    expect(lines).toEqual([
      { format: 'houserules-cards/1', source: 'scryfall', language: 'en' },
      bird,
      {
        id: 'id of Sun // Moon',
        name: 'Sun // Moon',
        names: { ja: '陽 // 月' },
        printed: { layout: 'split', cost: '{W} // {2}{U}', type: 'Creature — Elf', legal: ['legacy', 'vintage'] },
        faces: [
          { name: 'Sun', names: { ja: '陽' }, printed: { cost: '{W}', type: 'Instant' } },
          { name: 'Moon', names: { ja: '月' }, printed: { cost: '{2}{U}', type: 'Sorcery' } },
        ],
      },
      { cards: 2, skipped: [sprite] },
    ])
  })

  test('of a packed file the same', async () => {
    const { lines } = await imported(gzipSync(JSON.stringify([leafBird, leafBirdInJapanese])))
    expect(lines?.[1]).toEqual(bird)
  })

  test('of MTGJSON: faces and foreign names lie in lists', async () => {
    const { ran, lines } = await imported(atomicCards)
    expect(ran.code).toBe(0)
    expect(lines?.slice(1, -1)).toEqual([
      {
        id: 'x1',
        name: 'Leaf Bird',
        names: { ja: '葉の鳥', de: 'Blattvogel' },
        printed: { layout: 'normal', cost: '{1}{G}', type: 'Creature — Elf', legal: ['legacy'], banned: ['vintage'] },
      },
      {
        name: 'Sun // Moon',
        names: { ja: '陽 // 月' },
        printed: { layout: 'split', cost: '{0}', type: 'Instant' },
        faces: [
          { name: 'Sun', names: { ja: '陽' }, printed: { cost: '{0}', type: 'Instant' } },
          { name: 'Moon', names: { ja: '月' }, printed: { cost: '{1}', type: 'Instant' } },
        ],
      },
    ])
  })

  test('of a simulator: rows of two tables, with numbers too large for JSON as text', async () => {
    const { ran, lines } = await imported(
      simulatorFile([
        { id: 7, name: 'ブラック・マジシャン', setcode: 0x7000_0000_0000_0041n },
        { id: 8, name: 'ブラック・マジシャン' },
      ]),
      '--language',
      'ja',
    )
    expect(ran.code).toBe(0)
    expect(lines).toEqual([
      { format: 'houserules-cards/1', source: 'cdb', language: 'ja' },
      {
        id: 7,
        also: [8],
        name: 'ブラック・マジシャン',
        printed: {
          type: 33,
          level: 7,
          attribute: 32,
          race: 2,
          attack: 2500,
          defence: 2100,
          setcodes: '8070450532247928897',
          alias: 0,
          text: 'What it does.\r\nAnd more.',
        },
      },
      { cards: 1 },
    ])
  })

  test('of a second language: names of cards that are there already', async () => {
    const { cwd } = await imported(
      simulatorFile([
        { id: 7, name: 'Dark Magician' },
        { id: 9, name: 'Kuriboh' },
      ]),
      '--language',
      'en',
    )
    writeFileSync(
      join(cwd, 'ja.cdb'),
      simulatorFile([
        { id: 7, name: 'ブラック・マジシャン' },
        { id: 10, name: '海' },
      ]),
    )
    const ran = await houserules(
      ['cards', 'import', 'ja.cdb', '--language', 'ja', '--onto', 'out/cards.jsonl', '-o', 'both.jsonl'],
      { cwd },
    )
    expect(ran).toMatchObject({
      code: 0,
      err: '2 cards of 2 records (cdb) written to both.jsonl; 1 are not in out/cards.jsonl\n',
    })
    expect(readFileSync(join(cwd, 'both.jsonl'), 'utf8').split('\n')[1]).toContain('"name":"Dark Magician","printed":')
    expect(readFileSync(join(cwd, 'both.jsonl'), 'utf8').split('\n')[1]).toContain(
      '"names":{"ja":"ブラック・マジシャン"}',
    )
  })

  test('of a list with its columns in capitals, as tables are often headed', async () => {
    const { lines } = await imported('Name,ID,level\nDark Magician,7,7\n')
    expect(lines?.slice(1, -1)).toEqual([{ id: '7', name: 'Dark Magician', printed: { level: '7' } }])
  })

  test.each<[string, Content]>([
    ['a CSV list', '\uFEFFname,ja,level\r\nDark Magician,"ブラック・マジシャン",7\r\n\r\n"Kuriboh, small",,\r\n'],
    [
      'a JSON list',
      [
        { name: 'Dark Magician', ja: 'ブラック・マジシャン', level: '7' },
        { name: 'Kuriboh, small', ja: null },
      ],
    ],
  ])('of %s of names', async (_kind, content) => {
    const { ran, lines } = await imported(content)
    expect(ran.code).toBe(0)
    expect(lines?.slice(1, -1)).toEqual([
      { name: 'Dark Magician', names: { ja: 'ブラック・マジシャン' }, printed: { level: '7' } },
      { name: 'Kuriboh, small' },
    ])
  })
})

/** What is wrong with a file, and what is said of it. */
type Bad = readonly [what: string, content: Content, says: RegExp, options?: readonly string[]]

const long = 'x'.repeat(100_000)

const bad: readonly Bad[] = [
  [
    'a truncated file',
    JSON.stringify([leafBird, sunAndMoon]).slice(0, -40),
    /file: record 2: the file ends in the middle, after byte \d+; fetch it again/,
  ],
  [
    'a file that stops between two records',
    `${JSON.stringify([leafBird]).slice(0, -1)},`,
    /record 2: the file ends in the middle/,
  ],
  ['no JSON', `[${JSON.stringify(leafBird)}, oops]`, /record 2: not JSON at byte \d+/],
  ['something after the end', `${JSON.stringify([leafBird])} []`, /not JSON at byte \d+/],
  [
    'a wrong type',
    [leafBird, scryfallCard('Odd One', { legalities: 'all' })],
    /record 2 \("Odd One"\): \/legalities must be object/,
  ],
  [
    'a missing name',
    [leafBird, { ...scryfallCard('x'), name: undefined }],
    /record 2: it must have required property 'name'/,
  ],
  ['an empty name', [leafBird, scryfallCard('  ')], /record 2 \(" {2}"\): `\/name` is no name/],
  [
    'a control character in a name',
    [scryfallCard('Bell\u0007')],
    /record 1 \("Bell\\u0007"\): `\/name` holds characters that no name has: "Bell\\u0007"/,
  ],
  [
    'a name that turns the direction of reading',
    [scryfallCard('abc\u202edef')],
    /holds characters that no name has: "abc\\u202edef"/,
  ],
  [
    'a giant name',
    [leafBird, scryfallCard('x'.repeat(5000), { oracle_id: '2' })],
    /record 2: `\/name` has 5000 characters, which no name has/,
  ],
  ['a giant text', [scryfallCard('Long', { type_line: 'x'.repeat(50_000) })], /`\/type_line` has 50000 characters/],
  [
    'a record without end',
    `[{"oracle_id":"1","type_line":"","layout":"","x":"${'x'.repeat(2 << 20)}`,
    /record 1: from byte 0 on it is longer than 524288 bytes/,
  ],
  [
    'brackets without end',
    `[${JSON.stringify(leafBird)},${'['.repeat(2 << 20)}`,
    /record 2: at byte \d+ it is nested more than 500 deep/,
  ],
  [
    'a list without end',
    `[${JSON.stringify(leafBird)},[${'1,'.repeat(1 << 20)}`,
    /record 2: from byte \d+ on it is longer than 524288 bytes/,
  ],
  [
    'a key that means something to JavaScript',
    `[${JSON.stringify(leafBird)},${JSON.stringify(scryfallCard('Trap')).replace('"layout"', '"color_indicator":{"__proto__":{"x":1}},"layout"')}]`,
    /record 2 \("Trap"\): `\/color_indicator` holds the key `__proto__`/,
  ],
  [
    'one id for two names',
    [leafBird, { ...scryfallCard('Other'), oracle_id: 'id of Leaf Bird' }],
    /record 2 \("Other"\): the id `id of Leaf Bird` is that of `Leaf Bird` in record 1 already$/m,
  ],
  [
    'a name twice in a list',
    'name\nCat\nＣＡＴ\n',
    /line 3 \("ＣＡＴ"\): there is a card `ＣＡＴ` already, in line 2$/m,
  ],
  [
    'a list without a column of names',
    'title,cost\nCat,3\n',
    /line 2: it has neither a `name` nor one by a language, such as `en`; it has title, cost$/m,
  ],
  ['a quote in the middle', `name,x\nCat,${'x'.repeat(2000)}"\n`, /Invalid Opening Quote/],
  ['a column twice', `${'x'.repeat(300)},${'x'.repeat(300)}\n`, /two columns are called `x{200}…`/],
  [
    'a key of a list that is long',
    [{ name: 'Cat', [long]: { a: { b: { c: { d: 1 } } } } }],
    /`x{200}…` is no value of a card/,
  ],
  ['a quote that is not closed', 'name,ja\n"Cat,猫\n', /Quote Not Closed/],
  ['a line with too many fields', 'name,ja\nCat,猫,x\n', /Invalid Record Length: .* on line 2/],
  ['a column with an odd name', 'name,__proto__\nCat,x\n', /line 1: .*"__proto__" is no name of one/],
  ['text that is not UTF-8', Buffer.from([...Buffer.from('name\nCaf'), 0xe9, 0x0a]), /is not UTF-8 text/],
  [
    'JSON that is not UTF-8',
    Buffer.from([...Buffer.from('[{"name":"Caf'), 0xe9, ...Buffer.from(' au lait"}]')]),
    /record 1: not UTF-8 text after byte \d+/,
  ],
  ['bytes', Buffer.from([1, 0, 2, 0, 3]), /is no card file: it holds neither JSON, nor an SQLite database, nor text/],
  [
    'half of a packed file',
    gzipSync(JSON.stringify([leafBird, sunAndMoon])).subarray(0, -20),
    /cannot be read: unexpected end of file|the file ends in the middle/,
  ],
  ['an empty file', '', /is empty/],
  ['an empty list', '[]', /holds no cards/],
  [
    'JSON of another shape',
    { cards: [] },
    /is no card file of a kind known here \(scryfall, mtgjson, cdb\), and no list of names|holds no cards/,
  ],
  [
    'half of an SQLite file',
    simulatorFile([{ id: 7, name: 'x' }]).subarray(0, 5000),
    /file: .*(malformed|not a database|no such table)/,
    ['--language', 'ja'],
  ],
  [
    'an SQLite file without its tables',
    simulatorFile([{ id: 7, name: 'x' }], 'without texts'),
    /no such table: texts/,
    ['--language', 'ja'],
  ],
  [
    'an SQLite file of no language',
    simulatorFile([{ id: 7, name: 'x' }]),
    /does not say in which language its names are; say it with --language/,
  ],
  [
    'a control character in an SQLite file',
    simulatorFile([
      { id: 6, name: 'ok' },
      { id: 7, name: 'x', desc: 'a\u001b[31mb' },
    ]),
    /row 2 \("x"\): `\/desc` holds control characters/,
    ['--language', 'ja'],
  ],
  ['a kind that it is not', [leafBird], /is no file of the kind cdb: it looks like a JSON list/, ['--from', 'cdb']],
  [
    'a kind that is unknown',
    [leafBird],
    /there is no kind of card file `magic`; there are scryfall, mtgjson, cdb, ygoprodeck, csv, json/,
    ['--from', 'magic'],
  ],
]

describe('bad input is told with its place, and nothing is written', () => {
  test.each(bad.map(([what, content, message, options]) => ({ what, content, message, options: options ?? [] })))(
    '$what',
    async ({ content, message, options }) => {
      const { ran, cwd, lines } = await imported(content, ...options)
      expect(ran.err).toMatch(message)
      expect(ran).toMatchObject({ code: 2, out: '' })
      expect(ran.err.length).toBeLessThan(600)
      expect(lines).toBeNull()
      expect(readdirSync(cwd)).toEqual(['file'])
    },
  )

  test.each([
    ['a file that is not there', ['nothing.json', '-o', 'out.jsonl'], 'there is no file'],
    ['a folder', ['out', '-o', 'out.jsonl'], 'cannot be read: EISDIR'],
    ['a place that is a folder', ['file', '-o', 'out'], 'cannot write'],
    [
      'a database to add to that is none',
      ['file', '-o', 'new.jsonl', '--onto', 'file'],
      'file:1: this is no card database',
    ],
    ['a language that is none', ['file', '-o', 'new.jsonl', '--language', 'Japanese'], 'Give a code such as en or ja.'],
  ])('%s', async (_what, words, message) => {
    const cwd = folderWith({ file: JSON.stringify([leafBird]), 'out/kept.txt': 'kept' })
    const ran = await houserules(['cards', 'import', ...words], { cwd })
    expect(ran.err).toContain(message)
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(filesBelow(cwd)).toEqual({ file: JSON.stringify([leafBird]), 'out/kept.txt': 'kept' })
  })

  test('what stood there stays', async () => {
    const { cwd, lines } = await imported([leafBird])
    writeFileSync(join(cwd, 'bad'), '[{')
    expect(
      (await houserules(['cards', 'import', 'bad', '--from', 'scryfall', '-o', 'out/cards.jsonl'], { cwd })).code,
    ).toBe(2)
    expect(
      readFileSync(join(cwd, 'out', 'cards.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual(lines)
    expect(readdirSync(join(cwd, 'out'))).toEqual(['cards.jsonl'])
  })
})

test.each([
  ['lists', (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`],
  ['objects', (n: number) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`],
  ['lists in a card', (n: number) => `[{"name":"x","z":${'['.repeat(n)}${']'.repeat(n)}}]`],
])('%s nested a hundred thousand deep are refused where they become too deep', async (_name, nested) => {
  const { ran, lines } = await imported(nested(100_000))
  expect(ran).toMatchObject({
    code: 2,
    err: expect.stringMatching(/record 1: at byte \d{3,4} it is nested more than 500 deep/),
  })
  expect(lines).toBeNull()
})
