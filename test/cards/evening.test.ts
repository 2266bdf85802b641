import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, type Ran, realHouserules } from '../cli/kit.ts'
import { byDay } from '../kit/effort.ts'
import { blocksIn } from '../reference/reference-blocks.ts'
import { scryfallCard } from './samples.ts'

/** The cards of Magic on the page of card texts, and what each says besides what is printed on it. */
const texts = new Map(
  (blocksIn(readFileSync(join(import.meta.dirname, '..', '..', 'grammar', 'card-texts.md'), 'utf8'))[0]?.text ?? '')
    .split(/\n\n(?:-- .*\n)*/)
    .flatMap((block): [string, string][] => {
      const name = /^card 《(.+)》$/m.exec(block)?.[1]
      return name === undefined ? [] : [[name, block.replace(/^(?:card|  (?:kinds|mana-cost|base-\w+) =).*\n/gm, '')]]
    }),
)
const printed: Readonly<Record<string, object>> = {
  'Cinder Dart': { mana_cost: '{R}', type_line: 'Instant' },
  'Falling Embers': { mana_cost: '{X}{R}', type_line: 'Sorcery' },
  'Quiet End': { mana_cost: '{1}{B}', type_line: 'Instant' },
  'Flat Refusal': { mana_cost: '{1}{U}', type_line: 'Instant' },
  'Second Reading': { mana_cost: '{1}{U}', type_line: 'Sorcery' },
  'Sudden Height': { mana_cost: '{G}', type_line: 'Instant' },
  'Path Finder': { mana_cost: '{1}{G}', type_line: 'Creature — Elf', power: '1', toughness: '1' },
  'Ash Widow': { mana_cost: '{1}{B}', type_line: 'Creature', power: '2', toughness: '1' },
  'Herd Banner': { mana_cost: '{2}{W}', type_line: 'Enchantment' },
  'Ember Adept': { mana_cost: '{2}{R}', type_line: 'Creature', power: '1', toughness: '2' },
  'Still Water': { mana_cost: '{1}{W}', type_line: 'Enchantment' },
  'Cold Gate': { mana_cost: '{2}', type_line: 'Artifact' },
}

/** Twelve cards among very many that nobody brings. */
const records = [
  ...Array.from({ length: byDay(400, 20_000) }, (_, i) =>
    scryfallCard(`Made Up ${i}`, { mana_cost: `{${i % 9}}{${'WUBRG'[i % 5]}}`, power: `${i % 7}`, toughness: '2' }),
  ),
  ...Object.entries(printed).map(([name, more]) => scryfallCard(name, more)),
]
const deck = `${Object.keys(printed)
  .map((name) => `3 ${name}\n`)
  .join('')}8 Mountain\n8 Forest\n8 Swamp\n`

test(
  'a deck of 60 out of a database is judged, given rules, and played against a bot',
  { timeout: 600_000 },
  async () => {
    const cwd = folderWith({
      'cards.json': JSON.stringify(records),
      'deck.txt': deck,
      'evening.rules': 'variant Evening of Magic "our cards"\ninclude "ours.rules"\n',
    })
    const houserules = (...args: string[]): Promise<Ran> => realHouserules(args, { cwd })

    // The database, and the deck judged by what is printed.
    expect(await houserules('cards', 'import', 'cards.json', '-o', 'cards.jsonl')).toMatchObject({ code: 0 })
    const judged = await houserules('deck', 'check', 'Magic', 'deck.txt', '--cards', 'cards.jsonl')
    expect(judged).toMatchObject({ code: 0, out: 'deck.txt: accepted\n' })
    expect(judged.err).toContain('without rules to be played by: 12 cards: Cinder Dart, ')

    // Its cards as rules text, which do nothing yet.
    const written = ['--deck', 'deck.txt', '--variant', 'Magic', '--cards', 'cards.jsonl', '-o', 'ours.rules']
    expect(await houserules('cards', 'write', ...written)).toMatchObject({ code: 0 })
    expect((await houserules('check', 'evening.rules')).err).toContain(
      'without rules yet, and doing nothing: 12 cards: ',
    )

    // Rules in place of the remark that there are none.
    expect([...texts.keys()].sort()).toEqual(Object.keys(printed).sort())
    const begun = readFileSync(join(cwd, 'ours.rules'), 'utf8')
    const ruled = begun.replace(
      /^(card 《(.+)》\n(?: .*\n)*?) {2}-- It has no rules yet\.\n/gm,
      (_, head: string, name: string) => `${head}${texts.get(name) ?? ''}\n`,
    )
    writeFileSync(join(cwd, 'ours.rules'), ruled)
    expect(await houserules('check', 'evening.rules', '--strict')).toMatchObject({
      code: 0,
      err: '1 game checked: no findings\n',
    })

    // Judged and played without the database.
    expect(await houserules('deck', 'check', 'evening.rules', 'deck.txt')).toMatchObject({ code: 0 })
    const table = ['--deck', 'A=deck.txt', '--seed', '3', '--max-decisions', '2000']
    const played = await houserules('play', 'evening.rules', '--seats', 'random,random', ...table)
    expect(played.code, played.err).toBe(0)
    const cast = Object.keys(printed).filter((name) => played.out.includes(`A casts 《${name}》`))
    expect(cast.length).toBeGreaterThan(2)
  },
)
