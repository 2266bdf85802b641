import type { TExpr, TStmt } from '../program/ir.ts'
import { isOperand } from '../program/operand.ts'

type Call = TStmt & { readonly kind: 'call' }

/**
 * The call with which a branch begins. Where its parts are worked out in lines before, they are as those say; null
 * where it begins with something else.
 */
export function firstCall(branch: readonly TStmt[]): Call | null {
  const at = branch.findIndex((s) => !isOperand(s))
  const first = branch[at]
  if (first?.kind !== 'call') return null
  const before = branch.slice(0, at)
  const written = (x: TExpr): TExpr => {
    if (x.kind !== 'local') return x
    const line = before.find((s) => s.kind === 'assign' && s.local === x.local)
    return line?.kind === 'assign' ? line.value : x
  }
  return { ...first, args: first.args.map(written) }
}
