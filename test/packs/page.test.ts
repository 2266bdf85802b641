import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ygoproCards } from '../cards/samples.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'

/** What the page about packs shows is done here. */

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'cli/packs/README.md'), 'utf8')
const sample = (file: string): string => readFileSync(join(root, 'examples/sealed', file), 'utf8')
const files = { 'cards.csv': sample('cards.csv'), 'packs.json': sample('packs.json') }
const block = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''

test('its commands are done as they stand', { timeout: 120_000 }, async () => {
  const cwd = folderWith(files)
  const lines = block('sh').trim().split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) {
    const { code, err } = await realHouserules(line.split(' ').slice(1), { cwd })
    expect(code, `${line}\n${err}`).toBe(0)
  }
  expect(readdirSync(join(cwd, 'decks'))).toEqual(['A.ydk', 'B.ydk', 'C.ydk', 'D.ydk'])
})

test('packs are dealt of the file that it shows', { timeout: 120_000 }, async () => {
  const cwd = folderWith({ ...files, 'shown.json': block('json') })
  await realHouserules(['cards', 'import', 'cards.csv', '-o', 'cards.jsonl'], { cwd })
  const ran = await realHouserules(
    ['draft', 'PolymorphSealed', '--packs', 'shown.json', '--cards', 'cards.jsonl', '--packs-only'],
    { cwd },
  )
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toMatch(
    /^A winter evening, 2026-12-05\nHarbour Lights: 6 packs of 5, out of 5 common, \d+ rare, 18 ultra\n/,
  )
})

test('a file of YGOPRODeck says in which sets its cards are', { timeout: 120_000 }, async () => {
  const data = ygoproCards.data.map((card, i) => ({
    ...card,
    card_sets: [
      { set_name: 'Stone Age', set_code: `SA-${i}`, set_rarity: i === 0 ? 'Common' : 'Rare', set_price: '0.1' },
      { set_name: 'Reprints', set_code: `RE-${i}`, set_rarity: 'Rare', set_price: '0.1' },
    ],
  }))
  const stone = (rarity: string): object => ({ where: { sets: { set_name: 'Stone Age', set_rarity: rarity } } })
  const set = {
    packs: 4,
    slots: [{ rarity: 'c' }, { rarity: 'r' }],
    cards: { c: [stone('Common')], r: [stone('Rare')] },
  }
  const cwd = folderWith({
    'cards.json': JSON.stringify({ data }),
    'packs.json': JSON.stringify({ format: 'houserules-packs/1', share: 2, sets: { 'Stone Age': set } }),
  })
  await realHouserules(['cards', 'import', 'cards.json', '-o', 'cards.jsonl'], { cwd })
  const ran = await realHouserules(
    ['draft', 'PolymorphSealed', '--packs', 'packs.json', '--cards', 'cards.jsonl', '--packs-only'],
    { cwd },
  )
  expect(ran.out).toMatch(/^Stone Age: 4 packs of 2, out of 1 c, 2 r\n {2}1: Stone Mage, Stone (?:Pot|Star)\n/)
})
