import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { checkGame } from '../../compiler/compile.ts'
import { toldHost } from '../../compiler/told-host.ts'

test.each([
  ['a game', 'rules/hearts/hearts.rules'],
  ['a variant', 'rules/hearts/omnibus.rules'],
  ['what takes in rules from elsewhere', 'rules/trump-king/big-table.rules'],
  ['no file at all', 'rules/nothing.rules'],
])('from what a host was asked the same is found: %s', (_, path) => {
  const session = new CheckSession()
  const found = session.check(path, rulesHost(process.cwd(), path))
  const answers = structuredClone(session.answers(path))
  const again = checkGame(path, toldHost(answers ?? new Map()))
  expect(again.diagnostics).toEqual(found.diagnostics)
  expect([...again.sources]).toEqual([...found.sources])
  expect(again.program === null).toBe(found.program === null)
})

test('of what was never checked nothing is known', () => {
  expect(new CheckSession().answers('rules/nothing.rules')).toBeNull()
})
