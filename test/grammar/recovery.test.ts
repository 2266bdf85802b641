import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineColumn } from '../../grammar/source-file.ts'
import { read } from './outline.ts'
import { rulesTexts } from './rules-texts.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

function depth(line: string | undefined): number {
  return line === undefined ? 0 : line.length - line.trimStart().length
}

function isCode(line: string | undefined): line is string {
  return line !== undefined && line.trim() !== '' && !line.trim().startsWith('--')
}

function goesOn(line: string | undefined): boolean {
  return line !== undefined && /^ *(?:where|and|or)\b/.test(line)
}

/** What the clauses of a line of their own belong to stands on the next. */
const isCitation = (line: string | undefined): boolean => line !== undefined && /^ *\[[^\]]*\]$/.test(line)

/** How many brackets are open after the lines, outside of texts and comments. */
function openBrackets(lines: readonly string[]): number {
  const code = lines.join('\n').replace(/"(?:[^"\\]|\\.)*"|--.*/g, '')
  return code.split('(').length - code.split(')').length
}

/** Lines that stand alone: no block and no continuation under them, and none that they continue. */
function leaves(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => {
    const next = lines.slice(index + 1).find(isCode)
    const alone =
      isCode(line) &&
      !goesOn(line) &&
      !line.trimEnd().endsWith(',') &&
      !lines.slice(0, index).findLast(isCode)?.trimEnd().endsWith(',') &&
      !goesOn(next) &&
      !isCitation(lines.slice(0, index).findLast(isCode)) &&
      depth(next) <= depth(line) &&
      openBrackets(lines.slice(0, index)) === 0 &&
      openBrackets([line]) === 0
    return alone ? [index] : []
  })
}

const readable = [...rulesTexts.values()].filter(
  (text) => read(text).diagnostics.length === 0 && leaves(text.split('\n')).length > 0,
)

test('one bad line gives one message, and every other line is read', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...readable), fc.nat(), (text, choice) => {
      const lines = text.split('\n')
      const candidates = leaves(lines)
      const index = candidates[choice % candidates.length] ?? 0
      const bad = lines.with(index, `${' '.repeat(depth(lines[index]))}of the of`).join('\n')
      const { diagnostics, file } = read(bad)
      expect(diagnostics.map(({ primary }) => lineColumn(primary.span.file, primary.span.start).line)).toEqual([
        index + 1,
      ])
      const lost = depth(lines[index]) === 0 ? 1 : 0
      const header = read(text).file.header !== null && index === lines.findIndex(isCode) ? 1 : 0
      expect(file.items.length).toBe(read(text).file.items.length - lost + header)
    }),
    { numRuns: byDay(30, 120), ...sampledSeed('a bad line') },
  )
})

test('a broken head is reported once, and the block under it is still read', () => {
  const { diagnostics, file } = read('to a by\n  move c to\n  x\n  if\n    y of\n  else\n    z\nante: number = 1\n')
  expect(diagnostics.map(({ primary }) => lineColumn(primary.span.file, primary.span.start).line)).toEqual([1, 2, 4, 5])
  expect(file.items.map(({ kind }) => kind)).toEqual(['fact'])
})

test('nor is what stands under a broken head taken for something else where clauses or a name stand before it', () => {
  const { diagnostics } = read('[a] card each number n in 2..3 named n of\n  rank = n\n[b] first: after x of of\n  y\n')
  expect(diagnostics.map(({ primary }) => lineColumn(primary.span.file, primary.span.start).line)).toEqual([1, 3])
})

test('mistakes in nested lines keep what is around them', () => {
  const { diagnostics, file } = read('to a\n  x\n  repeat\n    y of\n    z\n  until b\n  w\n')
  expect(diagnostics.length).toBe(1)
  const [event] = file.items
  expect(event?.kind === 'event' && event.body.map(({ kind }) => kind)).toEqual(['call', 'repeat', 'call'])
})

test('a forgotten bracket costs one line', () => {
  const { diagnostics, file } = read('a: number = (1 + 2\nb: number = 2\n[x] c: number = f of (1, (2\n')
  expect(diagnostics.length).toBe(2)
  expect(file.items.length).toBe(1)
})

test('a text with hundreds of mistakes is not read to its end', () => {
  expect(read('of\n'.repeat(10_000)).diagnostics.length).toBeLessThanOrEqual(200)
})

test('a file that is empty, blank or only comments has no items', () => {
  for (const text of ['', '\n\n', '  ', '-- a\n  -- b\n', '\uFEFF']) {
    const { file, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(file).toMatchObject({ header: null, items: [] })
  }
})

test('line ends of other systems are read the same', () => {
  const text = 'to a\n  x\n\nante: number = 1\n'
  const kinds = (source: string): string[] => read(source).file.items.map(({ kind }) => kind)
  expect(kinds(text.replaceAll('\n', '\r\n'))).toEqual(kinds(text))
  expect(kinds(`\uFEFF${text}`)).toEqual(kinds(text))
})
