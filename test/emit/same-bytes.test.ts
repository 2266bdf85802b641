import { expect, test } from 'vitest'
import type { FormatCache } from '../../compiler/emit/module.ts'
import { compiled, edited, repositoryHost } from './memory-host.ts'

const hearts = 'rules/hearts/hearts.rules'

test.each([hearts, 'rules/kuhn-poker/kuhn-poker.rules'])('%s gives the same bytes each time', async (path) => {
  const first = await compiled(path, repositoryHost())
  const second = await compiled(path, repositoryHost())
  expect(second).toEqual(first)
})

test('a cache that other texts have filled leaves the bytes as they are', async () => {
  const cache: FormatCache = new Map()
  const other = repositoryHost({ [hearts]: edited(hearts, 'target: number = 100', 'target: number = 50') })
  await compiled('rules/kuhn-poker/kuhn-poker.rules', repositoryHost(), { cache })
  await compiled(hearts, other, { cache })
  const kept = await compiled(hearts, repositoryHost(), { cache })
  expect(kept).toEqual(await compiled(hearts, repositoryHost()))
})

test('the way lines end in the rules text leaves no mark', async () => {
  const text = edited(hearts, 'game Hearts for', 'game Hearts for')
  const crlf = await compiled(hearts, repositoryHost({ [hearts]: text.replaceAll('\n', '\r\n') }))
  expect(crlf).toEqual(await compiled(hearts, repositoryHost()))
})
