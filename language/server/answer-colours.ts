import { SemanticTokenModifiers, SemanticTokenTypes, SemanticTokensBuilder } from 'vscode-languageserver'
import type { Connection, SemanticTokensLegend } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type Coloured, coloursOf } from '../colours.ts'
import type { Desk } from './desk.ts'

const TYPES: Readonly<Record<Coloured['kind'], SemanticTokenTypes>> = {
  type: SemanticTokenTypes.enum,
  value: SemanticTokenTypes.enumMember,
  option: SemanticTokenTypes.enum,
  printed: SemanticTokenTypes.property,
  fact: SemanticTokenTypes.property,
  adjective: SemanticTokenTypes.property,
  relation: SemanticTokenTypes.operator,
  reading: SemanticTokenTypes.macro,
  zone: SemanticTokenTypes.namespace,
  card: SemanticTokenTypes.class,
  event: SemanticTokenTypes.function,
  variable: SemanticTokenTypes.variable,
  clause: SemanticTokenTypes.decorator,
  word: SemanticTokenTypes.keyword,
  comment: SemanticTokenTypes.comment,
  text: SemanticTokenTypes.string,
  number: SemanticTokenTypes.number,
}

/** What numbers of kinds mean in answers; the only modifier tells where a name is declared. */
export const LEGEND: SemanticTokensLegend = {
  tokenTypes: [...new Set(Object.values(TYPES))],
  tokenModifiers: [SemanticTokenModifiers.declaration],
}

/** Answers how a text is coloured. */
export function answerColours(connection: Connection, desk: Desk): void {
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) => {
    const text = desk.rules(uri)
    const document = TextDocument.create(uri, 'houserules', 0, text)
    const builder = new SemanticTokensBuilder()
    const colours = desk.asked({ textDocument: { uri }, position: { line: 0, character: 0 } }, (table, { path }) =>
      coloursOf(table, path, text),
    )
    for (const { start, length, kind, declares } of colours) {
      const { line, character } = document.positionAt(start)
      builder.push(line, character, length, LEGEND.tokenTypes.indexOf(TYPES[kind]), declares ? 1 : 0)
    }
    return builder.build()
  })
}
