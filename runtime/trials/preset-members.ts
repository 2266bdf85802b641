import type { BaseState, Choice, Frame } from '../engine.ts'

/** What is left of the members of a set that are chosen one by one, where a dry run was given them before. */
let members: readonly Choice[] = []
let next = 0

/** The questions for further members of the set that comes next are answered so, in this order. */
export function presetMembers(given: readonly Choice[]): void {
  members = given
  next = 0
}

/** Does something that presets members of its own; what was preset before is so still. */
export function apartFromPreset<T>(work: () => T): T {
  const around = { members, next }
  try {
    return work()
  } finally {
    ;({ members, next } = around)
  }
}

/** In a dry run the next member that was preset is taken without looking at what else could be chosen. */
export function isPresetNext(s: BaseState, f: Frame): boolean {
  if (next >= members.length || s.dry !== 1) return false
  f.answer = members[next++] as Choice
  return true
}
