import { layOut } from '../../grammar/layout.ts'
import { lex } from '../../grammar/tokens.ts'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { lineColumn, type SourceFile } from '../../compiler/source/source-file.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import type { Printed, PrintKind } from '../toolchain.ts'
import { outlineText } from './outline-text.ts'

/** A representation of a rules file as text; of its syntax alone, or of the whole game with includes and bases. */
export function printStage(kind: PrintKind, path: string, host: RulesHost): Printed {
  if (kind === 'tokens' || kind === 'ast') return printSyntax(kind, { path, text: host.read(path) ?? '' })
  const { resolution, program, diagnostics } = checkGame(path, host)
  if (kind === 'game') return { text: resolution === null ? null : outlineText(resolution.game), diagnostics }
  if (program === null) return { text: null, diagnostics }
  const { game, ...rest } = program
  return { text: `game ${game.name}\n${outlineText(rest)}`, diagnostics }
}

function printSyntax(kind: 'tokens' | 'ast', file: SourceFile): Printed {
  if (kind === 'tokens') return { text: tokenLines(file).join('\n'), diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const tree = parseFile(file, (each) => diagnostics.push(each))
  return { text: outlineText(tree), diagnostics }
}

/** One token a line: place, kind, text. Layout tokens have no text. */
function tokenLines(file: SourceFile): string[] {
  return layOut(lex(file.text).tokens, file.text).tokens.map(({ startOffset, tokenType, image }) => {
    const { line, column } = lineColumn(file, startOffset)
    return `${`${line}:${column}`.padEnd(8)} ${tokenType.name}${image === '' ? '' : ` ${JSON.stringify(image)}`}`
  })
}
