import { digest } from '../digest.ts'

/**
 * Twelve hexadecimal digits that stand for a change: the same as long as what is changed stays the same, wherever it
 * is moved.
 */
export function fingerprintOf(parts: readonly (string | null)[]): string {
  return digest(parts, 12)
}

/** How many of these digits two changes have in common that read alike; the rest tells them apart. */
const ALIKE = 9

/** A change that reads as one before it is told apart by how many there were. */
export const fingerprintAmong = (fingerprint: string, count: number): string =>
  count === 1 ? fingerprint : `${fingerprint.slice(0, ALIKE)}${count.toString(16).padStart(3, '0')}`

/** Whether two changes are of one kind and say the same. */
export const readsAlike = (a: { readonly fingerprint: string }, b: { readonly fingerprint: string }): boolean =>
  a.fingerprint.slice(0, ALIKE) === b.fingerprint.slice(0, ALIKE)
