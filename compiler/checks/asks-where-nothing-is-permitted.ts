import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0506: a player is asked what to do, and no rule permits anything there. */
export const asksWhereNothingIsPermitted: Check = ({ program }, report) => {
  const permitted = new Set(program.offers.filter((o) => o.kind === 'may').flatMap((o) => o.at))
  const told = new Set<string>()
  for (const site of program.sites) {
    if (site.kind !== 'act' || permitted.has(site.at) || told.has(site.at)) continue
    told.add(site.at)
    const span = program.game.events.get(site.at)?.name.span ?? site.proc.span
    report(
      warning(
        'HR0506',
        worded('asked with nothing to choose'),
        span,
        worded('no rule says what a player may do at `{1}`', site.at),
        {
          hint: worded('write one: `player p may … at {1}`', site.at),
          clauses: site.cites,
        },
      ),
    )
  }
}
