import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passagesOf } from '../../grammar/passages.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { type ReadPassage, readEdited } from '../../compiler/syntax/edited-file.ts'
import { rulesTexts } from '../grammar/rules-texts.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { edited, lineEdit } from './line-edits.ts'

const texts = [...rulesTexts]

/** A tree with its places as numbers, wherever they are kept. */
const plain = (tree: object): string =>
  JSON.stringify(tree, (key, value: unknown) => {
    if (key !== 'span') return value
    const { start, end, file } = value as Span
    return [file.path, start, end]
  })

/** Reads the text as a whole and passage by passage, which have to agree; gives the passages for the next edit. */
function readBothWays(path: string, text: string, before: readonly ReadPassage[]): readonly ReadPassage[] {
  const source = { path, text }
  const found: Diagnostic[] = []
  const whole = parseFile(source, (d) => found.push(d))
  const read = readEdited(source, before)
  expect(read === null).toBe(found.length > 0 || text.includes('\t'))
  if (read === null) return before
  expect(plain(read.file)).toBe(plain(whole))
  return read.passages
}

test('after any edits a file is read passage by passage as it is read as a whole', () => {
  const law = fc.property(fc.constantFrom(...texts), fc.array(lineEdit, { maxLength: 8 }), ([path, first], edits) => {
    let [text, passages] = [first, readBothWays(path, first, [])]
    for (const each of edits) {
      text = edited(text, first, each)
      passages = readBothWays(path, text, passages)
    }
  })
  fc.assert(law, { numRuns: byDay(20, 60 * times), ...sampledSeed('passages') })
})

test('a passage is a declaration with all under it, and remarks between belong to none', () => {
  const text = [
    '-- a remark',
    'game Sample for 2 players',
    '',
    'life of player: number starts 3',
    '-- another',
    '  -- and one that is deeper',
    'to match',
    '  finish',
    '-- at the end',
    '',
  ].join('\n')
  expect(passagesOf(text).map((passage) => passage.text)).toEqual([
    'game Sample for 2 players\n',
    'life of player: number starts 3\n-- another\n  -- and one that is deeper\n',
    'to match\n  finish\n',
  ])
})

test('what an edit leaves as it was is the very same, and tells where it stands now', () => {
  const [first, second] = ['to match\n  finish\n', 'life of player: number starts 3\n']
  const before = readEdited({ path: 'a.rules', text: first + second }, [])
  const life = before?.file.items[1]
  const text = `${first.replace('finish', 'repeat\n    finish')}\n-- a remark\n${second}`
  const after = readEdited({ path: 'a.rules', text }, before?.passages ?? [])
  expect(life).toBeDefined()
  expect(after?.file.items[1]).toBe(life)
  expect(after?.file.items[0]).not.toBe(before?.file.items[0])
  expect(life?.span.file.text.slice(life.span.start, life.span.end)).toBe(second.trim())
})
