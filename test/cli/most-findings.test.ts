import { expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules, type Ran } from './kit.ts'

/** A game with more mistakes than are kept. */
const BROKEN = `game Broken for 2 players "nobody is known"

stake of player: number starts 0

to match
  mend
  finish

to mend
${Array.from({ length: 230 }, (_, i) => `  stake of nobody-${i} gains 1\n`).join('')}`

test('what is beyond the most findings that are kept is counted', async () => {
  const cwd = folderWith({ 'broken.rules': BROKEN })
  const run = (argv: string[]): Promise<Ran> => houserules(argv, { cwd, tools: realToolchain })
  const { err } = await run(['check', 'broken.rules'])
  expect(err).toBe('1 game checked: 200 errors in 1 file, and 30 more that are not shown\n')
  expect(JSON.parse((await run(['check', 'broken.rules', '--format', 'json'])).out)).toMatchObject({
    errors: 200,
    omitted: 30,
  })
  expect(await run(['build', 'broken.rules'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('and 30 more that are not shown'),
  })
})
