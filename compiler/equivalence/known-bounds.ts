import { type Bounds, boundsOf } from '../analyse/bounds.ts'
import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

const ANY: Bounds = { from: -Infinity, to: Infinity }

/** Between which bounds a number lies as far as the text, its facts and the printed cards tell. */
export function knownBounds(program: Program, x: TExpr): Bounds {
  return within(program, x, new Set())
}

/** `asked`: facts whose bounds are being worked out; one that hangs on itself may be any number. */
function within(program: Program, x: TExpr, asked: ReadonlySet<string>): Bounds {
  if (x.type.base !== 'number' || x.type.set) return ANY
  switch (x.kind) {
    case 'printed':
      return printedBounds(program, x.name)
    case 'derived':
      return asked.has(x.fact) ? ANY : factBounds(program, x.fact, new Set([...asked, x.fact]))
    case 'if':
      return around([within(program, x.then, asked), within(program, x.otherwise, asked)])
    case 'case':
      return around([...x.arms.map(({ value }) => value), x.otherwise].map((value) => within(program, value, asked)))
    default:
      return boundsOf(program, x)
  }
}

function printedBounds({ game }: Program, name: string): Bounds {
  const printed = [...game.definitions.values()].flatMap(({ attributes }) => {
    const value = attributes.get(name)
    return typeof value === 'number' ? [value] : []
  })
  return printed.length === 0 ? ANY : around(printed.map((value) => ({ from: value, to: value })))
}

/** What a fact is without exceptions, or by any of them. */
function factBounds(program: Program, name: string, asked: ReadonlySet<string>): Bounds {
  const fact = program.facts.get(name)
  if (fact === undefined || fact.value === null) return ANY
  const values = [fact.value, ...fact.excepts.map(({ value }) => value)]
  const isPlain = fact.excepts.every(({ op }) => op === '=')
  return isPlain ? around(values.map((value) => within(program, value, asked))) : ANY
}

const around = (all: readonly Bounds[]): Bounds => ({
  from: Math.min(...all.map(({ from }) => from)),
  to: Math.max(...all.map(({ to }) => to)),
})
