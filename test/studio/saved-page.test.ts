import { expect, test } from 'vitest'
import type { SavedPage } from '../../studio/player/saved-game.ts'
import { savedPage } from '../../studio/share/saved-page.ts'

const HOSTILE = '</title></script><script>alert(1)</script><!--<img src=x onerror=alert(2)>"\'&'
const parts = { page: 'const end = "</script>"', worker: '// <!-- </SCRIPT>', style: '' }
const game = {
  script: `// ${HOSTILE}`,
  sheet: { name: HOSTILE, title: HOSTILE, clauses: { [HOSTILE]: HOSTILE } },
  course: { beginning: { kind: 'written', text: HOSTILE }, choices: [{ seat: 'A', choice: HOSTILE }] },
} as unknown as SavedPage

/** What a browser takes for the beginnings of elements. */
const elements = (page: string): string[] =>
  [...page.matchAll(/<([a-z!]+)/gi)].map(([, name = '']) => name.toLowerCase())

test('a saved page has the elements of every other, whatever its game is called and says', () => {
  const plain = { ...game, script: '', sheet: { ...game.sheet, name: 'Hearts', title: '', clauses: {} }, course: null }
  expect(elements(savedPage(parts, game))).toEqual(elements(savedPage(parts, plain)))
  const [data] = /(?<=id="game">).*?(?=<\/script>)/s.exec(savedPage(parts, game)) ?? []
  expect(JSON.parse(data ?? '')).toEqual(game)
})

test('a saved page runs no script but its own, which has a word that nobody can know', () => {
  const pages = [savedPage(parts, game), savedPage(parts, game)]
  const nonces = pages.map((page) => /script-src 'nonce-([0-9a-f]{36})' blob:;/.exec(page)?.[1])
  expect(new Set(nonces).size).toBe(2)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain("default-src 'none'")
    expect(page.split(`nonce="${nonces[i] ?? ''}"`)).toHaveLength(2)
  }
})
