import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'

/** A card of the shape of the Scryfall bulk files. */
export function scryfallCard(name: string, more: object = {}): object {
  return {
    object: 'card',
    oracle_id: `id of ${name}`,
    name,
    lang: 'en',
    layout: 'normal',
    mana_cost: '{1}{G}',
    type_line: 'Creature — Elf',
    legalities: { legacy: 'legal', modern: 'not_legal', vintage: 'restricted' },
    ...more,
  }
}

export const leafBird = scryfallCard('Leaf Bird', {
  power: '1',
  toughness: '2',
  image_uris: { small: 'https://example.org/1.jpg' },
})
export const leafBirdInJapanese = scryfallCard('Leaf Bird', { lang: 'ja', printed_name: '葉の鳥' })
export const sunAndMoon = scryfallCard('Sun // Moon', {
  layout: 'split',
  mana_cost: '{W} // {2}{U}',
  card_faces: [
    { name: 'Sun', mana_cost: '{W}', type_line: 'Instant' },
    { name: 'Moon', mana_cost: '{2}{U}', type_line: 'Sorcery' },
  ],
})
export const sunAndMoonInJapanese = {
  ...sunAndMoon,
  lang: 'ja',
  card_faces: [
    { name: 'Sun', printed_name: '陽', mana_cost: '{W}', type_line: 'Instant' },
    { name: 'Moon', printed_name: '月', mana_cost: '{2}{U}', type_line: 'Sorcery' },
  ],
}

/** A file of the shape of MTGJSON's AtomicCards. */
export const atomicCards = {
  meta: { date: '2026-01-01', version: '5.2.2' },
  data: {
    'Leaf Bird': [
      {
        name: 'Leaf Bird',
        layout: 'normal',
        type: 'Creature — Elf',
        manaCost: '{1}{G}',
        legalities: { legacy: 'Legal', vintage: 'Banned' },
        identifiers: { scryfallOracleId: 'x1' },
        foreignData: [
          { language: 'Japanese', name: '葉の鳥' },
          { language: 'German', name: 'Blattvogel' },
        ],
      },
    ],
    'Sun // Moon': ['Sun', 'Moon'].map((faceName, i) => ({
      name: 'Sun // Moon',
      faceName,
      layout: 'split',
      type: 'Instant',
      manaCost: `{${i}}`,
      legalities: {},
      foreignData: [{ language: 'Japanese', name: '陽 // 月', faceName: ['陽', '月'][i] }],
    })),
  },
}

export interface SimulatorCard {
  readonly id: number
  readonly name: string
  readonly setcode?: number | bigint
  readonly desc?: string
}

/** The bytes of an SQLite file of the shape that open simulators use. */
export function simulatorFile(cards: readonly SimulatorCard[], tables: 'whole' | 'without texts' = 'whole'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-cdb-'))
  const path = join(folder, 'cards.cdb')
  const database = new sqlite.Database(path)
  try {
    database.exec(
      'CREATE TABLE datas(id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, category INTEGER)',
    )
    if (tables === 'whole') database.exec('CREATE TABLE texts(id INTEGER PRIMARY KEY, name TEXT, desc TEXT, str1 TEXT)')
    for (const card of cards) {
      database.run('INSERT INTO datas VALUES(?, 3, 0, ?, 33, 2500, 2100, 7, 2, 32, 0)', [card.id, card.setcode ?? 0])
      if (tables === 'whole')
        database.run('INSERT INTO texts VALUES(?, ?, ?, ?)', [
          card.id,
          card.name,
          card.desc ?? 'What it does.\r\nAnd more.',
          '',
        ])
    }
  } finally {
    database.close()
  }
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  return bytes
}

/** A file of the shape that YGOPRODeck's interface answers with. */
export const ygoproCards = {
  data: [
    {
      id: 40000001,
      name: 'Stone Mage',
      type: 'Normal Monster',
      frameType: 'normal',
      desc: '',
      race: 'Spellcaster',
      attribute: 'DARK',
      atk: 2500,
      def: 2100,
      level: 7,
      card_images: [{ id: 40000001 }, { id: 40000002 }],
    },
    {
      id: 40000003,
      name: 'Stone Pot',
      type: 'Spell Card',
      frameType: 'spell',
      desc: '',
      race: 'Normal',
      card_images: [{ id: 40000003 }],
      banlist_info: { ban_tcg: 'Forbidden', ban_ocg: 'Limited' },
    },
    {
      id: 40000004,
      name: 'Stone Star',
      type: 'XYZ Monster',
      frameType: 'xyz',
      desc: '',
      race: 'Winged Beast',
      attribute: 'LIGHT',
      atk: -1,
      def: 0,
      level: 4,
      banlist_info: { ban_ocg: 'Forbidden' },
    },
    { id: 40000005, name: 'Stone Token', type: 'Token', frameType: 'token', race: 'Rock' },
  ],
}
