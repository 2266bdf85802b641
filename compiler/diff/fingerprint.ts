import { digest } from '../digest.ts'

/**
 * Twelve hexadecimal digits that stand for a change: the same as long as what is changed stays the same, wherever it
 * is moved.
 */
export function fingerprintOf(parts: readonly (string | null)[]): string {
  return digest(parts, 12)
}
