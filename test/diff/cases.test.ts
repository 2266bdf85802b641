import { describe, expect, it } from 'vitest'
import { catalogue } from '../../compiler/diff/catalogue.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { renderDiffText } from '../../compiler/diff/render/render-text.ts'
import { caseNames, idsOf, mirrored, reportOf, sideOf } from './kit.ts'

/** A case is a folder with `old.rules`, `new.rules` and what `diff` says of them in `expected.txt`. */
describe.each(caseNames)('%s', (name) => {
  const [old, next] = [sideOf(name, 'old.rules'), sideOf(name, 'new.rules')]

  it('is told as expected', async () => {
    await expect(`${renderDiffText(reportOf(old, next))}\n`).toMatchFileSnapshot(`${name}/expected.txt`)
  })

  it('is its own mirror when both versions are exchanged', () => {
    expect(idsOf(compareGames(next, old))).toEqual(mirrored(compareGames(old, next)))
  })

  it('is nothing between a version and itself', () => {
    expect(compareGames(old, old)).toEqual([])
    expect(compareGames(next, next)).toEqual([])
  })
})

it('has a case for every kind of change', () => {
  const shown = new Set(caseNames.flatMap((name) => {
    const [old, next] = [sideOf(name, 'old.rules'), sideOf(name, 'new.rules')]
    return [...compareGames(old, next), ...compareGames(next, old)].map((change) => change.id)
  }))
  expect(catalogue.map((kind) => kind.id).filter((id) => !shown.has(id))).toEqual([])
})
