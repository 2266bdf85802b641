import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realHouserules, folderWith } from '../cli/kit.ts'
import { blocksIn } from './reference-blocks.ts'

const here = import.meta.dirname
const blocks = blocksIn(readFileSync(join(here, '..', '..', 'grammar', 'card-texts.md'), 'utf8'))

/** The cards of a block, and its examples with those that are here alone. */
function partsOf(text: string, more: string): { readonly cards: readonly string[]; readonly examples: string } {
  const cards = [...text.matchAll(/^card (《.+》)$/gm)].map(([, name = '']) => name)
  return { cards, examples: text.slice(text.indexOf('\nexample ')) + more }
}

test('the page of card texts has a block for each of the four games', () => {
  expect(blocks.map(({ title }) => title.replace(/ \(line \d+\)/, ''))).toEqual([
    'Magic',
    'Duel Masters',
    'Build Divide',
    'Yu-Gi-Oh',
  ])
})

describe.each(blocks)('the texts of $title', { timeout: 120_000 }, ({ title, text }) => {
  const file = title
    .replace(/ \(line \d+\)/, '')
    .toLowerCase()
    .replaceAll(' ', '-')
  const more = readFileSync(join(here, 'card-texts', `${file}.rules`), 'utf8')
  const { cards, examples } = partsOf(text, more)

  test('are twelve, each of which an example tries', () => {
    expect(cards).toHaveLength(12)
    expect(cards.filter((card) => !examples.includes(card))).toEqual([])
  })

  test('have no findings, and do what the examples say', async () => {
    const cwd = folderWith({ 'block.rules': text, 'tried.rules': `${text}\n${more}` })
    expect(await realHouserules(['check', 'block.rules', '--strict'], { cwd })).toMatchObject({ code: 0, out: '' })
    const ran = await realHouserules(['test', 'tried.rules'], { cwd })
    expect(ran.out + ran.err).toMatch(/: (\d+) of \1 examples hold/)
    expect(ran.code).toBe(0)
  })
})
