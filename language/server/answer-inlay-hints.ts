import type { Connection } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type InlayHint, inlayHints } from '../inlay-hints.ts'
import type { Desk } from './desk.ts'

const SAID: Readonly<Record<InlayHint['kind'], (text: string) => string>> = {
  value: (text) => `= ${text}`,
  before: (text) => `instead of ${text}`,
  reading: (text) => `as ${text}`,
}

/** Answers what to show within a stretch of a text that is not part of it. */
export function answerInlayHints(connection: Connection, desk: Desk): void {
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }) => {
    const checked = desk.space.about(desk.pathOf(uri))
    const document = TextDocument.create(uri, 'houserules', 0, desk.text(uri))
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)]
    const { path } = desk.place({ textDocument: { uri }, position: range.start }, checked)
    return inlayHints(desk.space.table(checked), checked, path)
      .filter(({ offset }) => from <= offset && offset <= to)
      .map(({ offset, kind, text }) => ({
        position: document.positionAt(offset),
        label: SAID[kind](text),
        paddingLeft: true,
      }))
  })
}
