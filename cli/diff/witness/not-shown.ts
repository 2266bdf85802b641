import type { Entry } from '../../../compiler/game/entry.ts'
import type { Resolution } from '../../../compiler/game/resolve.ts'
import { statementsIn } from '../../../compiler/analyse/walk.ts'
import type { TStmt } from '../../../compiler/program/ir.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import { nothingOf } from '../../rules/rule-left-out.ts'

/** Why nothing can be left out of a declaration, so that no position could show what it does. */
export function whyNothingToLeaveOut(decl: Decl, program: Program | null): string {
  const isKept = (decl.kind === 'fact' || decl.kind === 'adjective') && decl.starts !== null
  if (!isKept || program === null) return 'it is no rule that something could happen without'
  const changers = program.procs.filter(({ body }) => statementsIn(body).some((s) => changes(s, decl.name.text)))
  const names = [...new Set(changers.map(({ name }) => `\`${name}\``))].slice(0, MOST_NAMED)
  return names.length === 0
    ? 'it is kept, and nothing in the game changes it: it stays what it starts as'
    : `it is kept; what changes it can be shown, as ${names.join(', ')}`
}

const MOST_NAMED = 5

const changes = (s: TStmt, name: string): boolean =>
  (s.kind === 'set' && s.fact === name) || (s.kind === 'mark' && s.adjective === name)

/** What a fact is in all that has been looked at, where it makes no difference. */
export function noDifference({ decl }: Entry, { game }: Resolution): readonly string[] {
  const nothing = decl.kind === 'fact' ? nothingOf(game, decl.name.text) : null
  return nothing === null ? [] : [`it is not seen to be other than \`${nothing}\``]
}
