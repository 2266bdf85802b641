import type { Connection, SignatureHelp } from 'vscode-languageserver'
import { type Signature, signatureAt } from '../signature.ts'
import type { Desk } from './desk.ts'

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
