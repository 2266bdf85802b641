import { ownEntry } from '../own-entry.ts'
import type { BaseState } from '../engine.ts'
import type { Parts } from '../parts.ts'

/**
 * Lets values of a type bear other names, wherever they are said or read. To be done before any game or question.
 * @param names by the number of a value; one that is left out is called as in the rules
 */
export function nameValues<S extends BaseState>(
  { enums, info }: Parts<S>,
  type: string,
  names: ReadonlyMap<number, string>,
): void {
  const values = (ownEntry(enums, type) ?? []) as string[]
  const before = values.join('\n')
  const zones = info.zones.flatMap(({ of }) => (of?.join('\n') === before ? [of as string[]] : []))
  for (const [value, name] of names) for (const words of [values, ...zones]) words[value] = name
}
