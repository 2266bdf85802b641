import { createHash } from 'node:crypto'

/** Twelve hexadecimal digits that stand for a change: the same as long as what is changed stays the same, wherever it is moved. */
export function fingerprintOf(parts: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}
