import type { Span } from '../../grammar/source-file.ts'
import type { Diagnostic, Fix, Label, Severity } from './diagnostic.ts'

interface Extra {
  readonly hint?: string
  readonly secondary?: readonly Label[]
  readonly clauses?: readonly string[]
  readonly fix?: Fix
  /** What is to stand in the place of the primary span: the short form of a fix. */
  readonly write?: string
  readonly meant?: readonly string[]
  readonly unknown?: string
}

/** Of more than that nobody reads all. */
const LONGEST_QUOTED = 200

/** What is quoted from the rules may be a name of any length. */
const readable = (text: string): string =>
  text.length <= LONGEST_QUOTED
    ? text
    : text.replace(/`([^`]*)`/g, (whole, quoted: string) =>
        quoted.length > LONGEST_QUOTED ? `\`${quoted.slice(0, LONGEST_QUOTED / 2)}…\`` : whole,
      )

function make(severity: Severity, code: string, title: string, span: Span, text: string, extra: Extra): Diagnostic {
  return {
    code,
    severity,
    title,
    primary: { span, text: readable(text) },
    secondary: extra.secondary ?? [],
    clauses: extra.clauses ?? [],
    ...(extra.hint === undefined ? {} : { hint: readable(extra.hint) }),
    ...(extra.meant === undefined ? {} : { meant: extra.meant }),
    ...(extra.unknown === undefined ? {} : { unknown: extra.unknown }),
    ...fixed(span, extra),
  }
}

function fixed(span: Span, { fix, write }: Extra): { readonly fix?: Fix } {
  if (fix !== undefined) return { fix }
  return write === undefined ? {} : { fix: { title: `write \`${write}\``, span, replacement: write } }
}

/** Beside a finding about what is said again: where it was said before. */
export const firstSaid = (span: Span): Label => ({ span, text: 'first said here' })

export function error(code: string, title: string, span: Span, text: string, extra: Extra = {}): Diagnostic {
  return make('error', code, title, span, text, extra)
}

export function warning(code: string, title: string, span: Span, text: string, extra: Extra = {}): Diagnostic {
  return make('warning', code, title, span, text, extra)
}
