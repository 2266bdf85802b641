import type { ChangeId } from './catalogue.ts'
import { isByChance } from './terms/stmt-term.ts'
import { compareConditions, numberOf } from './implies.ts'
import { both, printTerm, same, type Term, TRUE } from './terms/term.ts'

/** How the instructions of a rule differ: the kind, and those of each side that are not on the other. */
export interface BlockChange {
  readonly id: ChangeId
  readonly old: readonly Term[]
  readonly new: readonly Term[]
}

/** The conditions at the head of an event, and what follows them. */
function split(block: Term): { readonly head: readonly Term[]; readonly rest: readonly Term[] } {
  const at = block.parts.findIndex((stmt) => stmt.head !== 'only-if')
  const cut = at < 0 ? block.parts.length : at
  return { head: block.parts.slice(0, cut), rest: block.parts.slice(cut) }
}

/** Compares the instructions of an event or rule; the head of a move says whether it is offered. */
export function compareBlocks(old: Term, next: Term, isMove: boolean): BlockChange[] {
  if (!isMove) return instructionChanges(old.parts, next.parts)
  const [was, is] = [split(old), split(next)]
  return [...headChange(was.head, is.head), ...instructionChanges(was.rest, is.rest)]
}

const conditionOf = (head: readonly Term[]): Term => both(head.map((stmt) => stmt.parts[0] ?? TRUE))

function headChange(old: readonly Term[], next: readonly Term[]): BlockChange[] {
  const way = compareConditions(conditionOf(old), conditionOf(next))
  if (way === 'same') return []
  const [gone, come] = [without(old, next), without(next, old)]
  if (gone.length === 0 && way === 'stronger') return [{ id: 'requirement-added', old: [], new: come }]
  if (come.length === 0 && way === 'weaker') return [{ id: 'requirement-removed', old: gone, new: [] }]
  const id =
    way === 'stronger' ? 'requirement-strengthened' : way === 'weaker' ? 'requirement-weakened' : 'requirement-changed'
  return [{ id, old: gone, new: come }]
}

const without = (list: readonly Term[], others: readonly Term[]): Term[] =>
  list.filter((each) => !others.some((other) => same(each, other)))

function instructionChanges(old: readonly Term[], next: readonly Term[]): BlockChange[] {
  const { removed, added, slots } = difference(old, next)
  if (removed.length === 0 && added.length === 0) return []
  const announced = [...removed, ...added].some((stmt) => stmt.head === 'announce')
  if (removed.length === 0)
    return [{ id: announced ? 'announcement-changed' : 'instructions-added', old: [], new: added }]
  if (added.length === 0)
    return [{ id: announced ? 'announcement-changed' : 'instructions-removed', old: removed, new: [] }]
  if (announced) return [{ id: 'announcement-changed', old: removed, new: added }]
  if (printed(removed) === printed(added)) return [{ id: 'instructions-reordered', old: removed, new: added }]
  const [was, is] = [removed[0], added[0]]
  if (slots === 1 && removed.length === 1 && added.length === 1 && was !== undefined && is !== undefined)
    return within(was, is)
  return [{ id: 'instructions-changed', old: removed, new: added }]
}

const printed = (list: readonly Term[]): string => list.map(printTerm).sort().join('\n')

/** What two instructions in the same place differ in: the smallest part that differs. */
function within(old: Term, next: Term): BlockChange[] {
  const whole: BlockChange = { id: 'instructions-changed', old: [old], new: [next] }
  if (old.head !== next.head || old.parts.length !== next.parts.length) return [whole]
  const differing = old.parts.flatMap((part, i) =>
    next.parts[i] === undefined || same(part, next.parts[i]) ? [] : [i],
  )
  const [at] = differing
  const [a, b] = [old.parts[at ?? 0], next.parts[at ?? 0]]
  if (differing.length !== 1 || a === undefined || b === undefined) return [whole]
  if (a.head === 'block' && b.head === 'block') return instructionChanges(a.parts, b.parts)
  if (old.head === 'act' && at === 0)
    return [{ ...whole, id: b.head === 'may' ? 'passing-allowed' : 'passing-forbidden' }]
  // What chance may choose is a choice of nobody.
  if (old.head === 'choose' && a.head === 'range' && !isByChance(old)) return [{ ...whole, id: rangeChange(a, b) }]
  return [{ ...whole, id: numberChange(a, b) ?? 'instructions-changed' }]
}

function rangeChange(old: Term, next: Term): ChangeId {
  const [type, set, test] = old.parts
  const [otherType, otherSet, otherTest] = next.parts
  if (
    type === undefined ||
    otherType === undefined ||
    set === undefined ||
    otherSet === undefined ||
    test === undefined ||
    otherTest === undefined
  )
    return 'instructions-changed'
  if (!same(type, otherType) || !same(set, otherSet)) return 'instructions-changed'
  const way = compareConditions(test, otherTest)
  return way === 'weaker' ? 'choice-widened' : way === 'stronger' ? 'choice-narrowed' : 'instructions-changed'
}

/** One number raised or lowered, the rest the same; null for anything else. */
export function numberChange(old: Term, next: Term): 'number-raised' | 'number-lowered' | null {
  const [a, b] = [numberOf(old), numberOf(next)]
  if (a !== null && b !== null) return a < b ? 'number-raised' : 'number-lowered'
  if (old.head !== next.head || old.parts.length !== next.parts.length) return null
  const differing = old.parts.flatMap((part, i) => {
    const other = next.parts[i]
    return other === undefined || same(part, other) ? [] : [[part, other] as const]
  })
  const [only] = differing
  return differing.length === 1 && only !== undefined ? numberChange(...only) : null
}

/** The longest common run of instructions left out; `slots` counts the places where something differs. */
function difference(old: readonly Term[], next: readonly Term[]): { removed: Term[]; added: Term[]; slots: number } {
  const [a, b] = [old.map(printTerm), next.map(printTerm)]
  const length: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = length[i]
      if (row !== undefined) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const removed: Term[] = []
  const added: Term[] = []
  let slots = 0
  let open = false
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [was, is] = [old[i], next[j]]
    if (was !== undefined && is !== undefined && a[i] === b[j]) {
      open = false
      i += 1
      j += 1
      continue
    }
    if (!open) slots += 1
    open = true
    // Between two as good ways the words decide, so that exchanged versions go the same way.
    const [less, more] = [at(i + 1, j), at(i, j + 1)]
    const first = less > more || (less === more && (a[i] ?? '') < (b[j] ?? ''))
    if (was !== undefined && (is === undefined || first)) {
      removed.push(was)
      i += 1
    } else if (is !== undefined) {
      added.push(is)
      j += 1
    }
  }
  return { removed, added, slots }
}
