import { describe, expect, it } from 'vitest'
import { catalogue } from '../../compiler/diff/catalogue.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { renderDiffText } from '../../compiler/diff/render/render-text.ts'
import { caseNames, changesOf, idsOf, mirrored, reportOf, sideOf } from './kit.ts'

/** A case is a folder with `old.rules`, `new.rules` and what `diff` says of them in `expected.txt`. */
describe.each(caseNames)('%s', (name) => {
  it('is told as expected', async () => {
    const report = reportOf(sideOf(name, 'old.rules'), sideOf(name, 'new.rules'), { changes: changesOf(name).there })
    await expect(`${renderDiffText(report, { colour: false, all: true })}\n`).toMatchFileSnapshot(
      `${name}/expected.txt`,
    )
  })

  it('is its own mirror when both versions are exchanged', () => {
    const { there, back } = changesOf(name)
    expect(idsOf(back)).toEqual(mirrored(there))
  })

  it('is nothing between a version and itself', () => {
    for (const file of ['old.rules', 'new.rules'] as const)
      expect(compareGames(sideOf(name, file), sideOf(name, file))).toEqual([])
  })
})

it('has a case for every kind of change', () => {
  const shown = new Set(
    caseNames.flatMap((name) => [...changesOf(name).there, ...changesOf(name).back]).map((change) => change.id),
  )
  expect(catalogue.map((kind) => kind.id).filter((id) => !shown.has(id))).toEqual([])
})
