import { inEnglish, type Sayable, type Saying, type Speak } from '../../grammar/saying.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Diagnostic, Label, Remark, Repairing, Severity } from './diagnostic.ts'
import { worded } from './worded.ts'

interface Extra {
  readonly hint?: Sayable
  readonly secondary?: readonly Remark[]
  readonly clauses?: readonly string[]
  readonly fix?: Repairing
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

function make(severity: Severity, code: string, title: Sayable, span: Span, text: Sayable, extra: Extra): Diagnostic {
  const secondary = extra.secondary ?? []
  const fix = fixed(span, extra)
  const all = [title, text, extra.hint, fix?.title, ...secondary.map((each) => each.text)]
  const sayings = all.filter((words): words is Saying => typeof words === 'object')
  return {
    code,
    severity,
    title: inEnglish(title),
    primary: { span, text: readable(inEnglish(text)) },
    secondary: secondary.map(inWords),
    clauses: extra.clauses ?? [],
    ...(extra.hint === undefined ? {} : { hint: readable(inEnglish(extra.hint)) }),
    ...(extra.meant === undefined ? {} : { meant: extra.meant }),
    ...(extra.unknown === undefined ? {} : { unknown: extra.unknown }),
    ...(fix === undefined ? {} : { fix: { ...fix, title: inEnglish(fix.title) } }),
    ...(sayings.length === 0 ? {} : { sayings }),
  }
}

const inWords = ({ span, text }: Remark): Label => ({ span, text: inEnglish(text) })

function fixed(span: Span, { fix, write }: Extra): Repairing | undefined {
  if (fix !== undefined || write === undefined) return fix
  return { title: worded('write `{1}`', write), span, replacement: write }
}

/** A finding with something else beside it. */
export function retold(
  found: Diagnostic,
  { hint, fix, secondary }: Pick<Extra, 'hint' | 'fix' | 'secondary'>,
): Diagnostic {
  const { title, primary, severity, code } = found
  const made = make(severity, code, title, primary.span, primary.text, {
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix }),
    ...(secondary === undefined ? {} : { secondary }),
  })
  const sayings = [...(found.sayings ?? []), ...(made.sayings ?? [])]
  return {
    ...found,
    ...(made.hint === undefined ? {} : { hint: made.hint }),
    ...(made.fix === undefined ? {} : { fix: made.fix }),
    ...(secondary === undefined ? {} : { secondary: made.secondary }),
    ...(sayings.length === 0 ? {} : { sayings }),
  }
}

/** A finding in another language, as far as what it says is known as sentences. */
export function findingIn(found: Diagnostic, speak: Speak): Diagnostic {
  const { sayings = [], title, primary, secondary, hint, fix } = found
  const said = new Map(sayings.map((words) => [readable(inEnglish(words)), readable(speak(words))]))
  const words = (text: string): string => said.get(text) ?? text
  const label = ({ span, text }: Label): Label => ({ span, text: words(text) })
  return {
    ...found,
    title: words(title),
    primary: label(primary),
    secondary: secondary.map(label),
    ...(hint === undefined ? {} : { hint: words(hint) }),
    ...(fix === undefined ? {} : { fix: { ...fix, title: words(fix.title) } }),
  }
}

/** Beside a finding about what is said again: where it was said before. */
export const firstSaid = (span: Span): Remark => ({ span, text: worded('first said here') })

export function error(code: string, title: Sayable, span: Span, text: Sayable, extra: Extra = {}): Diagnostic {
  return make('error', code, title, span, text, extra)
}

export function warning(code: string, title: Sayable, span: Span, text: Sayable, extra: Extra = {}): Diagnostic {
  return make('warning', code, title, span, text, extra)
}
