import type { Sayable } from '../../grammar/saying.ts'
import { contrasted } from './compared.ts'
import type { Change } from './change.ts'
import type { ChangeClass } from './change-kind.ts'

/**
 * The version of a game in three numbers. The first counts what breaks saves, the second what makes games go otherwise,
 * the third what is editorial.
 */
export type VersionNumber = readonly [number, number, number]

/** Of a game that has not been numbered before. */
export const FIRST_VERSION: VersionNumber = [1, 0, 0]

/** `1.2.3`; null of anything else. */
export function versionNumberIn(text: string): VersionNumber | null {
  const [, a, b, c] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/u.exec(text) ?? []
  return c === undefined ? null : [Number(a), Number(b), Number(c)]
}

export const versionText = (version: VersionNumber): string => version.join('.')

/** Which of the three numbers the worst of some changes counts. */
const COUNTED: Readonly<Record<ChangeClass, 0 | 1 | 2>> = {
  shape: 0,
  tightens: 1,
  outcome: 1,
  undecided: 1,
  loosens: 1,
  editorial: 2,
}

const DOES = [
  contrasted('breaks saves'),
  contrasted('changes how games go'),
  contrasted('words, examples or order'),
] as const

/** What some changes do, by the worst of them; null where there is none. */
export function whatChangesDo(changes: readonly Change[]): Sayable | null {
  const counted = countedBy(changes)
  return counted === null ? null : DOES[counted]
}

function countedBy(changes: readonly Change[]): 0 | 1 | 2 | null {
  const counted = changes.map((change) => COUNTED[change.class])
  return ([0, 1, 2] as const).find((number) => counted.includes(number)) ?? null
}

/** The number after some changes; the same after none. */
export function nextVersion([first, second, third]: VersionNumber, changes: readonly Change[]): VersionNumber {
  switch (countedBy(changes)) {
    case null:
      return [first, second, third]
    case 0:
      return [first + 1, 0, 0]
    case 1:
      return [first, second + 1, 0]
    case 2:
      return [first, second, third + 1]
  }
}

/** Whether a version comes before another. */
export function precedes(a: VersionNumber, b: VersionNumber): boolean {
  const at = a.findIndex((number, i) => number !== b[i])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
