import { expect, test } from 'vitest'
import { TRUE, commas, isPath, lines, quotation } from '../../compiler/typescript/code.ts'
import { localName, moduleName, runtimeName, word } from '../../compiler/typescript/name.ts'
import { javaScript, typeScript } from '../../compiler/typescript/print.ts'
import { mentions, substituted, usesOf } from '../../compiler/typescript/walks.ts'

const refuse = runtimeName('runtime', 'refuse')
const state = moduleName('state', 'State', true)
const code = quotation((text) => (text === 'refuse' ? refuse : text === 'State' ? state : undefined))
const js = (x: Parameters<typeof javaScript>[0]): string => javaScript(x)

test('an operand stands in parentheses where it holds less tightly than its place asks for', () => {
  const sum = code`a + b`
  const both = code`a && b`
  expect(js(code`${sum} * 2`)).toBe('(a + b) * 2')
  expect(js(code`2 - ${sum}`)).toBe('2 - (a + b)')
  expect(js(code`${sum} - 2`)).toBe('a + b - 2')
  expect(js(code`${both} || c`)).toBe('a && b || c')
  expect(js(code`c && ${code`a || b`}`)).toBe('c && (a || b)')
  expect(js(code`!${both}`)).toBe('!(a && b)')
  expect(js(code`!${code`f(x)`}`)).toBe('!f(x)')
  expect(js(code`${code`a ? b : c`} ? d : e`)).toBe('(a ? b : c) ? d : e')
  expect(js(code`a ? ${code`x ? y : z`} : e`)).toBe('a ? x ? y : z : e')
  expect(js(code`${code`a ?? b`} || c`)).toBe('(a ?? b) || c')
  expect(js(code`${both} ?? c`)).toBe('(a && b) ?? c')
  expect(js(code`${sum}.length`)).toBe('(a + b).length')
  expect(js(code`${sum}[${sum}]`)).toBe('(a + b)[a + b]')
  expect(js(code`${code`(x) => x`}(1)`)).toBe('((x) => x)(1)')
  expect(js(code`f(${code`(x) => x`})`)).toBe('f((x) => x)')
  expect(js(code`-${-1}`)).toBe('-(-1)')
  expect(js(code`const x = ${sum}\n${code`y()`}`)).toBe('const x = a + b\ny()')
  expect(js(code`${code`${both}`} === c`)).toBe('(a && b) === c')
  expect(js(code`${code`${sum} as number`} * 2`)).toBe('(a + b as number) * 2')
})

test('statements ask for no parentheses', () => {
  expect(js(code`if (${code`a && b`}) {\n${[code`f()`, code`x = 1`]}\n}`)).toBe('if (a && b) {\nf()\nx = 1\n}')
  expect(js(code`${code`a = 1`}\n(b)`)).toBe('a = 1\n(b)')
  expect(js(code`return ${code`a || b`}`)).toBe('return a || b')
  expect(js(code`for (const x of ${code`a || b`}) f(x)`)).toBe('for (const x of a || b) f(x)')
})

test('types are left out of JavaScript', () => {
  const f = code`export function f(s‹: State›, n‹: number›)‹: void› {\nreturn (s.all[n]! ‹as number›) + 1\n}`
  expect(typeScript(f)).toBe('export function f(s: State, n: number): void {\nreturn (s.all[n]! as number) + 1\n}')
  expect(js(f)).toBe('function f(s, n) {\nreturn (s.all[n] ) + 1\n}'.replace('function', ' function'))
  expect(usesOf(f)).toEqual({ values: new Set(['f', 's', 'n'].map(word)), types: new Set([state]) })
  expect(js(code`${code`a !== b`} && !c`)).toBe('a !== b && !c')
})

test('words of a template are symbols, but for members, keys, keywords and its own variables', () => {
  expect(usesOf(code`refuse(s)`).values).toEqual(new Set([refuse, word('s')]))
  expect(usesOf(code`x.refuse`).values).toEqual(new Set([word('x')]))
  expect(usesOf(code`({ refuse: 1 })`).values).toEqual(new Set())
  expect(usesOf(code`a ? refuse : b`).values).toContain(refuse)
  expect(usesOf(code`[...refuse]`).values).toContain(refuse)
  expect(usesOf(code`const refuse = 1\nf(refuse)`).values).not.toContain(refuse)
  expect(usesOf(code`(refuse) => refuse + 1`).values).not.toContain(refuse)
  expect(usesOf(code`"refuse" /* refuse */`).values).toEqual(new Set())
})

test('a name is what it is, not how it is spelled', () => {
  const [one, other] = [localName('x'), localName('x')]
  const both = code`${one} + ${other}`
  expect(mentions(both, one)).toBe(true)
  expect(js(substituted(both, one, 3))).toBe('3 + x')
  expect(javaScript(both, (name) => (name === one ? 'x' : 'x2'))).toBe('x + x2')
  expect(js(substituted(code`${one} * 2`, one, code`a + b`))).toBe('(a + b) * 2')
  expect(js(substituted(code`refuse(s)`, word('s'), word('t')))).toBe('refuse(t)')
})

test('lists are parted by commas between round and square brackets, else by lines', () => {
  const items = [code`a`, code`b`]
  expect(js(code`f(${items})`)).toBe('f(a, b)')
  expect(js(code`{\n${items}\n}`)).toBe('{\na\nb\n}')
  expect(js(code`{ ${commas(items)} }`)).toBe('{ a, b }')
  expect(js(lines(items))).toBe('a\nb')
})

test('a path is a variable, a number or a field', () => {
  expect([code`s.all`, TRUE, code`${localName('x')}`, code`${3}`].map(isPath)).toEqual([true, true, true, true])
  expect([code`f(x)`, code`a + b`, code`a[0]`, code`-1`, code`${-1}`].map(isPath)).not.toContain(true)
})

test('what is no text of the language is a mistake in the template', () => {
  expect(() => code`// ${3}`).toThrow('comment')
  expect(() => code`'${3}'`).toThrow('no token')
})
