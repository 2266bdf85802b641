import { STATE as ANYTHING, fact as factRegion } from '../analyse/region.ts'
import { within } from '../analyse/walk.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { Code } from '../target/code.ts'
import { literal } from '../target/literals.ts'
import { STATE, code } from '../target/vocabulary.ts'
import type { Body } from './body.ts'
import { factIndex } from './stored.ts'

/**
 * What a fact holds anew is known again, but for what it has from facts, or from variables of a suspended text, which
 * hold what was shuffled since.
 */
export function heldAnew(
  { em, names }: Body,
  { fact, value }: TStmt & { kind: 'set' },
  args: readonly Code[],
  held: Code,
): Code {
  const facts = em.held?.facts
  if (facts?.has(fact) !== true || value.kind === 'none') return held
  const reads = em.effects.reads(value)
  const column = (name: string): string => em.column(name).wish
  const from = [
    ...[...facts.keys()].filter((each) => reads.has(ANYTHING) || reads.has(factRegion(each))).map(column),
    ...locals(value)
      .flatMap((local) => names.fieldOf(local)?.wish ?? [])
      .map((field) => `frames.${field}`),
  ]
  const parts = [STATE, literal(column(fact)), args.length === 0 ? code`0` : factIndex(em, fact, args), held]
  return code`heldAnew(${[...parts, ...(from.length === 0 ? [] : [code`[${from.map(literal)}]`])]})`
}

function locals(x: TExpr): readonly Local[] {
  const found = within(x).flatMap((part) => (part.kind === 'local' && part.type.base === 'card' ? [part.local] : []))
  return [...new Set(found)]
}
