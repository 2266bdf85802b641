import { ANY, type Bounds, around, boundsOf, combined } from '../analyse/bounds.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/** Between which bounds a number lies as far as the text, its facts and the printed cards tell. */
export function knownBounds(program: Program, x: TExpr): Bounds {
  return within(program, x, new Set())
}

/** `asked`: facts whose bounds are being worked out; one that hangs on itself may be any number. */
function within(program: Program, x: TExpr, asked: ReadonlySet<string>): Bounds {
  if (x.type.base !== 'number' || x.type.set) return ANY
  if (x.kind === 'printed') return printedBounds(program, x.name)
  if (x.kind === 'derived') return asked.has(x.fact) ? ANY : factBounds(program, x.fact, new Set([...asked, x.fact]))
  if (x.kind === 'binary') {
    const { op, left, right } = x
    // What may be none lies within no bounds then.
    if (left.type.optional || right.type.optional) return ANY
    return combined(op, within(program, left, asked), within(program, right, asked))
  }
  const values = casesOf(x)
  return values === null ? boundsOf(program, x) : around(values.map((value) => within(program, value, asked)))
}

/** The values of which something is one, by a condition; null where it is worked out otherwise. */
export function casesOf(x: TExpr): readonly TExpr[] | null {
  if (x.kind === 'if') return [x.then, x.otherwise]
  return x.kind === 'case' ? [...x.arms.map(({ value }) => value), x.otherwise] : null
}

function printedBounds(program: Program, name: string): Bounds {
  const printed = printedNumbers(program, name)
  return printed.length === 0 ? ANY : around(printed.map((value) => ({ from: value, to: value })))
}

/** What is printed as that number on any card that has it. */
export const printedNumbers = ({ game }: Program, name: string): readonly number[] =>
  [...game.definitions.values()].flatMap(({ attributes }) => {
    const value = attributes.get(name)
    return typeof value === 'number' ? [value] : []
  })

/** What a fact is without exceptions, or by any of them. */
function factBounds(program: Program, name: string, asked: ReadonlySet<string>): Bounds {
  const fact = program.facts.get(name)
  if (fact === undefined || fact.value === null) return ANY
  const values = [fact.value, ...fact.excepts.map(({ value }) => value)]
  const isPlain = fact.excepts.every(({ op }) => op === '=')
  return isPlain ? around(values.map((value) => within(program, value, asked))) : ANY
}
