import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { lineColumn } from '../../grammar/source-file.ts'

interface Read {
  /** What is wrong, each with its code and place. */
  readonly mistakes: readonly string[]
  readonly said: readonly string[]
  readonly items: number
}

function read(...lines: readonly string[]): Read {
  const found: Diagnostic[] = []
  const text = ['言語 ja', '', ...lines, ''].join('\n')
  const { items } = parseFile({ path: 'a.rules', text }, (each) => found.push(each))
  const mistakes = found.map(({ code, primary: { span } }) => {
    const { line, column } = lineColumn(span.file, span.start)
    return `${code} ${line}:${column}`
  })
  return { mistakes, said: found.map(({ primary }) => primary.text), items: items.length }
}

describe('a line that cannot be read', () => {
  test('is told where it stops to make sense, with what could stand there', () => {
    const { mistakes, said } = read('カードcをplayするとは', '  cを場へ移', '  cを見せる')
    expect(mistakes).toEqual(['HR0001 4:8'])
    expect(said[0]).toMatch(/^expected .*`する`/u)
  })

  test('takes its block along, and no other line', () => {
    expect(read('target＝100', '  0を返す', 'aim：数 = 3')).toEqual({
      mistakes: ['HR0001 3:7'],
      said: [expect.any(String)],
      items: 1,
    })
  })

  test('takes along the else that goes on with it', () => {
    const { mistakes } = read('配札するとは', '  aなら', '    終了する', '  そうでなければ', '    終了する')
    expect(mistakes).toEqual(['HR0001 4:4'])
  })

  test('may be the last of its block', () => {
    const { mistakes, items } = read('配札するとは', '  終了する', '  おわり', 'aim：数 = 3')
    expect(mistakes).toEqual(['HR0001 5:3'])
    expect(items).toBe(2)
  })
})

test('a tab, and a line between two depths, are told as in English', () => {
  expect(read('配札するとは', '\t終了する').mistakes).toEqual(['HR0002 4:1'])
  expect(read('配札するとは', '    終了する', '  終了する').mistakes).toEqual(['HR0002 5:3'])
})

test('a text without its end, and a sign that cannot be seen, are told as in English', () => {
  expect(read('例「途中').mistakes).toEqual(['HR0005 3:2'])
  expect(read('aim\u2060s：数 = 3').mistakes[0]).toMatch(/^HR000[136] 3:/)
})

test('what is longer or deeper than a line may be is told, whatever it is', () => {
  const many = (sign: string, times: number): string => sign.repeat(times)
  for (const line of [
    `x：数 = 1${many(' + 1', 3000)}`,
    `x：数 = ${many('（', 990)}1${many('）', 990)}`,
    `x：数 = ${many('cの', 3000)}d`,
    many('あ', 9000),
    many('「', 9000),
  ])
    expect(read(line).mistakes).toEqual([expect.stringMatching(/^HR000[145] 3:/)])
})
