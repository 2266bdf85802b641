import { literal } from '../target/literals.ts'
import { code } from '../target/vocabulary.ts'
import type { Piece } from './piece.ts'

/** What an engine that counts rules adds: the places of rules, and the numbers of those that applied so far. */
export function emitCoverage(places: readonly string[]): Piece[] {
  return [
    {
      doc: 'Where each rule stands, by its number.',
      code: code`export const places‹: readonly string[]› = [${places.map(literal)}]`,
    },
    { doc: 'Rules that applied since the module was loaded.', code: code`export const applied = new Set‹<number>›()` },
    {
      doc: 'The last test of a rule: notes that it applies.',
      code: code`export function applies(rule‹: number›)‹: true› {\napplied.add(rule)\nreturn true\n}`,
    },
  ]
}
