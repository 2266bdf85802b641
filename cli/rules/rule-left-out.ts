import type { Entry } from '../../compiler/game/entry.ts'
import type { Game } from '../../compiler/game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'

/** Text of a file without what a rule does; null where nothing can be left out of it. */
export function textWithout({ decl }: Entry, game: Game): string | null {
  const { text } = decl.span.file
  const lineStart = (at: number): number => text.lastIndexOf('\n', at - 1) + 1
  const without = ({ start, end }: Pick<Span, 'start' | 'end'>, by = ''): string =>
    text.slice(0, start) + by + text.slice(end)
  switch (decl.kind) {
    case 'modal':
    case 'hook':
    case 'except':
    case 'always':
    case 'refuse':
    case 'adjective':
    case 'relation':
      return without({ start: lineStart(decl.span.start), end: decl.span.end })
    case 'event':
      return decl.body.length === 0 ? null : without({ start: bodyStart(decl.body, lineStart), end: decl.span.end })
    case 'fact':
      return decl.value === null ? null : without(decl.value.span, nothingOf(game, decl.name.text) ?? undefined)
    case 'card':
    case 'deck':
    case 'default':
    case 'example':
    case 'include':
    case 'option':
    case 'overlay':
    case 'printed':
    case 'reading':
    case 'text':
    case 'type':
    case 'zone':
      return null
  }
}

function bodyStart(body: readonly Stmt[], lineStart: (at: number) => number): number {
  return Math.min(...body.map(({ span }) => lineStart(span.start)))
}

/** What a fact is where nothing is said of it, in the words of the rules. */
function nothingOf({ facts }: Game, name: string): string | null {
  const type = facts.get(name)?.type
  if (type === undefined) return null
  if (type.set) return '()'
  if (type.optional) return 'none'
  return type.base === 'number' ? '0' : type.base === 'truth' ? 'no' : null
}
