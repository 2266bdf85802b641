import type { Entry } from '../../../compiler/game/entry.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import { placeOf } from '../../../language/rule-entry.ts'
import { withoutDecl } from './cut.ts'

/** Rules without which the others still say how a game goes. */
const SPARED: ReadonlySet<Decl['kind']> = new Set(['modal', 'hook', 'except'])

/** The game without each of its rules; what a variant replaces comes back. Rules of cards are left out with their card. */
export const leftOut = (entries: readonly Entry[]): RulesChange[] =>
  entries
    .filter(({ decl, ofCard }) => SPARED.has(decl.kind) && ofCard === null)
    .map(({ decl }) => ({ kind: 'without', place: placeOf(decl), edits: [withoutDecl(decl)] }))
