import { ErrorCodes, ResponseError, type Connection, type WorkspaceEdit } from 'vscode-languageserver'
import { declarationAt, highlightsOf, referencesOf } from '../find-names.ts'
import { rename, type RenameInput, type Renaming } from '../rename.ts'
import { locationOf, rangeOf } from './convert.ts'
import { symbolsNamed } from '../workspace-symbols.ts'
import { symbolKind } from './kinds.ts'
import type { Desk } from './desk.ts'
import { withEdits } from './workspace-edit.ts'

/** Answers what is asked about the name at a place. */
export function answerNames(connection: Connection, desk: Desk): void {
  connection.onDefinition((at) =>
    desk.asked(at, (table, place) => declarationAt(table, place).map((s) => locationOf(s, desk.uriOf))),
  )
  connection.onReferences((at) =>
    desk.asked(
      at,
      (table, place) => referencesOf(table, place, at.context.includeDeclaration).map((s) => locationOf(s, desk.uriOf)),
      true,
    ),
  )
  connection.onDocumentHighlight((at) =>
    desk.asked(at, (table, place) => highlightsOf(table, place).map((span) => ({ range: rangeOf(span) }))),
  )
  connection.onWorkspaceSymbol(({ query }) =>
    symbolsNamed(desk.space.table(desk.space.all()), query).map(({ name, kind, at }) => ({
      name,
      kind: symbolKind(kind),
      location: locationOf(at, desk.uriOf),
    })),
  )
  connection.onRenameRequest((at) => {
    const { space } = desk
    const checked = space.speaking(desk.pathOf(at.textDocument.uri))
    const input: RenameInput = {
      table: space.table(checked),
      checked,
      again: (texts, which) => space.namesAgain(checked, texts, which),
    }
    return changesOf(rename(input, desk.place(at, checked), at.newName), desk)
  })
}

/** @throws ResponseError with what is in the way */
function changesOf(made: Renaming, desk: Desk): WorkspaceEdit {
  if (!made.ok) throw new ResponseError(ErrorCodes.InvalidParams, said(made))
  return withEdits(made.edits, desk.uriOf)
}

function said({ reason, at }: Renaming & { readonly ok: false }): string {
  if (at === null) return reason
  const { start } = rangeOf(at)
  return `${reason} (${at.file.path}:${start.line + 1}:${start.character + 1})`
}
