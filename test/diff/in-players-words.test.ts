import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import type { Change, FoundWitness } from '../../compiler/diff/change.ts'
import { makeChange } from '../../compiler/diff/make-change.ts'
import { inPlayersWords } from '../../compiler/diff/render/in-players-words.ts'

// The first lines of a diff: what is different tonight, each with a moment of its own.

const span = { file: { path: 'x.rules', text: 'a\n' }, start: 0, end: 1 }
const witness: FoundWitness = {
  kind: 'found',
  by: 'aim',
  seed: null,
  step: null,
  where: 'A may lay 2♣',
  scene: '',
  old: 'legal',
  new: 'refused',
  example: 'example "x"\n',
  holdsOn: 'new',
}

const added = (id: Parameters<typeof makeChange>[0], clause: string, more: Partial<FoundWitness> = {}): Change => ({
  ...makeChange(id, clause, null, { text: `${clause}: cannot lay 2♣`, span, clauses: [clause] }),
  witness: { ...witness, ...more },
})

const side = { shown: 'x.rules', game: 'X', title: '', header: span }

function told(...changes: readonly Change[]): readonly string[] {
  const summaries = new Map([['peace.1', 'Nobody lays a two']])
  return inPlayersWords({ old: side, new: side, changes, gated: [], ignored: 0, related: true, summaries }).map(
    inEnglish,
  )
}

test('what the clause says, or else the rule, and a moment', () => {
  const two = told(added('forbid-added', 'peace.1'), added('forbid-added', 'war.1', { where: 'B may pass' }))
  expect(two.toSorted()).toEqual([
    'No longer allowed [peace.1]: Nobody lays a two. For instance, A may lay 2♣ (before: legal, now: refused).',
    'No longer allowed [war.1]: `war.1: cannot lay 2♣` is new. For instance, B may pass (before: legal, now: refused).',
  ])
})

test('of several clauses what the first says that says anything', () => {
  const change = added('forbid-added', 'war.1')
  const cited = { ...change, clause: { old: [], new: ['war.1', 'peace.1', 'peace.2'] } }
  expect(told(cited)[0]).toContain('No longer allowed [war.1, peace.1, peace.2]: Nobody lays a two.')
})

test.each([
  ['one that was told before', [added('forbid-added', 'peace.1'), added('forbid-added', 'war.1')]],
  ['one of the contrary', [added('permit-added', 'war.1', { shows: 'contrary' })]],
  ['one of what is laid out', [added('card-added', 'war.1')]],
  ['a whole game', [added('forbid-added', 'war.1', { isUntold: true })]],
])('no moment where it is %s', (_, changes) => {
  expect(told(...changes).at(-1)).not.toContain('For instance')
})

test('what lies there and has been done stands before it', () => {
  const [line] = told(added('forbid-added', 'peace.1', { scene: 'where pile is 3♣, after B passes' }))
  expect(line).toContain('For instance, where pile is 3♣, after B passes: A may lay 2♣ (before: legal, now: refused).')
})

test('where a value parts, what it is and was', () => {
  const score = { value: 'score of A', where: 'score of A = 3', old: '2', new: '3' }
  expect(told(added('instructions-added', 'peace.1', score))[0]).toContain('For instance, score of A is 3 (was 2).')
  const amid = { ...score, scene: 'after A passes', amid: true as const }
  expect(told(added('instructions-added', 'peace.1', amid))[0]).toContain(
    'For instance, after A passes: score of A is 3 (without this rule 2).',
  )
})

test('a moment of its own before one that others have a part in, and that before one beside the others', () => {
  const shared = { shared: { how: 'together' as const, rules: ['other'] }, where: 'shared' }
  const all = [added('forbid-added', 'war.1', { amid: true, where: 'amid' }), added('forbid-added', 'war.1', shared)]
  expect(told(...all)[0]).toContain('For instance, shared')
  expect(told(...all, added('forbid-added', 'war.1', { where: 'own' }))[0]).toContain('For instance, own')
})

test('what plays differently comes before what is only kept for it, and first what has a moment', () => {
  const { witness: _, ...bare } = added('forbid-added', 'war.1')
  expect(
    told(added('card-added', 'war.2'), bare, added('instructions-added', 'war.3')).map((line) => line.slice(-60)),
  ).toEqual([
    expect.stringContaining('For instance, A may lay 2♣'),
    expect.stringContaining('`war.1: cannot lay 2♣` is new'),
    expect.stringContaining('New [war.2]: `war.2`'),
  ])
})

test('new is a clause that was not there before', () => {
  const report = {
    old: side,
    new: side,
    gated: [],
    ignored: 0,
    related: true,
    summaries: new Map([['a.1', 'Aces win']]),
  }
  const changes = [added('instructions-added', 'a.1')]
  expect(inEnglish(inPlayersWords({ ...report, changes })[0] ?? '')).toMatch(/^New \[a\.1\]: Aces win\./u)
  expect(inEnglish(inPlayersWords({ ...report, changes, clausesBefore: new Set(['a.1']) })[0] ?? '')).toMatch(
    /^Changed \[a\.1\]: Aces win\./u,
  )
})

test('what forbids and does something else besides is a change', () => {
  const [line] = told(added('instructions-added', 'peace.1'), added('forbid-added', 'peace.1'))
  expect(line).toMatch(/^New \[peace\.1\]: Nobody lays a two\./u)
})

test('no more than a table reads', () => {
  const many = Array.from({ length: 14 }, (_, i) => added('forbid-added', `c.${i}`))
  expect(told(...many)).toHaveLength(10)
  expect(told(...many).at(-1)).toBe('5 clauses more, below.')
})
