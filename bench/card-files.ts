import { closeSync, openSync, writeSync } from 'node:fs'
import sqlite from 'node-sqlite3-wasm'

/** What a bulk file says of a card besides what rules ask of: addresses, prices and the like, most of its length. */
const BALLAST = 'https://example.org/'.padEnd(3200, 'abcdefghij')

const SYMBOLS = ['{W}', '{U}', '{B}', '{R}', '{G}', '{X}', '{W/U}', '{B/P}']

/** A file of the shape of the Scryfall bulk files: each cost stands on some 60 cards, each card is long. */
export function writeBulkFile(path: string, cards: number): void {
  const file = openSync(path, 'w')
  writeSync(file, '[\n')
  for (let i = 0; i < cards; i++) {
    const cost = `{${i % 9}}${SYMBOLS[i % 8] ?? ''}${SYMBOLS[(i >> 3) % 8] ?? ''}`
    const faces =
      i % 50 === 0
        ? {
            layout: 'split',
            card_faces: [
              { name: `Half ${i}`, mana_cost: cost },
              { name: `Other ${i}`, mana_cost: '{G}' },
            ],
          }
        : { layout: 'normal', mana_cost: cost }
    writeSync(
      file,
      `${i === 0 ? '' : ',\n'}${JSON.stringify({
        object: 'card',
        oracle_id: `card-${i}`,
        lang: 'en',
        name: 'card_faces' in faces ? `Half ${i} // Other ${i}` : `Synthetic Card ${i}`,
        ...faces,
        type_line: 'Legendary Creature — Elf Shaman',
        power: String(i % 7),
        toughness: '2',
        legalities: { standard: 'not_legal', legacy: i % 40 === 1 ? 'banned' : 'legal', vintage: 'legal' },
        oracle_text: 'It does something, "often" twice.\nThen it is done.',
        related: BALLAST,
      })}`,
    )
  }
  writeSync(file, '\n]\n')
  closeSync(file)
}

const KANA = Array.from('アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン')
const KANJI = Array.from('青白黒赤竜龍騎士魔導師戦神王女海空森炎氷雷光闇聖邪古代未来機械天使悪魔')

/** Fourteen thousand names of some nine signs are as long together as those of a whole database. */
export function japaneseName(i: number): string {
  const of = (signs: readonly string[], n: number): string => signs[n % signs.length] ?? ''
  return `${of(KANJI, i)}${of(KANJI, i * 7 + 3)}の${Array.from({ length: 6 }, (_, k) => of(KANA, i * (k + 3) + (i >> k))).join('')}${i}`
}

/** A file of the shape that open simulators use, with the names of one language. */
export function writeSimulatorFile(path: string, cards: number, name: (i: number) => string): void {
  const database = new sqlite.Database(path)
  try {
    database.exec(
      'CREATE TABLE datas(id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, category INTEGER)',
    )
    database.exec('CREATE TABLE texts(id INTEGER PRIMARY KEY, name TEXT, desc TEXT, str1 TEXT); BEGIN')
    for (let i = 1; i <= cards; i++) {
      database.run('INSERT INTO datas VALUES(?, 3, 0, 8, 33, 1800, 1200, 4, 2, 32, 0)', [i])
      database.run('INSERT INTO texts VALUES(?, ?, ?, ?)', [
        i,
        name(i),
        'What it does is told at some length here, as it is on most cards, and then once more.',
        '',
      ])
    }
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
