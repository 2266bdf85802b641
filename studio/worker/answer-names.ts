import type { CheckResult } from '../../compiler/compile.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import { complete, mustGoOn } from '../../language/completion.ts'
import { declarationAt } from '../../language/find-names.ts'
import { hover } from '../../language/hover.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import type { ToldRule } from '../../language/told-rules.ts'
import type { OfferedNames, Meaning, MeaningPart, PlaceInFile, TextPlace } from '../protocol/name-calls.ts'

/** What a checked project says of the names in its files. The table of names is made when it is first asked for. */
export class NameAnswers {
  private readonly checked: CheckResult
  /** What games and variants there are to speak of. */
  private readonly games: () => readonly string[]
  private made: NamesOfGames | null = null

  constructor(checked: CheckResult, games: () => readonly string[]) {
    this.checked = checked
    this.games = games
  }

  /** Null where the text is another than the one that was checked: its places are others. */
  meaning(at: TextPlace): Meaning | null {
    const found = this.isAbout(at) ? hover(this.table, [this.checked], place(at)) : null
    if (found === null) return null
    const { span, kind, told, declared } = found
    return {
      from: span.start,
      to: span.end,
      kind,
      parts: [
        ...told.map(partOf),
        ...declared.map(({ line, comment, path }) => ({ text: line, note: comment, at: path })),
      ],
      clauses: clausesOf(told),
    }
  }

  /** Where the name at a place is declared. */
  declaration(at: TextPlace): PlaceInFile | null {
    const [span] = this.isAbout(at) ? declarationAt(this.table, place(at)) : []
    return span === undefined ? null : { file: span.file.path, offset: span.start }
  }

  /** Of a text that goes on while it is checked as well. */
  completions({ file, offset, text }: TextPlace): OfferedNames {
    const around = { games: this.games, paths: () => this.includable(file), snippets: true }
    const { from, all } = complete([this.checked], { path: file, offset }, text, around)
    return {
      from,
      isAwaited: mustGoOn({ offset }, text),
      all: all.map(({ label, kind, detail, snippet }) => ({ label, kind, detail, snippet: snippet ?? null })),
    }
  }

  /** What a file may include that the project has: beside or below it. */
  private includable(file: string): readonly string[] {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return [...this.checked.sources].flatMap(([path, { text }]) =>
      path !== file && path.startsWith(folder) && declaredName(text) === null ? [path.slice(folder.length)] : [],
    )
  }

  private get table(): NamesOfGames {
    return (this.made ??= new NamesOfGames([this.checked]))
  }

  private isAbout({ file, text }: TextPlace): boolean {
    return this.checked.sources.get(file)?.text === text
  }
}

const place = ({ file, offset }: TextPlace): { readonly path: string; readonly offset: number } => ({
  path: file,
  offset,
})

/** More lines than that are looked at where they stand. */
const MOST_LINES = 8

function partOf({ text, comment, decl: { span } }: ToldRule): MeaningPart {
  const lines = text.split('\n')
  const shown = [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ['…'] : [])]
  const at = `${span.file.path}:${lineColumn(span.file, span.start).line}`
  return { text: shown.join('\n'), note: comment, at }
}

/** Each clause once. */
const clausesOf = (told: readonly ToldRule[]): Meaning['clauses'] => [
  ...new Map(told.flatMap(({ clauses }) => clauses).map((clause) => [clause.id, clause])).values(),
]
