import { type Diagnostic, type InitializeParams, DiagnosticSeverity } from 'vscode-languageserver'
import { diagnosticOf } from './answer-texts.ts'
import type { Desk } from './desk.ts'
import { pulls, type PushedOptions } from './push-findings.ts'
import type { RanExamples } from './ran-examples.ts'
import type { ExampleFinding } from '../example-findings.ts'
import { locationOf, rangeOf } from './convert.ts'

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

/** What is wrong with an example as the protocol has it; where `uriOf` gives the addresses of paths, with what it is about. */
export function exampleDiagnostic(
  { at, severity, message, example }: ExampleFinding,
  uriOf: ((path: string) => string) | null,
): Diagnostic {
  const finding: Diagnostic = {
    range: rangeOf(at),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: 'example',
    source: 'houserules',
    message,
  }
  return uriOf === null || example === null
    ? finding
    : { ...finding, relatedInformation: [{ location: locationOf(example, uriOf), message: 'the example' }] }
}
