import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver'
import type { ExampleFinding } from '../example-findings.ts'
import { locationOf, rangeOf } from './convert.ts'

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
