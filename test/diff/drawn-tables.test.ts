import { expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import type { FoundWitness } from '../../compiler/diff/change.ts'
import { renderTables } from '../../compiler/diff/render/render-tables.ts'
import { folderWith, houserules } from '../cli/kit.ts'
import { auction, cards } from './repository.ts'

// Where two versions part, as both tables lie then.

const table = (pieces: readonly string[], score: string) => ({
  blocks: [
    { seat: null, facts: [{ name: 'round', pieces: ['0'] }], zones: [] },
    { seat: 'A', facts: [{ name: 'score', pieces: [score] }], zones: [{ name: 'hand', pieces }] },
  ],
  waiting: [],
  asks: null,
})

const witness = (tables: FoundWitness['tables']): FoundWitness => ({
  kind: 'found',
  by: 'aim',
  seed: null,
  step: null,
  scene: '',
  where: 'score of A = 4',
  value: 'score of A',
  old: '<3>',
  new: '4',
  example: 'example "x"\n',
  holdsOn: 'new',
  ...(tables === undefined ? {} : { tables }),
})

const marked = (lines: readonly string[]): readonly string[] =>
  [...lines.join('').matchAll(/<span class="piece(?: red)? differs">(.*?)<\/span>/gu)].map(([, text]) => text ?? '')

test('what differs is marked, each copy by itself, and nothing else is', () => {
  const lines = renderTables(witness({ old: table(['5♦', '5♦', '7♣'], '3'), new: table(['7♣', '5♦'], '4') }))
  expect(marked(lines)).toEqual(['&#60;3&#62;', 'score 3', '5♦', '4', 'score 4'])
  expect(lines.join('')).not.toContain('round')
  expect(lines.join('')).toContain('<dt>score of A</dt>')
  expect(lines.filter((line) => line === '<figure>')).toHaveLength(2)
})

test('one table where the other does not come there, and none where neither is known', () => {
  expect(renderTables(witness({ old: null, new: table(['7♣'], '4') })).join('')).toContain('It does not come there.')
  expect(renderTables(witness({ old: null, new: null }))).toEqual([])
  expect(renderTables(witness(undefined))).toEqual([])
})

test('of many pieces those that differ are among the ones that are shown', () => {
  const many = Array.from({ length: 60 }, (_, i) => `bid ${i}`)
  const lines = renderTables(witness({ old: table(many, '3'), new: table([...many, 'bid 99'], '3') }))
  expect(marked(lines)).toContain('bid 99')
  expect(lines.join('').match(/class="piece/gu)).toHaveLength(2 * (24 + 2))
  expect(lines.join('')).toContain('… 37 more')
})

test('on the page of a diff: the question with what may be answered on each side', { timeout: 60_000 }, async () => {
  const noDebt = '[bid.2] no-debt: player p cannot bid number n if n > money of p\n'
  const cwd = folderWith({ 'old.rules': auction(), 'new.rules': auction(noDebt), 'cards.rules': cards() })
  const args = ['diff', 'old.rules', 'new.rules', '--format', 'html', '--within', '5']
  const { out } = await houserules(args, { tools: realToolchain, cwd })
  const [before = '', now = ''] = out.split('<figure>').slice(1)
  expect(before).toMatch(/<figcaption>Before<.*\n?[^]*differs">legal</u)
  expect(before).toMatch(/[AB] is asked: .*<span class="piece differs">bid \d<\/span>/u)
  expect(now).toMatch(/<figcaption>Now<[^]*differs">refused by \[bid.2\]</u)
})
