import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import schema from '../../compiler/diagnostics/diagnostics.schema.json' with { type: 'json' }
import { error, warning } from '../../compiler/diagnostics/make.ts'
import { nearest } from '../../compiler/diagnostics/nearest.ts'
import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderGithub } from '../../compiler/diagnostics/render-github.ts'
import { renderJson } from '../../compiler/diagnostics/render-json.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { inEnglish } from '../../grammar/saying.ts'
import { summaryLine } from '../../compiler/diagnostics/summary-line.ts'
import type { SourceFile, Span } from '../../grammar/source-file.ts'

const file: SourceFile = {
  path: 'tables/ours.rules',
  text: 'variant Ours of Base\n\nreplace hand-sise = 5\nreplace 手札-上限 = x\n',
}

function spanOf(text: string, source = file): Span {
  const start = source.text.indexOf(text)
  return { file: source, start, end: start + text.length }
}

const unknown = error('HR0203', 'no declaration of this name', spanOf('hand-sise'), 'not declared in Base', {
  hint: 'did you mean `hand-size`?',
  clauses: ['deal.1', 'deal.2'],
  secondary: [{ span: spanOf('Base'), text: 'the base is named here' }],
})

describe('text', () => {
  test('shows title, a frame for each label, hint, clauses and page', () => {
    expect(renderText(unknown)).toBe(
      [
        'error[HR0203]: no declaration of this name',
        '  tables/ours.rules:3:9',
        '    2 |',
        '  > 3 | replace hand-sise = 5',
        '      |         ^^^^^^^^^ not declared in Base',
        '    4 | replace 手札-上限 = x',
        '  tables/ours.rules:1:17',
        '  > 1 | variant Ours of Base',
        '      |                 ^^^^ the base is named here',
        '    2 |',
        '  hint: did you mean `hand-size`?',
        '  clauses: deal.1, deal.2',
        '  see: houserules explain HR0203',
      ].join('\n'),
    )
  })

  test('marks the right cells after and under wide characters', () => {
    const lines = renderText(error('HR0203', 't', spanOf('= x'), 'here')).split('\n')
    // Eight cells of `replace `, two for each of four wide characters, the hyphen and a space.
    expect(lines.find((line) => line.includes('^'))).toBe(`      | ${' '.repeat(18)}^^^ here`)
    const under = renderText(error('HR0203', 't', spanOf('手札'), 'here')).split('\n')
    expect(under.find((line) => line.includes('^'))).toBe(`      | ${' '.repeat(8)}^^^^ here`)
  })

  test('is coloured only when asked', () => {
    expect(renderText(unknown)).not.toContain('\u001b')
    expect(renderText(unknown, { colour: true })).toContain('\u001b[31m')
  })

  test('lets no text of the author steer the terminal or reorder a line', () => {
    const hostile: SourceFile = { path: 'x\u001b[2J.rules', text: 'a \u001b[31m\u202eb\r\nc' }
    const text = renderText(error('HR0101', '\u001b]0;title\u0007', spanOf('b', hostile), 'b\nc', { hint: '\u2066' }))
    expect(text).not.toMatch(/[\u001b\u0007\r\u202e\u2066]/)
    expect(text).toContain('a �[31m�b')
  })

  test('cuts long lines around the place', () => {
    const long: SourceFile = { path: 'long.rules', text: `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}` }
    const lines = renderText(error('HR0101', 't', spanOf('HERE', long), 'here')).split('\n')
    for (const line of lines) expect(line.length).toBeLessThan(150)
    const [code, mark] = lines.slice(2)
    expect(code.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
  })

  test.each([
    [0, 0],
    [43, 47],
    [21, 44],
    [20, 21],
    [76, 76],
  ])('copes with the stretch from %i to %i', (start, end) => {
    expect(renderText(error('HR0101', 't', { file, start, end }, 'here'))).toContain('^')
  })

  test('copes with an empty file', () => {
    const empty = { path: 'empty.rules', text: '' }
    expect(renderText(error('HR0101', 't', { file: empty, start: 0, end: 0 }, 'nothing here'))).toContain(
      '^ nothing here',
    )
  })
})

describe('json', () => {
  const validate = new Ajv().compile(schema)
  const fixed: Diagnostic = {
    ...unknown,
    fix: { title: 'write `hand-size`', span: spanOf('hand-sise'), replacement: 'hand-size' },
  }

  test('follows its schema', () => {
    for (const found of [
      [],
      [unknown],
      [fixed, warning('HR0301', 'option without effect', spanOf('x', file), 'never read')],
    ]) {
      expect(validate(JSON.parse(JSON.stringify(renderJson(found)))), JSON.stringify(validate.errors)).toBe(true)
    }
  })

  test('the schema refuses other things', () => {
    expect(validate({ ...renderJson([]), errors: -1 })).toBe(false)
    expect(validate({ ...renderJson([{ ...unknown, code: 'E1' }]) })).toBe(false)
  })

  test('counts and places', () => {
    expect(renderJson([fixed])).toMatchObject({
      errors: 1,
      warnings: 0,
      diagnostics: [
        {
          primary: { file: 'tables/ours.rules', start: { line: 3, column: 9 }, end: { line: 3, column: 18 } },
          fix: { by: 'hand-size', replace: { start: { line: 3, column: 9 } } },
        },
      ],
    })
  })
})

test('GitHub commands escape what would end them', () => {
  const tricky: SourceFile = { path: 'a,b:c.rules', text: 'word' }
  expect(renderGithub(error('HR0101', '100% odd', spanOf('word', tricky), 'two\nlines: 5%', { hint: 'go on' }))).toBe(
    '::error file=a%2Cb%3Ac.rules,line=1,col=1,endLine=1,endColumn=5,title=HR0101%3A 100%25 odd::two%0Alines: 5%25%0Ahint: go on',
  )
})

test('findings are ordered by place and said once', () => {
  const other = { path: 'a.rules', text: 'zz' }
  const [late, early] = [error('HR0102', 't', spanOf('= x'), 'l'), error('HR0102', 't', spanOf('Ours'), 'l')]
  const first = error('HR0109', 't', { file: other, start: 1, end: 2 }, 'l')
  expect(orderDiagnostics([late, first, early, { ...late }])).toEqual([first, early, late])
})

test('the summary counts', () => {
  expect(inEnglish(summaryLine([]))).toBe('no findings')
  expect(inEnglish(summaryLine([unknown]))).toBe('1 error in 1 file')
  expect(inEnglish(summaryLine([unknown, unknown, warning('HR0301', 't', spanOf('x'), 'l')]))).toBe(
    '2 errors and 1 warning in 1 file',
  )
})

test('near names are case-blind, near enough and at most three', () => {
  expect(nearestNames('handsize', ['HandSize', 'hand-size', 'deck'])).toEqual(['HandSize', 'hand-size'])
  expect(nearestNames('abcd', ['abce', 'abcf', 'abcg', 'abch', 'wxyz'])).toHaveLength(3)
  expect(nearestNames('abcdefgh', ['zzzzefgh'])).toEqual(['zzzzefgh'])
  expect(nearestNames('abcdefgh', ['zzzzzfgh'])).toEqual([])
})

test('a name of one sign is near to itself alone, and to what lies beside it', () => {
  expect(nearestNames('q', ['♣', 'c', 'qu', 'Q'])).toEqual(['Q'])
  expect(inEnglish(nearest('q', ['♣'], ['c', 'p']).hint ?? '')).toBe('did you mean `c` or `p`?')
})
