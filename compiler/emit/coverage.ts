import type { Piece } from './events.ts'
import { literal } from './names.ts'

/** What an engine that counts rules adds: the places of rules, and the numbers of those that applied so far. */
export function emitCoverage(places: readonly string[]): Piece[] {
  return [
    { doc: 'Where each rule stands, by its number.', code: `export const places: readonly string[] = [${places.map(literal).join(', ')}]` },
    { doc: 'Rules that applied since the module was loaded.', code: 'export const applied = new Set<number>()' },
    { doc: 'How often may still be noted that a rule applies; whoever fears games without an end fills it before each move.', code: 'export const fuel = { left: Infinity }' },
    { doc: 'The last test of a rule: notes that it applies.', code: "export function applies(rule: number): true {\napplied.add(rule)\nfuel.left -= 1\nif (fuel.left < 0) throw new RangeError('the rules go on without an end')\nreturn true\n}" },
  ]
}
