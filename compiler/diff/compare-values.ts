import type { ChangeId } from './catalogue.ts'
import { numberChange } from './compare-blocks.ts'
import { type Effect, opposite } from './effects.ts'
import { compareConditions, numberOf } from './implies.ts'
import type { Term } from './terms/term.ts'

/** How a worked-out value differs; what it does when it grows says what follows. */
export function changeOfValue(old: Term, next: Term, effect: Effect | null): ChangeId {
  const grows = growth(old, next)
  if (effect === 'undecided') return 'measure-changed'
  if (effect === 'loosens' || effect === 'tightens') {
    if (grows === null) return 'measure-changed'
    return (grows ? effect : opposite(effect)) === 'loosens' ? 'limit-loosened' : 'limit-tightened'
  }
  const way = numberChange(old, next)
  if (numberOf(old) === null && numberOf(next) === null) return 'value-changed'
  return way === 'number-raised' ? 'value-raised' : way === 'number-lowered' ? 'value-lowered' : 'value-changed'
}

/** Whether a number is greater, or a condition weaker; null where neither can be told. */
function growth(old: Term, next: Term): boolean | null {
  const [a, b] = [numberOf(old), numberOf(next)]
  if (a !== null && b !== null) return b > a
  if (a !== null || b !== null || isBlock(old) || isBlock(next)) return null
  const way = compareConditions(old, next)
  return way === 'weaker' ? true : way === 'stronger' ? false : null
}

const isBlock = ({ head }: Term): boolean => head === 'block'

/** How the value that a fact starts with differs. */
export function changeOfStart(old: Term, next: Term): ChangeId {
  const [a, b] = [numberOf(old), numberOf(next)]
  return a === null || b === null ? 'start-changed' : a < b ? 'start-raised' : 'start-lowered'
}

/** How much a zone takes; none means without end. */
export function changeOfCapacity(old: Term | null, next: Term | null): ChangeId {
  if (old === null) return 'capacity-lowered'
  if (next === null) return 'capacity-raised'
  const [a, b] = [numberOf(old), numberOf(next)]
  return a === null || b === null ? 'capacity-changed' : a < b ? 'capacity-raised' : 'capacity-lowered'
}
