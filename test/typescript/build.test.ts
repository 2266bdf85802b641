import { expect, test } from 'vitest'
import { all, any, functionCode } from '../../compiler/typescript/build.ts'
import { quotation } from '../../compiler/typescript/code.ts'
import { data } from '../../compiler/typescript/data.ts'
import { word } from '../../compiler/typescript/name.ts'
import { javaScript, typeScript } from '../../compiler/typescript/print.ts'

const code = quotation(() => undefined)

test('a parameter that a function does not look at says so by its name', () => {
  const params = ['s', 'card', 'その'].map((name) => ({ name: word(name), type: code`‹number›` }))
  const f = functionCode({
    name: word('f'),
    params,
    result: code`‹number›`,
    body: code`// card\nreturn s.card + その + g("card", { card: 1 })`,
  })
  expect(typeScript(f)).toBe(
    'export function f(s: number, _card: number, その: number): number {\n// card\nreturn s.card + その + g("card", { card: 1 })\n}',
  )
  expect(javaScript(f)).toContain('function f(s, _card, その) {')
})

test('nothing joined is true or false', () => {
  expect([all([]), any([]), all([code`a || b`, code`c`]), any([code`a`])].map((x) => typeScript(x))).toEqual([
    'true',
    'false',
    '(a || b) && c',
    'a',
  ])
})

test('data is written down as a literal', () => {
  expect(typeScript(data({ name: 'it\u2028s', list: [1, true, ['x']], of: code`y`, none: undefined }))).toBe(
    "{ name: 'it\\u2028s', list: [1, true, ['x']], of: y }",
  )
})
