import { expect, test } from 'vitest'
import { emptyCaches } from '../../compiler/caches.ts'
import { compiled, edited, repositoryHost } from './memory-host.ts'

const hearts = 'rules/hearts/hearts.rules'

test.each([hearts, 'rules/kuhn-poker/kuhn-poker.rules'])('%s gives the same bytes each time', async (path) => {
  const first = await compiled(path, repositoryHost())
  const second = await compiled(path, repositoryHost())
  expect(second).toEqual(first)
})

test('what was kept of other texts leaves the bytes as they are', async () => {
  const caches = emptyCaches()
  const other = repositoryHost({ [hearts]: edited(hearts, 'target: number = 100', 'target: number = 50') })
  await compiled('rules/kuhn-poker/kuhn-poker.rules', repositoryHost(), { caches })
  await compiled(hearts, other, { caches })
  const last = await compiled(hearts, repositoryHost(), { caches })
  expect(last).toEqual(await compiled(hearts, repositoryHost()))
})

test('the way lines end in the rules text leaves no mark', async () => {
  const text = edited(hearts, 'game Hearts for', 'game Hearts for')
  const crlf = await compiled(hearts, repositoryHost({ [hearts]: text.replaceAll('\n', '\r\n') }))
  expect(crlf).toEqual(await compiled(hearts, repositoryHost()))
})
