import { spanText } from '../../grammar/source-file.ts'
import { type CheckResult, elaborateText } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { rename } from '../../language/rename.ts'
import type { NamedHere, PlaceInFile, Renamed, TextPlace } from '../protocol/name-calls.ts'
import { editOf } from './file-edit.ts'

/** Games that are spoken of, each with the file in which it begins, and how their files are read. */
export interface SpokenGames {
  readonly games: readonly { readonly path: string; readonly checked: CheckResult }[]
  readonly host: RulesHost
}

/** What the name at a place is called, and where it stands; null where there is none, or where the text is another. */
export function namedHere({ games }: SpokenGames, { file, offset, text }: TextPlace): NamedHere | null {
  if (!games.some(({ checked }) => checked.sources.get(file)?.text === text)) return null
  const table = new NamesOfGames(games.map(({ checked }) => checked))
  const found = table.at({ path: file, offset })
  if (found === null) return null
  const all = table.of(found.symbol)
  const files = [...new Set(all.map(({ span }) => span.file.path))]
  return { name: spanText(found.span), kind: found.kind, places: all.length, files }
}

/**
 * A name under another, in all files of these games; or why not. Nothing is changed where another name would then stand
 * for something else.
 */
export function renameInProject({ games, host }: SpokenGames, { file, offset }: PlaceInFile, to: string): Renamed {
  const all = games.map(({ checked }) => checked)
  const made = rename(
    {
      table: new NamesOfGames(all),
      checked: all,
      again: (texts, which) => {
        const read = (path: string): string | null => texts.get(path) ?? host.read(path)
        const parsed = new ParsedFiles(new Map(), { edited: true })
        return games.map(({ path }) => elaborateText(path, { ...host, read }, { parsed }, which))
      },
    },
    { path: file, offset },
    to,
  )
  if (made.ok) return { kind: 'renamed', edits: made.edits.map(editOf) }
  const { reason, at } = made
  return { kind: 'refused', reason, at: at === null ? null : { file: at.file.path, offset: at.start } }
}
