import { InsertTextFormat, type CompletionItem, type Connection, type Range } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { complete } from '../completion.ts'
import type { CompletionOffer } from '../offers.ts'
import type { Desk } from './desk.ts'
import { completionKind } from './kinds.ts'
import { isRules } from './workspace.ts'

/** Answers what may be written at a place. */
export function answerCompletion(connection: Connection, desk: Desk): void {
  connection.onCompletion((at) => {
    const { uri } = at.textDocument
    const path = desk.pathOf(uri)
    if (!isRules(path)) return []
    const checked = desk.space.about(path)
    const text = desk.text(uri)
    const { from, all } = complete(checked, desk.place(at, checked), text, {
      games: () => desk.space.names(),
      paths: () => desk.space.includable(path),
      snippets: desk.fillsSnippets,
    })
    const range = { start: TextDocument.create(uri, 'houserules', 0, text).positionAt(from), end: at.position }
    return all.map((completion, i) => itemOf(completion, i, range))
  })
}

/** Editors sort by text; ours is sorted already. */
function itemOf({ label, kind, detail, snippet }: CompletionOffer, i: number, range: Range): CompletionItem {
  return {
    label,
    kind: completionKind(kind),
    detail,
    sortText: String(i).padStart(6, '0'),
    textEdit: { range, newText: snippet ?? label },
    ...(snippet === undefined ? {} : { insertTextFormat: InsertTextFormat.Snippet }),
  }
}
