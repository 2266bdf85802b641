import { CreateFile, TextDocumentEdit, TextEdit as Edit, type WorkspaceEdit } from 'vscode-languageserver'
import { endedAs } from '../line-ends.ts'
import type { NewFile } from '../refactoring.ts'
import type { TextEdit } from '../rename.ts'
import { locationOf } from './convert.ts'

/** Edits by file, as the protocol has them, with the line ends of each; `uriOf` gives the address of a path that spans have. */
export function withEdits(edits: readonly TextEdit[], uriOf: (path: string) => string): WorkspaceEdit {
  const changes: Record<string, Edit[]> = {}
  for (const { span, replacement } of edits) {
    const { uri, range } = locationOf(span, uriOf)
    changes[uri] = [...(changes[uri] ?? []), { range, newText: endedAs(span.file.text, replacement) }]
  }
  return { changes }
}

/** A file that is not there yet, and all that it says. */
export function fileCreated({ path, text }: NewFile, uriOf: (path: string) => string): WorkspaceEdit {
  const uri = uriOf(path)
  const first = Edit.insert({ line: 0, character: 0 }, text)
  return {
    documentChanges: [
      CreateFile.create(uri, { overwrite: false }),
      TextDocumentEdit.create({ uri, version: null }, [first]),
    ],
  }
}
