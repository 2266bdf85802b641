import {
  InsertTextFormat,
  type CompletionItem,
  type Connection,
  type Range,
  type SignatureHelp,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { vocabularyAt } from '../../compiler/game/load.ts'
import { complete } from '../completion.ts'
import type { CompletionOffer } from '../offers.ts'
import type { Desk } from './desk.ts'
import { completionKind } from './kinds.ts'
import { isRules } from './workspace.ts'
import { type Signature, signatureAt } from '../signature.ts'
import { type InlayHint, inlayHints } from '../inlay-hints.ts'

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
      japanese: () => vocabularyAt(desk.space.hostFor(path), path),
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

/** Answers what the call takes in which a cursor stands, and which part of it comes there. */
export function answerSignature(connection: Connection, desk: Desk): void {
  connection.onSignatureHelp((at) => {
    const { uri } = at.textDocument
    const checked = desk.space.about(desk.pathOf(uri))
    const found = signatureAt(checked, desk.rules(uri), desk.place(at, checked).offset)
    return found === null ? null : helpOf(found)
  })
}

/** Where no part is left, the number is that of none: editors mark nothing then. */
function helpOf({ label, parts, active, comment }: Signature): SignatureHelp {
  const parameters = parts.map(({ from, to }) => ({ label: [from, to] as [number, number] }))
  const told = comment === null ? {} : { documentation: comment }
  return {
    signatures: [{ label, parameters, ...told }],
    activeSignature: 0,
    activeParameter: active ?? parts.length,
  }
}

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
