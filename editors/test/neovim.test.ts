import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { demand, projectWith } from './installed.ts'
import { messagesIn } from './sent-messages.ts'
import { EXAMPLE, GAME, HOUSE, WITHOUT_EXAMPLE } from './tiny.ts'

interface Seen {
  readonly fault?: string
  readonly filetype: string
  readonly findings: readonly string[]
  readonly fixes: readonly string[]
  readonly completions: readonly string[]
  readonly completed: string
  readonly failing: readonly string[]
  readonly lenses: readonly string[]
  readonly ran: { readonly failed: number; readonly games: readonly { readonly examples: readonly object[] }[] }
  readonly left: readonly string[]
}

const FILES = { 'rules/tiny.rules': GAME + EXAMPLE, 'rules/double.rules': HOUSE + WITHOUT_EXAMPLE }

/** Where the session is kept that `test/language/recorded-session.test.ts` sends again. */
const KEPT = '../../test/language/session/neovim.jsonl'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

it('Neovim opens, tells, fixes, completes, renames, runs examples and lays out', () => {
  demand('nvim', 'neovim')
  const folder = projectWith(FILES)
  const seenAt = join(folder, 'seen.json')
  const args = ['--headless', '-n', '-i', 'NONE', '-u', here('../neovim/houserules.lua')]
  const ran = spawnSync('nvim', [...args, 'rules/tiny.rules', '-c', `luafile ${here('neovim/session.lua')}`], {
    cwd: folder,
    env: { ...process.env, SEEN: seenAt, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder },
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(ran.error).toBeUndefined()
  const seen = JSON.parse(readFileSync(seenAt, 'utf8')) as Seen
  expect(seen.fault).toBeUndefined()
  expect(seen.filetype).toBe('houserules')
  expect(seen.findings).toEqual([expect.stringMatching(/^11: .*scoer/)])
  expect(seen.fixes[0]).toContain('score')
  expect(seen.completions).toEqual(expect.arrayContaining(['gains', 'loses', 'becomes']))
  expect(seen.completed).toBe('  score of p gains')
  expect(seen.failing).toEqual(['16: this does not hold: score of A is 2; nothing is asked any more'])
  expect(seen.lenses).toEqual(expect.arrayContaining(['play', '1 example holds', 'holds', 'applies in one example']))
  expect(seen.ran).toMatchObject({ failed: 0, games: [{ examples: [{ title: 'one point', ok: true }] }] })
  expect(seen.left).toEqual([])
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  expect(read('rules/tiny.rules')).toBe((GAME + EXAMPLE).replaceAll('score', 'points'))
  expect(read('rules/double.rules')).toBe((HOUSE + WITHOUT_EXAMPLE).replaceAll('score', 'points'))
  if (process.env['HOUSERULES_RECORD'] === undefined) return
  const sent = messagesIn(readFileSync(join(folder, 'sent')), { [folder]: 'FOLDER', [here('../..')]: 'PROGRAM/' })
  const lines = [{ files: FILES }, ...sent].map((each) => JSON.stringify(each))
  writeFileSync(here(KEPT), `${lines.join('\n')}\n`)
})
