import type { TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { casesOf, printedNumbers } from './known-bounds.ts'

/** More values than these are as good as any. */
const MOST = 60

/** Which numbers something may be, by the printed cards and the cases of its facts; null where that is not known. */
export function knownValues(program: Program, x: TExpr): readonly number[] | null {
  const values = among(program, x, new Set())
  return values === null || values.size === 0 || values.size > MOST ? null : [...values]
}

type Values = ReadonlySet<number> | null

/** `asked`: facts whose values are being worked out; one that hangs on itself may be any number. */
function among(program: Program, x: TExpr, asked: ReadonlySet<string>): Values {
  if (x.type.base !== 'number' || x.type.set) return null
  if (x.kind === 'number') return new Set([x.value])
  // A card without the number has none, of which a comparison is false in any case.
  if (x.kind === 'printed') return new Set(printedNumbers(program, x.name))
  if (x.kind === 'derived') return asked.has(x.fact) ? null : ofFact(program, x.fact, new Set([...asked, x.fact]))
  const cases = casesOf(x)
  return cases === null ? null : all(cases.map((value) => among(program, value, asked)))
}

function all(each: readonly Values[]): Values {
  const found = new Set<number>()
  for (const values of each) {
    if (values === null) return null
    for (const value of values) found.add(value)
  }
  return found
}

/** What a fact is without exceptions, or by any of them. */
function ofFact(program: Program, name: string, asked: ReadonlySet<string>): Values {
  const fact = program.facts.get(name)
  if (fact === undefined || fact.value === null || fact.excepts.some(({ op }) => op !== '=')) return null
  return all([fact.value, ...fact.excepts.map(({ value }) => value)].map((value) => among(program, value, asked)))
}
