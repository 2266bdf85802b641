import type { Change } from '../../../compiler/diff/change.ts'
import { namesIn } from '../../../compiler/game/names-in.ts'
import type { Resolution } from '../../../compiler/game/resolve.ts'
import { bornBy } from '../../../compiler/game/still-named.ts'
import { spanWithin } from '../../../grammar/source-file.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'

/** What is gone besides what a change has removed, and without which that cannot be read: what it names, and so on. */
export function goneAlong(
  { old: span }: Change,
  { entries }: Pick<Resolution, 'entries'>,
  next: Pick<Resolution, 'entries'>,
): readonly Decl[] {
  const there = new Set(next.entries.flatMap(({ decl }) => bornBy(decl)))
  const gone = entries.map(({ decl }) => decl).filter((decl) => bornBy(decl).some((name) => !there.has(name)))
  const removed = entries.map(({ decl }) => decl).filter((decl) => span !== null && spanWithin(span, decl.span))
  const found = new Set(removed)
  // A set is gone through with what is added on the way.
  for (const decl of found) {
    const names = new Set(namesIn(decl).map(({ text }) => text))
    for (const other of gone) if (bornBy(other).some((name) => names.has(name))) found.add(other)
  }
  return [...found].slice(removed.length)
}
