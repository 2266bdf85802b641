/// <reference lib="dom" />
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardTable } from '../../examples/lit-table/card-table.ts'
import { engine as hearts } from '../../generated/hearts/index.ts'
import { engine as trumpKing } from '../../generated/trump-king/index.ts'
import { type AnyGame, type Engine, Match } from '../../runtime/index.ts'

const page = new Window()
const { document } = page as unknown as { readonly document: Document }

/** What a page knows that Node does not, or knows otherwise. */
const known = 'window document customElements HTMLElement CustomEvent Node Document ShadowRoot CSSStyleSheet'.split(' ')

// Bundled as for a page, since lit has another build for Node.
beforeAll(async () => {
  const entryPoints = [fileURLToPath(new URL('../../examples/lit-table/card-table.ts', import.meta.url))]
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: 'browser', format: 'iife' })
  const values = known.map((name) => (name === 'window' ? page : (page as unknown as Record<string, unknown>)[name]))
  // oxlint-disable-next-line typescript/no-implied-eval -- the example, as a page would run it
  new Function(...known, outputFiles[0]?.text ?? '')(...values)
})
afterAll(() => page.happyDOM.close())

/** A table at which one seat plays, and the match behind it. */
function tableOf(match: Match, seat: number): CardTable {
  const table = document.createElement('card-table') as CardTable
  document.body.append(table)
  table.view = match.view(seat)
  table.addEventListener('answer', (event) => {
    const { step, choice } = (event as CustomEvent<{ step: number; choice: AnyGame['move'] }>).detail
    expect(match.answer(seat, step, choice)).toMatchObject({ taken: true })
    table.view = match.view(seat)
  })
  return table
}

const buttons = (table: CardTable, where: string): HTMLButtonElement[] => [
  ...(table.shadowRoot?.querySelectorAll<HTMLButtonElement>(`${where} button`) ?? []),
]

test('shows what a seat sees, and a click on a card plays it', async () => {
  const match: Match = Match.open(hearts as Engine, { seed: 7 })
  const table = tableOf(match, 0)
  await table.updateComplete
  const sections = [...(table.shadowRoot?.querySelectorAll('section') ?? [])].map((each) => each.textContent?.trim())
  expect(sections.find((text) => text?.startsWith('hand of A'))).toMatch(/5♠.*10♠.*6♦/s)
  expect(sections.find((text) => text?.startsWith('hand of B'))).toMatch(/^hand of B\s*(\(\?\)\s*){13}$/)
  table.shadowRoot?.querySelector<HTMLButtonElement>('#c2')?.click()
  await table.updateComplete
  // All pass at the same time: others are told what is chosen when all have chosen.
  expect(table.shadowRoot?.textContent).toContain('You have chosen 10♠')
  expect(match.log(1, 1)).toEqual([])
  expect(match.log(0, 1)).toEqual([{ step: 1, lines: ['A: 10♠ (not told yet)'] }])
  expect(table.shadowRoot?.querySelector<HTMLButtonElement>('#c2')?.disabled).toBe(true)
})

test('a card with several choices shows them, and a game is played on by clicks alone', async () => {
  const match: Match = Match.open(trumpKing as Engine, { seed: 3 })
  const tables = [0, 1].map((seat) => tableOf(match, seat))
  let several = 0
  for (let clicks = 0; clicks < 60 && match.results === null; clicks++) {
    const [seat = 0] = match.asked
    const table = tables[seat] ?? expect.fail()
    table.view = match.view(seat)
    await table.updateComplete
    const { step } = match
    const before = buttons(table, 'menu').length
    const card = buttons(table, 'section').find(({ disabled }) => !disabled)
    card?.click()
    await table.updateComplete
    if (match.step > step) continue
    if (card !== undefined) {
      several += 1
      expect(buttons(table, 'menu').length).toBeLessThanOrEqual(before)
    }
    buttons(table, 'menu')[clicks % 2]?.click()
  }
  expect(several).toBeGreaterThan(0)
  expect(match.step).toBeGreaterThan(30)
})
