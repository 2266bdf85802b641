import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { all, any } from '../../compiler/typescript/build.ts'
import { type Code, quotation, verbatim } from '../../compiler/typescript/code.ts'
import { word } from '../../compiler/typescript/name.ts'
import { javaScript, typeScript } from '../../compiler/typescript/print.ts'
import { mentions, substituted, usesOf } from '../../compiler/typescript/walks.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

const code = quotation(() => undefined)

/** An expression as code, and the same with parentheses around every part. */
interface Both {
  readonly made: Code
  readonly whole: string
}

const binary: readonly ((a: Code, b: Code) => Code)[] = [
  (a, b) => code`${a} + ${b}`,
  (a, b) => code`${a} - ${b}`,
  (a, b) => code`${a} * ${b}`,
  (a, b) => code`${a} % ${b}`,
  (a, b) => code`${a} & ${b}`,
  (a, b) => code`${a} >> ${b}`,
  (a, b) => code`${a} < ${b}`,
  (a, b) => code`${a} === ${b}`,
  (a, b) => code`${a} !== ${b}`,
  (a, b) => code`${a} && ${b}`,
  (a, b) => code`${a} || ${b}`,
  (a, b) => code`${a} ?? ${b}`,
  (a, b) => code`${a} in ${b}`,
  (a, b) => code`f(${a}, ${b})`,
  (a, b) => code`${a}[${b}]!`,
  (a, b) => code`${a}(${b})`,
  (a, b) => code`(x) => ${a} ? ${b} : 0`,
  (a, b) => code`x = [${[a, b]}]`,
  (a, b) => all([a, b]),
  (a, b) => any([a, b]),
]
const unary: readonly ((a: Code) => Code)[] = [
  (a) => code`!${a}`,
  (a) => code`-${a}`,
  (a) => code`typeof ${a}`,
  (a) => code`${a}.length`,
  (a) => code`${a} ‹as number›`,
  (a) => code`${a}‹!›`,
  (a) => code`[...${a}]`,
  (a) => code`(x) => ${a}`,
  (a) => code`new Set(${a})`,
  (a) => code`${a} ? 1 : 2`,
  (a) => code`({ of: ${a} }).of`,
  (a) => code`${a}`,
]

const { expression } = fc.letrec<{ readonly expression: Both }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '7', '-1', 'f(x)').map((text): Both => ({
      made: text === '-1' ? code`${-1}` : code`${text === '7' ? 7 : text === 'f(x)' ? code`f(x)` : word(text)}`,
      whole: `(${text})`,
    })),
    fc.tuple(fc.constantFrom(...unary), tie('expression')).map(([make, a]) => ({
      made: make(a.made),
      whole: `(${typeScript(make(verbatim(a.whole)))})`,
    })),
    fc.tuple(fc.constantFrom(...binary), tie('expression'), tie('expression')).map(([make, a, b]) => ({
      made: make(a.made, b.made),
      whole: `(${typeScript(make(verbatim(a.whole), verbatim(b.whole)))})`,
    })),
  ),
}))

/** What a parser makes of it, without parentheses; types are left out where `types` is false. */
function shape(text: string, types: boolean): unknown {
  const file = ts.createSourceFile('x.ts', `(${text})`, ts.ScriptTarget.Latest, true)
  const problems = (file as unknown as { readonly parseDiagnostics: readonly unknown[] }).parseDiagnostics
  expect(problems.length, text).toBe(0)
  const of = (node: ts.Node): unknown => {
    if (ts.isParenthesizedExpression(node)) return of(node.expression)
    if (!types && (ts.isAsExpression(node) || ts.isNonNullExpression(node))) return of(node.expression)
    const inside: unknown[] = []
    node.forEachChild((child) => void inside.push(of(child)))
    return [ts.SyntaxKind[node.kind], inside.length === 0 ? node.getText() : inside]
  }
  return of(file)
}

test('printed expressions mean what the tree says, in TypeScript and without its types', () => {
  fc.assert(
    fc.property(expression, ({ made, whole }) => {
      expect(shape(typeScript(made), true), `${typeScript(made)} for ${whole}`).toEqual(shape(whole, true))
      expect(shape(javaScript(made), true), `${javaScript(made)} for ${whole}`).toEqual(shape(whole, false))
    }),
    { numRuns: byDay(300, 1000), ...sampledSeed('emitted code') },
  )
})

test('a name that was replaced is gone, and nothing else changes', () => {
  const [a, c] = [word('a'), word('c')]
  fc.assert(
    fc.property(expression, ({ made }) => {
      const changed = substituted(made, a, c)
      expect(mentions(changed, a)).toBe(false)
      expect(mentions(changed, c)).toBe(mentions(made, a))
      expect(usesOf(substituted(changed, c, a)).values).toEqual(usesOf(made).values)
      expect(typeScript(substituted(changed, c, a))).toBe(typeScript(made))
    }),
  )
})
