import { inEnglish } from '../../grammar/saying.ts'
import { type Compared, changesBetween } from '../../compiler/changes-between.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import { changeKind } from '../../compiler/diff/catalogue.ts'
import type { Change } from '../../compiler/diff/change.ts'
import { orderChanges } from '../../compiler/diff/order-changes.ts'
import { changedLines, changePlaces } from '../../compiler/diff/render/lines.ts'
import type { BaseSide } from './base-side.ts'
import type { BaseChange, ComparedBase } from '../protocol/change-calls.ts'

/** What a game changes in that which it is compared with; null where that cannot be read. */
export function compareBase(
  game: Compared,
  { name, isShipped }: BaseSide,
  { resolution, program }: CheckResult,
): ComparedBase | null {
  if (resolution === null) return null
  return { base: name, isShipped, changes: orderChanges(changesBetween({ resolution, program }, game)).map(changeOf) }
}

function changeOf(change: Change): BaseChange {
  const { before, after } = changedLines(change)
  return {
    fingerprint: change.fingerprint,
    class: change.class,
    means: changeKind(change.id).means,
    rule: change.rule,
    clauses: change.clause.new.length > 0 ? change.clause.new : change.clause.old,
    place: inEnglish(changePlaces(change)),
    before: before.map(inEnglish),
    after: after.map(inEnglish),
  }
}
