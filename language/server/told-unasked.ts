import type { Diagnostic, InitializeParams } from 'vscode-languageserver'
import { diagnosticOf } from './answer-texts.ts'
import type { Desk } from './desk.ts'
import { exampleDiagnostic } from './example-diagnostic.ts'
import { pulls, type PushedOptions } from './push-findings.ts'
import type { RanExamples } from './ran-examples.ts'

/**
 * What the editor is told unasked: what examples come to, and all else where it does not ask for that; null where there
 * is nothing of it.
 */
export function findingsToPush(asked: InitializeParams, desk: Desk, ran: RanExamples | null): PushedOptions | null {
  const ofExamples = (uri: string): Diagnostic[] =>
    (ran?.findings(desk.pathOf(uri)) ?? []).map((each) =>
      exampleDiagnostic(each, desk.showsRelated ? desk.uriOf : null),
    )
  if (pulls(asked)) return ran === null ? null : { beside: true, findings: ofExamples }
  const ofRules = (uri: string): Diagnostic[] => desk.findings(uri).map((each) => diagnosticOf(each, desk))
  return { beside: false, findings: (uri) => [...ofRules(uri), ...ofExamples(uri)] }
}
