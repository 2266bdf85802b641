import type { Resolution } from '../../compiler/game/resolve.ts'
import type { ZoneSymbol } from '../../compiler/game/model.ts'
import type { CardDecl } from '../../grammar/tree/declarations.ts'
import { wordsInFile, wordsPath } from '../../compiler/game/words-file.ts'
import type { SeenBy, WrittenSheet } from '../play/game-sheet.ts'

/** What the page shows of a game that only its rules say. `read` gives a file, or null. */
export function writtenSheet(
  { game, modules, entries }: Resolution,
  read: (path: string) => string | null,
): WrittenSheet {
  // Files that are taken in have words for what they say; those of a game decide.
  const own = modules.map(({ path }) => path)
  const takenIn = entries.map(({ decl }) => decl.span.file.path).filter((path) => !own.includes(path))
  const files = new Set([...takenIn, ...own])
  return {
    base: modules.at(-1)?.header.base?.text ?? null,
    seenBy: Object.fromEntries([...game.zones].map(([name, zone]) => [name, seenByOf(zone)])),
    texts: Object.fromEntries(
      [...game.definitions.values()].flatMap(({ name, decl }): [string, string][] =>
        decl.rules.length === 0 ? [] : [[name, textOf(decl)]],
      ),
    ),
    clauses: Object.fromEntries(
      modules.flatMap(({ path }) => summariesIn(read(path.replace(/\.rules$/, '.clauses.json')))),
    ),
    words: { ja: Object.assign({}, ...[...files].map((path) => wordsInFile(read(wordsPath(path, 'ja'))))) },
  }
}

/** Whom a zone is shown to by its declaration, exceptions apart. */
function seenByOf({ seenBy, key }: ZoneSymbol): SeenBy {
  if (seenBy?.kind !== 'name') return 'others'
  if (seenBy.name === 'everyone' || seenBy.name === 'nobody') return seenBy.name
  return key !== null && seenBy.name === key.name ? 'owner' : 'others'
}

/** The rules of a card as they are written, moved to the left margin. */
function textOf({ rules }: CardDecl): string {
  return rules.map(({ span: { file, start, end } }) => dedented(file.text, start, end)).join('\n')
}

function dedented(text: string, start: number, end: number): string {
  const margin = start - (text.lastIndexOf('\n', start - 1) + 1)
  return text
    .slice(start, end)
    .trimEnd()
    .split('\n')
    .map((line, i) => (i === 0 ? line : line.slice(Math.min(margin, line.length - line.trimStart().length))))
    .join('\n')
}

/** Clause ids and what they say. A list that cannot be read is a finding of its own, and says nothing here. */
function summariesIn(text: string | null): [string, string][] {
  if (text === null) return []
  try {
    const { clauses } = JSON.parse(text) as { readonly clauses?: unknown }
    if (!Array.isArray(clauses)) return []
    return clauses.flatMap((clause: unknown): [string, string][] =>
      isSummary(clause) ? [[clause.id, clause.summary]] : [],
    )
  } catch {
    return []
  }
}

const isSummary = (clause: unknown): clause is { readonly id: string; readonly summary: string } =>
  typeof clause === 'object' &&
  clause !== null &&
  typeof (clause as { id?: unknown }).id === 'string' &&
  typeof (clause as { summary?: unknown }).summary === 'string'
