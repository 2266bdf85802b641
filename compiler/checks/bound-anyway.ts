import { freeToPass } from '../analyse/compulsions.ts'
import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0531: who must act is asked only where the text lets nobody pass. */
export const boundAnyway: Check = ({ program }, report) => {
  const { game, sites } = program
  const asking = new Set(sites.filter(({ kind }) => kind === 'act').map(({ at }) => at))
  const free = freeToPass(sites)
  for (const { modality, at, cites } of [
    ...game.modals.map(({ decl }) => decl),
    ...program.lasting.flatMap(({ modals }) => modals),
  ]) {
    if (modality !== 'must act') continue
    for (const place of at) {
      if (!asking.has(place.text) || free.has(place.text)) continue
      report(
        warning(
          'HR0531',
          worded('nobody may pass there'),
          place.span,
          worded('`{1}` asks with `must act` already', place.text),
          {
            hint:
              at.length === 1
                ? worded('take the sentence out, or ask with `may act`')
                : worded('name the other events only'),
            clauses: cites.map(({ text }) => text),
          },
        ),
      )
    }
  }
}
