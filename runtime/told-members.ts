import type { BaseState, Choice, Frame } from './engine.ts'

/** What is left of the members of a set that are chosen one by one, where a dry run was told them before. */
let members: readonly Choice[] = []
let next = 0

/** The questions for further members of the set that comes next are answered so, in this order. */
export function tellMembers(told: readonly Choice[]): void {
  members = told
  next = 0
}

/** Does something that tells members of its own; what was told before is told still. */
export function apartFromTold<T>(work: () => T): T {
  const around = { members, next }
  try {
    return work()
  } finally {
    ;({ members, next } = around)
  }
}

/** In a dry run the next member that was told is taken without looking at what else could be chosen. */
export function isToldNext(s: BaseState, f: Frame): boolean {
  if (next >= members.length || s.dry !== 1) return false
  f.answer = members[next++] as Choice
  return true
}
