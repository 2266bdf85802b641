import { error, firstSaid } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Name } from '../../grammar/tree/names.ts'

/** HR0102: of names that stand beside each other the second of two that are alike would say nothing, or take over. */
export function saidOnce(report: Report, names: readonly Name[], hint: string): void {
  const seen = new Map<string, Name>()
  for (const name of names) {
    const before = seen.get(name.text)
    if (before === undefined) seen.set(name.text, name)
    else
      report(
        error('HR0102', 'said twice', name.span, `\`${name.text}\` is said again here`, {
          secondary: [firstSaid(before.span)],
          hint,
        }),
      )
  }
}
