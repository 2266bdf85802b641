import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Check } from './check.ts'

/** HR0505: `at W` is a place where somebody is asked what to do. */
export const permissionNeverAsked: Check = ({ program }, report) => {
  const { game, sites } = program
  const asking = new Set(sites.filter((s) => s.kind === 'act').map((s) => s.at))
  for (const decl of [...game.modals.map((m) => m.decl), ...program.lasting.flatMap((l) => l.modals)]) {
    for (const place of decl.at) {
      if (asking.has(place.text) || !game.events.has(place.text)) continue
      const near = nearest(place.text, asking)
      const hint =
        near.hint ??
        (asking.size === 0
          ? `ask in it: \`p may act\``
          : `players are asked in ${[...asking].map((a) => `\`${a}\``).join(', ')}`)
      report(
        error(
          'HR0505',
          'nobody is asked there',
          place.span,
          `\`${place.text}\` has no line \`p may act\` or \`p must act\``,
          { hint },
        ),
      )
    }
  }
}
