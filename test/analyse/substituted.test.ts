import { beforeAll, expect, test } from 'vitest'
import { substituted } from '../../compiler/analyse/substituted.ts'
import { within } from '../../compiler/analyse/walk.ts'
import { expressionsOf, unitsOf } from '../../compiler/analyse/units.ts'
import { printLocal, printTExpr } from '../../compiler/program/print-texpr.ts'
import { localExpr } from '../../compiler/program/local-expr.ts'
import type { Local, TExpr } from '../../compiler/program/ir.ts'
import { specimens } from './specimens.ts'

/** Every expression of the games that have a specimen of each operation. */
let all: readonly TExpr[] = []
beforeAll(async () => {
  all = (await specimens()).flatMap(({ program }) => unitsOf(program)).flatMap(expressionsOf)
})

/** The variables that an expression asks for. */
const askedIn = (x: TExpr): readonly Local[] => within(x).flatMap((part) => (part.kind === 'local' ? [part.local] : []))

test('what stands for a variable is said wherever the variable is asked for', () => {
  const tried = new Set<string>()
  for (const x of all)
    for (const local of new Set(askedIn(x))) {
      const other: Local = { ...local, id: 9999, name: 'other' }
      const env = new Map([[local, localExpr(other, x.span)]])
      const bound = within(x).some((part) => part.kind === 'query' && part.domain.local === local)
      const isMap = within(x).some((part) => part.kind === 'map' && part.local === local)
      if (bound || isMap) continue
      tried.add(x.kind)
      expect(printTExpr(substituted(x, env))).toBe(printTExpr(x).replaceAll(printLocal(local), printLocal(other)))
    }
  expect([...tried].sort()).toMatchInlineSnapshot(`
    [
      "adjective",
      "binary",
      "builtin",
      "can",
      "case",
      "derived",
      "if",
      "inZone",
      "local",
      "map",
      "not",
      "printed",
      "query",
      "relation",
      "stored",
      "times",
      "zone",
      "zoneIs",
    ]
  `)
})

test('where nothing is known of a variable, it stays', () => {
  for (const x of all)
    expect(printTExpr(substituted(x, new Map(askedIn(x).map((local) => [local, null]))))).toBe(printTExpr(x))
})
