import type { CheckResult } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { changeKind } from '../../compiler/diff/catalogue.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { orderChanges } from '../../compiler/diff/order-changes.ts'
import { linesOf, placesOf } from '../../compiler/diff/render/lines.ts'
import { baseOf, basePath } from './base-path.ts'
import type { BaseChange, ComparedBase } from '../protocol/change-calls.ts'

/** What a variant changes in the game that it is of; null for a game that is of none. */
export function compareBase(
  game: Resolution,
  host: RulesHost,
  check: (path: string) => CheckResult,
): ComparedBase | null {
  const base = baseOf(game)
  const path = basePath(game, host)
  if (base === null || path === null) return null
  const { resolution } = check(path)
  if (resolution === null) return null
  return { base, changes: orderChanges(compareGames(resolution, game)).map(changeOf) }
}

function changeOf(change: Change): BaseChange {
  const { before, after } = linesOf(change)
  return {
    fingerprint: change.fingerprint,
    class: change.class,
    means: changeKind(change.id).means,
    rule: change.rule,
    clauses: change.clause.new.length > 0 ? change.clause.new : change.clause.old,
    place: placesOf(change),
    before,
    after,
  }
}
