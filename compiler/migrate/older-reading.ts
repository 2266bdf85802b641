import { lex } from '../../grammar/tokens.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type LanguageChange, languageChanges, type RefusedPlace, type Rewording } from './language-changes.ts'
import { retold } from '../diagnostics/make.ts'
import { worded } from '../diagnostics/worded.ts'

/** What an earlier version of the language read where it is refused now, and the words of today for it. */
export interface OlderReading {
  readonly change: LanguageChange
  readonly file: SourceFile
  readonly rewording: Rewording
}

/** The tokens of a file, once for all that is found in it. */
const read = new WeakMap<SourceFile, RefusedPlace['tokens']>()

/** Null where no version from that one on read what is refused. */
export function olderReading(
  finding: Diagnostic,
  relations: RefusedPlace['relations'],
  from: number,
): OlderReading | null {
  const changes = languageChanges.filter(
    ({ last, code, title = finding.title }) => code === finding.code && title === finding.title && last >= from,
  )
  if (changes.length === 0 || finding.severity !== 'error') return null
  const { file, start } = finding.primary.span
  const tokens = read.get(file) ?? lex(file.text).tokens
  read.set(file, tokens)
  const at = tokens.findIndex(({ startOffset }) => startOffset >= start)
  for (const change of changes) {
    const rewording = change.reword({ finding, text: file.text, tokens, at, relations })
    if (rewording !== null) return { change, file, rewording }
  }
  return null
}

/** A finding with what to do where an earlier version of the language read the sentence. */
export function withOlderReading(finding: Diagnostic, relations: RefusedPlace['relations']): Diagnostic {
  const older = olderReading(finding, relations, 1)
  if (older === null || !older.change.isTold) return finding
  const { change, file, rewording } = older
  const { last, now } = change
  const hint = finding.hint ?? worded('write `{1}`', now)
  return retold(finding, {
    hint: worded(
      '{1}; if this is language {2}, `houserules format --from {2} {3}` writes it again',
      hint,
      last,
      file.path,
    ),
    fix: finding.fix ?? {
      title: worded('write `{1}`', now),
      span: { file, start: rewording.start, end: rewording.end },
      replacement: rewording.replacement,
    },
  })
}
