import type { TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { ByKind } from './by-kind.ts'

/**
 * Numbers that only count on and that other facts keep, as which turn it is, and the facts that keep nothing else, as in
 * which turn a card came: rules go by them, and nobody at a table does.
 */
export function clocksOf(program: Program, statements: ByKind<TStmt>): ReadonlySet<string> {
  const given = givenTo(program, statements)
  const ticking = new Set([...given].flatMap(([name, { isCounted }]) => (isCounted ? [name] : [])))
  const clocks = new Set<string>()
  // A fact may keep what another keeps of a clock: gone through again as long as more are found.
  for (let before = -1; before !== clocks.size;) {
    before = clocks.size
    for (const [name, { values }] of given) {
      const kept = keptIn(values, (fact) => ticking.has(fact) || clocks.has(fact))
      if (kept.length > 0) for (const fact of [name, ...kept]) clocks.add(fact)
    }
  }
  return clocks
}

/** What a number is given: each value, null for one that is added or taken off. */
interface Given {
  readonly values: (TExpr | null)[]
  /** Whether it is of the game alone, and never anything but added to. */
  isCounted: boolean
}

function givenTo({ game, facts }: Program, statements: ByKind<TStmt>): ReadonlyMap<string, Given> {
  const given = new Map<string, Given>()
  for (const { name, type, stored } of game.facts.values()) {
    const { starts = null, params = [] } = facts.get(name.text) ?? {}
    if (!stored || type.base !== 'number' || type.set) continue
    given.set(name.text, { values: starts === null ? [] : [starts], isCounted: params.length === 0 })
  }
  for (const { fact, op, value } of statements.of<'set'>('set')) {
    const known = given.get(fact)
    known?.values.push(op === '=' ? value : null)
    if (known !== undefined && op !== '+=') known.isCounted = false
  }
  return given
}

/** The facts of which these values are; none where one of them is something else than that or nothing. */
function keptIn(values: Given['values'], isClock: (fact: string) => boolean): readonly string[] {
  const isKept = (x: TExpr | null): boolean =>
    x !== null && (x.kind === 'stored' ? isClock(x.fact) : x.kind === 'number' && x.value === 0)
  return values.every(isKept) ? values.flatMap((x) => (x?.kind === 'stored' ? [x.fact] : [])) : []
}
