import { expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'
import { repositoryHost } from './memory-host.ts'

const path = 'rules/kuhn-poker/kuhn-poker.rules'

test('an engine counts its rules only when it is asked to', async () => {
  const plain = await compileGame(path, repositoryHost())
  const counting = await compileGame(path, repositoryHost(), { coverage: true })
  expect([...(plain.game?.files.values() ?? [])].join('')).not.toContain('applies')
  expect([...(counting.game?.files.keys() ?? [])].filter((name) => !plain.game?.files.has(name))).toEqual([
    'coverage.ts',
  ])
  expect(counting.game?.files.get('names.ts')).toBe(plain.game?.files.get('names.ts'))
  expect(counting.game?.files.get('kuhn-poker.ts')).toMatch(/if \(.* && applies\(\d+\)\)/)
  expect(counting.game?.files.get('coverage.ts')).toContain(`'${path}:29'`)
})
