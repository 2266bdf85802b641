import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deckPage } from '../../cli/cards/deck-page.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'

const evil = '</script><img src=x onerror=alert(1)>\u202e'
const page = deckPage({
  title: `Evil: names of ${evil}`,
  deck: [
    { card: evil, copies: 4, answers: [{ is: evil, why: [evil] }, { is: 'Cat' }] },
    { card: 'Dog', copies: 1, word: evil, answers: [{ is: 'Cat' }] },
  ],
  notes: [evil],
})

test('what stands on cards becomes no markup on a page of a deck', () => {
  expect(page.match(/<\/script/g)).toHaveLength(2)
  expect(page).not.toMatch(/<img|\u202e/)
})

test('a page of a deck runs its own script alone, and asks nobody', () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
  expect(page).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`)
  expect(page).toContain("default-src 'none'")
  expect(page).not.toMatch(/https?:/)
})

test('a name that many cards have stands on it once', () => {
  expect(page.match(/"Cat"/g)).toHaveLength(1)
})

test('a page is of a deck', async () => {
  const ran = await realHouserules(['cards', 'ask', 'mana-value', '_', '--variant', 'Magic', '--format', 'html'], {
    cwd: folderWith({}),
  })
  expect(ran).toMatchObject({ code: 2, out: '', err: 'error: a page is of a deck: say with --deck which\n' })
})
