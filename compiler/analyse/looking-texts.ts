import type { Program } from '../program/program.ts'
import type { ExprIn, Proc, TExpr } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { rowOfExpr } from './operations.ts'
import { expressionsIn } from './walk.ts'

/**
 * Texts that can be suspended and find something out of cards themselves, so that they may keep it: as soon as one
 * asks for more than where cards lie and what is kept of others than cards. What is looked at further in comes back to
 * none of them, since events hand nothing back.
 */
export function lookingTexts(program: Program): readonly Proc[] {
  const ruled = new Set(
    [...program.events.values()].flatMap(({ proc, cannots, insteads, befores, afters, whens, endings }) =>
      proc === null || [cannots, insteads, befores, afters, whens, endings].every((rules) => rules.length === 0)
        ? []
        : [proc],
    ),
  )
  return program.procs.filter(
    (proc) => proc.resumable && (ruled.has(proc) || expressionsIn(proc.body).some((x) => looks(program, x))),
  )
}

/** Whether the expression, apart from its parts, may find out anything of a card but where it lies. */
function looks(program: Declarations, x: TExpr): boolean {
  switch (x.kind) {
    case 'local':
      // It may have been shuffled since.
      return x.type.base === 'card'
    case 'stored':
      return [x, ...x.args].some(({ type }) => type.base === 'card')
    case 'builtin': {
      // What stands on a card never changes, so that no analysis of changes knows that it is read.
      if (x.name === 'printedDefinition') return true
      const row = rowOfExpr(x)
      return row.words(x, program).length > 0 || row.reads(x, program).some(({ kind }) => kind !== 'zone')
    }
    case 'derived':
    case 'printed':
    case 'adjective':
    case 'relation':
    case 'inZone':
    case 'zoneIs':
    case 'map':
    case 'query':
    case 'times':
    case 'can':
      return true
    default:
      x satisfies ExprIn<'literals' | 'options' | 'composed' | 'binary' | 'not' | 'zone'>
      return false
  }
}
