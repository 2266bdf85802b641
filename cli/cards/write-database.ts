import { writeFile } from '../files/write-file.ts'
import type { CardRow, DatabaseHeader } from './card-row.ts'

/** Writes a card database; it stands at `path` when it is whole, and what stood there before stays until then. */
export function writeDatabase(path: string, header: DatabaseHeader, cards: readonly CardRow[]): void {
  writeFile(path, linesOf(header, cards))
}

/** Many at a time, since each piece is a call of the system. */
function* linesOf(header: DatabaseHeader, cards: readonly CardRow[]): Generator<string> {
  let lines = `${JSON.stringify(header)}\n`
  for (const card of cards) {
    lines += `${JSON.stringify(card)}\n`
    if (lines.length > 1 << 16) {
      yield lines
      lines = ''
    }
  }
  yield `${lines}${JSON.stringify({ cards: cards.length })}\n`
}
