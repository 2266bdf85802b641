import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { changed, withChange, type PlaysChange } from '../../../studio/skein/changes.ts'
import {
  ROOT,
  type Path,
  type Plays,
  beginningKey,
  followers,
  grown,
  knotAt,
  merged,
  withKnotName,
  onlyThrough,
  pathTo,
  withoutKnot,
} from '../../../studio/skein/plays.ts'
import { FORM, readPlays } from '../../../studio/skein/plays-store.ts'

const none: Plays = {
  beginning: { kind: 'deal', seed: 1, players: 2, options: {} },
  game: 'Kuhn',
  changed: 0,
  knots: [],
}

/** `A:bet B:fold`, told to both. */
const line = (text: string): Path =>
  text === '' ? [] : text.split(' ').map((each) => ({ seat: each.slice(0, 1), choice: each.slice(2), told: 'AB' }))

const made = (...lines: readonly string[]): Plays => lines.reduce((plays, text) => grown(plays, line(text)), none)

/** All lines of a tree, as they are written above. */
const linesOf = (plays: Plays): string[] => {
  const after = followers(plays)
  return plays.knots
    .flatMap((_, at) =>
      (after[at + 1] ?? []).length > 0
        ? []
        : [
            pathTo(plays, at)
              .map(({ seat, choice }) => `${seat}:${choice}`)
              .join(' '),
          ],
    )
    .sort()
}

describe('plays as a tree of choices', () => {
  it('keep what was chosen before another choice was made in its place', () => {
    expect(linesOf(made('A:bet B:fold', 'A:bet B:call', 'A:check'))).toEqual([
      'A:bet B:call',
      'A:bet B:fold',
      'A:check',
    ])
  })

  it('are the very same where a line was played before', () => {
    const plays = made('A:bet B:fold')
    expect(grown(plays, line('A:bet'))).toBe(plays)
  })

  it('tell the same words of two seats apart', () => {
    expect(linesOf(made('A:pass', 'B:pass'))).toEqual(['A:pass', 'B:pass'])
  })

  it('lose a branch with all that follows it, and get it back', () => {
    const plays = made('A:bet B:call A:show', 'A:bet B:fold', 'A:check')
    const at = knotAt(plays, line('A:bet B:call')) ?? ROOT
    const left = withoutKnot(plays, at)
    expect(linesOf(left)).toEqual(['A:bet B:fold', 'A:check'])
    expect(linesOf(onlyThrough(plays, at))).toEqual(['A:bet B:call A:show'])
    expect(linesOf(merged(left, onlyThrough(plays, at)))).toEqual(linesOf(plays))
  })

  it('begin alike where the options are the same, in whatever order', () => {
    const deal = (options: Readonly<Record<string, string>>): string =>
      beginningKey({ kind: 'deal', seed: 3, players: 4, options })
    expect(deal({ jack: 'yes', moon: 'no' })).toBe(deal({ moon: 'no', jack: 'yes' }))
    expect(deal({ jack: 'yes' })).not.toBe(deal({ jack: 'no' }))
  })
})

const step = fc.record({
  seat: fc.constantFrom('A', 'B'),
  choice: fc.constantFrom('bet', 'call', 'fold'),
  told: fc.constant('AB'),
})
const path = fc.array(step, { maxLength: 5 })
const tree = fc.array(path, { maxLength: 6 }).map((paths) => paths.reduce<Plays>(grown, none))

describe('laws', () => {
  test('a line that was played leads somewhere, and back to itself', () => {
    fc.assert(
      fc.property(tree, path, (plays, played) => {
        const now = grown(plays, played)
        const at = knotAt(now, played)
        expect(at).not.toBeNull()
        expect(pathTo(now, at ?? ROOT).map(({ seat, choice, told }) => ({ seat, choice, told }))).toEqual(played)
      }),
    )
  })

  test('every knot comes after the one that it follows', () => {
    fc.assert(
      fc.property(tree, tree, fc.nat(30), (a, b, at) => {
        for (const plays of [a, merged(a, b), withoutKnot(a, at), onlyThrough(a, a.knots.length > at ? at : ROOT)])
          for (const [i, { parent }] of plays.knots.entries()) {
            expect(parent).toBeGreaterThanOrEqual(ROOT)
            expect(parent).toBeLessThan(i)
          }
      }),
    )
  })

  test('two pages that kept each what they played have the same lines, whoever was first', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(linesOf(merged(a, b))).toEqual(linesOf(merged(b, a)))
        expect(merged(a, a).knots).toEqual(a.knots)
      }),
    )
  })

  test('what is removed leaves all other lines, up to where it was', () => {
    fc.assert(
      fc.property(tree, fc.nat(30), (plays, at) => {
        fc.pre(at < plays.knots.length)
        const removed = new Set(linesOf(onlyThrough(plays, at)))
        const others = linesOf(plays).filter((each) => !removed.has(each))
        expect(linesOf(withoutKnot(plays, at))).toEqual(expect.arrayContaining(others))
        expect(knotAt(withoutKnot(plays, at), pathTo(plays, at))).toBeNull()
      }),
    )
  })

  test('what is kept is read again', () => {
    fc.assert(
      fc.property(tree, fc.string(), fc.nat(30), (plays, words, at) => {
        const kept = at < plays.knots.length ? withKnotName(plays, at, { words, by: 'A' }) : plays
        expect(readPlays(structuredClone({ form: FORM, ...kept }))).toEqual(kept)
      }),
    )
  })

  test('changes that wait may be said shorter', () => {
    const change = fc.oneof(
      path.map((each): PlaysChange => ({ kind: 'grow', path: each, game: 'Kuhn', time: 5 })),
      path.map((each): PlaysChange => ({ kind: 'remove', path: each })),
      path.map((each): PlaysChange => ({ kind: 'name', path: each, name: { words: 'here', by: 'all' } })),
    )
    fc.assert(
      fc.property(tree, fc.array(change, { maxLength: 8 }), (plays, changes) => {
        const all = (list: readonly PlaysChange[]): Plays | null =>
          list.reduce<Plays | null>((before, each) => changed(before, each, none), plays)
        expect(all(changes.reduce(withChange, [] as readonly PlaysChange[]))).toEqual(all(changes))
      }),
    )
  })
})

test.each([
  [null],
  ['text'],
  [{}],
  [{ form: FORM + 1, ...made('A:bet') }],
  [{ form: FORM, ...made('A:bet'), knots: [{ parent: 0, seat: 'A', choice: 'bet', told: '', name: null }] }],
  [{ form: FORM, ...made('A:bet'), knots: [{ parent: -2, seat: 'A', choice: 'bet', told: '', name: null }] }],
  [{ form: FORM, ...made('A:bet'), beginning: { kind: 'deal' } }],
])('what is not of this form is not taken for plays', (data) => {
  expect(readPlays(data)).toBeNull()
})
