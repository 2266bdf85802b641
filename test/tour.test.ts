import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tour } from '../docs/write-tour.ts'

test('the tour shows what the compiler does today; `npm run tour` writes it', async () => {
  expect(await tour()).toBe(readFileSync(new URL('../docs/tour.md', import.meta.url), 'utf8'))
})
