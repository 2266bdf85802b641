import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LANGUAGE } from '../../grammar/language-version.ts'
import { linkOf, readLink } from '../../studio/share/link.ts'
import type { Shared } from '../../studio/share/shared.ts'

const folder = fileURLToPath(new URL('old-links/', import.meta.url))

interface OldLink {
  readonly link: string
  readonly shared: Shared
}

const seat = fc.constantFrom('A', 'B', 'H')
/** Words of a choice are one line. */
const words = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\n/g, ' '))
const count = fc.nat()
const rules = fc.constant('base' as const)

const shared: fc.Arbitrary<Shared> = fc.record({
  entry: fc.string({ unit: 'grapheme' }),
  files: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), { noNullPrototype: true }),
  version: fc.string(),
  course: fc.option(
    fc.record({
      beginning: fc.oneof(
        fc.record(
          {
            kind: fc.constant('deal' as const),
            seed: count,
            players: count,
            options: fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
            rules,
            decks: fc.array(fc.option(fc.string({ unit: 'grapheme' }))),
          },
          { requiredKeys: ['kind', 'seed', 'players', 'options'] },
        ),
        fc.record(
          { kind: fc.constant('written' as const), text: fc.string({ unit: 'grapheme' }), steps: fc.nat(1000), rules },
          { requiredKeys: ['kind', 'text'] },
        ),
        fc.record({ kind: fc.constant('example' as const), title: fc.string({ unit: 'grapheme' }), steps: count }),
      ),
      choices: fc.array(fc.record({ seat, choice: words })),
    }),
  ),
})

const packed = (text: string): string =>
  `#1.${Buffer.from(deflateSync(strToU8(text), { level: 9 })).toString('base64url')}`

describe('a link', () => {
  it.each(readdirSync(folder))('that was made by an earlier page is read as it was meant: %s', (file) => {
    const { link, shared: meant } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as OldLink
    expect(readLink(link)).toEqual({ kind: 'shared', shared: meant })
  })

  it('gives back whatever was put into it', () => {
    fc.assert(
      fc.property(shared, (all) => {
        expect(readLink(linkOf(all))).toEqual({ kind: 'shared', shared: all })
      }),
    )
  })

  it('of rules in a later version of the language is told as such, whatever they say', () => {
    const all = { e: 'mine.rules', f: { 'mine.rules': 'game Mine in words of the future' }, v: '9.9.9' }
    const read = (language: unknown) => readLink(packed(JSON.stringify({ ...all, l: language })))
    expect(read(LANGUAGE + 1)).toEqual({ kind: 'later', language: LANGUAGE + 1 })
    for (const said of [LANGUAGE, 'none', null]) expect(read(said)).toMatchObject({ kind: 'shared' })
  })

  it('holds nothing but signs that every program leaves alone', () => {
    fc.assert(
      fc.property(shared, (all) => {
        expect(linkOf(all)).toMatch(/^#1\.[A-Za-z0-9_-]+$/)
      }),
    )
  })

  it('may be anything, and is never thrown at whoever reads it', () => {
    const cut = fc.tuple(shared, fc.nat()).map(([all, at]) => linkOf(all).slice(0, 3 + (at % linkOf(all).length)))
    const anything = fc.oneof(
      fc.string(),
      fc.string().map((text) => `#1.${text}`),
      cut,
    )
    fc.assert(
      fc.property(anything, (text) => {
        expect(['none', 'shared', 'broken', 'long', 'newer', 'later']).toContain(readLink(text).kind)
      }),
    )
  })

  it('is not taken apart where its parts stand in each other as in nothing of ours', () => {
    const parsed = vi.spyOn(JSON, 'parse')
    onTestFinished(() => parsed.mockRestore())
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const)
      for (const inside of ['', '1'])
        expect(readLink(packed(open.repeat(600_000) + inside + close.repeat(600_000)))).toEqual({ kind: 'broken' })
    expect(parsed).not.toHaveBeenCalled()
    // In a text they are signs as others are.
    const brackets = { entry: '[{"'.repeat(99), files: { 'a.rules': '\\"[[[['.repeat(99) }, version: '', course: null }
    expect(readLink(linkOf(brackets))).toEqual({ kind: 'shared', shared: brackets })
  })
})
