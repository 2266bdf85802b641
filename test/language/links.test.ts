import { expect, it } from 'vitest'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { linksOf } from '../../language/links.ts'
import { hostOf, said } from './kit.ts'

const links = (path: string, text: string, others: readonly string[]): readonly string[] =>
  linksOf(
    parseFile({ path, text }, () => {}),
    path,
    { ...hostOf(new Map(others.map((each) => [each, '']))), shared: (of) => `rules/${of}` },
  ).map(({ at, path: to }) => `${said(at)} → ${to}`)

const GAME = 'game G for 2 players "g"\n\ninclude "parts/deal.rules"\n[1a] include "library/tricks.rules"\n'

it('each include leads to the file beside, else to what is shared', () => {
  expect(links('ours/g.rules', GAME, ['ours/parts/deal.rules', 'rules/library/tricks.rules'])).toEqual([
    'ours/g.rules:3:9 "parts/deal.rules" → ours/parts/deal.rules',
    'ours/g.rules:4:14 "library/tricks.rules" → rules/library/tricks.rules',
  ])
})

it('what is not there is no link', () => {
  expect(links('g.rules', GAME, ['rules/library/tricks.rules'])).toEqual([
    'g.rules:4:14 "library/tricks.rules" → rules/library/tricks.rules',
  ])
})
