import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { type WrittenDecl, writtenDecls } from '../../compiler/merge/written-decls.ts'

const paths = ['rules/hearts/hearts.rules', 'rules/dominion/dominion.rules', 'rules/trump-king/suits.rules']
const files = paths.map((path) => ({ path, text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') }))

type Edit = { readonly kind: 'remove' | 'change' | 'add'; readonly at: number }

const written = (decls: readonly Pick<WrittenDecl, 'lead' | 'text'>[]): string =>
  decls.map(({ lead, text }) => lead + text).join('')

/** Edits of different declarations, by their places in the text of before. */
function edited(path: string, text: string, edits: readonly Edit[]): string {
  const { decls, tail } = writtenDecls(path, text)
  const now = decls.map((decl, i): readonly Pick<WrittenDecl, 'lead' | 'text'>[] => {
    const its = edits.filter(({ at }) => at === i).map(({ kind }) => kind)
    const kept = its.includes('remove')
      ? []
      : its.includes('change')
        ? [{ lead: decl.lead, text: decl.text.replace(/\S+/u, (word) => `${word} -- changed\n  `) }]
        : [decl]
    return its.includes('add') ? [...kept, { lead: '\n-- why\n', text: `added-${i}: number = ${i}\n` }] : kept
  })
  return written(now.flat()) + tail
}

/** Some edits of two sides, never of neighbours, as what stands next to an edit of the other side is nobody's alone. */
const sides = (count: number): fc.Arbitrary<readonly [readonly Edit[], readonly Edit[]]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: Math.floor((count - 1) / 2) }), { maxLength: 6 })
    .chain((places) =>
      fc.tuple(...places.map((at) => fc.record({ at: fc.constant(at * 2), kind: kinds, ours: fc.boolean() }))),
    )
    .map((all) => [all.filter(({ ours }) => ours), all.filter(({ ours }) => !ours)] as const)
const kinds = fc.constantFrom('remove' as const, 'change' as const, 'add' as const)

describe.each(files)('$path', ({ path, text }) => {
  const { decls } = writtenDecls(path, text)

  test('its decls are the text', () => {
    expect(written(decls) + writtenDecls(path, text).tail).toBe(text)
  })

  test('where one side has changed nothing, or the same, the other is the result', () => {
    fc.assert(
      fc.property(sides(decls.length), ([ours, theirs]) => {
        const all = edited(path, text, [...ours, ...theirs])
        for (const three of [
          { base: text, ours: text, theirs: all },
          { base: text, ours: all, theirs: text },
          { base: text, ours: all, theirs: all },
        ])
          expect(mergeTexts(path, three)).toMatchObject({ text: all, conflicts: [] })
      }),
      { numRuns: 10 },
    )
  })

  test('edits of different declarations are both there, as if one had been made after the other', () => {
    fc.assert(
      fc.property(sides(decls.length), ([ours, theirs]) => {
        const three = { base: text, ours: edited(path, text, ours), theirs: edited(path, text, theirs) }
        const both = edited(path, text, [...ours, ...theirs])
        expect(mergeTexts(path, three)).toMatchObject({ text: both, conflicts: [] })
        expect(mergeTexts(path, { ...three, ours: three.theirs, theirs: three.ours }).text).toBe(both)
      }),
      { numRuns: 20 },
    )
  })
})

const base = `game Small for 2 players
worth: number = 3

-- whose turn it is
to match
  finish

[play.2] to play by player p
  score of p gains worth
  finish
`
const merged = (ours: string, theirs: string): ReturnType<typeof mergeTexts> =>
  mergeTexts('small.rules', { base, ours, theirs })

test('remarks and layout of the one side stay with what the other changes', () => {
  const ours = base.replace('-- whose turn', '-- by whom, and whose turn')
  const theirs = base.replace('  finish\n\n[', '  play by first of players\n  finish\n\n[')
  expect(merged(ours, theirs).text).toBe(ours.replace('  finish\n\n[', '  play by first of players\n  finish\n\n['))
})

test('both change lines of one text that do not touch: both are there, and it is said', () => {
  const ours = base.replace('to play by player p\n', 'to play by player p\n  worth-shown by p\n')
  const theirs = base.replace('gains worth\n  finish\n', 'gains worth\n  settle by p\n  finish\n')
  const { conflicts, joined, text } = merged(ours, theirs)
  expect([conflicts, joined]).toEqual([[], ['event play']])
  expect(text).toBe(ours.replace('gains worth\n  finish\n', 'gains worth\n  settle by p\n  finish\n'))
})

test('a declaration that one side moves, and the other changes', () => {
  const ours = base.replace('worth: number = 3\n', '').concat('worth: number = 3\n')
  const theirs = base.replace('= 3', '= 4')
  expect(merged(ours, theirs).text).toBe(ours.replace('= 3', '= 4'))
  expect(merged(theirs, ours).text).toBe(ours.replace('= 3', '= 4'))
})

test.each([
  ['both change it', base.replace('= 3', '= 4'), base.replace('= 3', '= 5'), 'both-changed', 'fact worth'],
  ['both declare it', `${base}luck: number = 1\n`, `${base}luck: number = 2\n`, 'both-added', 'fact luck'],
  [
    'ours removes it',
    base.replace('worth: number = 3\n', ''),
    base.replace('= 3', '= 5'),
    'removed-changed',
    'fact worth',
  ],
  [
    'theirs removes it',
    base.replace('= 3', '= 5'),
    base.replace('worth: number = 3\n', ''),
    'changed-removed',
    'fact worth',
  ],
])('no side is taken where %s', (_, ours, theirs, kind, called) => {
  const { conflicts, text } = merged(ours, theirs)
  expect(conflicts).toMatchObject([{ kind, called }])
  expect(text).toMatch(/^<{7} ours\n[^]*^={7}\n[^]*^>{7} theirs\n/mu)
})

test('what both add alike stands once, what they add beside each other in the order of the sides', () => {
  const [ours, theirs] = [`${base}a: number = 1\nc: number = 3\n`, `${base}b: number = 2\nc: number = 3\n`]
  expect(merged(ours, theirs).text).toBe(`${base}a: number = 1\nb: number = 2\nc: number = 3\n`)
})

test('lines that one side adds to an event stand below what the other puts in its place, each with its remarks', () => {
  const add = '-- once more\nadd before b in match\n  c\n'
  const replace = '-- anew\nreplace to match\n  b\n'
  const variant = 'variant V of G\n\nfull: truth = yes\n'
  const merges = [[add, replace] as const, [replace, add] as const].map(([ours, theirs]) =>
    mergeTexts('v.rules', { base: variant, ours: `${variant}${ours}`, theirs: `${variant}${theirs}` }),
  )
  expect(merges.map(({ text, conflicts }) => [text, conflicts])).toEqual([
    [`${variant}${replace}${add}`, []],
    [`${variant}${replace}${add}`, []],
  ])
})
