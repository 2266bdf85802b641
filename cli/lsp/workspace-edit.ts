import { pathToFileURL } from 'node:url'
import { CreateFile, TextDocumentEdit, TextEdit as Edit, type WorkspaceEdit } from 'vscode-languageserver/node'
import type { NewFile } from '../../language/refactoring.ts'
import type { TextEdit } from '../../language/rename.ts'
import { locationOf } from './convert.ts'

/** Edits by file, as the protocol has them; `full` makes the full path of the one that a span has. */
export function withEdits(edits: readonly TextEdit[], full: (path: string) => string): WorkspaceEdit {
  const changes: Record<string, Edit[]> = {}
  for (const { span, replacement } of edits) {
    const { uri, range } = locationOf(span, full)
    changes[uri] = [...(changes[uri] ?? []), { range, newText: replacement }]
  }
  return { changes }
}

/** A file that is not there yet, and all that it says. */
export function fileCreated({ path, text }: NewFile, full: (path: string) => string): WorkspaceEdit {
  const { href: uri } = pathToFileURL(full(path))
  const first = Edit.insert({ line: 0, character: 0 }, text)
  return {
    documentChanges: [
      CreateFile.create(uri, { overwrite: false }),
      TextDocumentEdit.create({ uri, version: null }, [first]),
    ],
  }
}
