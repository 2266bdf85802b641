import type { Piece } from './events.ts'
import { literal } from './names.ts'

/** What an engine that counts rules adds: the places of rules, and the numbers of those that applied so far. */
export function emitCoverage(places: readonly string[]): Piece[] {
  return [
    { doc: 'Where each rule stands, by its number.', code: `export const places: readonly string[] = [${places.map(literal).join(', ')}]` },
    { doc: 'Rules that applied since the module was loaded.', code: 'export const applied = new Set<number>()' },
    { doc: 'The last test of a rule: notes that it applies.', code: 'export function applies(rule: number): true {\napplied.add(rule)\nreturn true\n}' },
  ]
}
