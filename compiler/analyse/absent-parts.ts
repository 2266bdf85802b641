import type { Declarations } from '../program/declarations.ts'
import type { TExpr } from '../program/ir.ts'

/**
 * The parts of a call that may turn out to be none where the event needs somebody or something: such a call is refused.
 */
export function absentParts({ events }: Declarations, event: string, args: readonly TExpr[]): readonly TExpr[] {
  const params = events.get(event)?.params ?? []
  return args.filter((arg, i) => arg.type.optional && params[i]?.type.optional === false)
}
