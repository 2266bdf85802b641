import { writeFile } from '../files/write-file.ts'
import type { DatabaseEnd } from './card-row.ts'
import type { CardDatabase } from './read-database.ts'

/** Writes a card database; it stands at `path` when it is whole, and what stood there before stays until then. */
export function writeDatabase(path: string, database: CardDatabase): void {
  writeFile(path, linesOf(database))
}

/** Many at a time, since each piece is a call of the system. */
function* linesOf({ header, cards, skipped }: CardDatabase): Generator<string> {
  let lines = `${JSON.stringify(header)}\n`
  for (const card of cards) {
    lines += `${JSON.stringify(card)}\n`
    if (lines.length > 1 << 16) {
      yield lines
      lines = ''
    }
  }
  const end: DatabaseEnd = { cards: cards.length, ...(skipped.length === 0 ? {} : { skipped }) }
  yield `${lines}${JSON.stringify(end)}\n`
}
