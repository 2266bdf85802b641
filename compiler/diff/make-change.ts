import { type ChangeId, changeKind } from './catalogue.ts'
import type { Change } from './change.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ComparedPassage } from './passage.ts'

/** A change of one kind; what one version does not have is null. */
export function makeChange(
  id: ChangeId,
  rule: string,
  old: ComparedPassage | null,
  next: ComparedPassage | null,
): Change {
  const [before, after] = [old?.text ?? null, next?.text ?? null]
  return {
    id,
    class: changeKind(id).class,
    rule,
    clause: { old: old?.clauses ?? [], new: next?.clauses ?? [] },
    before,
    after,
    old: old?.span ?? null,
    new: next?.span ?? null,
    ...(old?.whole === undefined || next?.whole === undefined ? {} : { declared: { old: old.whole, new: next.whole } }),
    // Numbers behind the names of unlabelled sentences shift with every line.
    fingerprint: fingerprintOf([id, rule.replace(/-\d+$/u, ''), plain(before), plain(after)]),
  }
}

/** Without comments and layout. */
function plain(text: string | null): string | null {
  return text === null
    ? null
    : text
        .replace(/^\s*--.*$/gmu, '')
        .replace(/\s+/gu, ' ')
        .trim()
}
