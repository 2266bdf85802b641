import { expect, test } from 'vitest'
import { specimen } from '../kit/specimen.ts'

const CLASH = `
game Clash for 2 players
runtime: number starts 1
scope: number starts 2
engine of player: number = runtime + scope
undefined-thing: number starts 3
to match
  finish
example "names of the language and of the program are only names"
  given
    at match
  then engine of A = 3 and undefined-thing = 3
`

test('names of rules are never taken for those of the script around them', async () => {
  const { engine, examples } = await specimen(CLASH)
  expect(engine.setup({ seed: 1 }).over).toBe(true)
  expect(examples).toHaveLength(1)
})
