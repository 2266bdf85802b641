import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { railroadPage } from '../../grammar/railroad.ts'

const page = railroadPage()

test('the page loads nothing from elsewhere', () => {
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link\b|@import|url\(/)
})

test('its scripts draw a diagram for every production', () => {
  const drawn = { innerHTML: '' }
  const context = createContext({
    document: { getElementById: () => drawn, getElementsByClassName: () => [] },
  })
  runInContext('var window = this', context)
  for (const [, script = ''] of page.matchAll(/<script>([^]*?)<\/script>/g)) runInContext(script, context)
  for (const production of ['file', 'statement', 'expression', 'example']) {
    expect(drawn.innerHTML).toContain(`<h2 class="diagramHeader">${production}</h2><svg`)
  }
})
