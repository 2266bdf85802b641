import type { Diagnostic } from '@codemirror/lint'
import type { Finding, FindingFix } from '../protocol/write-calls.ts'
import { words } from '../words.ts'

/**
 * Findings of one file as the editor shows them: where they stand, with what to do and a button where it can be done.
 */
export function diagnosticsOf(
  findings: readonly Finding[],
  file: string,
  length: number,
  fix: (fix: FindingFix) => void,
): Diagnostic[] {
  return findings
    .filter((finding) => finding.file === file && finding.from <= length)
    .map((finding) => ({
      from: finding.from,
      to: Math.min(length, Math.max(finding.to, finding.from)),
      severity: finding.severity,
      message: messageOf(finding),
      source: finding.code,
      actions: finding.fixes.map((each) => actionOf(each, fix)),
    }))
}

/** One sentence, and what to do. */
export const messageOf = ({ message, hint }: Finding): string =>
  hint === null ? ended(message) : `${ended(message)} ${words.text.hint}: ${ended(hint)}`

/** What is asked ends with its own sign. */
const ended = (said: string): string => (/[.?!]`?$/.test(said) ? said : `${said}.`)

const actionOf = (found: FindingFix, fix: (fix: FindingFix) => void): NonNullable<Diagnostic['actions']>[number] => ({
  name: found.title,
  apply: () => fix(found),
})
