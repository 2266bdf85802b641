import type { Entry } from '../../../compiler/game/entry.ts'
import type { Game } from '../../../compiler/game/model.ts'
import { isRule, placeOf } from '../../../language/rule-entry.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import { editWithout } from '../../rules/rule-left-out.ts'

/** The game without each of some rules; what a variant replaces comes back. */
export const leftOut = (entries: readonly Entry[], game: Game): RulesChange[] =>
  entries.filter(isRule).flatMap((entry) => {
    const edit = editWithout(entry, game)
    return edit === null ? [] : [{ kind: 'without', place: placeOf(entry.decl), edits: [edit] }]
  })
