import type { TAlways } from '../../compiler/program/always.ts'
import { sideFact } from '../../compiler/game/side.ts'
import { A_SEAT, ONE_RESULT, sideOf } from '../../compiler/program/side.ts'
import { type Machine, value } from '../../compiler/interpret/machine.ts'
import { keptValue } from '../../compiler/interpret/starts.ts'
import { seatsAtTable } from '../../compiler/interpret/table.ts'
import { Env } from '../../compiler/interpret/value.ts'

/** Who wins together has one result at the end; what does not hold of that, as if the rules said it with `always`. */
export function differsWithinSides(m: Machine): readonly TAlways[] {
  const fact = sideFact(m.program.game)
  if (fact === null || !m.state.over) return []
  const { span } = fact.name
  const of = sideOf(fact, A_SEAT)
  const env = new Env([], [])
  const results = new Map<unknown, number>()
  for (const seat of seatsAtTable(m)) {
    const side = env.having(A_SEAT, seat, () => value(m, of, env))
    const result = Number(keptValue(m, 'result', [seat]))
    if (side !== null && (results.get(side) ?? result) !== result)
      return [{ name: ONE_RESULT, cond: of, cites: fact.decl.cites.map(({ text }) => text), span }]
    results.set(side, result)
  }
  return []
}
